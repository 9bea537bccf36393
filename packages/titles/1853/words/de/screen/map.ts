/** What only 1853 says of its map, in German. */
import type { map as English } from '../../en/screen/map.ts';

export const map: typeof English = {
  broad: 'Standardspur',
  metre: 'Meterspur',
  both: 'Doppelspur',
  firstTile: 'erstes Plättchen: Standard-, Meterspur',
  premium: 'Prämie für das erste Plättchen',
};
