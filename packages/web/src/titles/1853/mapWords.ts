/** What only 1853 says of its map, in the language spoken now. */
import { words } from '../../eighteen/words/index.ts';

const en = {
  broad: 'Broad gauge',
  metre: 'Metre gauge',
  both: 'Both gauges',
  firstTile: 'first tile: broad, metre gauge',
  premium: 'premium for the first tile',
};

const de: typeof en = {
  broad: 'Breitspur',
  metre: 'Meterspur',
  both: 'Beide Spuren',
  firstTile: 'erstes Plättchen: Breit-, Meterspur',
  premium: 'Prämie für das erste Plättchen',
};

export const mapWords = (): typeof en => (words().language === 'de' ? de : en);
