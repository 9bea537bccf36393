/** What 1854 alone has to remember. */
import type { CertificateId, CompanyId, EighteenState, KitMove, PrivateId } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';

/** A paper of 20 percent of which only half is paid (OPT). */
export interface OptionPaper {
  readonly company: CompanyId;
  /** The half that its buyer holds, and the one that stays with the bank. */
  readonly certificate: CertificateId;
  readonly rest: CertificateId;
  /** What is still to be paid: the price of the day it was bought. */
  readonly price: number;
  /** The stock round in which it was bought. */
  readonly round: number;
}

export type MailSize = 'small' | 'large';

export type Own = {
  /** The large companies whose shares are split, in the order in which that happened. */
  readonly split: readonly CompanyId[];
  /** Open options, by seat. */
  readonly options: Readonly<Record<number, OptionPaper>>;
  /** Mail contracts, by company. */
  readonly mail: Readonly<Record<CompanyId, MailSize>>;
  /** Who has withdrawn a bid on a private in this auction round. */
  readonly withdrawn: Readonly<Record<PrivateId, readonly Seat[]>>;
  /** How many stock rounds have begun. */
  readonly stockRounds: number;
  /** The companies that have had a whole turn. */
  readonly acted: readonly CompanyId[];
  /** A price marker has reached the last cell. */
  readonly topPrice: boolean;
};

export const OPENING_OWN: Own = {
  split: [],
  options: {},
  mail: {},
  withdrawn: {},
  stockRounds: 0,
  acted: [],
  topPrice: false,
};

/** A state of 1854 is only made with these fields, and changed by `changeOwn` alone. */
export const ownOf = (state: EighteenState): Own => state.own as Own;

export const changeOwn = (move: KitMove, change: Partial<Own>): void =>
  move.emit({ type: 'ownChanged', change });

export const isSplit = (state: EighteenState, company: CompanyId): boolean =>
  ownOf(state).split.includes(company);
