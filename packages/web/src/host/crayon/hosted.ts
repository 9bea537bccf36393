/** What a host needs of the crayon games to play one of them. */
import type { CrayonAction, CrayonEvent, CrayonState, LoadedCrayon } from '@kursbuch/crayon';
import { glimpseOf } from '@kursbuch/screens/crayon/cover/glimpseOf.ts';
import type { Hosted } from '../families.ts';

export const hosted = (loaded: LoadedCrayon): Hosted<CrayonState, CrayonAction, CrayonEvent> => ({
  table: loaded.table,
  opponents: async () => (await import('../opponents.ts')).opponentsOf(loaded, loaded.table),
  glimpse: glimpseOf,
});
