/** What a host needs of the 18xx family to play one of its titles. */
import type { EighteenAction, EighteenEvent, EighteenState, LoadedEighteen } from '@kursbuch/eighteen';
import { glimpseOf } from '@kursbuch/screens/eighteen/cover/glimpseOf.ts';
import type { Hosted } from '../families.ts';

export const hosted = (loaded: LoadedEighteen): Hosted<EighteenState, EighteenAction, EighteenEvent> => ({
  table: loaded.table,
  opponents: async () => (await import('../opponents.ts')).opponentsOf(loaded, loaded.table),
  glimpse: glimpseOf,
});
