/** Where a reason of a hint is on the map. */
import type { CrayonAdviceReason } from '@kursbuch/crayon';

/** The cities it speaks of. */
export function reasonPlaces(reason: CrayonAdviceReason): readonly string[] {
  switch (reason.kind) {
    case 'loadsNext':
    case 'startsNear':
      return [reason.city];
    case 'deliversNext':
    case 'wanted':
    case 'paidNow':
      return [reason.order.city];
    case 'plan':
    case 'keepsFor':
      return reason.orders.map(({ city }) => city);
    default:
      return [];
  }
}
