/** The way of a run over the map, as it is drawn. */
import { type Board, type Edge, type HexId, opposite, type Run, STOP } from '@kursbuch/eighteen';
import { beside, type Curve, sampled } from './curve.ts';
import { isOffMap, STUB } from './faces.ts';
import { add, centre, type Orientation, type Point, pair } from './geometry.ts';
import { addedPieces, layoutOf, pieceBetween } from './layout.ts';
import type { HexPicture, Pictures } from './picture.ts';
import { stopOf } from './stopOf.ts';

/** One piece of track a run uses, from one end to the other as the train goes. */
export interface RunPiece {
  readonly hex: HexId;
  readonly from: number;
  readonly to: number;
}

/** The pieces of track a run uses, in order; what the map does not have is left out. */
export function piecesOf(board: Board, { stops, legs }: Pick<Run, 'stops' | 'legs'>): readonly RunPiece[] {
  const pieces: RunPiece[] = [];
  legs.forEach((hexes, leg) => {
    const [start, end] = [stops[leg], stops[leg + 1]];
    if (start === undefined || end === undefined) return;
    let from = STOP + stopOf(start).stop;
    hexes.forEach((hex, step) => {
      const next = hexes[step + 1];
      const exit = next === undefined ? STOP + stopOf(end).stop : sideTowards(board, hex, next);
      if (exit === undefined) return;
      pieces.push({ hex, from, to: exit });
      from = opposite(exit);
    });
  });
  return pieces;
}

function sideTowards(board: Board, hex: HexId, next: HexId): Edge | undefined {
  const edge = board.hexes.get(hex)?.neighbours.findIndex((one) => one?.facts.id === next) ?? -1;
  return edge < 0 ? undefined : edge;
}

const reversed = (curve: Curve): Curve => ({ d: '', at: (part) => curve.at(1 - part) });

/** The curve of a piece as the train goes, around the middle of its hex. */
function curveOf(orientation: Orientation, picture: HexPicture, { from, to }: RunPiece): Curve | undefined {
  const { pieces } = layoutOf(orientation, picture.face, picture.rotation);
  const piece =
    pieceBetween(pieces, from, to) ?? pieceBetween(addedPieces(orientation, picture.added), from, to);
  if (!piece) return undefined;
  const way: Curve = piece.a === from ? piece : reversed(piece);
  // Trains go as far into an off-map area as its track is drawn.
  const isArea = (end: number): boolean =>
    isOffMap(picture.face) && picture.face.stops[end - STOP]?.kind === 'offboard';
  const part = STUB / 50;
  if (isArea(to)) return { d: '', at: (t) => way.at(t * part) };
  if (isArea(from)) return { d: '', at: (t) => way.at(1 - part + t * part) };
  return way;
}

/** The points of a run on the map, leg after leg; `shift` sets it beside the middle of the track. */
export function pointsOf(
  orientation: Orientation,
  pictures: Pictures,
  pieces: readonly RunPiece[],
  shift = 0,
): readonly (readonly Point[])[] {
  const ways: Point[][] = [];
  let last: Point | undefined;
  for (const piece of pieces) {
    const picture = pictures.get(piece.hex);
    const curve = picture && curveOf(orientation, picture, piece);
    if (!curve) continue;
    const middle = centre(orientation, piece.hex);
    const points = (shift === 0 ? sampled(curve, 14) : beside(curve, shift, 14)).map((point) =>
      add(point, middle),
    );
    const [first] = points;
    const joins = first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) < 12;
    if (joins) ways.at(-1)?.push(...points);
    else ways.push([...points]);
    last = points.at(-1);
  }
  return ways;
}

export const drawn = (ways: readonly (readonly Point[])[]): string =>
  ways.map((points) => `M${points.map(pair).join('L')}`).join('');

/** Runs that share track lie side by side: how far from its middle each one is, by run. */
export function shiftsOf(runs: readonly (readonly RunPiece[])[]): readonly number[] {
  const keys = runs.map(
    (pieces) =>
      new Set(pieces.map(({ hex, from, to }) => `${hex} ${Math.min(from, to)} ${Math.max(from, to)}`)),
  );
  const shares = (a: number, b: number): boolean =>
    a !== b && [...(keys[a] ?? [])].some((key) => keys[b]?.has(key));
  return runs.map((_, index) => {
    const others = runs.map((_run, other) => other).filter((other) => shares(index, other));
    if (others.length === 0) return 0;
    const before = others.filter((other) => other < index).length;
    return (before - others.length / 2) * 10.4;
  });
}

/** Parts of a hex a run lies on, for touching it. */
export const touches = (pieces: readonly RunPiece[], hex: HexId): boolean =>
  pieces.some((piece) => piece.hex === hex);
