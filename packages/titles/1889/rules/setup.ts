/** The table before the first move: which privates take part, and how beginners get theirs. */
import { type EighteenState, type PrivateId, setupOf, type Title } from '@kursbuch/eighteen';
import {
  type Chance,
  isObjection,
  type Objection,
  type Setup,
  shuffle,
  type TableReason,
} from '@kursbuch/table';
import { BEGINNER_PRIVATES, FEWEST_PLAYERS } from '../facts/components.ts';
import { BANK, PLAYERS } from '../facts/money.ts';
import { BEGINNER_TILES } from '../facts/tiles.ts';
import { isBeginner, optionsOf, parseOptions } from './options.ts';

/** One of 20 percent and eight of 10 (SETUP-6). */
const CERTIFICATES = [20, 10, 10, 10, 10, 10, 10, 10, 10];

/** BEG-2: the privates of a beginner game for so many players, in the order in which they are printed. */
export const beginnerPrivates = (title: Pick<Title, 'privates'>, players: number): readonly PrivateId[] =>
  [...title.privates.keys()].filter((one) => (BEGINNER_PRIVATES[one]?.fewest ?? 99) <= players);

export function setupFor(title: Title): (asked: Setup) => EighteenState | Objection<TableReason> {
  const opened = setupOf(title, {
    parseOptions,
    players: PLAYERS,
    bank: () => BANK,
    certificates: CERTIFICATES,
  });
  return (asked) => {
    const opening = opened(asked);
    if (isObjection(opening)) return opening;
    const { dealt, beginner } = optionsOf(opening);
    if (beginner) return dealtOut(title, opening);
    if (dealt !== '') return { reason: 'badOption', params: { option: 'dealt' } };
    const absent = [...title.privates.keys()].filter(
      (one) => (FEWEST_PLAYERS[one] ?? 0) > opening.players.length, // SETUP-5
    );
    return { ...opening, privates: without(opening.privates, absent) };
  };
}

/** Privates that take no part. */
const without = (privates: EighteenState['privates'], absent: readonly PrivateId[]) =>
  Object.fromEntries(
    Object.entries(privates).map(([one, state]) => [
      one,
      absent.includes(one) ? { ...state, closed: true } : state,
    ]),
  );

/** BEG-1, BEG-7: everybody has one private by lot and pays for it; there are more tiles. */
function dealtOut(title: Title, opening: EighteenState): EighteenState | Objection<TableReason> {
  const inUse = beginnerPrivates(title, opening.players.length);
  const { chance } = opening.secrets.table as { readonly chance: Chance };
  const [drawn, rest] = shuffle(chance, inUse);
  const { dealt } = optionsOf(opening);
  const named = dealt === '' ? drawn : dealt.split(' ');
  if (named.length !== inUse.length || !inUse.every((one) => named.includes(one)))
    return { reason: 'badOption', params: { option: 'dealt' } };
  const cash: Record<string, number> = { ...opening.cash };
  const privates: Record<PrivateId, EighteenState['privates'][string]> = {};
  for (const [one, state] of Object.entries(opening.privates)) {
    const owner = named.indexOf(one);
    privates[one] = owner < 0 ? { ...state, closed: true } : { ...state, owner };
    const price = owner < 0 ? 0 : (BEGINNER_PRIVATES[one]?.price ?? 0);
    cash[owner < 0 ? 'bank' : owner] = (cash[owner < 0 ? 'bank' : owner] ?? 0) - price;
    cash.bank = (cash.bank ?? 0) + price;
  }
  const tileStock = { ...opening.tileStock };
  for (const [tile, more] of Object.entries(BEGINNER_TILES)) tileStock[tile] = (tileStock[tile] ?? 0) + more;
  return { ...opening, cash, privates, tileStock, secrets: { ...opening.secrets, table: { chance: rest } } };
}

/** What is printed on a private at this table: beginners play with other prices and incomes (BEG-3). */
export const printedOn = (
  { privates }: Pick<Title, 'privates'>,
  state: EighteenState,
  one: PrivateId,
): { readonly price: number; readonly income: number } =>
  (isBeginner(state) ? BEGINNER_PRIVATES[one] : undefined) ?? privates.get(one) ?? { price: 0, income: 0 };
