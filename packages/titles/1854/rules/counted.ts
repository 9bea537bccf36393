/** What a simulation counts of 1854 beside phases: what is seldom, and must happen all the same. */
import type { EighteenEvent } from '@kursbuch/eighteen';

export function counted(event: EighteenEvent): string | undefined {
  switch (event.type) {
    case 'companiesReplaced':
      return event.forced ? 'mergers forced' : 'mergers agreed';
    case 'trackAdded':
      return 'tunnels';
    case 'certificateTurned':
      if (event.into.some(({ director }) => director)) return 'splits';
      return event.into.some(({ holder }) => holder === 'bank') ? 'options' : undefined;
    case 'paid':
      return event.why === 'mailContract' ? 'mail contracts' : undefined;
    default:
      return undefined;
  }
}
