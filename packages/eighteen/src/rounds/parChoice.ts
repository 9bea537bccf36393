import type { Action, Objection } from '@kursbuch/table';
import { answers } from '../actions.ts';
import { setPar, takeDirectorCertificate } from '../shares.ts';
import type { KitRules, Title } from '../title.ts';
import type { ParTask } from './privateSale.ts';

export type ParNotDueReason = 'noParDue';

/** Outside its moment: a par of its own is named for a company that came with a private, and never else. */
export const parNotDue = ({ type, ...action }: Action): Objection<ParNotDueReason> | undefined =>
  type === 'setPar' && 'company' in action
    ? { reason: 'noParDue', params: { company: String(action.company) } }
    : undefined;

export function parChoice(title: Title): KitRules<ParTask, 'parFirst' | 'badPar'> {
  return {
    actions: answers('setPar'),
    modal: true,
    first: 'parFirst',
    actors: (_state, task) => [task.seat],
    choices: (_state, task) =>
      [...title.market.par.keys()].map(
        (price) => ({ type: 'one', action: { type: 'setPar', company: task.company, price } }) as const,
      ),
    perform(move, task, _seat, action) {
      if (action.type !== 'setPar' || action.company !== task.company)
        return { reason: 'parFirst', params: { company: task.company } };
      if (!title.market.par.has(action.price))
        return { reason: 'badPar', params: { price: action.price, allowed: [...title.market.par.keys()] } };
      move.pop();
      setPar(title, move, task.company, action.price);
      takeDirectorCertificate(title, move, task.company, task.seat);
      return undefined;
    },
  };
}
