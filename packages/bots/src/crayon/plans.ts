/** Plans: which orders to serve next, in which order of stops, and what they bring for the turns they take. */
import {
  type CityData,
  type CrayonState,
  type CrayonTitle,
  type Ground,
  groundOf,
  handOf,
  joinedTo,
  known,
  type Leg,
  type Order,
  type Outset,
  outsetOf,
  Planning,
  type Schedule,
  type Source,
  type Stop,
  scheduleOf,
  sourcesOf,
  stopsOf,
  type Tastes,
  trainOf,
  tripsFrom,
  without,
} from '@kursbuch/crayon';
import type { Budget, Seat } from '@kursbuch/table';
import type { Joining } from './joining.ts';

/** An order that could be served, with its good from one source. */
export interface Errand {
  readonly card: string;
  readonly order: Order;
  readonly isPublic: boolean;
  readonly source: Source;
  readonly stops: readonly Stop[];
}

/** A stop of a plan and the errand it is for. */
export interface Call {
  readonly stop: Stop;
  readonly errand: Errand;
}

export interface Plan {
  readonly calls: readonly Call[];
  readonly errands: readonly Errand[];
  readonly legs: readonly Leg[];
  readonly schedule: Schedule;
  /** What it brings a turn. */
  readonly rate: number;
  /** It leaves enough to end the game. */
  readonly wins: boolean;
}

/** How somebody weighs plans. */
export interface Judgement {
  /** So many orders at a time. */
  readonly most: number;
  /** Of the plans that look best at a glance so many are looked at closely. */
  readonly looks: number;
  /** Of a million for track so much is lost to a plan; the rest stays as track. */
  readonly track: number;
  /** Of track that joins large cities. */
  readonly joining: number;
  /** A public order may be gone by then. */
  readonly shared: number;
  /** Turns that every plan takes beside its own: less of a hurry for what is small and near. */
  readonly slack: number;
  readonly tastes: Tastes;
}

/** What a seat sees when it plans. */
export interface Situation {
  readonly title: CrayonTitle;
  readonly state: CrayonState;
  readonly seat: Seat;
  readonly ground: Ground;
  readonly outset: Outset;
  readonly capacity: number;
  /** What is still to be drawn for the end of the game. */
  readonly joining: Joining;
  readonly goal: number;
}

export function situationOf(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  joiningOf: (ground: Ground) => Joining,
  closed: ReadonlySet<number>,
): Situation {
  const whole = groundOf(title, state, seat);
  const ground = closed.size > 0 ? without(whole, closed) : whole;
  return {
    title,
    state,
    seat,
    ground,
    outset: outsetOf(title, state, seat),
    capacity: known(title.trains, trainOf(state, seat).type).capacity,
    joining: joiningOf(ground),
    goal: title.figures(state.options).goal,
  };
}

/** Every order in hand and among the public ones, from every source of its good. */
export function errandsOf({ title, state, seat }: Situation): readonly Errand[] {
  const cards = [
    ...handOf(state, seat).map((card) => ({ card, isPublic: false })),
    ...state.open.map((card) => ({ card, isPublic: true })),
  ];
  return cards.flatMap(({ card, isPublic }) =>
    known(title.orders, card).orders.flatMap((order) =>
      sourcesOf(title, state, seat, order.good).map(
        (source): Errand => ({ card, order, isPublic, source, stops: stopsOf(title, order, source) }),
      ),
    ),
  );
}

/** Orders together in one order of stops, at a glance. */
interface Draft {
  readonly errands: readonly Errand[];
  readonly calls: readonly Call[];
  readonly glance: number;
}

/** An errand with the numbers of its cities. */
interface Single {
  readonly errand: Errand;
  readonly cities: readonly number[];
  readonly pays: number;
}

/** Beside the trip every plan costs the time of a short one: else what is next door looks like a gift. */
const GLANCE = 18;
/** So many sets of orders grow by one more. */
const GROWING = 24;

/** What trips between cities cost on a ground, whatever leads to the first: the same are asked for all the time. */
const remembered = new WeakMap<Ground, Map<Tastes, Float64Array>>();

/** Prices of trips by the numbers of cities; one more stands for where the train is. */
class Prices {
  readonly #cities: readonly CityData[];
  readonly #ground: Ground;
  readonly #tastes: Tastes;
  readonly #rows: Float64Array;
  readonly #start: Float64Array;

  constructor(cities: readonly CityData[], ground: Ground, tastes: Tastes, planning: Planning) {
    this.#cities = cities;
    this.#ground = ground;
    this.#tastes = tastes;
    const byTastes = remembered.get(ground) ?? new Map<Tastes, Float64Array>();
    remembered.set(ground, byTastes);
    this.#rows = byTastes.get(tastes) ?? new Float64Array(cities.length ** 2).fill(-1);
    byTastes.set(tastes, this.#rows);
    this.#start = Float64Array.from(cities, (city) => planning.price(city));
  }

  get train(): number {
    return this.#cities.length;
  }

  between(from: number, to: number): number {
    if (from === this.#cities.length) return this.#start[to]!;
    if (from === to) return 0;
    const index = from * this.#cities.length + to;
    if (this.#rows[index]! < 0) {
      const city = this.#cities[from]!;
      const trips = tripsFrom(joinedTo(this.#ground, city), city.at[0]!, this.#tastes);
      for (const [other, one] of this.#cities.entries())
        this.#rows[from * this.#cities.length + other] = trips.price(one);
    }
    return this.#rows[index]!;
  }
}

/** The order of stops that looks best for these errands, if there is room for their loads. */
function drafted(prices: Prices, singles: readonly Single[], capacity: number): Draft | undefined {
  const done = singles.map(() => 0);
  const stops = singles.reduce((sum, { cities }) => sum + cities.length, 0);
  const way: number[] = [];
  let best: readonly number[] = [];
  let least = Number.POSITIVE_INFINITY;
  const go = (from: number, price: number, loads: number): void => {
    if (way.length === stops) {
      least = price;
      best = [...way];
      return;
    }
    for (const [index, { cities }] of singles.entries()) {
      const next = cities[done[index]!];
      if (next === undefined) continue;
      const isLoad = done[index]! + 1 < cities.length;
      if (isLoad && loads >= capacity) continue;
      const dearer = price + prices.between(from, next);
      if (dearer >= least) continue;
      done[index]!++;
      way.push(index);
      go(next, dearer, loads + (isLoad ? 1 : -1));
      way.pop();
      done[index]!--;
    }
  };
  go(prices.train, GLANCE, singles.filter(({ cities }) => cities.length === 1).length);
  if (!Number.isFinite(least)) return undefined;
  const at = singles.map(() => 0);
  const calls = best.map((index): Call => {
    const { errand } = singles[index]!;
    return { stop: errand.stops[at[index]!++]!, errand };
  });
  const pays = singles.reduce((sum, single) => sum + single.pays, 0);
  return { errands: singles.map(({ errand }) => errand), calls, glance: pays / least };
}

const byGlance = (one: Draft, other: Draft): number => other.glance - one.glance;

/** Sets of orders that promise something together, best first. */
function draftsOf(situation: Situation, judgement: Judgement, planning: Planning): readonly Draft[] {
  const { title, ground, capacity } = situation;
  const { cities } = title.board;
  const prices = new Prices(cities, ground, judgement.tastes, planning);
  const singles = errandsOf(situation).map(
    (errand): Single => ({
      errand,
      cities: errand.stops.map(({ city }) => cities.indexOf(city)),
      pays: errand.order.pays * (errand.isPublic ? judgement.shared : 1),
    }),
  );
  const all: Draft[] = [];
  let growing: readonly (readonly Single[])[] = [[]];
  for (let size = 1; size <= judgement.most; size++) {
    const grown: { readonly set: readonly Single[]; readonly draft: Draft }[] = [];
    const seen = new Set<string>();
    for (const before of growing)
      for (const single of singles) {
        if (!fits(situation, before, single)) continue;
        const set = [...before, single];
        // The same errands come together in several ways.
        const name = set
          .map((one) => singles.indexOf(one))
          .toSorted((one, other) => one - other)
          .join();
        if (seen.has(name)) continue;
        seen.add(name);
        const draft = drafted(prices, set, capacity);
        if (draft) grown.push({ set, draft });
      }
    grown.sort((one, other) => byGlance(one.draft, other.draft));
    all.push(...grown.map(({ draft }) => draft));
    growing = grown.slice(0, size === 1 ? grown.length : GROWING).map(({ set }) => set);
  }
  return all.filter((draft) => isThrifty(situation, draft)).toSorted(byGlance);
}

/** The best plan, or undefined if none can be carried out. */
export function bestPlan(situation: Situation, judgement: Judgement, budget: Budget): Plan | undefined {
  const { title, seat, ground, outset, state } = situation;
  const { at } = trainOf(state, seat);
  if (at === null) return undefined;
  const planning = new Planning(title, ground, at, judgement.tastes);
  let best: Plan | undefined;
  for (const draft of draftsOf(situation, judgement, planning).slice(0, judgement.looks)) {
    if (!budget.spend()) break;
    const legs = planning.legs(draft.calls.map(({ stop }) => stop));
    const schedule = legs && scheduleOf(title, seat, ground, legs, outset);
    if (!legs || !schedule) continue;
    const plan = judged(situation, judgement, draft, legs, schedule);
    if (!best || isBetter(plan, best)) best = plan;
  }
  return best;
}

/** Whoever can end the game does so, the sooner the better. */
function isBetter(one: Plan, other: Plan): boolean {
  if (one.wins !== other.wins) return one.wins;
  return one.wins ? one.schedule.turns < other.schedule.turns : one.rate > other.rate;
}

function judged(
  { joining, goal }: Situation,
  { track, joining: ofJoining, shared, slack }: Judgement,
  { errands, calls }: Draft,
  legs: readonly Leg[],
  schedule: Schedule,
): Plan {
  let lost = 0;
  let joined = 0;
  for (const { steps } of legs)
    for (const { edge, cost } of steps) {
      if (cost === 0) continue;
      const helps = joining.edges.has(edge);
      if (helps) joined += cost;
      lost += cost * (helps ? ofJoining : track);
    }
  const risk = errands.reduce(
    (sum, { order, isPublic }) => sum + (isPublic ? order.pays * (1 - shared) : 0),
    0,
  );
  const gain = schedule.pays - risk - schedule.fees - lost;
  return {
    calls,
    errands,
    legs,
    schedule,
    rate: gain / (schedule.turns + slack),
    wins: schedule.cash >= goal + Math.max(0, joining.cost - joined),
  };
}

/** Can this errand be served beside the others? A card is served once, and every piece is one. */
function fits({ state, seat }: Situation, others: readonly Single[], { errand }: Single): boolean {
  const { card, source, order } = errand;
  const { good } = order;
  let alike = 0;
  for (const { errand: one } of others) {
    if (one.card === card) return false;
    if (one.order.good === good && one.source.from === source.from) alike++;
  }
  if (alike === 0) return true;
  const isGood = (load: string): boolean => load === good;
  if (source.from === 'aboard') return trainOf(state, seat).loads.filter(isGood).length > alike;
  if (source.from === 'supply') return (state.supply[good] ?? 0) > alike;
  // Two that lie somewhere may be the same one: too rare to look closer.
  return false;
}

/** Nothing is fetched that is aboard. */
function isThrifty({ state, seat }: Situation, { errands }: Draft): boolean {
  const { loads } = trainOf(state, seat);
  const used = errands.filter(({ source }) => source.from === 'aboard').map(({ order }) => order.good);
  return errands.every(({ source, order: { good } }) => {
    const isGood = (one: string): boolean => one === good;
    return source.from === 'aboard' || loads.filter(isGood).length === used.filter(isGood).length;
  });
}
