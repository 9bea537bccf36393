/** What a simulation counts of 1853 beside phases: what is seldom, and must happen all the same. */
import { directorOf, type EighteenEvent, type EighteenState } from '@kursbuch/eighteen';
import { isSpare } from './fleet.ts';
import { ownOf } from './own.ts';

export function counted(event: EighteenEvent, state: EighteenState): string | undefined {
  switch (event.type) {
    case 'paid':
      if (event.why === 'bondBack') return 'contracts fulfilled';
      return event.why === 'credit' ? 'credit trains paid for' : undefined;
    case 'capitalPaid':
      return directorOf(state, event.company) === null ? 'managers by founding' : undefined; // 3.2.2
    case 'directorChanged':
      return event.to === null ? 'managers by sale' : undefined;
    case 'trainMoved':
      if (event.why === 'returned') return 'credit trains given back';
      if (event.why !== 'bought') return undefined;
      if (ownOf(state).credit[event.to]?.train === event.train) return 'credit trains';
      return isSpare(event.train) ? 'spare 2s' : undefined;
    case 'ownChanged':
      if (event.change.extraRound === true) return 'extra operating rounds';
      if (event.change.bbci === 'large') return 'large BBCIs';
      return 'enginesUsed' in event.change ? 'engine tokens' : undefined;
    default:
      return undefined;
  }
}
