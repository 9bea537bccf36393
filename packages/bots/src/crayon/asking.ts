/** What a planner of crayon games is asked, and in what manner it answers. */
import type { CrayonAction, CrayonState, CrayonTitle } from '@kursbuch/crayon';
import type { Budget, Choice, Seat } from '@kursbuch/table';
import { joiningOf } from './joining.ts';
import { bestPlan, type Judgement, type Plan, situationOf } from './plans.ts';

/** How a planner plays. */
export interface Manner {
  readonly judgement: Judgement;
  /** Present: its judgement changes with the game. */
  readonly judging?: (title: CrayonTitle, state: CrayonState, seat: Seat) => Judgement;
  /** A hand that brings less a turn is thrown away. */
  readonly hopeless: number;
  /** What is kept when track is drawn for nothing but the end. */
  readonly reserve: number;
  /** What room for one more load is worth beside speed. */
  readonly room: number;
  /** Of what a better train promises so much comes true. */
  readonly trust: number;
  /** It takes along what may be wanted later. */
  readonly spare: boolean;
  /** Present: of cities to begin in that seem so nearly as good as the best one is drawn, so that games differ. */
  readonly alike?: number;
  /** What it costs to begin a step farther from all other cities, as a rule. */
  readonly remote?: number;
  /** It reckons with what is agreed for turns to come, and with what lies with its offers. */
  readonly looksAhead?: boolean;
}

/** What a planner is asked, and by what it answers. */
export interface PlannerQuestion {
  readonly title: CrayonTitle;
  readonly state: CrayonState;
  readonly seat: Seat;
  readonly choices: readonly Choice<CrayonAction>[];
  readonly budget: Budget;
  readonly manner: Manner;
  /** What lots are drawn by. */
  readonly seed: string;
}

export type ActionOf<T extends CrayonAction['type']> = Extract<CrayonAction, { readonly type: T }>;

/** All single actions of a type on offer. */
export const offeredOf = <T extends CrayonAction['type']>(
  choices: readonly Choice<CrayonAction>[],
  type: T,
): readonly ActionOf<T>[] =>
  choices.flatMap((choice) =>
    choice.type === 'one' && choice.action.type === type ? [choice.action as ActionOf<T>] : [],
  );

/** The best plan of a seat. */
export function planFor(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  manner: Manner,
  budget: Budget,
): Plan | undefined {
  const situation = situationOf(
    title,
    state,
    seat,
    (ground) => joiningOf(title, state, ground),
    new Set(),
    manner.looksAhead,
  );
  return bestPlan(situation, judgementOf(title, state, seat, manner), budget);
}

export const judgementOf = (title: CrayonTitle, state: CrayonState, seat: Seat, manner: Manner): Judgement =>
  manner.judging?.(title, state, seat) ?? manner.judgement;
