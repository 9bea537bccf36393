/** What part of the map is seen: a point (x, y) of the map stands at (x * scale + left, y * scale + top) on the screen. */
import type { Point } from './plane.ts';

export interface View {
  readonly left: number;
  readonly top: number;
  /** Pixels of the screen for one unit of the map. */
  readonly scale: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How near and how far a map is looked at: pixels of the screen for one unit of it. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

const limited = (scale: number, { least, most }: Range): number => Math.max(least, Math.min(most, scale));

/** The whole map in the middle of the screen. */
export function fitted(box: Box, size: Size, margin: number, range: Range): View {
  const scale = limited(
    Math.min((size.width - 2 * margin) / box.width, (size.height - 2 * margin) / box.height),
    range,
  );
  return centred([box.x + box.width / 2, box.y + box.height / 2], scale, size);
}

/** A point of the map in the middle of the screen. */
export const centred = ([x, y]: Point, scale: number, { width, height }: Size): View => ({
  left: width / 2 - x * scale,
  top: height / 2 - y * scale,
  scale,
});

/** The same without a gap at an edge of the window where the map goes on at the other. */
export function withoutGap(view: View, box: Box, size: Size, margin: number): View {
  const along = (offset: number, from: number, length: number, screen: number): number => {
    const [first, last] = [margin - from * view.scale, screen - margin - (from + length) * view.scale];
    return last < first ? Math.max(last, Math.min(first, offset)) : (first + last) / 2;
  };
  return {
    scale: view.scale,
    left: along(view.left, box.x, box.width, size.width),
    top: along(view.top, box.y, box.height, size.height),
  };
}

/** Closer or farther; the point of the screen stays where it is. */
export function zoomed(view: View, factor: number, [x, y]: Point, range: Range): View {
  const scale = limited(view.scale * factor, range);
  const grown = scale / view.scale;
  return { left: x - (x - view.left) * grown, top: y - (y - view.top) * grown, scale };
}

export const moved = (view: View, dx: number, dy: number): View => ({
  ...view,
  left: view.left + dx,
  top: view.top + dy,
});

/** The map cannot be pushed off the screen: its edge stops at the middle. */
export function held(view: View, box: Box, size: Size): View {
  const hold = (offset: number, from: number, length: number, screen: number): number =>
    Math.max(screen / 2 - (from + length) * view.scale, Math.min(screen / 2 - from * view.scale, offset));
  return {
    scale: view.scale,
    left: hold(view.left, box.x, box.width, size.width),
    top: hold(view.top, box.y, box.height, size.height),
  };
}

export const toScreen = (view: View, [x, y]: Point): Point => [
  x * view.scale + view.left,
  y * view.scale + view.top,
];

export const toMap = (view: View, [x, y]: Point): Point => [
  (x - view.left) / view.scale,
  (y - view.top) / view.scale,
];

/** A view between two others. */
export function between(from: View, to: View, part: number): View {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return {
    left: mix(from.left, to.left),
    top: mix(from.top, to.top),
    scale: mix(from.scale, to.scale),
  };
}

/** How the map moves so that nothing lies in the lower right corner of the window: up or left, if all stays in it. */
export function stepAside(
  points: readonly Point[],
  corner: { readonly left: number; readonly top: number },
  room: number,
): Point {
  const covered = points.filter(([x, y]) => x > corner.left && y > corner.top);
  if (covered.length === 0) return [0, 0];
  const up = Math.max(...covered.map(([, y]) => y)) - corner.top;
  const aside = Math.max(...covered.map(([x]) => x)) - corner.left;
  const fitsUp = Math.min(...points.map(([, y]) => y)) - up > room;
  const fitsAside = Math.min(...points.map(([x]) => x)) - aside > room;
  if (fitsUp && (up <= aside || !fitsAside)) return [0, -up];
  return fitsAside ? [-aside, 0] : [0, 0];
}

/** A part of the window, in its pixels. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of the map in the window, in units of the map. */
export function inSight(view: View, { width, height }: Size): Part {
  const [left, top] = toMap(view, [0, 0]);
  const [right, bottom] = toMap(view, [width, height]);
  return { left, top, right, bottom };
}

const partOf = (view: View, [x, y]: Point, [halfX, halfY]: Point): Part => {
  const [left, top] = toScreen(view, [x - halfX, y - halfY]);
  const [right, bottom] = toScreen(view, [x + halfX, y + halfY]);
  return { left, top, right, bottom };
};

/** Does this place lie outside the window, or under something? */
export function isHidden(
  view: View,
  place: Point,
  half: Point,
  size: Size,
  covers: readonly Part[],
): boolean {
  const { left, top, right, bottom } = partOf(view, place, half);
  if (left < 0 || top < 0 || right > size.width || bottom > size.height) return true;
  return isUnder(view, place, half, covers);
}

const isUnder = (view: View, place: Point, half: Point, covers: readonly Part[]): boolean => {
  const { left, top, right, bottom } = partOf(view, place, half);
  return covers.some((one) => left < one.right && right > one.left && top < one.bottom && bottom > one.top);
};

/** How far a map moves for that, and in what steps. */
const ASIDE = { most: 160, step: 8 };
const WAYS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));

/** The nearest view in which fewest of these places lie under something. */
export function leastCovered(
  view: View,
  places: readonly Point[],
  half: Point,
  covers: readonly Part[],
): View {
  const covered = (one: View): number => places.filter((place) => isUnder(one, place, half, covers)).length;
  let [best, least] = [view, covered(view)];
  for (let far = ASIDE.step; least > 0 && far <= ASIDE.most; far += ASIDE.step)
    for (const [x, y] of WAYS) {
      const next = moved(view, x * far, y * far);
      const under = covered(next);
      if (under < least) [best, least] = [next, under];
    }
  return best;
}

/** How many of these places do? */
const hiddenIn = (
  view: View,
  places: readonly Point[],
  half: Point,
  size: Size,
  covers: readonly Part[],
): number => places.filter((place) => isHidden(view, place, half, size, covers)).length;

/**
 * The view in which these places are all seen beside what lies over the window, as near to the given one as can be: beside,
 * above or below it, closer than now never, farther if it must be.
 */
export function clearOf(
  view: View,
  places: readonly Point[],
  half: Point,
  { box, size, covers, range }: { box: Box; size: Size; covers: readonly Part[]; range: Range },
): View {
  const hidden = hiddenIn(view, places, half, size, covers);
  if (hidden === 0) return view;
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const from: Point = [Math.min(...xs) - half[0], Math.min(...ys) - half[1]];
  const to: Point = [Math.max(...xs) + half[0], Math.max(...ys) + half[1]];
  let rooms: readonly Part[] = [{ left: 0, top: 0, right: size.width, bottom: size.height }];
  for (const { left, right, top, bottom } of covers)
    rooms = rooms
      .flatMap((room) => [
        { ...room, right: Math.min(room.right, left) },
        { ...room, left: Math.max(room.left, right) },
        { ...room, bottom: Math.min(room.bottom, top) },
        { ...room, top: Math.max(room.top, bottom) },
      ])
      .filter((room) => room.right - room.left > EDGE * 8 && room.bottom - room.top > EDGE * 8);
  const [best] = rooms
    .map((room) => {
      const [width, height] = [room.right - room.left - 2 * EDGE, room.bottom - room.top - 2 * EDGE];
      const scale = limited(
        Math.min(view.scale, width / (to[0] - from[0]), height / (to[1] - from[1])),
        range,
      );
      const middle = toScreen(view, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
      const nearer = zoomed(view, scale / view.scale, middle, range);
      const into = (offset: number, low: number, high: number, least: number, most: number): number =>
        Math.max(least + EDGE - low * scale, Math.min(most - EDGE - high * scale, offset));
      const left = into(nearer.left, from[0], to[0], room.left, room.right);
      return held({ scale, left, top: into(nearer.top, from[1], to[1], room.top, room.bottom) }, box, size);
    })
    .map((next) => ({ next, hidden: hiddenIn(next, places, half, size, covers) }))
    .sort(
      (one, other) =>
        one.hidden - other.hidden ||
        other.next.scale - one.next.scale ||
        farFrom(view, one.next) - farFrom(view, other.next),
    );
  return best && best.hidden < hidden ? best.next : view;
}

/** Room between what is shown and what it gives way to. */
const EDGE = 6;

/** How far the map moves from one view to another. */
export const farFrom = (one: View, other: View): number =>
  Math.hypot(one.left - other.left, one.top - other.top);
