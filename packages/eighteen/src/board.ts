/** The board: the printed map with its neighbours, and the faces of all tiles that may come to lie on it. */
import { beside, opposite } from './hex.ts';
import { type Face, faceOf, facesOf, gaugeMask } from './tile.ts';
import type { HexFacts, HexId, LaidTiles, MapFacts, TileFacts, TileId } from './types.ts';

export interface BoardHex {
  readonly facts: HexFacts;
  /** Running number of the hex, for bit sets and arrays. */
  readonly index: number;
  readonly printed: Face;
  /** The hex over each edge; undefined where the map ends or the side is impassable. */
  readonly neighbours: readonly (BoardHex | undefined)[];
}

export interface Board {
  readonly orientation: MapFacts['orientation'];
  readonly hexes: ReadonlyMap<HexId, BoardHex>;
  readonly tiles: ReadonlyMap<TileId, readonly Face[]>;
}

/** A first tile of metre gauge, where a board has track of several. */
export function metreTileOf({ tiles }: Board): TileId | undefined {
  for (const [tile, [face]] of tiles)
    if (face?.color === 'yellow' && face.paths.some(({ gauge }) => gauge === gaugeMask('metre'))) return tile;
  return undefined;
}

export function boardOf(map: MapFacts, tiles: Readonly<Record<TileId, TileFacts>>): Board {
  const hexes = new Map<HexId, BoardHex & { neighbours: (BoardHex | undefined)[] }>();
  map.hexes.forEach((facts, index) => {
    const stops = facts.terminal ? facts.stops.map((stop) => ({ ...stop, terminal: true })) : facts.stops;
    const printed = faceOf(
      { color: facts.preprinted, label: facts.label ?? null, stops, paths: facts.paths },
      0,
    );
    hexes.set(facts.id, { facts, index, printed, neighbours: [] });
  });
  for (const hex of hexes.values())
    for (let edge = 0; edge < 6; edge++) {
      const next = hexes.get(beside(map.orientation, hex.facts.id, edge));
      const blocked =
        hex.facts.blockedEdges?.includes(edge) || next?.facts.blockedEdges?.includes(opposite(edge));
      hex.neighbours.push(blocked ? undefined : next);
    }
  return {
    orientation: map.orientation,
    hexes,
    tiles: new Map(Object.entries(tiles).map(([id, tile]) => [id, facesOf(tile)])),
  };
}

/** What lies on a hex now: the laid tile, or what is printed. */
export function faceAt(board: Board, tiles: LaidTiles, hex: HexId): Face | undefined {
  const laid = tiles[hex];
  return laid ? board.tiles.get(laid.tile)?.[laid.rotation] : board.hexes.get(hex)?.printed;
}
