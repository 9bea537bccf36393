/** What a planner does while its train moves: loading, delivering, and running along the plan. */
import {
  type CityData,
  type CrayonAction,
  type CrayonState,
  type CrayonTitle,
  capacityOf,
  cityOf,
  closes,
  feeFor,
  figuresOf,
  handOf,
  isSlow,
  known,
  slowedDown,
  stepCost,
  type TripStep,
  type TurnTask,
  trainOf,
  waysOf,
} from '@kursbuch/crayon';
import { isOffered, type Seat } from '@kursbuch/table';
import { type ActionOf, offeredOf, type PlannerQuestion } from './asking.ts';
import { isJustLeft, type Plan } from './plans.ts';

/** What is done with goods where the train stands. */
export function handle(
  asking: PlannerQuestion,
  turn: TurnTask,
  plan: Plan | undefined,
): CrayonAction | undefined {
  const { title, state, seat, choices, manner } = asking;
  const city = cityOf(title, state, seat);
  if (!city) return undefined;
  const { loads } = trainOf(state, seat);
  const calls = plan?.calls ?? [];
  const [first] = calls;
  const isHere = first?.stop.city === city;
  if (first && isHere && first.stop.does === 'deliver') {
    const action: CrayonAction = { type: 'deliver', good: first.stop.good, card: first.errand.card };
    if (isOffered(choices, action)) return action;
  }
  // Money now, unless the piece is meant for something better.
  const sum = ({ good, card }: ActionOf<'deliver'>): number =>
    known(title.orders, card).orders.find((one) => one.good === good && one.city === city.id)?.pays ?? 0;
  const meant = (good: string): number =>
    calls.filter(
      ({ stop, errand }) => stop.does === 'deliver' && stop.good === good && errand.source.from === 'aboard',
    ).length;
  const pieces = (good: string): number => loads.filter((load) => load === good).length;
  const deliveries = offeredOf(choices, 'deliver')
    .filter(({ good }) => pieces(good) > meant(good))
    .toSorted((one, other) => sum(other) - sum(one));
  if (deliveries[0]) return deliveries[0];
  const room = capacityOf(title, state, seat) - loads.length;
  if (first && isHere && first.stop.does === 'load') {
    const { good } = first.stop;
    if (room > 0) {
      const action: CrayonAction = { type: 'load', good };
      const offered = offeredOf(choices, 'load').filter((one) => one.good === good);
      return offered.find(({ from }) => from === first.errand.source.from) ?? offered[0] ?? action;
    }
    const spare = loads.find((load) => pieces(load) > meant(load));
    if (spare !== undefined) return { type: 'unload', good: spare };
  }
  if (!manner.spare || room <= 0 || turn.points < figuresOf(title, state).handling) return undefined;
  return spareLoad(asking, plan, room);
}

/** Something to take along: for an order at hand that the plan does not serve. */
function spareLoad(
  { title, state, seat, choices }: PlannerQuestion,
  plan: Plan | undefined,
  room: number,
): CrayonAction | undefined {
  // Room that the plan needs is not given away.
  let most = 0;
  let needed = 0;
  for (const { stop } of plan?.calls ?? []) {
    needed += stop.does === 'load' ? 1 : -1;
    most = Math.max(most, needed);
  }
  if (room <= most) return undefined;
  const { loads } = trainOf(state, seat);
  const isBack = (good: string, here: CityData): boolean =>
    state.lying.some((one) => one.city === here.id && one.good === good) &&
    isJustLeft(title, state, seat, here, good);
  const cards = [...handOf(state, seat), ...state.open];
  const served = new Set(plan?.errands.map(({ card }) => card));
  const orders = cards
    .filter((card) => !served.has(card))
    .flatMap((card) => known(title.orders, card).orders);
  const city = cityOf(title, state, seat);
  const worth = (good: string): number =>
    loads.includes(good) || (city && isBack(good, city))
      ? 0
      : Math.max(0, ...orders.filter((order) => order.good === good).map(({ pays }) => pays));
  return offeredOf(choices, 'load')
    .filter(({ good }) => worth(good) > 0)
    .toSorted((one, other) => worth(other.good) - worth(one.good))[0];
}

/** As far along the plan as track, points and purse allow; on the way it stops where something can be delivered. */
export function run(
  { title, state, seat, choices }: PlannerQuestion,
  turn: TurnTask,
  { legs }: Plan,
): CrayonAction | undefined {
  const { board } = title;
  const steps = legs.find((leg) => leg.steps.length > 0)?.steps ?? [];
  if (legs[0]?.steps.length === 0 && cityOf(title, state, seat) === legs[0].stop.city) {
    // It waits for the city to open.
    return undefined;
  }
  let { points, slowed } = turn;
  let paid = turn.paid;
  let cash = state.purses[seat] ?? 0;
  const way: number[] = [];
  for (const { to, edge } of steps) {
    const owner = state.track[edge];
    if (owner === undefined && board.edges[edge]!.kind !== 'city') break;
    const cost = stepCost(title, state, to);
    if (cost > points || closes(title, state, board.edges[edge]!)) break;
    if (owner !== undefined && owner !== seat && !paid.includes(owner)) {
      const fee = feeFor(title, state, seat, owner);
      if (fee > cash) break;
      cash -= fee;
      paid = [...paid, owner];
    }
    points -= cost;
    if (!slowed && isSlow(title, state, to)) {
      slowed = true;
      points = slowedDown(points);
    }
    way.push(to);
    if (servesIn(title, state, seat, board.mileposts[to]!.city)) break;
  }
  if (way.length === 0) return undefined;
  const action: CrayonAction = { type: 'move', way };
  return isOffered(choices, action) ? action : roundabout(title, state, seat, turn, steps);
}

/** Where trains turn in cities only, the way the train can go may be another than the plan's. */
function roundabout(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  turn: TurnTask,
  steps: readonly TripStep[],
): CrayonAction | undefined {
  const stands = steps.findIndex(({ cost }) => cost > 0);
  const last = steps.at(stands < 0 ? -1 : stands - 1);
  const way = last && waysOf(title, state, seat, turn, FAR).to(last.to)?.steps.slice(0, turn.points);
  return way && way.length > 0 ? { type: 'move', way } : undefined;
}

/** More points than any way takes. */
const FAR = 200;

/** Could something aboard be delivered in this city? */
function servesIn(title: CrayonTitle, state: CrayonState, seat: Seat, city: CityData | undefined): boolean {
  if (!city || city === cityOf(title, state, seat)) return false;
  const { loads } = trainOf(state, seat);
  return [...handOf(state, seat), ...state.open].some((card) =>
    known(title.orders, card).orders.some((one) => one.city === city.id && loads.includes(one.good)),
  );
}
