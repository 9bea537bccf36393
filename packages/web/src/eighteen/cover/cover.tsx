/** A title of 18xx before it is loaded. */
import { rounds } from '@kursbuch/words/eighteen/rounds';
import type { Cover } from '../../game/shown.ts';
import { isEighteenGlimpse } from './glimpse.ts';
import { Outline } from './Outline.tsx';
import type { MapOutline } from './outline.ts';

interface EighteenCover extends Cover {
  readonly outline: MapOutline;
}

export const eighteenCover = ({
  about,
  outline,
  commonOptions,
}: Pick<EighteenCover, 'about' | 'outline' | 'commonOptions'>): EighteenCover => ({
  about,
  outline,
  commonOptions,
  Outline: () => <Outline outline={outline} />,
  round: (glimpse, words) =>
    isEighteenGlimpse(glimpse) ? rounds[words.language].roundShort(glimpse.round) : '',
  speaksFor: (glimpse) => (isEighteenGlimpse(glimpse) ? glimpse.company : null),
});
