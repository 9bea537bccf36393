/** Reading what somebody may do. */
import type { Action, Offer } from '@kursbuch/table';

export type RangeOffer<A extends Action> = Extract<Offer<A>, { type: 'range' }>;

export const kindOf = <A extends Action>(offer: Offer<A>): A['type'] =>
  offer.type === 'many' ? offer.kind : offer.action.type;

/** The actions of an offer that are spelled out: all but those with a number to choose. */
export function actionsOf<A extends Action>(offer: Offer<A>): readonly A[] {
  if (offer.type === 'range') return [];
  return offer.type === 'many' ? offer.actions : [offer.action];
}

/** The actions of one kind, spelled out. */
export const offered = <A extends Action, T extends A['type']>(
  offers: readonly Offer<A>[],
  type: T,
): readonly Extract<A, { type: T }>[] =>
  offers.flatMap(actionsOf).filter((action): action is Extract<A, { type: T }> => action.type === type);

/** The ranges of one kind. */
export const ranges = <A extends Action>(
  offers: readonly Offer<A>[],
  type: A['type'],
): readonly RangeOffer<A>[] =>
  offers.filter((offer): offer is RangeOffer<A> => offer.type === 'range' && offer.action.type === type);

/** The nearest number of a range; one that is not offered gives way to the next above, or below for whoever goes down. */
export function inRange(
  wanted: number,
  { min, max, step, except = [] }: Pick<RangeOffer<Action>, 'min' | 'max' | 'step' | 'except'>,
  way: 'up' | 'down' = 'up',
): number {
  let found = Math.min(max, Math.max(min, min + Math.round((wanted - min) / step) * step));
  while (except.includes(found)) found += way === 'up' ? step : -step;
  return found;
}

/** The action of a range with this number in it. */
export const withAmount = <A extends Action>({ action, field }: RangeOffer<A>, value: number): A => ({
  ...action,
  [field]: value,
});

/** The one thing that can be done, if there is nothing else and it may be taken into the hand `unasked`. */
export function onlyAction<A extends Action>(
  offers: readonly Offer<A>[],
  unasked: (action: A) => boolean,
): A | null {
  const [offer, ...more] = offers;
  if (!offer || more.length > 0 || (offer.type === 'many' && offer.open)) return null;
  const [action, ...others] = actionsOf(offer);
  return action && others.length === 0 && unasked(action) ? action : null;
}
