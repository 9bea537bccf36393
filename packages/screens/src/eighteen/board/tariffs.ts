/** What off-map areas are worth by phase, and where that is written. */
import { type Colour, type Face, STOP, type Value } from '@kursbuch/eighteen';
import { edgeMid, type Orientation, type Point } from './geometry.ts';
import type { HexPicture } from './picture.ts';

const COLOURS: readonly Colour[] = ['yellow', 'green', 'brown', 'gray'];

export interface Box {
  readonly value: number;
  /** The phases it holds in. */
  readonly colours: readonly Colour[];
}

/** Phases of the same value share a box. */
export function boxesOf(value: Value): readonly Box[] {
  if (typeof value === 'number') return [{ value, colours: COLOURS }];
  const boxes: { value: number; colours: Colour[] }[] = [];
  for (const colour of COLOURS) {
    const last = boxes.at(-1);
    if (last?.value === value[colour]) last.colours.push(colour);
    else boxes.push({ value: value[colour], colours: [colour] });
  }
  return boxes;
}

/** What kinds of train count here in place of these values: "D 100". */
export const byTrains = (value: Value): readonly string[] =>
  typeof value === 'number'
    ? []
    : Object.entries(value.byTrain ?? {}).map(([kind, worth]) => `${kind} ${worth}`);

/** Away from where the track enters. */
export function awayFrom(orientation: Orientation, face: Face): Point {
  let [x, y] = [0, 0];
  const edges = face.paths.map(({ a }) => a).filter((edge) => edge < STOP);
  for (const edge of edges) {
    const [dx, dy] = edgeMid(orientation, edge);
    x -= dx / edges.length;
    y -= dy / edges.length;
  }
  return [x, y];
}

/** How wide each of so many boxes is. */
export const boxWidth = (boxes: readonly Box[]): number => (boxes.length > 2 ? 18.5 : 26);

/** The middle of the box that holds in this phase, in an area of one hex. */
export function validBox(orientation: Orientation, { face, phase }: HexPicture): Point {
  const [x, y] = tariffMiddle(orientation, face);
  const boxes = boxesOf(face.stops[0]?.revenue ?? 0);
  const valid = phase === null ? 0 : boxes.findIndex(({ colours }) => colours.includes(phase));
  return [x + (valid - (boxes.length - 1) / 2) * boxWidth(boxes), y + 5];
}

/** Where the values of an area of one hex are written. */
export function tariffMiddle(orientation: Orientation, face: Face): Point {
  const [x, y] = awayFrom(orientation, face);
  return [x * 0.25, Math.max(-18, Math.min(20, y * 0.42))];
}
