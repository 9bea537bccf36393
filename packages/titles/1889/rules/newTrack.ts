/** TRACK-21, R-06: a replacement must give the company track it can use, or change the value of a stop it reaches. */
import {
  type Board,
  type CompanyId,
  type EighteenState,
  type Face,
  faceAt,
  type HexId,
  joins,
  reach,
  STOP,
  type TileId,
} from '@kursbuch/eighteen';
import type { Objection } from '@kursbuch/table';

export function newTrackProblem(
  board: Board,
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
  tile: TileId,
  rotation: number,
): Objection<'noNewTrack'> | undefined {
  const old = faceAt(board, state.tiles, hex);
  const face = board.tiles.get(tile)?.[rotation];
  const index = board.hexes.get(hex)?.index;
  // The first tile on a bare hex is no replacement.
  if (!old || !face || index === undefined || old.paths.length === 0) return undefined;
  // That no track leads here at all is another rule's.
  if (!joins(reach(board, state, company), face, index)) return undefined;
  const { tiles, stations, addedTrack } = state;
  const after = { stations, addedTrack, tiles: { ...tiles, [hex]: { tile, rotation } } };
  const reached = reach(board, after, company).paths[index] ?? 0;
  const gains = face.paths.some((path, at) => (reached & (1 << at)) !== 0 && isGain(old, face, path));
  return gains ? undefined : { reason: 'noNewTrack', params: { hex, company } };
}

/** Was this piece of track not there before, or does it lead to a stop of another value? */
function isGain(old: Face, face: Face, { a, b }: Face['paths'][number]): boolean {
  if (!old.paths.some((one) => one.a === a && one.b === b)) return true;
  // No hex of the map has two stops: they keep their number.
  return b >= STOP && old.stops[b - STOP]?.revenue !== face.stops[b - STOP]?.revenue;
}
