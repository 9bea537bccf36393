/** Prospects: what an order would take, as far as one can see: where its good is found, what is drawn, and how long. */
import type { Seat } from '@kursbuch/table';
import type { CityData, EdgeId, MilepostId } from './board.ts';
import { type Leg, type Outset, outsetOf, type Schedule, type Stop, scheduleOf } from './schedules.ts';
import { type CrayonTitle, known, trainOf } from './title.ts';
import { drawnOn, type Ground, groundOf, type Tastes, type TripStep, type Trips, tripsOn } from './trips.ts';
import type { CrayonState, Order } from './types.ts';

/** Where a piece of a good can be had: already aboard, or lying in or offered by a city. */
export type Source =
  | { readonly from: 'aboard' }
  | { readonly from: 'lying' | 'supply'; readonly city: CityData };

export interface Prospect {
  readonly order: Order;
  readonly source: Source;
  readonly legs: readonly Leg[];
  /** Steps of the train, and what the missing track costs. */
  readonly steps: number;
  readonly track: number;
  /** Undefined if the money does not suffice for now. */
  readonly schedule: Schedule | undefined;
}

/** Everywhere that a good can be had now. In a city where a piece lies its supply is not named again. */
export function sourcesOf(
  { board }: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  good: string,
): readonly Source[] {
  const isLeft = (state.supply[good] ?? 0) > 0;
  const found: Source[] = trainOf(state, seat).loads.includes(good) ? [{ from: 'aboard' }] : [];
  for (const city of board.cities)
    if (state.lying.some((one) => one.city === city.id && one.good === good))
      found.push({ from: 'lying', city });
    else if (isLeft && city.goods.includes(good)) found.push({ from: 'supply', city });
  return found;
}

/** The stops of an order with its good from there. */
export function stopsOf(
  { board }: CrayonTitle,
  { city, good, pays }: Order,
  source: Source,
): readonly Stop[] {
  const deliver: Stop = { city: board.city(city)!, does: 'deliver', good, pays };
  if (source.from === 'aboard') return [deliver];
  return [{ city: source.city, does: 'load', good, pays: 0 }, deliver];
}

/** What a trip draws. */
export const missingOf = (steps: readonly TripStep[]): readonly EdgeId[] =>
  steps.filter(({ cost }) => cost > 0).map(({ edge }) => edge);

/**
 * Trips from stop to stop, each over what the ones before have drawn. Many plans begin alike: what is found once is
 * remembered by the stops that lead there.
 */
export class Planning {
  readonly #title: CrayonTitle;
  readonly #tastes: Tastes | undefined;
  readonly #root: Reached;

  constructor(title: CrayonTitle, ground: Ground, at: MilepostId, tastes?: Tastes) {
    this.#title = title;
    this.#tastes = tastes;
    this.#root = { ground, at, next: new Map() };
  }

  #trips({ ground, at }: Reached): Trips {
    return tripsOn(ground, at, this.#tastes);
  }

  /** What the trip to a city costs from where the train stands. */
  price(city: CityData): number {
    return this.#trips(this.#root).price(city);
  }

  legs(stops: readonly Stop[]): readonly Leg[] | undefined {
    const legs: Leg[] = [];
    let reached = this.#root;
    for (const stop of stops) {
      let next = reached.next.get(stop.city.id);
      if (!next) {
        const steps = this.#trips(reached).to(stop.city);
        if (!steps) return undefined;
        const ground = drawnOn(this.#title, reached.ground, missingOf(steps));
        next = {
          steps,
          reached: { ground, at: steps.at(-1)?.to ?? reached.at, next: new Map() },
        };
        reached.next.set(stop.city.id, next);
      }
      legs.push({ stop, steps: next.steps });
      reached = next.reached;
    }
    return legs;
  }
}

interface Reached {
  readonly ground: Ground;
  readonly at: MilepostId;
  readonly next: Map<string, { readonly steps: readonly TripStep[]; readonly reached: Reached }>;
}

/** What a turn brings in about the middle of a game: by this the best source of a good is chosen. */
const WORTH_OF_A_TURN = 9;

/** What each order of these cards would take if it were the next to be served; nothing where no chip of its good is left. */
export function prospectsOf(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  cards: readonly string[],
): ReadonlyMap<Order, Prospect> {
  const found = new Map<Order, Prospect>();
  const { at } = trainOf(state, seat);
  if (at === null) return found;
  const ground = groundOf(title, state, seat);
  const planning = new Planning(title, ground, at);
  const outset = outsetOf(title, state, seat);
  for (const card of cards)
    for (const order of known(title.orders, card).orders) {
      const prospects = sourcesOf(title, state, seat, order.good)
        .map((source) => prospectOf(title, seat, ground, planning, outset, order, source))
        .filter((one) => one !== undefined);
      const best = prospects.toSorted((one, other) => effort(one) - effort(other))[0];
      if (best) found.set(order, best);
    }
  return found;
}

function effort({ schedule, steps, track }: Prospect): number {
  if (!schedule) return 1000 + steps + track;
  return schedule.turns * WORTH_OF_A_TURN + schedule.track + schedule.fees;
}

function prospectOf(
  title: CrayonTitle,
  seat: Seat,
  ground: Ground,
  planning: Planning,
  outset: Outset,
  order: Order,
  source: Source,
): Prospect | undefined {
  const legs = planning.legs(stopsOf(title, order, source));
  if (!legs) return undefined;
  const steps = legs.flatMap((leg) => leg.steps);
  return {
    order,
    source,
    legs,
    steps: steps.length,
    track: steps.reduce((sum, { cost }) => sum + cost, 0),
    schedule: scheduleOf(title, seat, ground, legs, outset),
  };
}
