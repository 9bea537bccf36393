/** Joining large cities: the track that the end of the game still asks for. */
import {
  type CrayonState,
  type CrayonTitle,
  drawnOn,
  type EdgeId,
  figuresOf,
  type Ground,
  missingOf,
  type Tastes,
  type TripStep,
  tripsFrom,
} from '@kursbuch/crayon';

export interface Joining {
  readonly cost: number;
  readonly edges: ReadonlySet<EdgeId>;
  /** What is drawn, the nearest city first. */
  readonly steps: readonly TripStep[];
}

/** Money alone, and no track but the own. */
const CHEAPEST: Tastes = { step: 0, money: 16, rent: null };

/** The cheapest lines from the start city to the next large city, from both to the next, and so on until there are enough. */
export function joiningOf(title: CrayonTitle, state: CrayonState, first: Ground): Joining {
  const { board } = title;
  const large = board.cities.filter(({ kind }) => kind === 'large');
  const start = state.starts[first.seat];
  const from = start ? board.city(start)?.at[0] : undefined;
  const steps: TripStep[] = [];
  let ground = first;
  for (let joined = 0; from !== undefined; ) {
    const trips = tripsFrom(ground, from, CHEAPEST);
    const prices = large.map((city) => ({ city, price: trips.price(city) }));
    joined = prices.filter(({ price }) => price === 0).length;
    const next = prices
      .filter(({ price }) => price > 0 && Number.isFinite(price))
      .toSorted((one, other) => one.price - other.price)[0];
    const trip = next && joined < figuresOf(title, state).citiesToJoin ? trips.to(next.city) : undefined;
    if (!trip) break;
    steps.push(...trip.filter(({ cost }) => cost > 0));
    ground = drawnOn(title, ground, missingOf(trip));
  }
  return {
    cost: steps.reduce((sum, { cost }) => sum + cost, 0),
    edges: new Set(steps.map(({ edge }) => edge)),
    steps,
  };
}
