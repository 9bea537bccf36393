/** What a host needs of the 18xx family to play one of its titles. */
import type { EighteenAction, EighteenEvent, EighteenState, LoadedEighteen } from '@kursbuch/eighteen';
import type { Hosted } from '../../host/families.ts';
import { glimpseOf } from './glimpseOf.ts';

export const hosted = (loaded: LoadedEighteen): Hosted<EighteenState, EighteenAction, EighteenEvent> => ({
  table: loaded.table,
  opponents: async () => (await import('../../host/opponents.ts')).opponentsOf(loaded, loaded.table),
  glimpse: glimpseOf,
});
