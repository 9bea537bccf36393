/** What to touch next: the adviser's answer as a beginner carries it out at this screen. */
import {
  type CrayonAction,
  type CrayonAdvice,
  figuresOf,
  type MilepostId,
  type Pair,
} from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { capital } from '@kursbuch/words';
import { nearestCity, piecesOf } from '@kursbuch/words/crayon';
import type { Topic } from '../../game/shown.ts';
import { actName } from '../../parts/bar/Acts.tsx';
import { askedFor } from '../decisions/decision.ts';
import { doName } from '../decisions/doName.ts';
import { faceOf, turnIn } from '../decisions/index.ts';
import { loseKey } from '../decisions/loading.ts';
import { choosing, keepName, startName } from '../decisions/outset.ts';
import { drawn } from '../draw/drawing.ts';
import { drawPlan } from '../draw/drawPlan.ts';
import { drivePlan } from '../drive/drivePlan.ts';
import { timetableOf, wayTo } from '../drive/timetable.ts';
import { type ActionOf, type Game, offered } from '../game/game.ts';
import { edgeName } from '../map/edgeName.ts';
import { cityControl } from '../map/Hits.tsx';
import { words } from '../words/index.ts';
import { say } from './words.ts';

type Pointing = Pick<Topic, 'hint' | 'pointsAt' | 'isInHand'>;

const NOTHING: Pointing = { hint: null, pointsAt: [] };

/** Whoever has not said who he is has no hand and no purse to be advised about. */
export function suggestion(game: Game, advice: CrayonAdvice | null): Pointing {
  const { value: seat } = game.seat;
  if (!advice || seat === null || game.eye.value !== seat || game.isPast.value) return NOTHING;
  const { action } = advice;
  const { hints } = say();
  switch (askedFor(game)) {
    case 'outset':
      return settling(game, advice);
    case 'offer':
      return action.type === 'acceptOffer'
        ? { hint: hints.accept, pointsAt: [actName('accept')], isInHand: true }
        : { hint: hints.decline, pointsAt: [actName('pass')], isInHand: true };
    case 'loss':
      return action.type === 'giveUpLoad'
        ? {
            hint: hints.lose(words().good(game.title, action.good)),
            pointsAt: [actName(loseKey(action.good))],
            isInHand: true,
          }
        : NOTHING;
    case 'moving':
    case 'building':
      return inTurn(game, seat, advice);
    case 'none':
      return NOTHING;
  }
}

/** The loud button of the bar as it is now. */
function pressing(game: Game, seat: Seat, key: string, what?: string): Pointing {
  const { hints } = say();
  const label = faceOf(game, seat).acts.find((act) => act.key === key)?.label;
  const pointsAt = [actName(key)];
  if (label === undefined) return { hint: null, pointsAt, isInHand: true };
  return {
    hint: what === undefined ? hints.press(label) : hints.pressFor(what, label),
    pointsAt,
    isInHand: true,
  };
}

/** City and cards are chosen in one go: the advice for the first says the others too. */
function settling(game: Game, { action, reasons }: CrayonAdvice): Pointing {
  const { hints } = say();
  const said = words();
  const { title } = game;
  const { asks, cards: ticked, city: chosen } = choosing(game);
  const { value: open } = asks;
  if (!open) return NOTHING;
  const kept = reasons.find((reason) => reason.kind === 'keepsFor');
  const city = action.type === 'chooseStart' ? action.city : null;
  const wanted = (open.cards && kept?.kind === 'keepsFor' && kept.cards) || [];
  const isTicked =
    !open.cards ||
    (ticked.value.length === figuresOf(title, game.now.value).hand &&
      wanted.every((card) => ticked.value.includes(card)));
  const isThere = !open.city || city === null || chosen.value === city;
  if (isTicked && isThere) return pressing(game, open.seat, 'begin');
  const start = isThere || city === null ? [] : [startName(city)];
  const name = city === null ? '' : said.cityName(title, city);
  const missing = wanted.filter((card) => !ticked.value.includes(card)).map(keepName);
  return {
    hint: isTicked ? hints.start(name) : start.length > 0 ? hints.keep(name) : hints.keepFrom,
    pointsAt: [...missing, ...start],
    isInHand: true,
  };
}

function inTurn(game: Game, seat: Seat, { action, reasons, next = [] }: CrayonAdvice): Pointing {
  const { hints } = say();
  // What is in the hand comes first: it is done, or let go of.
  if (drawPlan(game).drafted.value || game.draft.value) return pressing(game, seat, 'confirm');
  if (drivePlan(game).to.value !== null) return pressing(game, seat, 'go');
  switch (action.type) {
    case 'move':
      return running(game, seat, action, aimOf(reasons));
    case 'load':
    case 'deliver':
    case 'unload':
      return handling(game, seat, action, next);
    case 'build':
      return drawing(game, action);
    case 'changeTrain':
      return { hint: hints.train, pointsAt: [actName('more'), actName(doName(action))] };
    case 'discardHand':
      return { hint: hints.discard, pointsAt: [actName('more'), actName(doName(action))] };
    case 'endTurn':
    case 'endMovement': {
      const turn = turnIn(game);
      // Whoever has no steps left has not nothing to run for.
      if (turn?.part === 'moving' && turn.points === 0) return pressing(game, seat, 'pass');
      const hint = turn?.part === 'moving' ? hints.stay : hints.end;
      return { hint, pointsAt: [actName('pass')], isInHand: true };
    }
    default:
      return {
        hint: hints.other(capital(words().describe(game.title, game.now.value, action))),
        pointsAt: [],
      };
  }
}

/** The city a run is for. */
function aimOf(reasons: CrayonAdvice['reasons']): string | undefined {
  for (const reason of reasons) {
    if (reason.kind === 'loadsNext') return reason.city;
    if (reason.kind === 'deliversNext') return reason.order.city;
  }
  return undefined;
}

/** A city that is touched leads there by the same way; everything else is shown on the map. */
function running(game: Game, seat: Seat, { way }: ActionOf<'move'>, aim: string | undefined): Pointing {
  const { hints } = say();
  const { title } = game;
  const { value: state } = game.shown;
  const turn = turnIn(game);
  const end = way.at(-1);
  if (!turn || end === undefined) return NOTHING;
  const from = state.trains[seat]?.at;
  const edges = typeof from === 'number' ? edgesOf(game, [from, ...way]) : [];
  const city = [aim, title.board.mileposts[end]?.city?.id].find((id) => {
    const [at] = (id === undefined ? undefined : title.board.city(id)?.at) ?? [];
    return at !== undefined && wayTo(title, state, seat, turn, at)?.steps.join() === way.join();
  });
  // Whoever touches a city does what the timetable ticks: that may load what nobody has advised.
  const ticked = timetableOf(title, state, seat, turn, way, new Map()).actions;
  const isPlain = ticked.every(({ type }) => type !== 'load');
  return city === undefined || !isPlain
    ? {
        hint: hints.towards(words().cityName(title, aim ?? city ?? nearestCity(title.board, end))),
        pointsAt: edges,
      }
    : { hint: hints.touch(words().cityName(title, city)), pointsAt: [cityControl(city), ...edges] };
}

/** What the timetable does here by itself is a button of the bar; everything else lies under "More". */
function handling(
  game: Game,
  seat: Seat,
  action: ActionOf<'load' | 'deliver' | 'unload'>,
  next: readonly CrayonAction[],
): Pointing {
  const ticked = drivePlan(game).timetable.value?.actions ?? [];
  const isAmong = (one: CrayonAction, list: readonly CrayonAction[]): boolean =>
    list.some(
      (other) => other.type === one.type && 'good' in other && 'good' in one && other.good === one.good,
    );
  const what = capital(words().describe(game.title, game.now.value, action));
  // The button does all that is ticked: it is meant only where all of that is advised.
  if (isAmong(action, ticked) && ticked.every((one) => isAmong(one, [action, ...next])))
    return pressing(game, seat, 'handle', ticked.length === 1 ? what : undefined);
  const isThere = offered(game.ownOffers.value, action.type).length > 0;
  return isThere
    ? { hint: say().hints.more(what), pointsAt: [actName('more'), actName(doName(action))] }
    : NOTHING;
}

function drawing(game: Game, { segments }: ActionOf<'build'>): Pointing {
  const { hints } = say();
  const said = words();
  const { title } = game;
  const edges = segments.map(([from, to]) => title.board.between(from, to)?.id ?? -1);
  const ends = piecesOf(title.board, segments, (pair) => pair).map((piece) => piece.at(-1)?.[1] ?? 0);
  const cost = said.sum(costOf(game, segments));
  const cities = ends.map((end) => nearestCity(title.board, end));
  const reached = ends.flatMap((end) => title.board.mileposts[end]?.city?.id ?? []);
  const names = [...new Set(cities)].map((city) => said.cityName(title, city));
  return {
    hint: hints.draw(said.list(names), cost),
    pointsAt: [...reached.map(cityControl), ...edges.map(edgeName)],
  };
}

const edgesOf = ({ title }: Game, way: readonly MilepostId[]): readonly string[] =>
  way.slice(1).flatMap((to, index) => {
    const edge = title.board.between(way[index]!, to);
    return edge ? [edgeName(edge.id)] : [];
  });

function costOf(game: Game, segments: readonly Pair[]): number {
  const turn = turnIn(game);
  return turn ? drawn(game.title, game.shown.value, turn.seat, turn, segments).cost : 0;
}
