/** What a planner spends on track and trains. */
import {
  type CrayonAction,
  type CrayonState,
  type CrayonTitle,
  changeTo,
  type EdgeId,
  figuresOf,
  forbidsSegment,
  isSpentOut,
  known,
  linesOf,
  type Pair,
  scheduleOf,
  type TrainType,
  type TripStep,
  type TurnTask,
  trainOf,
} from '@kursbuch/crayon';
import { isOffered, type Seat } from '@kursbuch/table';
import type { Manner, PlannerQuestion } from './asking.ts';
import type { Plan, Situation } from './plans.ts';

/** Track for the plan or the end of the game, or a better train. */
export function develop(
  asking: PlannerQuestion,
  turn: TurnTask,
  situation: Situation,
  plan: Plan | undefined,
  closed: Set<EdgeId>,
): CrayonAction | undefined {
  const { title, state, seat, manner } = asking;
  const cash = state.purses[seat] ?? 0;
  const wanted = (plan?.legs ?? []).flatMap(({ steps }) => steps.filter(({ cost }) => cost > 0));
  const need = wanted.reduce((sum, { cost }) => sum + cost, 0) + (plan?.schedule.fees ?? 0);
  const { joining, goal } = situation;
  // Near the end: what is left to join is drawn at once, as it then ends the game.
  if (joining.steps.length > 0 && cash - joining.cost >= goal - (plan?.schedule.pays ?? 0)) {
    const last = drawn(asking, turn, joining.steps, closed);
    if (last) return last;
  }
  const better = upgrade(asking, turn, situation, plan, need);
  if (better) return better;
  const track = drawn(asking, turn, wanted, closed);
  if (track) return track;
  if (!plan) return rescue(asking, turn);
  const isLast = betterTrain(title, state, seat, manner) === undefined;
  const left = cash - need - manner.reserve - (isLast ? 0 : figuresOf(title, state).upgrade);
  if (left <= 0) return undefined;
  return drawn(asking, turn, joining.steps, closed, left);
}

/** The first of these steps, as many as this turn allows. */
function drawn(
  { title, state, seat, choices }: PlannerQuestion,
  turn: TurnTask,
  steps: readonly TripStep[],
  closed: Set<EdgeId>,
  most = Number.POSITIVE_INFINITY,
): CrayonAction | undefined {
  const figures = figuresOf(title, state);
  let left = Math.min(figures.buildLimit - turn.spent, state.purses[seat] ?? 0, most);
  let { out } = turn;
  const segments: Pair[] = [];
  for (const { from, to, edge, cost } of steps) {
    if (cost > left || segments.length >= LONGEST) break;
    const { city } = title.board.mileposts[from]!;
    if (city?.kind === 'large') {
      if (isSpentOut(figures, out, city.id)) break;
      out = { ...out, [city.id]: (out[city.id] ?? 0) + 1 };
    }
    if (forbidsSegment(title, state, title.board.edges[edge]!, to)) break;
    left -= cost;
    segments.push([from, to]);
  }
  // The way into a city may have to stay open: then as much as is allowed.
  for (let length = segments.length; length > 0; length--) {
    const action: CrayonAction = { type: 'build', segments: segments.slice(0, length) };
    if (isOffered(choices, action)) return action;
  }
  const [first] = segments;
  const edge = first && title.board.between(...first);
  if (edge) closed.add(edge.id);
  return undefined;
}

/** Longer than what one turn's money draws. */
const LONGEST = 60;

/** A better train, if it pays before the game is over and the plan can wait. */
function upgrade(
  { title, state, seat, choices, manner }: PlannerQuestion,
  turn: TurnTask,
  { outset, ground, goal, joining }: Situation,
  plan: Plan | undefined,
  need: number,
): CrayonAction | undefined {
  if (!plan || plan.wins) return undefined;
  const own = trainOf(state, seat).type;
  const next = betterTrain(title, state, seat, manner);
  if (next === undefined) return undefined;
  const action: CrayonAction = { type: 'changeTrain', train: next };
  const change = changeTo(title, state, seat, turn, next);
  if ('reason' in change || !isOffered(choices, action)) return undefined;
  const figures = figuresOf(title, state);
  const cash = outset.cash - change.cost;
  const speed = figures.speed[next] ?? outset.speed;
  const spending = change.isUpgrade && figures.upgradeInstead ? { ...turn, spent: figures.buildLimit } : turn;
  const after = scheduleOf(title, seat, ground, plan.legs, { ...outset, cash, speed, spending });
  if (!after) return undefined;
  const rate = Math.max(plan.rate, USUAL_RATE);
  const turnsLeft = Math.max(0, goal + joining.cost + need - outset.cash) / rate;
  const worth = (train: string): number => trainWorth(title, state, manner, train);
  const share = (worth(next) / worth(own) - 1) * manner.trust;
  const delay = Math.max(0, after.turns - plan.schedule.turns);
  return share * turnsLeft * rate > change.cost + delay * rate ? action : undefined;
}

const trainWorth = (title: CrayonTitle, state: CrayonState, { room }: Manner, train: string): number =>
  (figuresOf(title, state).speed[train] ?? 0) * (1 + room * known(title.trains, train).capacity);

/** The best train of the next level. */
function betterTrain(title: CrayonTitle, state: CrayonState, seat: Seat, manner: Manner): string | undefined {
  const { level } = known(title.trains, trainOf(state, seat).type);
  const next = title.levels[title.levels.indexOf(level) + 1];
  const worth = ({ id }: TrainType): number => trainWorth(title, state, manner, id);
  return [...title.trains.values()]
    .filter((one) => one.level === next)
    .toSorted((one, other) => worth(other) - worth(one))[0]?.id;
}

/** What a turn brings at least when things go as usual. */
const USUAL_RATE = 7;

/** The train stands where no plan reaches it: track is drawn to it. */
export function rescue(asking: PlannerQuestion, turn: TurnTask): CrayonAction | undefined {
  const { title, state, seat } = asking;
  const { at } = trainOf(state, seat);
  const line = at === null ? undefined : linesOf(title, state, seat, turn).to(at);
  if (!line || line.segments.length === 0) return undefined;
  const steps = line.segments.map(([from, to], index) => ({
    from,
    to,
    edge: title.board.between(from, to)!.id,
    cost: line.costs[index] ?? 0,
  }));
  return drawn(asking, turn, steps, new Set());
}
