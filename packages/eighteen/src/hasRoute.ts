/** Is there a route at all? Its first stop is mostly near, so that is soon told without all that a company reaches. */
import type { Board, BoardHex } from './board.ts';
import { opposite } from './hex.ts';
import { facesOn } from './maps.ts';
import { sideKey } from './routes/parts.ts';
import { ALL_GAUGES, type Face, STOP } from './tile.ts';
import type { CompanyId, MapState } from './types.ts';

/** Does track lead from a station of the company to another stop? Whose stations stand there does not matter. */
export function hasRoute(board: Board, map: MapState, company: CompanyId): boolean {
  const faces = facesOn(board, map);
  for (const station of map.stations) {
    if (station.company !== company || station.stop === null) continue;
    const hex = board.hexes.get(station.hex);
    if (hex && leadsOn(faces, { hex, end: STOP + station.stop })) return true;
  }
  return false;
}

/** Where track ends on a hex: at one of its sides, or from 6 on at one of its stops. */
interface End {
  readonly hex: BoardHex;
  readonly end: number;
}

/** Does track from `at` come to a stop other than `start`, in one of these gauges and over no side of a hex twice? */
function leadsOn(
  faces: readonly Face[],
  start: End,
  at: End = start,
  gauges = ALL_GAUGES,
  crossed: number[] = [],
): boolean {
  const { hex } = at;
  for (const { a, b, gauge = ALL_GAUGES } of (faces[hex.index] as Face).paths) {
    const common = gauges & gauge;
    if ((a !== at.end && b !== at.end) || common === 0) continue;
    const end = a === at.end ? b : a;
    if (end >= STOP) {
      if (hex !== start.hex || end !== start.end) return true;
      continue;
    }
    const next = hex.neighbours[end];
    if (!next) continue;
    const side = sideKey(hex, end, next);
    if (crossed.includes(side)) continue;
    crossed.push(side);
    if (leadsOn(faces, start, { hex: next, end: opposite(end) }, common, crossed)) return true;
    crossed.pop();
  }
  return false;
}
