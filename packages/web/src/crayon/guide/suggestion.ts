/** What to touch next: the planner's judgement as a beginner carries it out at this screen. */
import { type Plan, settingFor, type Thought, thoughtFor } from '@kursbuch/bots/crayon/guiding';
import { figuresOf, type MilepostId, type Pair, type TripStep } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { capital } from '@kursbuch/words';
import { nearestCity, piecesOf } from '@kursbuch/words/crayon';
import type { Lesson } from '../../game/shown.ts';
import { actName } from '../../parts/bar/Acts.tsx';
import { askedFor } from '../decisions/decision.ts';
import { doName } from '../decisions/doName.ts';
import { faceOf, turnIn } from '../decisions/index.ts';
import { loseKey } from '../decisions/loading.ts';
import { choosing, keepName, startName } from '../decisions/outset.ts';
import { drawn } from '../draw/drawing.ts';
import { drawPlan } from '../draw/drawPlan.ts';
import { drivePlan } from '../drive/drivePlan.ts';
import { wayTo } from '../drive/timetable.ts';
import { type ActionOf, askedOffer, type Game, offered } from '../game/game.ts';
import type { Choices } from '../game/look.ts';
import { edgeName } from '../map/edgeName.ts';
import { cityControl } from '../map/Hits.tsx';
import { words } from '../words/index.ts';
import { say } from './words.ts';

export type Pointing = Pick<Lesson, 'hint' | 'pointsAt'>;

const NOTHING: Pointing = { hint: null, pointsAt: [] };

/** Suggestions for a game: what is thought about a state is thought once. */
export function suggesting(game: Game, choices: Choices): () => Pointing {
  const thoughts = new WeakMap<object, Thought>();
  const thought = (seat: Seat): Thought => {
    const { value: state } = game.shown;
    const found = thoughts.get(state) ?? thoughtFor(game.title, state, seat, choices(state, seat));
    thoughts.set(state, found);
    return found;
  };
  const settings = new WeakMap<object, Map<string | null, ReturnType<typeof settingFor>>>();
  const setting = (seat: Seat, chosen: string | null) => {
    const { value: state } = game.shown;
    const known = settings.get(state) ?? new Map<string | null, ReturnType<typeof settingFor>>();
    settings.set(state, known);
    const city = chosen === null ? undefined : game.title.board.city(chosen);
    const found = known.get(chosen) ?? settingFor(game.title, state, seat, city);
    known.set(chosen, found);
    return found;
  };
  return () => {
    const { value: seat } = game.seat;
    // Whoever has not said who he is has no hand and no purse to plan with.
    if (seat === null || game.eye.value !== seat || game.isPast.value) return NOTHING;
    switch (askedFor(game)) {
      case 'outset':
        return settling(
          game,
          setting(seat, choosing(game).city.value ?? game.shown.value.starts[seat] ?? null),
        );
      case 'offer': {
        const offer = askedOffer(game);
        const { hints } = say();
        const { action } = thought(seat);
        return action?.type === 'acceptOffer' && action.offer === offer?.id
          ? { hint: hints.accept, pointsAt: [actName('accept')] }
          : { hint: hints.decline, pointsAt: [actName('pass')] };
      }
      case 'loss':
        return losing(game, thought(seat));
      case 'moving':
      case 'building':
        return inTurn(game, seat, thought(seat));
      case 'none':
        return NOTHING;
    }
  };
}

/** The loud button of the bar as it is now. */
function pressing(game: Game, seat: Seat, key: string, what?: string): Pointing {
  const { hints } = say();
  const label = faceOf(game, seat).acts.find((act) => act.key === key)?.label;
  if (label === undefined) return { hint: null, pointsAt: [actName(key)] };
  return {
    hint: what === undefined ? hints.press(label) : hints.pressFor(what, label),
    pointsAt: [actName(key)],
  };
}

function settling(game: Game, { city, cards }: ReturnType<typeof settingFor>): Pointing {
  const { hints } = say();
  const said = words();
  const { title } = game;
  const { asks, cards: ticked, city: chosen } = choosing(game);
  const { value: open } = asks;
  if (!open || !city) return NOTHING;
  const isTicked = !open.cards || ticked.value.length === figuresOf(title, game.now.value).hand;
  if (isTicked && (!open.city || chosen.value !== null)) return pressing(game, open.seat, 'begin');
  const name = said.cityName(title, city.id);
  const start = open.city && chosen.value === null ? [startName(city.id)] : [];
  if (isTicked) return { hint: hints.start(name), pointsAt: start };
  const orders = said.list(cards.flatMap(({ order }) => (order ? [said.orderName(title, order)] : [])));
  return {
    hint: (start.length > 0 ? hints.keep : hints.keepFrom)(name, orders),
    pointsAt: [
      ...cards.filter(({ card }) => !ticked.value.includes(card)).map(({ card }) => keepName(card)),
      ...start,
    ],
  };
}

function losing(game: Game, { action }: Thought): Pointing {
  if (action?.type !== 'giveUpLoad') return NOTHING;
  return {
    hint: say().hints.lose(words().good(game.title, action.good)),
    pointsAt: [actName(loseKey(action.good))],
  };
}

function inTurn(game: Game, seat: Seat, { action, plan }: Thought): Pointing {
  const { hints } = say();
  // What is in the hand comes first: it is done, or let go of.
  if (drawPlan(game).resting.value || game.draft.value) return pressing(game, seat, 'confirm');
  if (drivePlan(game).to.value !== null) return pressing(game, seat, 'go');
  switch (action?.type) {
    case 'move':
      return running(game, seat, action, plan);
    case 'load':
    case 'deliver':
    case 'unload':
      return handling(game, seat, action);
    case 'build':
      return drawing(game, action, plan);
    case 'changeTrain':
      return { hint: hints.train, pointsAt: [actName('more'), actName(doName(action))] };
    case 'discardHand':
      return { hint: hints.discard, pointsAt: [actName('more'), actName(doName(action))] };
    case 'endTurn':
    case 'endMovement': {
      const turn = turnIn(game);
      // Whoever has no steps left has not nothing to run for.
      if (turn?.part === 'moving' && turn.points === 0) return pressing(game, seat, 'pass');
      return { hint: turn?.part === 'moving' ? hints.stay : hints.end, pointsAt: [actName('pass')] };
    }
    default:
      return NOTHING;
  }
}

/** The orders of a plan and about how long it takes. */
function purpose(game: Game, plan: Plan | undefined): string {
  if (!plan) return '';
  const said = words();
  const orders = plan.errands.map(({ order }) => said.orderName(game.title, order));
  return say().hints.why(said.list(orders), Math.max(1, Math.ceil(plan.schedule.turns)));
}

/** The next city of the plan, or as far on the way to it as track and steps lead. */
function running(game: Game, seat: Seat, { way }: ActionOf<'move'>, plan: Plan | undefined): Pointing {
  const { hints } = say();
  const said = words();
  const { title } = game;
  const { value: state } = game.shown;
  const turn = turnIn(game);
  const stop = plan?.legs.find(({ steps }) => steps.length > 0)?.stop;
  const [centre] = stop?.city.at ?? [];
  const end = way.at(-1);
  if (!turn || end === undefined) return NOTHING;
  if (!stop || centre === undefined || !wayTo(title, state, seat, turn, centre)) {
    const from = state.trains[seat]?.at;
    const edges = typeof from === 'number' ? edgesOf(game, [from, ...way]) : [];
    const city = title.board.mileposts[end]?.city?.id;
    const place = said.place(title, end);
    const aim = stop && stop.city.id !== city ? said.cityName(title, stop.city.id) : null;
    const ends = endsAt(plan?.legs ?? [], end);
    return {
      hint: aim === null || ends === null ? hints.dotted(place) : hints[ends](place, aim),
      pointsAt: [...(city === undefined ? [] : [cityControl(city)]), ...edges],
    };
  }
  const city = said.cityName(title, stop.city.id);
  const good = said.good(title, stop.good);
  const wanted = plan?.calls.find(({ stop: one }) => one === stop)?.errand.order;
  return {
    hint:
      stop.does === 'load'
        ? hints.load(city, good, wanted ? said.orderName(title, wanted) : '')
        : hints.deliver(city, good, said.sum(stop.pays)),
    pointsAt: [cityControl(stop.city.id)],
  };
}

/** Why a way of the plan ends here: the track does, or the steps of this turn; null: it is there, or goes elsewhere. */
export function endsAt(
  legs: readonly { readonly steps: readonly TripStep[] }[],
  end: MilepostId,
): 'trackEnds' | 'stepsEnd' | null {
  const steps = legs.flatMap((leg) => leg.steps);
  const next = steps[steps.findIndex(({ to }) => to === end) + 1];
  if (next?.from !== end) return null;
  return next.cost > 0 ? 'trackEnds' : 'stepsEnd';
}

/** What the timetable does here by itself is a button of the bar; everything else lies under "More". */
function handling(game: Game, seat: Seat, action: ActionOf<'load' | 'deliver' | 'unload'>): Pointing {
  const isTicked = drivePlan(game).timetable.value?.actions.some(
    (one) => one.type === action.type && 'good' in one && one.good === action.good,
  );
  const what = capital(words().describe(game.title, game.now.value, action));
  if (isTicked) return pressing(game, seat, 'handle', what);
  const isThere = offered(game.ownOffers.value, action.type).length > 0;
  return isThere
    ? { hint: say().hints.other(what), pointsAt: [actName('more'), actName(doName(action))] }
    : NOTHING;
}

function drawing(game: Game, action: ActionOf<'build'>, plan: Plan | undefined): Pointing {
  const { hints } = say();
  const said = words();
  const { title } = game;
  // One line is drawn at a time; the next is suggested after it.
  const [segments = []] = piecesOf(title.board, action.segments, (pair) => pair);
  const edges = segments.map(([from, to]) => title.board.between(from, to)?.id ?? -1);
  const leg = plan?.legs.find(({ steps }) => steps.some(({ edge }) => edges.includes(edge)));
  const end = segments.at(-1)?.[1] ?? 0;
  const cost = said.sum(costOf(game, segments));
  const to = leg ? leg.stop.city.id : title.board.mileposts[end]?.city?.id;
  const name = said.cityName(title, to ?? nearestCity(title.board, end));
  return {
    hint: leg ? hints.draw(name, cost, purpose(game, plan)) : hints.join(name, cost),
    pointsAt: [...(to === undefined ? [] : [cityControl(to)]), ...edges.map(edgeName)],
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
