/** A company buys a private from a player. */
import type { Choice, Objection } from '@kursbuch/table';
import { isSeat } from '../holder.ts';
import { cashOf } from '../money.ts';
import { openPrivates, privateState } from '../privates.ts';
import { phaseOf, type Title } from '../title.ts';
import type { EighteenState, KitAction, PrivateId } from '../types.ts';
import { dealKey } from './consent.ts';
import type { PrivateDeal } from './privateDeal.ts';
import { type CompanyTurnTask, companyTurnOf } from './turn.ts';

/** Why a company cannot buy a private. */
export type PrivatePurchaseReason =
  | 'noSuchPrivate'
  | 'privateClosed'
  | 'privatesNotYet'
  | 'notForCompanies'
  | 'notAPlayers'
  | 'privatePrice'
  | 'treasuryShort'
  | 'declinedAlready';

/** The deal that a company would make for a private at this price now, or why it cannot. */
export function privatePurchaseOf<Own extends string>(
  title: Title<Own>,
  state: EighteenState,
  turn: CompanyTurnTask,
  one: PrivateId,
  price: number,
): PrivateDeal | Objection<PrivatePurchaseReason | Own> {
  if (!title.privates.has(one)) return { reason: 'noSuchPrivate', params: { private: one } };
  const { owner, closed } = privateState(state, one);
  if (closed) return { reason: 'privateClosed', params: { private: one } };
  if (!phaseOf(title, state).companiesBuyPrivates)
    return { reason: 'privatesNotYet', params: { phase: state.phase } };
  if (!title.deals.privateSellable(state, one))
    return { reason: 'notForCompanies', params: { private: one } };
  if (!isSeat(owner)) return { reason: 'notAPlayers', params: { private: one } };
  const notFrom = title.deals.notFrom(state, owner, turn.company);
  if (notFrom) return { reason: notFrom, params: { private: one } };
  const [min, max] = title.deals.privatePriceRange(state, one);
  if (price < min || price > max) return { reason: 'privatePrice', params: { private: one, min, max } };
  const cash = cashOf(state, turn.company);
  if (cash < price) return { reason: 'treasuryShort', params: { cost: price, cash } };
  const deal: PrivateDeal = { item: 'private', private: one, buyer: turn.company, seller: owner, price };
  if (turn.declined.includes(dealKey(deal))) return { reason: 'declinedAlready', params: { private: one } };
  return deal;
}

/** Does the company whose turn it is buy this private from whoever decides for it? Nobody else is asked then. */
export function isOwnSale(title: Title, state: EighteenState, one: PrivateId): boolean {
  const turn = companyTurnOf(state);
  const owner = state.privates[one]?.owner;
  return turn !== undefined && owner !== undefined && title.operating.speaker(state, turn.company) === owner;
}

export function* privatePurchases(
  title: Title,
  state: EighteenState,
  turn: CompanyTurnTask,
): Generator<Choice<KitAction>> {
  if (!phaseOf(title, state).companiesBuyPrivates) return;
  for (const one of openPrivates(title, state)) {
    const [min, most] = title.deals.privatePriceRange(state, one);
    if ('reason' in privatePurchaseOf(title, state, turn, one, min)) continue;
    const max = Math.min(most, cashOf(state, turn.company));
    yield {
      type: 'range',
      action: { type: 'requestPrivate', private: one, price: min },
      field: 'price',
      min,
      max,
      step: 1,
    };
  }
}
