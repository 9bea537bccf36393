/** A player of crayon games that plans: orders by what they bring a turn, then the end of the game. */
import {
  type CrayonAction,
  type EdgeId,
  type Ground,
  type TurnTask,
  trainOf,
  turnOf,
} from '@kursbuch/crayon';
import { type Compared, isOffered, stepsOf } from '@kursbuch/table';
import { judgementOf, type PlannerQuestion, planFor } from './asking.ts';
import { answerOffer } from './bargaining.ts';
import { develop, rescue } from './developing.ts';
import { type Joining, joiningOf } from './joining.ts';
import { handle, run } from './moving.ts';
import { type Settling, settleIn } from './outset.ts';
import { bestPlan, type Plan, plansOf, type Situation, situationOf } from './plans.ts';

/** What is done, and the plan it follows if there is one. */
export interface Thought extends Settling {
  /** It draws for the end of the game: so much is missing there. */
  readonly joins?: number;
  /** What other plans would begin with, and what they bring a turn; worked out if somebody asks. */
  readonly others?: () => readonly Compared<CrayonAction>[];
}

export function thoughtOf(asking: PlannerQuestion): Thought {
  const { title, state, seat, manner, budget } = asking;
  const answered = answerOffer(asking, () => planFor(title, state, seat, manner, budget));
  const thought = answered ? { action: answered } : decided(asking);
  const { action } = thought;
  return action && isOffered(asking.choices, action) ? thought : { ...thought, action: lastResort(asking) };
}

function decided(asking: PlannerQuestion): Thought {
  switch (asking.state.agenda.at(-1)?.kind) {
    case 'outset':
      return settleIn(asking);
    case 'loss':
      return { action: giveUp(asking) };
    case 'turn':
      return turnOf(asking.state, asking.seat) ? takeTurn(asking) : { action: undefined };
    default:
      return { action: undefined };
  }
}

/** Nothing better is known: the turn is ended, or whatever else is asked for is done. */
function lastResort({ choices, state, seat }: PlannerQuestion): CrayonAction | undefined {
  const end: CrayonAction = { type: 'endTurn' };
  if (isOffered(choices, end)) return end;
  const kind = state.agenda.at(-1)?.kind;
  if (kind !== 'outset' && kind !== 'loss') return undefined;
  if (kind === 'loss' && trainOf(state, seat).loads.length === 0) return undefined;
  for (const choice of choices) {
    const action = choice.type === 'many' ? choice.list()[0] : choice.action;
    if (action) return action;
  }
  return undefined;
}

// ---------------------------------------------------------------- a load lost

/** What no plan wants, else what is wanted last. */
function giveUp({ title, state, seat, manner, budget }: PlannerQuestion): CrayonAction | undefined {
  const { loads } = trainOf(state, seat);
  const wanted = planFor(title, state, seat, manner, budget)?.calls ?? [];
  const isWanted = (good: string): number => wanted.findIndex(({ stop }) => stop.good === good);
  const good =
    loads.find((one) => isWanted(one) < 0) ??
    loads.toSorted((one, other) => isWanted(other) - isWanted(one))[0];
  return good === undefined ? undefined : { type: 'giveUpLoad', good };
}

// ---------------------------------------------------------------- a turn

function takeTurn(asking: PlannerQuestion): Thought {
  const { title, state, seat, manner, budget } = asking;
  const turn = turnOf(state, seat)!;
  // Segments that would close somebody's way: another line is looked for.
  const closed = new Set<EdgeId>();
  let plan: Plan | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const joining = (ground: Ground): Joining => joiningOf(title, state, ground);
    const situation = situationOf(title, state, seat, joining, closed, manner.looksAhead);
    plan = bestPlan(situation, judgementOf(title, state, seat, manner), budget);
    const others = (): readonly Compared<CrayonAction>[] => firstActs(asking, turn, situation);
    if (!turn.acted && isHopeless(asking, turn, plan)) {
      // Where no plan begins because the train is cut off, other cards would not help it.
      const fetched = plan ? undefined : rescue(asking, turn);
      return fetched ? { action: fetched } : { action: { type: 'discardHand' }, plan, others };
    }
    if (turn.part === 'moving') {
      const moved = handle(asking, turn, plan) ?? (plan && run(asking, turn, plan));
      if (moved) return { action: moved, plan, others };
    }
    const before = closed.size;
    const developed = develop(asking, turn, situation, plan, closed);
    if (developed) {
      const joins = isJoining(developed, plan) ? situation.joining.cost : 0;
      return { action: developed, plan, others, ...(joins > 0 && { joins }) };
    }
    if (closed.size === before) break;
  }
  return { action: { type: 'endTurn' }, plan };
}

const TRIES = 4;

/** Is nothing of this drawn for the plan? */
const isJoining = (action: CrayonAction, plan: Plan | undefined): boolean =>
  action.type === 'build' &&
  !plan?.legs.some(({ steps }) =>
    steps.some(({ from, to, cost }) => cost > 0 && action.segments.some(([a, b]) => a === from && b === to)),
  );

/** So many other plans are asked what they would begin with. */
const OTHERS = 8;

function firstActs(
  asking: PlannerQuestion,
  turn: TurnTask,
  situation: Situation,
): readonly Compared<CrayonAction>[] {
  const judgement = judgementOf(asking.title, asking.state, asking.seat, asking.manner);
  const plans = plansOf(situation, judgement, stepsOf(judgement.looks));
  return plans
    .toSorted((one, other) => other.rate - one.rate)
    .slice(0, OTHERS)
    .flatMap((plan) => {
      const moved =
        turn.part === 'moving' ? (handle(asking, turn, plan) ?? run(asking, turn, plan)) : undefined;
      const action = moved ?? develop(asking, turn, situation, plan, new Set());
      return action ? [{ action, worth: plan.rate }] : [];
    });
}

function isHopeless({ manner }: PlannerQuestion, { part }: TurnTask, plan: Plan | undefined): boolean {
  if (!plan) return true;
  return part === 'moving' && plan.rate < manner.hopeless && !plan.wins;
}
