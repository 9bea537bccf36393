/** Crayon games on the screen: one value that the frame of the table is given for every title of the family. */
import { type CrayonAction, figuresOf } from '@kursbuch/crayon';
import { newsOf } from '@kursbuch/words';
import { weightOf } from '@kursbuch/words/crayon/weights.ts';
import type { Chapter, HeadFact, Line, Panel, Shown, Stage, TitleOnScreen } from '../game/shown.ts';
import { LogTail } from '../log/LogTail.tsx';
import { later } from '../parts/loadLater.tsx';
import type { LineStop } from '../parts/RouteLine.tsx';
import { isRoomy, isWide } from '../parts/screen.ts';
import { computersUi } from '../words/computers.ts';
import { DecisionBar } from './bar/DecisionBar.tsx';
import { controlsOf } from './controls.ts';
import { refusedShort } from './decisions/index.ts';
import { TimetablePanel } from './drive/TimetablePanel.tsx';
import { Course } from './end/Course.tsx';
import { forEye } from './game/forEye.ts';
import { Game, type Host, type HostOpening, type Playable, type Refused } from './game/game.ts';
import { Notices } from './notices/Notices.tsx';
import { looked } from './orders/lit.ts';
import { GoodsLeft, SegmentCosts } from './panels/Goods.tsx';
import { OwnOrders, PublicOrders } from './panels/Orders.tsx';
import { Players, seatsInOrder } from './panels/Players.tsx';
import { raceOf } from './panels/race.ts';
import { Agreements, Events, Lying } from './panels/Table.tsx';
import { MapPlace } from './stage/MapPlace.tsx';
import { Outset } from './stage/Outset.tsx';
import { handUi } from './words/hand.ts';
import { speakOf, ui, words } from './words/index.ts';
import { mapUi } from './words/map.ts';

const End = later(() => import('./end/End.tsx').then((file) => file.End));

/** A title of the family, ready to be shown. */
export async function crayon(playable: Playable): Promise<TitleOnScreen> {
  await Promise.all([
    ui.load(),
    mapUi.load(),
    handUi.load(),
    computersUi.load(),
    speakOf(playable.title.id, playable.look.voices),
  ]);
  return {
    async show(host: Host, opening: HostOpening) {
      const game = new Game(host, opening, playable);
      // A game that is over shows its end first.
      if (game.now.value.result) await End.load();
      return shown(game);
    },
  };
}

function shown(game: Game): Shown {
  const { title } = game;
  const all: Shown = {
    game,
    title: game.look.name,
    round: () => {
      const { round, result } = game.shown.value;
      return result ? ui().table.end : words().roundName(round);
    },
    rounds: () => stops(game),
    facts: () => facts(game),
    chapters: () => chapters(game),
    tell: (step) => tell(game, step),
    subjects: () => ({ label: '', names: [] }),
    SubjectMark: () => null,
    stages: stages(game),
    stage: () => (game.shown.value.round === 0 ? 'outset' : 'map'),
    called: () => (looked(game).value === null || game.shown.value.round === 0 ? null : 'map'),
    scores: () => game.shown.value.purses,
    panels: panels(game, () => <LogTail shown={all} />),
    ownPanels: [],
    panelsLabel: () => ui().table.panel,
    Bar: () => <DecisionBar game={game} />,
    Notice: () => <Notices game={game} />,
    // The actions of a game of this family are its own.
    controls: (action) => controlsOf(title.board, action as CrayonAction),
    money: (amount) => words().sum(amount),
    over: () => ({
      cause: words().causeOf(title, game.now.value.result?.cause ?? ''),
      score: all.money,
    }),
    End: (props) => <End game={game} shown={all} {...props} />,
    race: () => raceOf(game),
    standing: () => null,
    refused: (refused: Refused) => ({
      what: refusedShort(refused),
      why: words().refusal(title, game.now.value, refused.refusal),
    }),
    advice: async () => (await import('./guide/advised.ts')).adviceOf(game),
    guide: { load: async () => (await import('./guide/topics.ts')).topicsOf(game) },
    puzzle: async (puzzle) => (await import('./puzzles/puzzleAt.tsx')).puzzleAt(game, puzzle),
    rules: async () => (await import('./rules/consulted.ts')).consultedOf(game),
    explained: async () => (await import('./rules/explained.ts')).explainedOf(game),
    keys: () => ui().table.keyList,
  };
  return all;
}

// ---------------------------------------------------------------- the middle, and beside it

const stages = (game: Game): readonly Stage[] => [
  {
    id: 'outset',
    label: () => ui().table.views.outset,
    icon: 'table',
    passing: true,
    Body: () => <Outset game={game} />,
  },
  {
    id: 'map',
    label: () => ui().table.views.map,
    icon: 'map',
    fills: true,
    Body: () => <MapPlace game={game} />,
  },
  {
    id: 'orders',
    label: () => ui().table.views.orders,
    icon: 'table',
    yields: true,
    Body: () => <OrdersPage game={game} />,
  },
  {
    id: 'goods',
    label: () => ui().table.views.goods,
    icon: 'tile',
    Body: () => <GoodsPage game={game} />,
  },
];

function OrdersPage({ game }: { readonly game: Game }) {
  return (
    <>
      <OwnOrders game={game} />
      <PublicOrders game={game} />
      <Players game={game} />
      <Events game={game} />
      <Agreements game={game} />
    </>
  );
}

function GoodsPage({ game }: { readonly game: Game }) {
  return (
    <>
      <GoodsLeft game={game} withCities />
      <Lying game={game} />
      <SegmentCosts game={game} />
    </>
  );
}

function Overview({ game, Tail }: { readonly game: Game; readonly Tail: Panel['Body'] }) {
  return (
    <>
      <Events game={game} />
      <TimetablePanel game={game} />
      {game.shown.value.round > 0 && <OwnOrders game={game} />}
      <PublicOrders game={game} />
      <Players game={game} />
      <Lying game={game} />
      <Agreements game={game} />
      {!isRoomy.value && <SegmentCosts game={game} />}
      <Tail />
    </>
  );
}

const panels = (game: Game, Tail: Panel['Body']): readonly Panel[] => [
  {
    id: 'overview',
    label: () => ui().table.views.overview,
    icon: 'table',
    Body: () => <Overview game={game} Tail={Tail} />,
  },
  {
    id: 'goods',
    label: () => ui().table.views.goods,
    icon: 'tile',
    Body: () => <GoodsPage game={game} />,
  },
  {
    id: 'players',
    label: () => ui().table.views.players,
    icon: 'people',
    Body: () => (
      <>
        <Players game={game} />
        <Agreements game={game} />
      </>
    ),
  },
  {
    id: 'course',
    label: () => ui().table.views.course,
    icon: 'market',
    Body: () => <Course game={game} />,
  },
];

// ---------------------------------------------------------------- rounds, and what is told

/** The players in order with the one on turn, and the next round. */
function stops(game: Game): readonly LineStop[] {
  const { agenda, round, result } = game.shown.value;
  if (result) return [{ key: 'end', label: ui().table.end, state: 'now' }];
  if (round === 0) return [{ key: 'outset', label: ui().table.views.outset, state: 'now' }];
  const turn = agenda.find((task) => task.kind === 'turn');
  const now = turn && 'seat' in turn ? Number(turn.seat) : -1;
  const order = seatsInOrder(game);
  const at = order.indexOf(now);
  return [
    ...order.map((seat, index) => ({
      key: String(seat),
      label: game.sitter(seat).name,
      state: index < at ? ('done' as const) : index === at ? ('now' as const) : ('next' as const),
    })),
    { key: 'next', label: words().roundName(round + 1), state: 'next' },
  ];
}

function facts(game: Game): readonly HeadFact[] {
  const text = ui().table;
  const state = game.shown.value;
  const { goal, citiesToJoin } = figuresOf(game.title, state);
  const { value: viewer } = game.eye;
  const cash = viewer === null ? null : (state.purses[viewer] ?? null);
  return [
    ...(isWide.value || cash === null
      ? []
      : [{ label: text.money, value: words().sum(cash), isWide: false }]),
    ...(state.round > 0 && !state.result
      ? [{ label: text.round, value: String(state.round), isWide: true }]
      : []),
    { label: text.goal, value: text.goalOf(words().sum(goal), citiesToJoin), isWide: true },
    { label: text.deck, value: String(state.pile), isWide: true },
  ];
}

const chapters = ({ steps }: Game): readonly Chapter[] => [
  { at: 0, short: '0', isMajor: true },
  ...steps.value.flatMap(({ events }, index) =>
    events.flatMap((event) =>
      event.type === 'roundBegan'
        ? [{ at: index + 1, short: String(event.round), isMajor: event.round % 5 === 0 }]
        : [],
    ),
  ),
];

/** Acts that only lead on to the next decision are no news. */
const SILENT: ReadonlySet<string> = new Set(['endMovement', 'endTurn']);

function tell(game: Game, index: number): readonly Line[] {
  const step = game.steps.value[index];
  if (!step) return [];
  const state = game.stateAt(index);
  const told = words().tell(game.title, state, step.events.map(forEye(game)), step.seat);
  const lines = newsOf(told, () => {
    const action = game.actionIn(step);
    if (!action || SILENT.has(action.type)) return null;
    return words().actionLine(game.title, state, step.seat, action);
  });
  return lines.map(({ companies: _, event, ...line }) => ({
    ...line,
    weight: weightOf(event),
    subjects: [],
  }));
}
