/** A crayon title before it is loaded. */
import './cover.css';
import type { Cover } from '../../game/shown.ts';
import { Piece } from '../../parts/map/Piece.tsx';
import type { MapPiece } from '../../parts/map/piece.ts';
import { isCrayonGlimpse } from './glimpse.ts';

interface Outlined {
  /** Land as the path of a drawing, and cities as points in it. */
  readonly land: string;
  readonly cities: readonly (readonly [x: number, y: number, large: boolean])[];
  readonly box: string;
}

export const crayonCover = ({
  outline,
  piece,
  commonOptions,
  atOnce,
}: Pick<Cover, 'commonOptions' | 'atOnce'> & {
  readonly outline: Outlined;
  readonly piece: MapPiece;
}): Cover => ({
  commonOptions,
  atOnce,
  Outline: () => (
    <svg class="outline crayon-outline" viewBox={outline.box} aria-hidden="true">
      <path class="crayon-land" d={outline.land} />
      {outline.cities.map(([x, y, large]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={large ? 1 : 0.5} />
      ))}
    </svg>
  ),
  Piece: () => <Piece piece={piece} />,
  round: (glimpse, words) =>
    isCrayonGlimpse(glimpse) && glimpse.round > 0 ? words.rounds.crayon.roundName(glimpse.round) : '',
  speaksFor: () => null,
});
