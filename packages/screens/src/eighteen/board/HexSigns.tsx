/** Signs beside the values of a hex: what its track takes off a run, and the trains it is for. */
import './board.css';
import type { TrainKind } from '@kursbuch/eighteen';
import { memo } from '../../parts/memo.ts';
import { signed } from '../../words/signed.ts';
import { at, figure, type Orientation } from './geometry.ts';
import type { HexPicture } from './picture.ts';
import { signsOn } from './signs.ts';

interface SignProps {
  readonly orientation: Orientation;
  readonly picture: HexPicture;
  readonly place: string | undefined;
  /** The only trains that may come here. */
  readonly trains: readonly TrainKind[] | undefined;
}

export const HexSigns = memo(({ orientation, picture, place, trains }: SignProps) => {
  const signs = signsOn(orientation, picture, trains);
  if (signs.length === 0) return null;
  return (
    <g transform={place}>
      {signs.map(({ at: middle, says, half: [width, height] }) => (
        <g
          key={says}
          class={`hex-sign${typeof says === 'string' ? ' for-train' : ''}`}
          transform={at(middle)}
        >
          <rect
            x={figure(-width)}
            y={figure(-height)}
            width={figure(2 * width)}
            height={figure(2 * height)}
            rx={typeof says === 'string' ? 3 : 8}
          />
          <text y="4.2" font-size="12">
            {typeof says === 'string' ? says : signed(says)}
          </text>
        </g>
      ))}
    </g>
  );
});
