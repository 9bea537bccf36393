/** Which tile may follow which, taken together over all hexes a tile may come to lie on. */
import type { HexId, TileId, Title } from '@kursbuch/eighteen';
import { remembered } from '../../parts/remembered.ts';

interface TilePath {
  /** Tiles it may replace. */
  readonly from: readonly TileId[];
  /** Tiles that may replace it. */
  readonly to: readonly TileId[];
  /** Hexes on whose print it may be laid. */
  readonly print: readonly HexId[];
}

export const tilePaths = remembered(findPaths);

function findPaths(title: Title): ReadonlyMap<TileId, TilePath> {
  const paths = new Map<TileId, { from: Set<TileId>; to: Set<TileId>; print: Set<HexId> }>();
  const path = (tile: TileId) => {
    const found = paths.get(tile) ?? { from: new Set(), to: new Set(), print: new Set() };
    paths.set(tile, found);
    return found;
  };
  for (const { facts } of title.board.hexes.values()) {
    const open = [...title.track.printedUpgrades(facts)];
    for (const tile of open) path(tile).print.add(facts.id);
    const seen = new Set(open);
    for (let tile = open.pop(); tile !== undefined; tile = open.pop())
      for (const next of title.track.upgrades(tile, facts)) {
        path(tile).to.add(next);
        path(next).from.add(tile);
        if (!seen.has(next)) open.push(next);
        seen.add(next);
      }
  }
  return new Map(
    [...paths].map(([tile, { from, to, print }]) => [
      tile,
      { from: [...from].sort(byNumber), to: [...to].sort(byNumber), print: [...print] },
    ]),
  );
}

const byNumber = (one: TileId, other: TileId): number =>
  one.localeCompare(other, undefined, { numeric: true });

/** The colours of tiles in the order they come into play. */
const COLOURS: readonly string[] = ['yellow', 'green', 'brown', 'gray'];

/** The tiles of a title by colour. */
export function tilesByColour(title: Title): ReadonlyMap<string, readonly TileId[]> {
  const groups = new Map<string, TileId[]>(COLOURS.map((colour) => [colour, []]));
  for (const tile of Object.keys(title.tileCounts).sort(byNumber)) {
    const colour = title.board.tiles.get(tile)?.[0]?.color ?? '';
    groups.set(colour, [...(groups.get(colour) ?? []), tile]);
  }
  return new Map([...groups].filter(([, tiles]) => tiles.length > 0));
}
