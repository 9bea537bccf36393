/** What part of a map of hexes is seen. */
import type { Board } from '@kursbuch/eighteen';
import {
  type Box,
  fitted,
  moved,
  type Range,
  type Size,
  toScreen,
  type View,
} from '../../parts/map/viewport.ts';
import { centre, hexReach, type Point, R } from './geometry.ts';

/** A hex is a hundred units wide: so many pixels at least, and at most. */
export const HEXES: Range = { least: 0.16, most: 2.4 };
/** Wider than this a map that fits does not grow. */
export const FITTING: Range = { ...HEXES, most: 1.18 };

/** All hexes of a board, with room for the rings around them. */
export function boxOf(board: Board, room = 6): Box {
  const centres = [...board.hexes.keys()].map((hex) => centre(board.orientation, hex));
  const [half, tall] = board.orientation === 'pointy' ? [50, R] : [R, 50];
  const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - half - room, Math.min(...ys) - tall - room];
  return {
    x,
    y,
    width: Math.max(...xs) + half + room - x,
    height: Math.max(...ys) + tall + room - y,
  };
}

/** Where the cities of a map are. */
export const citiesOf = ({ hexes, orientation }: Board): readonly Point[] =>
  [...hexes.values()]
    .filter(({ facts }) => facts.stops.some(({ kind }) => kind === 'city'))
    .map(({ facts }) => centre(orientation, facts.id));

/** Something that lies over the upper edge of the map. */
export interface Cover {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** So much smaller the whole map may be for the sake of what covers its upper edge: more if it is large all the same. */
const littleSmaller = ({ scale }: View): number => scale * (scale >= 1 ? 0.75 : 0.9);
const STEP = 4;

/** The whole map, moved a little aside or down from what covers its upper edge if that makes it little smaller. */
export function fittedBelow(board: Board, size: Size, cover: Cover | null): View {
  const box = boxOf(board);
  const margin = size.width < 700 ? 6 : 24;
  const view = fitted(box, size, margin, FITTING);
  if (!cover) return view;
  const centres = [...board.hexes.keys()].map((hex) => centre(board.orientation, hex));
  const [wide, tall] = hexReach(board.orientation);
  const isClear = (one: View): boolean =>
    !centres.some((place) => {
      const [x, y] = toScreen(one, place);
      const [halfX, halfY] = [wide * one.scale, tall * one.scale];
      return x + halfX > cover.left && x - halfX < cover.right && y - halfY < cover.bottom;
    });
  for (let down = 0; down <= cover.bottom; down += STEP) {
    const room = { width: size.width, height: size.height - down };
    const lower = down === 0 ? view : moved(fitted(box, room, margin / 2, FITTING), 0, down);
    if (lower.scale < littleSmaller(view)) return view;
    const aside = (size.width - box.width * lower.scale) / 2 - margin / 2;
    for (let far = 0; far <= Math.max(0, aside); far += STEP)
      for (const dx of far === 0 ? [0] : [far, -far]) {
        const next = moved(lower, dx, 0);
        if (isClear(next)) return next;
      }
  }
  return view;
}
