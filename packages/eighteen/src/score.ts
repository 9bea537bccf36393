/** When the game ends, and what everybody is worth then. */
import type { Seat } from '@kursbuch/table';
import { percentOf } from './certificate.ts';
import { priceOf } from './market.ts';
import { cashOf } from './money.ts';
import { openPrivates, privateState } from './privates.ts';
import { valueAt } from './shares.ts';
import type { Facts, KitMove, Title } from './title.ts';
import type { CompanyId, EighteenState, PrivateFacts, PrivateId } from './types.ts';

export interface EndingPolicy {
  /** What ends the game after this set of operating rounds; null if it goes on. */
  endCause(state: EighteenState): string | null;
  /** What a player's shares of a company are worth at the end. */
  sharesWorth(title: Title, state: EighteenState, seat: Seat, company: CompanyId): number;
  /** What an open private of a player is worth at the end. */
  privateWorth(state: EighteenState, one: PrivateId): number;
  /** A bankrupt player is counted as he stands; otherwise all he may sell goes to the bank first, and his money with it. */
  bankruptKeeps(state: EighteenState): boolean;
  /** What is sold to the bank does not include his open privates: they count on. */
  bankruptKeepsPrivates(state: EighteenState): boolean;
}

/** A broken bank ends the game; shares count their market price, or nothing without one; privates count what is printed on them. */
export const usualEnding = ({ privates }: Pick<Facts, 'privates'>): EndingPolicy => ({
  endCause: (state) => (state.bankBroken ? 'bank' : null),
  sharesWorth: (title, state, seat, company) =>
    valueAt(
      title,
      state,
      company,
      percentOf(state, company, seat),
      priceOf(title.market, state, company) ?? 0,
    ),
  privateWorth: (_state, one) => (privates.get(one) as PrivateFacts).price,
  bankruptKeeps: () => false,
  bankruptKeepsPrivates: () => false,
});

/** What all shares of a player are worth. */
export function shareValue(title: Title, state: EighteenState, seat: Seat): number {
  let value = 0;
  for (const company of title.companies.keys())
    value += title.ending.sharesWorth(title, state, seat, company);
  return value;
}

/** Cash, shares at market price, open privates at face price. A bankrupt player has as a rule only the shares left. */
export function worth(title: Title, state: EighteenState, seat: Seat): number {
  const shares = shareValue(title, state, seat);
  const { bankruptKeeps, bankruptKeepsPrivates } = title.ending;
  if (state.bankrupt === seat && !bankruptKeeps(state) && !bankruptKeepsPrivates(state)) return shares;
  let privates = 0;
  for (const one of openPrivates(title, state))
    if (privateState(state, one).owner === seat) privates += title.ending.privateWorth(state, one);
  return cashOf(state, seat) + shares + privates;
}

export const scores = (title: Title, state: EighteenState): readonly number[] =>
  state.players.map((_, seat) => worth(title, state, seat));

/** The game is over: what is still to be told is told, and everybody's worth is counted. */
export function endGame(title: Title, move: KitMove, cause: string): void {
  title.on.gameEnds(title, move);
  move.end({ cause, scores: scores(title, move.state) });
}
