/**
 * The best plan: one order of each card in the hand, served in the fewest steps over the track that stands, whoever owns it.
 * What is aboard stays there unless it is delivered; a good is to be had where a city offers it and a chip is left. Events,
 * fees, other trains and what is drawn instead of a served card are no part of it, nor how many turns the steps take.
 */
import {
  type CityData,
  type CrayonState,
  type CrayonTitle,
  capacityOf,
  handOf,
  type LoadedCrayon,
  type MilepostId,
  type Order,
  trainOf,
  turnOf,
} from '@kursbuch/crayon';
import type { Action, Seat } from '@kursbuch/table';
import { isNear, type Proof, type PuzzleKind } from '../puzzle.ts';
import { waysFrom } from './standingTrack.ts';

/** A city is visited: what is done there is what makes the plan work. */
interface VisitAction extends Action {
  readonly type: 'visit';
  readonly city: string;
}

export const isVisit = (action: Action): action is VisitAction =>
  action.type === 'visit' && 'city' in action && typeof action.city === 'string';

/** A train on its way through a plan. */
interface Moment {
  readonly at: MilepostId;
  /** Goods aboard, in the order of their names. */
  readonly aboard: readonly string[];
  /** The cards whose order is served. */
  readonly served: readonly string[];
}

/** Something that is done with a good in a city. */
interface Event {
  readonly city: CityData;
  readonly after: Omit<Moment, 'at'>;
}

/** More than so many events are not looked at, and not so many plans near the best. */
const MOST_EVENTS = 60_000;
const MOST_PLANS = 20_000;

/** What a plan is made in: the cards, the room, the goods, and the ways between the cities that matter. */
function settingOf(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  room = capacityOf(title, state, seat),
) {
  const { board } = title;
  const { at, loads } = trainOf(state, seat);
  const cards = handOf(state, seat);
  const orders = new Map(cards.map((card) => [card, title.orders.get(card)?.orders ?? []]));
  const from = waysFrom(title, state);
  const start: Moment | null = at === null ? null : { at, aboard: loads.toSorted(), served: [] };
  const isReached = ({ at: points }: CityData): boolean =>
    at !== null && points.some((one) => from(at).steps(one) !== undefined);
  const cities = board.cities.filter(isReached);
  const had = (aboard: readonly string[], good: string): number =>
    aboard.filter((one) => one === good).length;
  /** Chips that are left when so much is aboard: what is delivered goes back. */
  const left = (aboard: readonly string[], good: string): number =>
    (state.supply[good] ?? 0) + had(loads, good) - had(aboard, good);

  /** What may be done in a city, as far as it serves one of the cards. */
  function events({ aboard, served }: Omit<Moment, 'at'>, city: CityData): readonly Event[] {
    const open = cards.filter((card) => !served.includes(card));
    const found: Event[] = [];
    for (const card of open)
      for (const order of orders.get(card) as readonly Order[]) {
        const place = aboard.indexOf(order.good);
        if (order.city !== city.id || place < 0) continue;
        const after = { aboard: aboard.toSpliced(place, 1), served: [...served, card].sort() };
        found.push({ city, after });
      }
    const wanted = new Set(open.flatMap((card) => (orders.get(card) ?? []).map(({ good }) => good)));
    for (const good of city.goods)
      if (wanted.has(good) && aboard.length < room && left(aboard, good) > 0)
        found.push({ city, after: { aboard: [...aboard, good].sort(), served } });
    return found;
  }
  return { start, cards, cities, events, from };
}

type Setting = ReturnType<typeof settingOf>;

const nameOf = ({ at, aboard, served }: Moment): string => `${at} ${aboard} ${served}`;

/** The fewest steps from a moment until every card is served. Each event brings a load or serves a card, so it ends. */
function stepsToGo({ cards, cities, events, from }: Setting) {
  const known = new Map<string, number>();
  let looked = 0;
  function toGo(moment: Moment): number {
    if (moment.served.length === cards.length) return 0;
    const name = nameOf(moment);
    const before = known.get(name);
    if (before !== undefined) return before;
    let least = Number.POSITIVE_INFINITY;
    for (const { after, at, steps } of next(moment)) {
      if (++looked > MOST_EVENTS) throw TOO_MANY;
      if (steps < least) least = Math.min(least, steps + toGo({ at, ...after }));
    }
    known.set(name, least);
    return least;
  }
  /** Every event there could be next, wherever its city is entered. */
  function* next(moment: Moment) {
    for (const city of cities)
      for (const { after } of events(moment, city))
        for (const at of city.at) {
          const steps = from(moment.at).steps(at);
          if (steps !== undefined) yield { city, after, at, steps };
        }
  }
  return { toGo, next, looked: () => looked };
}

const TOO_MANY = new Error('too many plans');

/** Two visits in a row to one city are one. */
const withVisit = (visits: readonly string[], city: string): readonly string[] =>
  visits.at(-1) === city ? visits : [...visits, city];

export const bestPlan: PuzzleKind<LoadedCrayon, CrayonState> = {
  name: 'bestPlan',
  goal: 'least',

  questions({ title, table }, state) {
    const [seat, ...others] = table.waiting(state);
    const turn = seat === undefined || others.length > 0 ? undefined : turnOf(state, seat);
    if (seat === undefined || turn?.part !== 'moving' || turn.acted) return [];
    // Nothing happens on the way, and goods are nowhere but in the cities that offer them.
    if (state.incidents.length > 0 || state.lying.length > 0) return [];
    const { start, cards } = settingOf(title, state, seat);
    return start && cards.length === 3 ? [{ kind: 'bestPlan', seat }] : [];
  },

  prove({ title }, state, { seat }): Proof | null {
    const setting = settingOf(title, state, seat);
    const { start, cards } = setting;
    if (!start) return null;
    const { toGo, next, looked } = stepsToGo(setting);
    try {
      const best = toGo(start);
      if (!Number.isFinite(best) || best === 0) return null;
      /** The plans near the best, by their visits, with the steps of each. */
      const plans = new Map<string, number>();
      let tried = 0;
      const follow = (moment: Moment, gone: number, visits: readonly string[]): void => {
        if (++tried > MOST_PLANS) throw TOO_MANY;
        if (moment.served.length === cards.length) {
          const name = visits.join(' ');
          plans.set(name, Math.min(gone, plans.get(name) ?? gone));
          return;
        }
        for (const { city, after, at, steps } of next(moment)) {
          const then = { at, ...after };
          const all = gone + steps + toGo(then);
          if (all === best || isNear(best, all)) follow(then, gone + steps, withVisit(visits, city.id));
        }
      };
      follow(start, 0, []);
      const worths = [...plans.values()];
      const others = worths.filter((worth) => worth !== best);
      const [answer = ''] = [...plans].find(([, worth]) => worth === best) ?? [];
      // Whoever carries one thing at a time, where nothing is aboard to begin with.
      const alone = start.aboard.length > 0 ? best : stepsToGo(settingOf(title, state, seat, 1)).toGo(start);
      return {
        best,
        ways: worths.length - others.length,
        next: others.length > 0 ? Math.min(...others) : null,
        near: others.length,
        compared: plans.size,
        effort: looked() + tried,
        first: alone,
        answer: answer.split(' ').map((city): VisitAction => ({ type: 'visit', city })),
      };
    } catch (thrown) {
      if (thrown !== TOO_MANY) throw thrown;
      return null;
    }
  },

  worth({ title }, state, { seat }, actions) {
    if (!actions.every(isVisit)) return null;
    return (
      planned(
        title,
        state,
        seat,
        actions.map(({ city }) => city),
      )?.steps ?? null
    );
  },
};

/** A plan that is being made: how far it goes, which cards it serves at best, and the way. */
interface Planned {
  /** Steps until the last card is served; null while one is not. */
  readonly steps: number | null;
  /** Steps until each visit, as far as there is a way. */
  readonly until: readonly number[];
  readonly way: readonly MilepostId[];
  /** Cards that can be served on the way, at most. */
  readonly served: number;
}

/** What comes of visiting these cities one after the other; null if no track leads to one of them. */
export function planned(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  visits: readonly string[],
): Planned | null {
  const { start, cards, cities, events, from } = settingOf(title, state, seat);
  if (!start) return null;
  interface Reached extends Moment {
    readonly gone: number;
    readonly until: readonly number[];
    readonly way: readonly MilepostId[];
  }
  let reached: readonly Reached[] = [{ ...start, gone: 0, until: [], way: [] }];
  for (const id of visits) {
    const city = cities.find((one) => one.id === id);
    if (!city) return null;
    const there = new Map<string, Reached>();
    const put = (one: Reached): void => {
      const known = there.get(nameOf(one));
      if (!known || one.gone < known.gone) there.set(nameOf(one), one);
    };
    for (const one of reached)
      for (const at of city.at) {
        const ways = from(one.at);
        const steps = ways.steps(at);
        if (steps === undefined) continue;
        const gone = one.gone + steps;
        put({ ...one, at, gone, until: [...one.until, gone], way: [...one.way, ...ways.way(at)] });
      }
    // All that can be done there, one thing after the other, whoever came first before others: what is met again has gone
    // no less. A map that grows is walked to its end.
    const arrived = [...there.values()].sort((one, other) => one.gone - other.gone);
    there.clear();
    for (const one of arrived) put(one);
    for (const one of there.values()) for (const { after } of events(one, city)) put({ ...one, ...after });
    reached = [...there.values()];
  }
  const most = Math.max(0, ...reached.map(({ served }) => served.length));
  const [best] = reached
    .filter(({ served }) => served.length === most)
    .sort((one, other) => one.gone - other.gone);
  if (!best) return null;
  return {
    steps: most === cards.length ? best.gone : null,
    until: best.until,
    way: best.way,
    served: most,
  };
}
