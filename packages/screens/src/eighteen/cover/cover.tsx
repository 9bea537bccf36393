/** A title of 18xx before it is loaded. */
import type { Cover } from '../../game/shown.ts';
import { Piece } from '../../parts/map/Piece.tsx';
import type { MapPiece } from '../../parts/map/piece.ts';
import { isEighteenGlimpse } from './glimpse.ts';
import { Outline } from './Outline.tsx';
import type { MapOutline } from './outline.ts';

interface EighteenCover extends Cover {
  readonly outline: MapOutline;
}

/** A title of which no piece is drawn yet shows its outline in the place of it. */
export const eighteenCover = ({
  outline,
  piece,
  commonOptions,
  atOnce = 4,
}: Pick<EighteenCover, 'outline' | 'commonOptions'> & {
  readonly piece?: MapPiece;
  readonly atOnce?: number;
}): EighteenCover => ({
  outline,
  commonOptions,
  atOnce,
  Outline: () => <Outline outline={outline} />,
  Piece: () => (piece ? <Piece piece={piece} /> : <Outline outline={outline} />),
  round: (glimpse, words) =>
    isEighteenGlimpse(glimpse) ? words.rounds.eighteen.roundShort(glimpse.round) : '',
  speaksFor: (glimpse) => (isEighteenGlimpse(glimpse) ? glimpse.company : null),
});
