/** Reading what somebody may do. */
import type { EighteenAction } from '@kursbuch/titles';
import type { Offer } from '../host/gameHost.ts';

export type ActionOf<T extends EighteenAction['type']> = Extract<EighteenAction, { type: T }>;

export type RangeOffer = Extract<Offer, { type: 'range' }>;

export const kindOf = (offer: Offer): EighteenAction['type'] =>
  offer.type === 'many' ? offer.kind : offer.action.type;

/** The actions of an offer that are spelled out: all but those with a number to choose. */
export function actionsOf(offer: Offer): readonly EighteenAction[] {
  if (offer.type === 'range') return [];
  return offer.type === 'many' ? offer.actions : [offer.action];
}

/** The actions of one kind, spelled out. */
export const offered = <T extends EighteenAction['type']>(
  offers: readonly Offer[],
  type: T,
): readonly ActionOf<T>[] =>
  offers.flatMap(actionsOf).filter((action): action is ActionOf<T> => action.type === type);

/** The ranges of one kind. */
export const ranges = (offers: readonly Offer[], type: EighteenAction['type']): readonly RangeOffer[] =>
  offers.filter((offer): offer is RangeOffer => offer.type === 'range' && offer.action.type === type);

/** The action of a range with this number in it. */
export const withAmount = ({ action, field }: RangeOffer, value: number): EighteenAction =>
  ({ ...action, [field]: value }) as EighteenAction;

/** The one thing that can be done, if there is nothing else. Bankruptcy is never taken into the hand unasked. */
export function onlyAction(offers: readonly Offer[]): EighteenAction | null {
  const [offer, ...more] = offers;
  if (!offer || more.length > 0 || (offer.type === 'many' && offer.open)) return null;
  const [action, ...others] = actionsOf(offer);
  if (!action || others.length > 0 || action.type === 'pass' || action.type === 'declareBankruptcy')
    return null;
  return action;
}
