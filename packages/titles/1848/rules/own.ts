/** What 1848 alone has to remember. */
import type { CompanyId, EighteenState, KitMove, Title } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';

type Own = {
  /** V-11: the first 5 is sold; a private that is left has its right and nothing else. */
  readonly privatesClosed: boolean;
  /** XIV-3: a company has reached the highest price. */
  readonly topPrice: boolean;
  /** XIV-1: what is to end the game, the first that came true. */
  readonly ending: string | null;
  /** the companies that have laid a tile. */
  readonly builders: readonly CompanyId[];
  /** VI-60: how many companies each seat has lost. */
  readonly lost: readonly number[];
  /** who keeps the Tasmania tile of a company that is out of the game. */
  readonly tasmaniaHolder: Seat | null;
  /** 2021: who is to lay the Tasmania tile in the next turn. */
  readonly tasmaniaDue: Seat | null;
  /** 2021: the director from whom on debtors are looked for, after a receivership. */
  readonly crisis: Seat | null;
  /** 2021: the first debtor that was found in this round. */
  readonly debtor: Seat | null;
};

export const openingOwn = (players: number): Own => ({
  privatesClosed: false,
  topPrice: false,
  ending: null,
  builders: [],
  lost: Array.from({ length: players }, () => 0),
  tasmaniaHolder: null,
  tasmaniaDue: null,
  crisis: null,
  debtor: null,
});

/** A state of 1848 is only made with these fields, and changed by `changeOwn` alone. */
export const ownOf = (state: EighteenState): Own => state.own as Own;

export const changeOwn = (move: KitMove, change: Partial<Own>): void =>
  move.emit({ type: 'ownChanged', change });

/** XIV-1: if the game is to end now and was not before, remember why. */
export function noteEnding(title: Title, move: KitMove): void {
  const ending = title.ending.endCause(move.state);
  if (ending !== ownOf(move.state).ending) changeOwn(move, { ending });
}
