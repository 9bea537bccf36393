/** What is in the hand, as the surfaces ask for it. */
import type { EighteenAction } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { sameAction } from '../bar/asked.ts';
import type { Game } from '../game/game.ts';
import type { Offer } from '../host/gameHost.ts';

export type RangeOffer = Extract<Offer, { type: 'range' }>;

/** The action in the hand of this seat. */
export function inHand(game: Game, seat: Seat): EighteenAction | null {
  const draft = game.draft.value;
  return draft?.seat === seat ? draft.action : null;
}

export function isInHand(game: Game, seat: Seat, action: EighteenAction): boolean {
  const held = inHand(game, seat);
  return held !== null && sameAction(held, action);
}

/** The number in the hand if it is one of this range. */
export function amountInHand(game: Game, seat: Seat, { action, field }: RangeOffer): number | null {
  const held = inHand(game, seat);
  if (held?.type !== action.type) return null;
  const value = (held as unknown as Record<string, unknown>)[field];
  if (typeof value !== 'number' || !sameAction({ ...action, [field]: value } as EighteenAction, held))
    return null;
  return value;
}

/** The action of a range with this number in it. */
export const withAmount = ({ action, field }: RangeOffer, value: number): EighteenAction =>
  ({ ...action, [field]: value }) as EighteenAction;

/** The actions of one kind on offer, spelled out. */
export function offered<T extends EighteenAction['type']>(
  offers: readonly Offer[],
  type: T,
): readonly Extract<EighteenAction, { type: T }>[] {
  return offers.flatMap((offer) => {
    if (offer.type === 'range') return [];
    const actions = offer.type === 'many' ? offer.actions : [offer.action];
    return actions.filter((action): action is Extract<EighteenAction, { type: T }> => action.type === type);
  });
}

/** The ranges of one kind on offer. */
export const ranges = (offers: readonly Offer[], type: EighteenAction['type']): readonly RangeOffer[] =>
  offers.filter((offer): offer is RangeOffer => offer.type === 'range' && offer.action.type === type);
