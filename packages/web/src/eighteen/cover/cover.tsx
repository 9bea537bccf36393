/** A title of 18xx before it is loaded. */
import type { RoundState } from '@kursbuch/eighteen';
import type { Cover } from '../../game/shown.ts';
import type { Glimpse } from '../../host/glimpse.ts';
import { Outline } from './Outline.tsx';
import type { MapOutline } from './outline.ts';

interface EighteenCover extends Cover {
  readonly outline: MapOutline;
}

export const eighteenCover = ({
  outline,
  commonOptions,
}: Pick<EighteenCover, 'outline' | 'commonOptions'>): EighteenCover => ({
  outline,
  commonOptions,
  Outline: () => <Outline outline={outline} />,
  round: ({ round }: Glimpse & { readonly round: RoundState }, words) => words.eighteen.roundShort(round),
  speaksFor: ({ company }) => company,
});
