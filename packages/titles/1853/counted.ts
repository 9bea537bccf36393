/** What a simulation counts of 1853's events beside the phases. */
import type { EighteenEvent } from '@kursbuch/eighteen';

export function counted(event: EighteenEvent): string | undefined {
  if (event.type === 'paid' && event.why === 'bondBack') return 'contract fulfilled';
  if (event.type === 'paid' && event.why === 'mail') return 'mail';
  if (event.type === 'paid' && event.why === 'credit') return 'credit paid';
  if (event.type === 'ownChanged') {
    if (event.change.extraRound === true) return 'extra round';
    if ('enginesUsed' in event.change) return 'engine token';
    if ('credit' in event.change && Object.keys(event.change.credit as object).length > 0)
      return 'credit train';
  }
  if (event.type === 'directorChanged' && event.to === null) return 'manager';
  return undefined;
}
