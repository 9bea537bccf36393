/** Before the first round: the city to begin in, and the orders to keep. */
import {
  type CityData,
  type CrayonAction,
  type CrayonState,
  type CrayonTitle,
  figuresOf,
  groundOf,
  handOf,
  type Order,
  type Tastes,
  tripsFrom,
} from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { Dice } from '../dice.ts';
import { type PlannerQuestion, planFor } from './asking.ts';
import type { Plan } from './plans.ts';

/** What is decided before the first round: the cities to begin in, the best first, or the cards to keep. */
export interface Settling {
  readonly action: CrayonAction | undefined;
  readonly plan?: Plan | undefined;
  readonly starts?: readonly RatedStart[];
  readonly kept?: readonly KeptCard[];
}

/** The city from which the dealt orders promise most; then the orders themselves. */
export function settleIn(asking: PlannerQuestion): Settling {
  const { state, seat, choices } = asking;
  if (state.starts[seat] === null) {
    const starts = drawnFirst(ratedStarts(asking), asking);
    const [best] = starts;
    return { action: best && { type: 'chooseStart', city: best.city.id }, plan: best?.plan, starts };
  }
  if (!choices.some((choice) => choice.type === 'many' && choice.kind === 'keepOrders'))
    return { action: undefined };
  const kept = bestHand(asking);
  return { action: { type: 'keepOrders', cards: kept.map(({ card }) => card) }, kept };
}

interface RatedStart {
  readonly city: CityData;
  readonly plan: Plan | undefined;
  readonly merit: number;
}

/** One of those that seem as good comes first. */
function drawnFirst(
  starts: readonly RatedStart[],
  { manner: { alike }, seed }: PlannerQuestion,
): readonly RatedStart[] {
  const [best] = starts;
  if (!best || alike === undefined) return starts;
  const drawn = new Dice(`${seed} start`).one(starts.filter(({ merit }) => merit >= best.merit - alike));
  return [drawn, ...starts.filter((one) => one !== drawn)];
}

/** A card with the order it is kept for, if a plan serves one of it. */
export interface KeptCard {
  readonly card: string;
  readonly order?: Order;
}

type Outlook = Pick<PlannerQuestion, 'title' | 'state' | 'seat' | 'manner' | 'budget'>;

/** Every large city with the best plan from there, the best first. */
const ratedStarts = ({ title, state, seat, manner, budget }: Outlook): readonly RatedStart[] =>
  title.board.cities
    .filter(({ kind }) => kind === 'large')
    .map((city) => {
      const there = startingIn(state, seat, city);
      const plan = planFor(title, there, seat, manner, budget);
      const far = manner.remote ? manner.remote * stepsFrom(title, there, seat, city) : 0;
      return { city, plan, merit: (plan?.merit ?? 0) - far };
    })
    .toSorted((one, other) => other.merit - one.merit);

/** How far it is from a city to the others, on average. */
function stepsFrom(title: CrayonTitle, state: CrayonState, seat: Seat, from: CityData): number {
  const { cities } = title.board;
  const trips = tripsFrom(groundOf(title, state, seat), from.at[0]!, STEPS);
  return cities.reduce((sum, city) => sum + trips.price(city), 0) / cities.length;
}

/** Nothing but the way. */
const STEPS: Tastes = { step: 1, money: 0, rent: 0 };

/** The cards to keep. */
export function bestHand({ title, state, seat, manner, budget }: Outlook): readonly KeptCard[] {
  const { hand } = figuresOf(title, state);
  const kept: KeptCard[] = [];
  // The best plan, then the best one with what is left, until there are enough.
  for (let left = handOf(state, seat); kept.length < hand && left.length > 0; ) {
    const plan = planFor(title, holding(state, seat, left), seat, manner, budget);
    const wanted = plan?.errands ?? [];
    kept.push(...(wanted.length > 0 ? wanted : left.map((card) => ({ card }))));
    left = left.filter((one) => !kept.some(({ card }) => card === one));
  }
  return kept.slice(0, hand);
}

/** As if the seat had chosen this city. */
export function startingIn(state: CrayonState, seat: Seat, city: CityData): CrayonState {
  const at = city.at[0] ?? null;
  return {
    ...state,
    starts: state.starts.with(seat, city.id),
    trains: state.trains.map((train, one) => (one === seat ? { ...train, at } : train)),
  };
}

const holding = (state: CrayonState, seat: Seat, cards: readonly string[]): CrayonState => ({
  ...state,
  secrets: { ...state.secrets, [seat]: { cards, below: [] } },
});
