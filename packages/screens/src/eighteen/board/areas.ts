/** Where the names of areas stand: over two empty hexes side by side, or on one, as near as possible to the middle of the area. */
import { type Board, beside, type Edge, type HexId, opposite } from '@kursbuch/eighteen';
import { A, centre, distance, type Point } from './geometry.ts';
import type { HexPicture, Pictures } from './picture.ts';

interface AreaName {
  readonly area: string;
  /** Where it may stand, the best place first. */
  readonly places: readonly Point[];
}

/** Nothing is written or built there. */
const isEmpty = (picture: HexPicture | undefined): boolean =>
  picture !== undefined &&
  picture.tile === null &&
  picture.face.stops.length === 0 &&
  picture.facts.cost === undefined &&
  picture.face.color === 'white';

export function areaNames(board: Board, pictures: Pictures): readonly AreaName[] {
  const areas = new Map<string, HexId[]>();
  for (const { facts } of board.hexes.values())
    if (facts.gaugeArea !== undefined)
      areas.set(facts.gaugeArea, [...(areas.get(facts.gaugeArea) ?? []), facts.id]);
  return [...areas].flatMap(([area, hexes]) => {
    const places = hexes.map((hex) => centre(board.orientation, hex));
    const mean = (axis: 0 | 1): number => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
    const middle: Point = [mean(0), mean(1)];
    const nearestFirst = (spots: readonly Point[]): readonly Point[] =>
      [...spots].sort((a, b) => distance(a, middle) - distance(b, middle));
    const empty = hexes.filter((hex) => isEmpty(pictures.get(hex)));
    // East of a pointy hex; a flat one has no neighbour beside it.
    const pairs =
      board.orientation === 'pointy' ? empty.filter((hex) => empty.includes(beside('pointy', hex, 4))) : [];
    const between = pairs.map((hex): Point => {
      const [x, y] = centre(board.orientation, hex);
      return [x + A, y];
    });
    const single = nearestFirst(empty.map((hex) => centre(board.orientation, hex)));
    return single.length > 0 ? [{ area, places: [...nearestFirst(between), ...single] }] : [];
  });
}

/** For each area those it touches without a border of gauges: nothing is changed between them. */
export function sharedGauges(board: Board): ReadonlyMap<string, readonly string[]> {
  const shared = new Map<string, Set<string>>();
  for (const { facts, neighbours } of board.hexes.values())
    for (const [edge, next] of neighbours.entries()) {
      const [area, other] = [facts.gaugeArea, next?.facts.gaugeArea];
      if (!next || area === undefined || other === undefined || area === other) continue;
      const isBorder =
        facts.gaugeBorders?.includes(edge as Edge) ||
        next.facts.gaugeBorders?.includes(opposite(edge as Edge));
      if (!isBorder) shared.set(area, (shared.get(area) ?? new Set()).add(other));
    }
  return new Map([...shared].map(([area, others]) => [area, [...others]]));
}
