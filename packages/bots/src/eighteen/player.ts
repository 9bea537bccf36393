/** A player of 18xx made of its answers to each kind of question. */
import type { EighteenState } from '@kursbuch/eighteen';
import type { Bot, Seat } from '@kursbuch/table';
import type { EighteenAction, EighteenTitle } from '@kursbuch/titles';
import { Dice } from '../dice.ts';
import { type Asking, anything, type Decide, type TitleJudgement } from './asking.ts';

/** How somebody plays. */
export interface Manner {
  /** Its answers, by the kind of the task that asks. */
  readonly tasks: Readonly<Record<string, Decide>>;
  /** What it does while nobody asks it. */
  readonly beside: Decide;
}

export function mannered(
  { title, table }: Pick<EighteenTitle, 'title' | 'table'>,
  own: TitleJudgement,
  manner: Manner,
  seat: Seat,
): Bot<EighteenState, EighteenAction> {
  return {
    choose(state, choices, seed, budget) {
      const asking: Asking = { title, table, state, seat, choices, dice: new Dice(seed), budget, own };
      if (!table.waiting(state).includes(seat)) return manner.beside(asking);
      const kind = state.agenda.at(-1)?.kind ?? '';
      return own.tasks[kind]?.(asking) ?? manner.tasks[kind]?.(asking) ?? anything(asking);
    },
  };
}
