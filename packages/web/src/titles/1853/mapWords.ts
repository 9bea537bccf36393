/** What only 1853 says of its map, in the language spoken now. */
import { words } from '../../eighteen/words/index.ts';

const en = {
  broad: 'Standard gauge',
  metre: 'Metre gauge',
  both: 'Dual gauge',
  firstTile: 'first tile: standard, metre gauge',
  premium: 'premium for the first tile',
};

const de: typeof en = {
  broad: 'Standardspur',
  metre: 'Meterspur',
  both: 'Doppelspur',
  firstTile: 'erstes Plättchen: Standard-, Meterspur',
  premium: 'Prämie für das erste Plättchen',
};

export const mapWords = (): typeof en => (words().language === 'de' ? de : en);
