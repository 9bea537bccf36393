/** What lies on the sides between hexes: barriers, borders of gauges, and sides that are none because the hexes are one place. */
import { type Board, beside, type Edge, type HexFacts, type HexId, opposite } from '@kursbuch/eighteen';
import { add, centre, corner, edgeMid, type Point } from './geometry.ts';
import type { Pictures } from './picture.ts';

export interface Side {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
}

type SidesOf = (facts: HexFacts) => readonly Edge[] | undefined;

/** The sides a hex speaks of, each once though both hexes may name it. */
function* eachSide(board: Board, sidesOf: SidesOf): Generator<readonly [HexFacts, Edge, HexId]> {
  for (const { facts } of board.hexes.values())
    for (const edge of sidesOf(facts) ?? []) {
      const next = beside(board.orientation, facts.id, edge);
      const other = board.hexes.get(next)?.facts;
      if (edge >= 3 || !(other && sidesOf(other)?.includes(opposite(edge)))) yield [facts, edge, next];
    }
}

function sides(board: Board, sidesOf: SidesOf, length = 1): readonly Side[] {
  return [...eachSide(board, sidesOf)].map(([{ id }, edge]) => {
    const middle = add(centre(board.orientation, id), edgeMid(board.orientation, edge));
    const end = (at: Edge): Point => {
      const [x, y] = add(centre(board.orientation, id), corner(board.orientation, at));
      return [middle[0] + (x - middle[0]) * length, middle[1] + (y - middle[1]) * length];
    };
    return { key: `${id} ${edge}`, from: end(edge), to: end(edge + 1) };
  });
}

export const joinedSides = (board: Board): readonly Side[] => sides(board, (facts) => facts.joinedEdges);

/** Bars are shorter than the side: two of them at a corner stay two. */
export const blockedSides = (board: Board): readonly Side[] =>
  sides(board, (facts) => facts.blockedEdges, 0.84);

export const gaugeSides = (board: Board): readonly Side[] => sides(board, (facts) => facts.gaugeBorders);

/** Where track meets across a border of gauges. */
export function gaugeChanges(board: Board, pictures: Pictures): readonly Point[] {
  const found: Point[] = [];
  for (const [{ id }, edge, next] of eachSide(board, (facts) => facts.gaugeBorders)) {
    const [here, there] = [pictures.get(id)?.face.exits ?? 0, pictures.get(next)?.face.exits ?? 0];
    if (here & (1 << edge) && there & (1 << opposite(edge)))
      found.push(add(centre(board.orientation, id), edgeMid(board.orientation, edge)));
  }
  return found;
}

/**
 * Where the values of an off-map area of several hexes are written: on the shared side if that stands upright, else on
 * one of the hexes. Null for the others, undefined for a hex by itself.
 */
export function tariffPlace(board: Board, facts: HexFacts): Point | null | undefined {
  for (const edge of facts.joinedEdges ?? []) {
    const other = board.hexes.get(beside(board.orientation, facts.id, edge))?.facts;
    if (!other) continue;
    const shows = (one: HexFacts): boolean => one.stops[0]?.hideValue !== true;
    if (!shows(facts) || (shows(other) && facts.id > other.id)) return null;
    const [x, y] = edgeMid(board.orientation, edge);
    return Math.abs(y) < 1 ? [x, -4] : undefined;
  }
  return undefined;
}
