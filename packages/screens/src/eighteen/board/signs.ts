/** Where the signs beside the values of a hex stand. */
import type { TrainKind } from '@kursbuch/eighteen';
import { edgeToEdge } from './curve.ts';
import type { Orientation, Point } from './geometry.ts';
import type { HexPicture } from './picture.ts';

interface HexSign {
  readonly at: Point;
  /** What the track takes off a run, or the trains it is for. */
  readonly says: number | string;
  /** Half its width and half its height. */
  readonly half: Point;
}

export function signsOn(
  orientation: Orientation,
  { facts: { toll } }: HexPicture,
  /** The only trains that may come here. */
  trains: readonly TrainKind[] | undefined,
): readonly HexSign[] {
  const sign = (at: Point, says: number | string): HexSign => ({
    at,
    says,
    half: [4 + String(says).length * 3.3, 8.5],
  });
  return [
    ...(toll ? [sign(edgeToEdge(orientation, ...toll.path).at(0.5), toll.value)] : []),
    ...(trains ? [sign([-5, 33], trains.join(' '))] : []),
  ];
}
