/** Where stations stand that are in no circle: beside a full city, or between two while nobody has named one. */
import type { Orientation, Point } from './geometry.ts';
import { Ground } from './ground.ts';
import { layoutOf } from './layout.ts';
import type { HexPicture } from './picture.ts';

/** Radius of such a station. */
export const BESIDE = 11;

/** A place for each of the stations beside, then for each of the homes kept open. */
export function besidePlaces(orientation: Orientation, picture: HexPicture): readonly Point[] {
  const { face, rotation, beside, keptOpen } = picture;
  const count = beside.length + keptOpen.length;
  if (count === 0) return [];
  const layout = layoutOf(orientation, face, rotation);
  // Without track the middle between two cities is free.
  if (face.paths.length === 0)
    return Array.from({ length: count }, (_, index) => [(index - (count - 1) / 2) * 2.2 * BESIDE, 0]);
  const ground = new Ground(orientation, layout);
  return Array.from({ length: count }, () => {
    const wish = { width: BESIDE, height: BESIDE, near: [-16, 34] as Point, pull: 0.1, room: 2, round: true };
    return ground.find(wish)?.at ?? [0, 0];
  });
}
