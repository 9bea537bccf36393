/** Plans: which orders to serve next, in which order of stops, and what they bring for the turns they take. */
import {
  type CityData,
  type CrayonState,
  type CrayonTitle,
  cashOf,
  figuresOf,
  type Ground,
  groundOf,
  handOf,
  joinedTo,
  known,
  type Leg,
  moneyOf,
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
import { seemsToPay } from './misjudging.ts';

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
  /** What it brings, by the judgement, and what it brings a turn. */
  readonly gain: number;
  readonly rate: number;
  /** By what it is compared with others. */
  readonly merit: number;
  /** It leaves enough to end the game. */
  readonly wins: boolean;
  /** Turns until the game could end: its own, and those in which the rest is earned as usual. */
  readonly untilEnd: number;
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
  /** What it has left somewhere in this round it may take up there at once: it may go on doing so for ever. */
  readonly retakes?: boolean;
  /** Turns that every plan takes beside its own: less of a hurry for what is small and near. */
  readonly slack: number;
  readonly tastes: Tastes;
  /** It takes orders for so much better or worse than they are; without it for what they are. */
  readonly misjudges?: number;
  /** Present: plans are chosen by what they bring beyond what their turns bring as a rule, not by what they bring a turn. */
  readonly beyond?: Beyond;
}

/** By what plans of different lengths are compared. */
export interface Beyond {
  /** What a step of the train brings as a rule. */
  readonly step: number;
  /** What it is worth to draw a card for one that is served. */
  readonly card: number;
  /** One that brings less a turn is followed only where all do: it is short, and costs more than it pays. */
  readonly least: number;
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
  looksAhead = false,
): Situation {
  const whole = groundOf(title, state, seat);
  const ground = closed.size > 0 ? without(whole, closed) : whole;
  return {
    title,
    state,
    seat,
    ground,
    outset: { ...outsetOf(title, state, seat), looksAhead },
    capacity: known(title.trains, trainOf(state, seat).type).capacity,
    joining: joiningOf(ground),
    // What lies with offers is one's own until they are accepted.
    goal: figuresOf(title, state).goal - (looksAhead ? moneyOf(state, seat) - cashOf(state, seat) : 0),
  };
}

/** Every order in hand and among the public ones, from every source of its good. */
function errandsOf(
  { title, state, seat }: Situation,
  { retakes = false }: Pick<Judgement, 'retakes'>,
): readonly Errand[] {
  const cards = [
    ...handOf(state, seat).map((card) => ({ card, isPublic: false })),
    ...state.open.map((card) => ({ card, isPublic: true })),
  ];
  return cards.flatMap(({ card, isPublic }) =>
    known(title.orders, card).orders.flatMap((order) =>
      sourcesOf(title, state, seat, order.good)
        .filter(
          (source) =>
            retakes || source.from !== 'lying' || !isJustLeft(title, state, seat, source.city, order.good),
        )
        .map((source): Errand => ({ card, order, isPublic, source, stops: stopsOf(title, order, source) })),
    ),
  );
}

/** Does nothing of this good lie there but what this seat has left where it stands, in this round? */
export function isJustLeft(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  city: CityData,
  good: string,
): boolean {
  const { at } = trainOf(state, seat);
  const due = state.round + figuresOf(title, state).lies;
  return (
    at !== null &&
    city.at.includes(at) &&
    state.lying.every(
      (one) => one.city !== city.id || one.good !== good || (one.by === seat && one.due === due),
    )
  );
}

/** An errand with its number among all of them, and those of its order and its cities. */
interface Single {
  readonly errand: Errand;
  readonly number: number;
  readonly order: number;
  readonly cities: readonly number[];
  readonly pays: number;
}

/** Orders together in one order of stops, at a glance. */
interface Draft {
  readonly singles: readonly Single[];
  /** For each stop whose it is, as a place among the singles. */
  readonly way: readonly number[];
  readonly glance: number;
}

/** The stops of a draft one after the other. */
function callsOf({ singles, way }: Draft): readonly Call[] {
  const at = singles.map(() => 0);
  return way.map((index): Call => {
    const { errand } = singles[index]!;
    return { stop: errand.stops[at[index]!++]!, errand };
  });
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
function drafted(
  prices: Prices,
  singles: readonly Single[],
  capacity: number,
  { beyond, tastes }: Judgement,
): Draft | undefined {
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
    for (let index = 0; index < singles.length; index++) {
      const { cities } = singles[index]!;
      const next = cities[done[index]!];
      if (next === undefined) continue;
      const isLoad = done[index]! + 1 < cities.length;
      if (isLoad && loads >= capacity) continue;
      const costlier = price + prices.between(from, next);
      if (costlier >= least) continue;
      done[index]!++;
      way.push(index);
      go(next, costlier, loads + (isLoad ? 1 : -1));
      way.pop();
      done[index]!--;
    }
  };
  go(prices.train, GLANCE, singles.filter(({ cities }) => cities.length === 1).length);
  if (!Number.isFinite(least)) return undefined;
  const pays = singles.reduce((sum, single) => sum + single.pays, 0);
  const glance = beyond
    ? pays + beyond.card * singles.length - (beyond.step / tastes.step) * least
    : pays / least;
  return { singles, way: best, glance };
}

const byGlance = (one: Draft, other: Draft): number => other.glance - one.glance;

/** Sets of orders that promise something together, best first. */
function draftsOf(situation: Situation, judgement: Judgement, planning: Planning): readonly Draft[] {
  const { title, state, seat, ground, capacity } = situation;
  const { cities } = title.board;
  const prices = new Prices(cities, ground, judgement.tastes, planning);
  const orders: Order[] = [];
  const numberOf = (order: Order): number =>
    orders.includes(order) ? orders.indexOf(order) : orders.push(order) - 1;
  const singles = errandsOf(situation, judgement).map(
    (errand, number): Single => ({
      errand,
      number,
      order: numberOf(errand.order),
      cities: errand.stops.map(({ city }) => cities.indexOf(city)),
      pays:
        errand.order.pays *
        (errand.isPublic ? judgement.shared : 1) *
        seemsToPay(judgement.misjudges ?? 0, state, seat, errand),
    }),
  );
  const all: Draft[] = [];
  let growing: readonly (readonly Single[])[] = [[]];
  for (let size = 1; size <= judgement.most; size++) {
    const grown: Draft[] = [];
    const seen = new Set<number>();
    for (const before of growing)
      for (const single of singles) {
        if (!fits(situation, before, single)) continue;
        const set = [...before, single];
        // The same errands come together in several ways.
        const name = together(set.map(({ number }) => number));
        if (seen.has(name)) continue;
        seen.add(name);
        const draft = drafted(prices, set, capacity, judgement);
        if (draft) grown.push(draft);
      }
    grown.sort(byGlance);
    all.push(...grown);
    growing = grown.slice(0, size === 1 ? grown.length : GROWING).map((draft) => draft.singles);
  }
  const thrifty = all.filter((draft) => isThrifty(situation, draft)).toSorted(byGlance);
  return judgement.most > 1 ? differing(thrifty) : thrifty;
}

/** One number for a few numbers, whatever their order. */
const together = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other).reduce((name, one) => name * MANY + one + 1, 0);

/** More errands than there ever are. */
const MANY = 4096;

/** The same orders with their goods from other sources are much the same: of each set the best comes first, then the others. */
function differing(drafts: readonly Draft[]): readonly Draft[] {
  const met = new Set<number>();
  const [first, again]: [Draft[], Draft[]] = [[], []];
  for (const draft of drafts) {
    const name = together(draft.singles.map(({ order }) => order));
    (met.has(name) ? again : first).push(draft);
    met.add(name);
  }
  return [...first, ...again];
}

/** Trips from where the train stands. */
function planningOf({ title, ground, state, seat }: Situation, { tastes }: Judgement): Planning | undefined {
  const { at } = trainOf(state, seat);
  return at === null ? undefined : new Planning(title, ground, at, tastes);
}

/** The plans that look best, each with its turns; those that cannot be carried out are left out. */
export function plansOf(
  situation: Situation,
  judgement: Judgement,
  budget: Budget,
  planning = planningOf(situation, judgement),
): readonly Plan[] {
  if (!planning) return [];
  const { title, seat, ground, outset } = situation;
  const plans: Plan[] = [];
  for (const draft of draftsOf(situation, judgement, planning).slice(0, judgement.looks)) {
    if (!budget.spend()) break;
    const calls = callsOf(draft);
    const legs = planning.legs(calls.map(({ stop }) => stop));
    const schedule = legs && scheduleOf(title, seat, ground, legs, outset);
    if (!legs || !schedule) continue;
    const errands = draft.singles.map(({ errand }) => errand);
    plans.push(judged(situation, judgement, { errands, calls, legs, schedule }));
  }
  return plans;
}

/** The best of these plans; of equals the first. */
export function bestOf(plans: readonly Plan[]): Plan | undefined {
  let [best, end]: (Plan | undefined)[] = [];
  for (const plan of plans)
    if (plan.wins) end = end && end.schedule.turns <= plan.schedule.turns ? end : plan;
    else best = best && best.merit >= plan.merit ? best : plan;
  // Whoever can end the game does so, the sooner the better; not if something else that pays well comes first on the way there.
  return end && best ? (end.schedule.turns <= best.untilEnd ? end : best) : (end ?? best);
}

/** The best plan, or undefined if none can be carried out. */
export function bestPlan(situation: Situation, judgement: Judgement, budget: Budget): Plan | undefined {
  const plans = plansOf(situation, judgement, budget);
  const least = judgement.beyond?.least ?? Number.NEGATIVE_INFINITY;
  return bestOf(plans.filter(({ rate, wins }) => wins || rate >= least)) ?? bestOf(plans);
}

/** What a step brings as a rule on all track, when the end of the game is near. */
const LATE_STEP = 1.1;

function judged(
  { state, seat, joining, goal, outset }: Situation,
  { track, joining: ofJoining, shared, slack, misjudges = 0, beyond }: Judgement,
  { errands, calls, legs, schedule }: Pick<Plan, 'errands' | 'calls' | 'legs' | 'schedule'>,
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
  const seeming = errands.reduce(
    (sum, errand) => sum + errand.order.pays * (seemsToPay(misjudges, state, seat, errand) - 1),
    0,
  );
  const gain = schedule.pays + seeming - risk - schedule.fees - lost;
  const rate = gain / (schedule.turns + slack);
  const missing = goal + Math.max(0, joining.cost - joined) - schedule.cash;
  return {
    calls,
    errands,
    legs,
    schedule,
    gain,
    rate,
    merit: beyond ? gain + beyond.card * errands.length - beyond.step * outset.speed * schedule.turns : rate,
    wins: missing <= 0,
    untilEnd: schedule.turns + Math.max(0, missing) / (LATE_STEP * outset.speed),
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
function isThrifty({ state, seat }: Situation, { singles }: Draft): boolean {
  const { loads } = trainOf(state, seat);
  if (loads.length === 0) return true;
  const used = singles
    .filter(({ errand }) => errand.source.from === 'aboard')
    .map(({ errand }) => errand.order.good);
  return singles.every(({ errand: { source, order } }) => {
    const { good } = order;
    const isGood = (one: string): boolean => one === good;
    return source.from === 'aboard' || loads.filter(isGood).length === used.filter(isGood).length;
  });
}
