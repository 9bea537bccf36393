/** Has a company a route that one of its trains may run? (4.5.3, 4.5.4, 4.8.18) */
import {
  type Board,
  type BoardHex,
  type CompanyId,
  type Face,
  facesOn,
  gaugeMask,
  type MapState,
  opposite,
  type RunTrain,
  STOP,
} from '@kursbuch/eighteen';

/** One for each gauge, where no train is named. */
const ANY: readonly Pick<RunTrain, 'gauge' | 'range'>[] = [
  { gauge: 'standard', range: 2 },
  { gauge: 'metre', range: 2 },
];

/**
 * A route has a station of the company, and beside it another stop: these two alone are a route too. So it is enough to look for a
 * stop next to a station, in the train's gauge: a small one for a 1M, otherwise any that is not on the same hex.
 */
export function hasRun(
  board: Board,
  map: MapState,
  company: CompanyId,
  trains: readonly Pick<RunTrain, 'gauge' | 'range'>[] = ANY,
): boolean {
  const faces = facesOn(board, map);
  return trains.some(({ gauge, range }) =>
    map.stations.some((station) => {
      const from = board.hexes.get(station.hex)?.index;
      if (station.company !== company || station.stop === null || from === undefined) return false;
      return leadsToStop(board, faces, from, STOP + station.stop, gaugeMask(gauge), (hex, stop) => {
        const isSmall = faces[hex]?.stops[stop]?.kind === 'town';
        return isSmall || (range !== 1 && hex !== from);
      });
    }),
  );
}

/** Does track of this gauge lead from a stop to a next one that will do? */
function leadsToStop(
  board: Board,
  faces: readonly Face[],
  from: number,
  start: number,
  gauges: number,
  willDo: (hex: number, stop: number) => boolean,
): boolean {
  const hexes = hexesOf(board);
  const open: [hex: number, end: number][] = [[from, start]];
  const seen = new Set<number>();
  for (let next = open.pop(); next; next = open.pop()) {
    const [hex, end] = next;
    for (const { a, b, gauge = -1 } of (faces[hex] as Face).paths) {
      if (!(gauge & gauges) || (a !== end && b !== end)) continue;
      const to = a === end ? b : a;
      if (to >= STOP) {
        if (willDo(hex, to - STOP)) return true;
        continue;
      }
      const beyond = hexes[hex]?.neighbours[to];
      if (!beyond || seen.has(6 * hex + to)) continue;
      seen.add(6 * hex + to);
      open.push([beyond.index, opposite(to)]);
    }
  }
  return false;
}

const lists = new WeakMap<Board, readonly BoardHex[]>();

/** The hexes of the board by their index. */
function hexesOf(board: Board): readonly BoardHex[] {
  const known = lists.get(board) ?? [...board.hexes.values()];
  lists.set(board, known);
  return known;
}
