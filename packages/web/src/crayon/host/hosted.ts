/** What a host needs of the crayon games to play one of them. */
import type { CrayonAction, CrayonEvent, CrayonState, LoadedCrayon } from '@kursbuch/crayon';
import type { Hosted } from '../../host/families.ts';
import { glimpseOf } from './glimpseOf.ts';

export const hosted = (loaded: LoadedCrayon): Hosted<CrayonState, CrayonAction, CrayonEvent> => ({
  table: loaded.table,
  opponents: async () => (await import('../../host/opponents.ts')).opponentsOf(loaded, loaded.table),
  glimpse: glimpseOf,
});
