/** A player of 18xx made of its answers to each kind of question. */
import type { EighteenAction, EighteenAdviceReason, EighteenState, LoadedEighteen } from '@kursbuch/eighteen';
import type { Bot, Seat } from '@kursbuch/table';
import { Dice } from '../dice.ts';
import { anything, type Decide, type TitleJudgement } from './asking.ts';
import { takingNotes } from './notes.ts';
import type { Style } from './styles.ts';

export type EighteenBot = Bot<EighteenState, EighteenAction, EighteenAdviceReason>;

/** How somebody plays. */
export interface Manner {
  /** Its answers, by the kind of the task that asks. */
  readonly tasks: Readonly<Record<string, Decide>>;
  /** It answers what only a title asks like somebody who plans. */
  readonly plans?: true;
  /** What it likes. */
  readonly style?: Style | undefined;
  /** What it does while nobody asks it. */
  readonly beside: Decide;
}

export function mannered(
  { title, table }: Pick<LoadedEighteen, 'title' | 'table'>,
  own: TitleJudgement,
  manner: Manner,
  seat: Seat,
): EighteenBot {
  const liking = manner.style && { style: manner.style };
  const decide: Decide = (asking) => {
    const { state } = asking;
    if (!table.waiting(state).includes(seat)) return manner.beside(asking);
    const kind = state.agenda.at(-1)?.kind ?? '';
    const planned = manner.plans && own.planned?.[kind]?.(asking);
    return planned ?? own.tasks?.[kind]?.(asking) ?? manner.tasks[kind]?.(asking) ?? anything(asking);
  };
  return {
    choose: (state, choices, seed, budget) =>
      decide({ title, table, state, seat, choices, dice: new Dice(seed), budget, own, ...liking }),
    advise(state, choices, seed, budget) {
      const notes = takingNotes();
      const dice = new Dice(seed);
      const action = decide({ title, table, state, seat, choices, dice, budget, own, notes, ...liking });
      return action && notes.adviceFor(action);
    },
  };
}
