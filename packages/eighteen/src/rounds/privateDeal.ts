/** Privates change hands: what a title says about it. */
import type { Seat } from '@kursbuch/table';
import type { Facts } from '../title.ts';
import type { CompanyId, Deal, EighteenState, PrivateFacts, PrivateId } from '../types.ts';
import type { PlayerTrade } from './playerTrade.ts';

export interface DealPolicy<Own extends string = string> {
  /** How privates go from player to player; null where they never do. */
  readonly betweenPlayers: PlayerTrade<Own> | null;
  /** May this private be bought by companies at all? */
  privateSellable(state: EighteenState, one: PrivateId): boolean;
  /** Why the company may not buy a private from this player, or null. */
  notFrom(state: EighteenState, seat: Seat, company: CompanyId): Own | null;
  /** Lowest and highest price a company pays for a private. */
  privatePriceRange(state: EighteenState, one: PrivateId): readonly [number, number];
}

/** The word for a player whose privates the company may not buy. */
export type DealAnswerReason = 'notFromThisPlayer';

/** Players trade no privates among themselves; companies buy them from anybody for half to twice their price. */
export const usualDeals = ({ privates }: Pick<Facts, 'privates'>): DealPolicy<never> => ({
  betweenPlayers: null,
  privateSellable: () => true,
  notFrom: () => null,
  privatePriceRange(_state, one) {
    const { price } = privates.get(one) as PrivateFacts;
    return [price / 2, price * 2];
  },
});

export type PrivateDeal = Deal & { readonly item: 'private' };
