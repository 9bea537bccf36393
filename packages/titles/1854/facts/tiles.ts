/** The track tiles of 1854: those of the catalogue, and some that no other title has. Data only, written as there. */
import { TILES as CATALOGUE, type TileFacts, type TileId, tilesFromText } from '@kursbuch/eighteen';

export const TILES: Readonly<Record<TileId, TileFacts>> = {
  ...CATALOGUE,
  ...tilesFromText(`
    433 green, label W, city 50 at 0: 0, city 50 at 1: 1, city 50 at 2: 2, city 50 at 3: 3, city 50 at 4: 4
    451 brown, label W, city 60: 0 3, 2-slot city 60 at 1.5: 1 2, 2-slot city 60 at 4.5: 4 5
    456 gray, label W, 5-slot city 70: 0 1 2 3 4 5
    619 green, 2-slot city 30: 0 2 3 4
  `),
};
