/** 18xx on the screen: one value that the frame of the table is given for every title of the family. */
import type { EighteenAction, RoundState } from '@kursbuch/eighteen';
import { newsOf } from '@kursbuch/words';
import { weightOf } from '@kursbuch/words/eighteen/weights.ts';
import type { Chapter, Line, Panel, Shown, Stage, TitleOnScreen } from '../game/shown.ts';
import { LogTail } from '../log/LogTail.tsx';
import { later } from '../parts/loadLater.tsx';
import type { LineStop } from '../parts/RouteLine.tsx';
import { isWide } from '../parts/screen.ts';
import { computersUi } from '../words/computers.ts';
import { screenWords } from '../words/index.ts';
import { DecisionBar } from './bar/DecisionBar.tsx';
import { standingText, told } from './bar/standing.ts';
import { decisionsOf, refusedShort } from './decisions/index.ts';
import { controlsOf } from './game/actionName.ts';
import { viewsAt } from './game/contributions.ts';
import { Game, type Host, type HostOpening, type Played, type Refused } from './game/game.ts';
import type { Look, TitleLook } from './game/look.ts';
import { surfaceKind, taskBeside } from './game/surfaceKind.ts';
import { MarketCompact } from './market/MarketCompact.tsx';
import { MarketView } from './market/MarketView.tsx';
import { Companies } from './panels/Companies.tsx';
import { playerFigures } from './panels/figures.ts';
import { Players } from './panels/Players.tsx';
import { raceOf } from './panels/race.ts';
import { Spreadsheet } from './panels/Spreadsheet.tsx';
import { SpreadsheetCompact } from './panels/SpreadsheetCompact.tsx';
import { Tiles } from './panels/Tiles.tsx';
import { Trains } from './panels/Trains.tsx';
import { MarkIcon } from './parts/Mark.tsx';
import { marksOf } from './parts/marks.ts';
import { roundStarts, roundsToCome } from './rounds.ts';
import { litOf } from './runs/lit.ts';
import { MapStage } from './stage/MapStage.tsx';
import { Surface } from './stage/Surface.tsx';
import { boardUi } from './words/board.ts';
import { speakOf, ui, words } from './words/index.ts';
import { stockUi } from './words/stock.ts';
import { trayUi } from './words/tray.ts';

const End = later(() => import('./end/End.tsx').then((file) => file.End));

/** A title of the family, ready to be shown. */
export async function eighteen(played: Played, own: TitleLook): Promise<TitleOnScreen> {
  const look: Look = { trainPlace: 'left', ...own, marks: marksOf(played.title, own.marks) };
  await Promise.all([
    ui.load(),
    computersUi.load(),
    boardUi.load(),
    standingText.load(),
    stockUi.load(),
    trayUi.load(),
    speakOf(played.title.id, look.voices),
    screenWords(look.voices).load(),
  ]);
  const decisions = decisionsOf(look);
  return {
    async show(host: Host, opening: HostOpening) {
      const game = new Game(host, opening, played, look, decisions);
      // A game that is over shows its end first.
      if (game.now.value.result) await End.load();
      return shown(game);
    },
  };
}

function shown(game: Game): Shown {
  const { title, look } = game;
  const all: Shown = {
    game,
    title: title.id,
    round: () => {
      const { round, result } = game.shown.value;
      return result ? ui().table.end : words().roundName(round);
    },
    rounds: () => roundStops(game),
    facts: () => headFacts(game),
    chapters: () => chapters(game),
    tell: (step) => tell(game, step),
    subjects: () => ({ label: ui().table.companies, names: [...title.companies.keys()] }),
    SubjectMark: ({ name, size }) => <MarkIcon look={look} company={name} size={size} label={false} />,
    stages: stages(game),
    stage: () => (surfaceKind(game) === 'papers' ? 'round' : 'map'),
    called: () => (litOf(game).company.value === null ? null : 'map'),
    scores: () => playerFigures(title, game.shown.value).map(({ worth }) => worth),
    panels: panels(game, () => <LogTail shown={all} />),
    ownPanels: (look.panels ?? []).map(({ id, label, short = label, isNarrow = false, view: View }) => ({
      id,
      isNarrow,
      label,
      short,
      icon: 'table',
      Body: () => <View game={game} />,
    })),
    panelsLabel: () => ui().table.panel,
    Bar: () => <DecisionBar game={game} />,
    // The actions of a game of this family are its own.
    controls: (action) => controlsOf(action as EighteenAction),
    money: (amount) => words().money(title, amount),
    over: () => ({ cause: causeOf(game), score: all.money }),
    End: (props) => <End game={game} shown={all} {...props} />,
    race: () => raceOf(game),
    standing: (seat, given) => told(game, seat, given),
    refused: (refused: Refused) => ({
      what: refusedShort(game, refused),
      why: words().refusal(title, game.now.value, refused.refusal),
    }),
    advice: async () => (await import('./guide/advised.ts')).adviceOf(game),
    guide: look.guide ? { load: async () => (await import('./guide/topics.ts')).topicsOf(game) } : null,
    puzzle: async (puzzle) => (await import('./puzzles/puzzleAt.tsx')).puzzleAt(game, puzzle),
    rules: async () => (await import('./rules/consulted.ts')).consultedOf(game),
    explained: async () => (await import('./rules/explained.ts')).explainedOf(game),
    keys: () => ui().table.keyList,
  };
  return all;
}

/** Who is bankrupt is said by name. */
function causeOf(game: Game): string {
  const { bankrupt, result } = game.now.value;
  if (result?.cause === 'bankruptcy' && bankrupt !== null)
    return ui().table.isBankrupt(game.sitter(bankrupt).name);
  return words().causeOf(game.title, result?.cause ?? '');
}

// ---------------------------------------------------------------- the middle, and beside it

const stages = (game: Game): readonly Stage[] => [
  {
    id: 'round',
    label: () => ui().table.views.round,
    icon: 'table',
    passing: true,
    Body: () => <Surface game={game} />,
  },
  {
    id: 'map',
    label: () => ui().table.views.map,
    icon: 'map',
    fills: true,
    Body: () => <MapStage game={game} />,
  },
  {
    id: 'table',
    label: () => ui().table.views.table,
    icon: 'table',
    yields: true,
    whole: true,
    Body: () => <Spreadsheet game={game} />,
  },
  {
    id: 'market',
    label: () => ui().table.views.market,
    icon: 'market',
    Body: () => <MarketView game={game} />,
  },
];

/** What the title draws here. */
const Views = ({ at, game }: { readonly at: 'companies' | 'overview'; readonly game: Game }) =>
  viewsAt(game, at).map((View, index) => <View key={index} game={game} />);

function Overview({ game, Tail }: { readonly game: Game; readonly Tail: Panel['Body'] }) {
  const Beside = taskBeside(game);
  if (Beside) return <Beside game={game} />;
  return (
    <>
      <SpreadsheetCompact game={game} />
      <Views at="companies" game={game} />
      <MarketCompact game={game} />
      <Views at="overview" game={game} />
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
    id: 'companies',
    label: () => ui().table.views.companies,
    icon: 'company',
    Body: () => <Companies game={game} />,
  },
  {
    id: 'players',
    label: () => ui().table.views.players,
    icon: 'people',
    Body: () => <Players game={game} />,
  },
  { id: 'trains', label: () => ui().table.views.trains, icon: 'train', Body: () => <Trains game={game} /> },
  { id: 'tiles', label: () => ui().table.views.tiles, icon: 'tile', Body: () => <Tiles game={game} /> },
];

// ---------------------------------------------------------------- rounds, and what is told

const sameRound = (one: RoundState, other: RoundState): boolean =>
  one.kind === other.kind && one.set === other.set && one.number === other.number;

/** The rounds before, the one being played, and those that are certain to come. */
function roundStops(game: Game): readonly LineStop[] {
  const here = game.shown.value.round;
  const seen: RoundState[] = [game.start.round];
  for (const { events } of game.steps.value.slice(0, game.moment.value ?? undefined))
    for (const event of events) if (event.type === 'roundBegan') seen.push(event.round);
  const past = seen.filter((round) => !sameRound(round, here)).slice(-2);
  const isOver = game.shown.value.result !== null;
  const next = roundsToCome(game.title, game.shown.value);
  const name = (round: RoundState) => words().roundShort(round);
  // The long name of a sale has room only where no round stands before it.
  const isLong = isWide.value && !(here.kind === 'privateSale' && past.length > 0);
  return [
    ...past.map((round) => ({ key: `past ${name(round)}`, label: name(round), state: 'done' as const })),
    isOver
      ? { key: 'last', label: name(here), state: 'done' as const }
      : { key: 'now', label: isLong ? words().roundName(here) : name(here), state: 'now' as const },
    ...(isOver ? [{ key: 'end', label: ui().table.end, state: 'now' as const }] : []),
    ...next.slice(0, 2).map((round) => ({ key: name(round), label: name(round), state: 'next' as const })),
  ];
}

function headFacts({ title, shown }: Game) {
  const text = ui().table;
  const { phase, cash, bankBroken } = shown.value;
  // A view may hide what is in the bank.
  const { bank } = cash;
  return [
    { label: text.phase, value: phase, isWide: true },
    ...(bank === undefined
      ? []
      : [
          {
            label: text.bank,
            value: bankBroken ? text.bankBroken : words().money(title, bank),
            isWide: true,
          },
        ]),
  ];
}

const chapters = ({ start, steps }: Game): readonly Chapter[] =>
  roundStarts(start.round, steps.value).map(({ round, at }) => ({
    at,
    short: words().roundShort(round),
    isMajor: round.kind !== 'operating',
  }));

function tell(game: Game, index: number): readonly Line[] {
  const step = game.steps.value[index];
  if (!step) return [];
  const state = game.stateAt(index);
  const told = words().tell(game.title, state, step.events, step.seat);
  const lines = newsOf(told, () => {
    const action = game.actionIn(step);
    return action && words().actionLine(game.title, state, step.seat, action);
  });
  return lines.map(({ companies, event, ...line }) => ({
    ...line,
    weight: weightOf(event),
    subjects: companies,
  }));
}
