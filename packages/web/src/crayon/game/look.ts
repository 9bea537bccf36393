/** How a title of crayon games looks: land and water, and the signs of its goods. */
import type { Geography } from '@kursbuch/crayon/geography';
import type { Pictogram } from '../board/pictogram.tsx';

export interface Look {
  readonly geography: Geography;
  readonly pictograms: Readonly<Record<string, Pictogram>>;
}
