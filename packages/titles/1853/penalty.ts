/** Where nobody checks the sheets: whoever shows an invalid contract is pardoned by the others, or loses every office (4.3.2, R6). */
import {
  type CompanyId,
  directorOf,
  type EighteenState,
  type KitAction,
  type KitMove,
  type KitRules,
  type StockTurnTask,
  stockSaleProblem,
  type Title,
} from '@kursbuch/eighteen';
import { type Choice, type Seat, truth } from '@kursbuch/table';
import { changeOwn, ownOf, type Sheet } from './own.ts';

export interface Pardon {
  readonly type: 'pardon';
  readonly pardons: boolean;
}

interface PardonTask {
  readonly kind: 'pardon';
  readonly culprit: Seat;
  readonly voted: readonly Seat[];
}

export type PardonReason = 'pardonFirst';

export const askPardon = (move: KitMove, culprit: Seat): void =>
  move.push({ kind: 'pardon', culprit, voted: [] } satisfies PardonTask);

/** All others say at once whether they pardon; more than half of them must. */
export function pardon(): KitRules<PardonTask, PardonReason, KitAction | Pardon> {
  const voters = (state: EighteenState, { culprit }: PardonTask): readonly Seat[] =>
    [...state.players.keys()].filter((seat) => seat !== culprit);
  const voteOf = (state: EighteenState, seat: Seat) => state.secrets[seat] as Sheet | undefined;
  return {
    actions: { pardon: { pardons: truth } },
    modal: true,
    first: 'pardonFirst',
    actors: (state, task) => voters(state, task).filter((seat) => !task.voted.includes(seat)),
    advance(move, task) {
      const seats = voters(move.state, task);
      if (task.voted.length < seats.length) return;
      const pardons = seats.filter((seat) => voteOf(move.state, seat)?.pardons).length;
      for (const seat of seats) {
        const { pardons: _said, ...sheet } = (voteOf(move.state, seat) ?? {}) as Sheet;
        move.emit({ type: 'secretKept', owner: seat, secret: sheet });
      }
      move.pop();
      if (pardons * 2 <= seats.length)
        changeOwn(move, { punished: [...ownOf(move.state).punished, task.culprit] });
    },
    choices: () => [
      { type: 'one', action: { type: 'pardon', pardons: true } },
      { type: 'one', action: { type: 'pardon', pardons: false } },
    ],
    perform(move, task, seat, action) {
      if (action.type !== 'pardon') return { reason: 'pardonFirst' };
      const sheet = (voteOf(move.state, seat) ?? {}) as Sheet;
      move.emit({ type: 'secretKept', owner: seat, secret: { ...sheet, pardons: action.pardons } });
      const voted = [...task.voted, seat].sort((one, other) => one - other);
      move.update<PardonTask>({ ...task, voted });
      return undefined;
    },
  };
}

/** The companies he directs and could sell shares of now. */
function offices(title: Title, state: EighteenState, task: StockTurnTask): readonly CompanyId[] {
  return [...title.companies.keys()].filter(
    (company) =>
      directorOf(state, company) === task.seat && !stockSaleProblem(title, state, task, company, 1),
  );
}

/** He must sell, and can. */
export const isPunished = (title: Title, state: EighteenState, task: StockTurnTask): boolean =>
  ownOf(state).punished.includes(task.seat) && offices(title, state, task).length > 0;

export const isSaleForPunishment = (
  state: EighteenState,
  seat: Seat,
  choice: Choice<{ readonly type: string }>,
): boolean => {
  if (choice.type !== 'one') return false;
  const { type, company } = choice.action as KitAction & { readonly company?: CompanyId };
  return type === 'sellShares' && company !== undefined && directorOf(state, company) === seat;
};

/** It is over when he directs nothing. */
export function settlePunishment(title: Title, move: KitMove, seat: Seat): void {
  const { punished } = ownOf(move.state);
  if (!punished.includes(seat)) return;
  if ([...title.companies.keys()].some((company) => directorOf(move.state, company) === seat)) return;
  changeOwn(move, { punished: punished.filter((one) => one !== seat) });
}
