/** Signs beside the values of a hex: what its track takes off a run, and the trains it is for. */
import './board.css';
import type { TrainKind } from '@kursbuch/eighteen';
import { memo } from '../../parts/memo.ts';
import { signed } from '../../words/signed.ts';
import { edgeToEdge } from './curve.ts';
import { at, figure, type Orientation, type Point } from './geometry.ts';
import type { HexPicture } from './picture.ts';

interface SignProps {
  readonly orientation: Orientation;
  readonly picture: HexPicture;
  readonly place: string | undefined;
  /** The only trains that may come here. */
  readonly trains: readonly TrainKind[] | undefined;
}

export const HexSigns = memo(({ orientation, picture, place, trains }: SignProps) => {
  const { customs } = picture.facts;
  if (!customs && !trains) return null;
  return (
    <g transform={place}>
      {customs && (
        <Sign place={edgeToEdge(orientation, ...customs.path).at(0.5)} text={signed(customs.value)} />
      )}
      {trains && <Sign place={[-5, 33]} text={trains.join(' ')} isTrain />}
    </g>
  );
});

function Sign({
  place,
  text,
  isTrain = false,
}: {
  readonly place: Point;
  readonly text: string;
  readonly isTrain?: boolean;
}) {
  const width = 8 + text.length * 6.6;
  return (
    <g class={`hex-sign${isTrain ? ' for-train' : ''}`} transform={at(place)}>
      <rect x={figure(-width / 2)} y="-8.5" width={figure(width)} height="17" rx={isTrain ? 3 : 8} />
      <text y="4.2" font-size="12">
        {text}
      </text>
    </g>
  );
}
