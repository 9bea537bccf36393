/** Runs made ready for drawing: their lines, where their flags stand, and which stops they come to. */
import type { Board, HexId, TrainId, TrainKind } from '@kursbuch/eighteen';
import { type Detail, hasValues } from '../board/detail.ts';
import { isOffMap } from '../board/faces.ts';
import { add, centre, distance, type Point, polar } from '../board/geometry.ts';
import { layoutOf } from '../board/layout.ts';
import type { Pictures } from '../board/picture.ts';
import { drawn, piecesOf, pointsOf, type RunPiece, shiftsOf } from '../board/runPath.ts';
import { stopOf } from '../board/stopOf.ts';
import { tariffMiddle, validBox } from '../board/tariffs.ts';
import { textsOf, type VisitedBy } from '../board/texts.ts';
import type { Way } from './way.ts';

/** What is known of a run that is drawn. */
export interface RunToDraw {
  readonly train: TrainId;
  readonly kind: TrainKind;
  readonly number: number;
  readonly way: Way;
  readonly revenue: number | null;
  /** Stops it passes without counting them. */
  readonly skipped: ReadonlySet<string>;
}

export interface DrawnRun extends RunToDraw {
  readonly pieces: readonly RunPiece[];
  readonly d: string;
  /** It shares track with another run and lies beside it. */
  readonly isShifted: boolean;
  readonly flag: Point | null;
}

export function drawnRuns(board: Board, pictures: Pictures, runs: readonly RunToDraw[]): readonly DrawnRun[] {
  const { orientation } = board;
  const going = runs.filter(({ way }) => way.stops.length > 0);
  const pieces = going.map(({ way }) => piecesOf(board, way));
  const shifts = shiftsOf(pieces);
  const lines = pieces.map((list, index) => pointsOf(orientation, pictures, list, shifts[index]));
  const visits = visitsOf(runs);
  const busy: Obstacle[] = lines.flat(2).map((point) => [point, 5, 0.12]);
  return going.map((run, index) => {
    const flag = run.way.stops.length > 1 ? flagPlace(board, pictures, run.way, busy, visits) : null;
    if (flag) busy.push([flag, 26, 1]);
    return {
      ...run,
      pieces: pieces[index] ?? [],
      d: drawn(lines[index] ?? []),
      isShifted: shifts[index] !== 0,
      flag,
    };
  });
}

/** Where a stop lies on the map. */
function stopPlace(board: Board, pictures: Pictures, id: string): Point | null {
  const { hex, stop } = stopOf(id);
  const picture = pictures.get(hex);
  if (!picture) return null;
  const place = layoutOf(board.orientation, picture.face, picture.rotation).stops[stop];
  return place ? add(centre(board.orientation, hex), place.at) : null;
}

/** Something a flag should not cover: where, how large, and how much it matters. */
type Obstacle = readonly [at: Point, radius: number, weight: number];

/** Half the width and half the height of a flag. */
export const FLAG: Point = [25, 11];

/** Directions and distances from an end of the run. */
const AROUND: readonly Point[] = [26, 34, 44, 56].flatMap((far) =>
  Array.from({ length: 12 }, (_, index) => polar(30 * index - 90, far)),
);

/** Around an end of the run, where the flag covers least. */
function flagPlace(
  board: Board,
  pictures: Pictures,
  { stops }: Way,
  busy: readonly Obstacle[],
  visits: ReadonlyMap<HexId, VisitedBy>,
): Point | null {
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const id of [stops[0], stops.at(-1)]) {
    const end = id === undefined ? null : stopPlace(board, pictures, id);
    if (id === undefined || !end) continue;
    const near = [...busy, ...drawnAround(board, pictures, stopOf(id).hex, visits)];
    for (const step of AROUND) {
      const at = add(end, step);
      // It should be seen to belong to its end.
      let cost = distance(at, end) * 0.12;
      for (const [[x, y], radius, weight] of near) {
        const [dx, dy] = [Math.abs(x - at[0]) - FLAG[0], Math.abs(y - at[1]) - FLAG[1]];
        const apart = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - radius;
        if (apart < 0) cost -= apart * weight;
      }
      if (cost < least) [best, least] = [at, cost];
    }
  }
  return best;
}

/** Stops and values on a hex and those around it. */
function drawnAround(
  board: Board,
  pictures: Pictures,
  hex: HexId,
  visits: ReadonlyMap<HexId, VisitedBy>,
): readonly Obstacle[] {
  const { orientation } = board;
  const hexes = [hex, ...(board.hexes.get(hex)?.neighbours ?? []).flatMap((next) => next?.facts.id ?? [])];
  return hexes.flatMap((id): Obstacle[] => {
    const picture = pictures.get(id);
    if (!picture) return [];
    const middle = centre(orientation, id);
    const { stops } = layoutOf(orientation, picture.face, picture.rotation);
    const cities = stops.map((stop): Obstacle => [add(middle, stop.at), 17, 0.6]);
    if (isOffMap(picture.face)) {
      const values = add(middle, tariffMiddle(orientation, picture.face));
      return [...cities, [add(values, [-14, 4]), 14, 0.9], [add(values, [14, 4]), 14, 0.9]];
    }
    const texts = textsOf(orientation, picture, 'middle', visits.get(id));
    return [...cities, ...texts.map((text): Obstacle => [add(middle, text.at), 12, 0.9])];
  });
}

/** A stop of a run that passes some of its stops without counting them. */
interface ChosenStop {
  readonly id: string;
  readonly at: Point;
  readonly number: number;
  readonly isCounted: boolean;
}

/** The stops of runs that choose them, each where its value is written. */
export function chosenStops(
  board: Board,
  pictures: Pictures,
  runs: readonly RunToDraw[],
  detail: Detail,
): readonly ChosenStop[] {
  const visits = visitsOf(runs);
  // Where nothing is written the marks lie where it would be.
  const written = hasValues(detail) ? detail : 'small';
  return runs.flatMap(({ way, number, skipped }) =>
    skipped.size === 0
      ? []
      : way.stops.flatMap((id): ChosenStop[] => {
          const at = valuePlace(board, pictures, id, written, visits);
          return at ? [{ id, at, number, isCounted: !skipped.has(id) }] : [];
        }),
  );
}

/** Where the value of a stop is written on the map. */
function valuePlace(
  board: Board,
  pictures: Pictures,
  id: string,
  detail: Detail,
  visits: ReadonlyMap<HexId, VisitedBy>,
): Point | null {
  const { orientation } = board;
  const { hex, stop } = stopOf(id);
  const picture = pictures.get(hex);
  if (!picture) return null;
  const middle = centre(orientation, hex);
  if (isOffMap(picture.face)) return add(middle, validBox(orientation, picture));
  const text = textsOf(orientation, picture, detail, visits.get(hex)).find(
    (one) => one.kind === 'value' && one.stop === stop,
  );
  return text ? add(middle, text.at) : stopPlace(board, pictures, id);
}

/** Which runs count which stops of each hex; a stop that is only passed is in it too, counted by nobody. */
export function visitsOf(runs: readonly RunToDraw[]): ReadonlyMap<HexId, VisitedBy> {
  const visits = new Map<HexId, Record<number, number[]>>();
  for (const { way, number, skipped } of runs)
    for (const id of way.stops) {
      const { hex, stop } = stopOf(id);
      const here = visits.get(hex) ?? {};
      visits.set(hex, here);
      here[stop] = [...new Set([...(here[stop] ?? []), ...(skipped.has(id) ? [] : [number])])];
    }
  return visits;
}
