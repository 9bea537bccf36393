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
import { type Choice, type Seat, secretOf, truth } from '@kursbuch/table';
import { changeOwn, ownOf, type Sheet } from './own.ts';

export interface Pardon {
  readonly type: 'pardon';
  readonly pardons: boolean;
}

export interface PardonTask {
  readonly kind: 'pardon';
  readonly culprit: Seat;
  readonly voted: readonly Seat[];
}

type PardonReason = 'pardonFirst';

/** The first of several comes first. */
export const askPardon = (move: KitMove, culprits: readonly Seat[]): void => {
  for (const culprit of culprits.toReversed())
    move.push({ kind: 'pardon', culprit, voted: [] } satisfies PardonTask);
};

/** While the others vote, nobody knows how. */
export const isVoting = ({ agenda }: EighteenState): boolean => agenda.some(({ kind }) => kind === 'pardon');

/** All others say at once whether they pardon; more than half of them must. */
export function pardon(): KitRules<PardonTask, PardonReason, KitAction | Pardon> {
  const voters = (state: EighteenState, { culprit }: PardonTask): readonly Seat[] =>
    [...state.players.keys()].filter((seat) => seat !== culprit);
  /** His sheet with his vote on it; a fulfilled contract has left none. */
  const sheetOf = (state: EighteenState, seat: Seat): Partial<Sheet> =>
    (secretOf(state, seat) ?? {}) as Partial<Sheet>;
  return {
    actions: { pardon: { pardons: truth } },
    modal: true,
    first: 'pardonFirst',
    actors: (state, task) => voters(state, task).filter((seat) => !task.voted.includes(seat)),
    advance(move, task) {
      const seats = voters(move.state, task);
      if (task.voted.length < seats.length) return;
      const pardonedBy = seats.filter((seat) => sheetOf(move.state, seat).pardons);
      for (const seat of seats) {
        const { pardons: _said, ...sheet } = sheetOf(move.state, seat);
        move.emit({ type: 'secretKept', owner: seat, secret: sheet });
      }
      move.pop();
      const { punished, verdicts } = ownOf(move.state);
      const isPardoned = pardonedBy.length * 2 > seats.length;
      changeOwn(move, {
        verdicts: { ...verdicts, [task.culprit]: { isPardoned, pardonedBy } },
        ...(!isPardoned && { punished: [...punished, task.culprit] }),
      });
    },
    choices: () => [
      { type: 'one', action: { type: 'pardon', pardons: true } },
      { type: 'one', action: { type: 'pardon', pardons: false } },
    ],
    perform(move, task, seat, action) {
      if (action.type !== 'pardon') return { reason: 'pardonFirst' };
      const secret = { ...sheetOf(move.state, seat), pardons: action.pardons };
      move.emit({ type: 'secretKept', owner: seat, secret });
      const voted = [...task.voted, seat].sort((one, other) => one - other);
      move.update<PardonTask>({ ...task, voted });
      return undefined;
    },
  };
}

/** The companies he directs and could sell shares of now. */
function offices(title: Title, state: EighteenState, task: StockTurnTask): readonly CompanyId[] {
  // Where no single paper is left to give for half of the director's certificate, only two can be sold (R23).
  const isSaleable = (company: CompanyId): boolean =>
    [1, 2].some((count) => !stockSaleProblem(title, state, task, company, count));
  return [...title.companies.keys()].filter(
    (company) => directorOf(state, company) === task.seat && isSaleable(company),
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
