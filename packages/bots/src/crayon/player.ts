/** A planner in a seat. */
import type { CrayonAction, CrayonAdviceReason, CrayonState, CrayonTitle } from '@kursbuch/crayon';
import type { Bot, Seat } from '@kursbuch/table';
import { adviceFor } from './advice.ts';
import type { Manner } from './asking.ts';
import { thoughtOf } from './planner.ts';

type CrayonBot = Bot<CrayonState, CrayonAction, CrayonAdviceReason>;

export const planner = (title: CrayonTitle, manner: Manner, seat: Seat): CrayonBot => ({
  choose: (state, choices, seed, budget) =>
    thoughtOf({ title, state, seat, choices, budget, manner, seed }).action,
  advise: (state, choices, seed, budget) => adviceFor({ title, state, seat, choices, budget, manner, seed }),
});
