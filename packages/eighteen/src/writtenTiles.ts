/**
 * Tiles, one a line: number, colour, and behind commas its label, stops and track (`writtenTrack.ts`):
 *
 *     14 green, 2-slot city 30: 0 1 3 4
 *     54 green, label NY, city 60 at 0.5: 0 1, city 60 at 2.5: 2 3
 */
import type { TileFacts, TileId } from './types.ts';
import { fault, linesOf, partsOf, wordsOf } from './writtenLines.ts';
import { checkTrack, type Drawing, readTrack } from './writtenTrack.ts';

const COLOURS = ['yellow', 'green', 'brown', 'gray', 'red', 'blue'];

export function tilesFromText(text: string): Readonly<Record<TileId, TileFacts>> {
  const tiles: Record<TileId, TileFacts> = {};
  for (const line of linesOf(text)) {
    const [head = '', ...parts] = partsOf(line.text);
    const [id = '', color = '', more] = wordsOf(head);
    if (!COLOURS.includes(color) || more) fault(line, 'a tile begins with its number and its colour');
    if (tiles[id]) fault(line, `there are two tiles ${id}`);
    const drawing: Drawing = { stops: [], paths: [] };
    let label: string | null = null;
    for (const part of parts)
      if (!readTrack(line, part, drawing)) {
        const [, name] = /^label (\S+)$/.exec(part) ?? fault(line, `"${part}" says nothing of a tile`);
        label = name as string;
      }
    checkTrack(line, drawing);
    tiles[id] = { color, label, stops: drawing.stops, paths: drawing.paths };
  }
  return tiles;
}

interface TileSupply {
  readonly counts: Readonly<Record<TileId, number>>;
  /** What may replace a tile; a row for each, empty where nothing may. */
  readonly upgrades: Readonly<Record<TileId, readonly TileId[]>>;
}

/** How many tiles there are of each number, and behind an arrow what may replace it: `7 x4 -> 18 26 27`. */
export function supplyFromText(text: string): TileSupply {
  const counts: Record<TileId, number> = {};
  const upgrades: Record<TileId, readonly TileId[]> = {};
  const lines = linesOf(text);
  for (const line of lines) {
    const [, id = '', count, , next = ''] =
      /^\s*(\S+)\s+x(\d+)(\s+->((?:\s+\S+)+))?$/.exec(line.text) ??
      fault(line, 'a line is "7 x4", or "7 x4 -> 18 26"');
    if (id in counts) fault(line, `there are two lines of ${id}`);
    counts[id] = Number(count);
    upgrades[id] = wordsOf(next);
  }
  for (const line of lines)
    for (const next of upgrades[wordsOf(line.text)[0] as TileId] ?? [])
      if (!(next in counts)) fault(line, `there is no tile ${next}`);
  return { counts, upgrades };
}
