/** The track tiles of 1848: those of the catalogue, and some that no other title has. Data only, written as there. */
import { TILES as CATALOGUE, type TileFacts, type TileId, tilesFromText } from '@kursbuch/eighteen';

export const TILES: Readonly<Record<TileId, TileFacts>> = {
  ...CATALOGUE,
  ...tilesFromText(`
     30 green, 0-4 0-1
     31 green, 0-2 0-5
    235 yellow, label OO, city 30: 0, city 30
    236 green, label K, 2-slot city 40: 0 1 3
    237 green, label K, 2-slot city 40: 0 5 3
    238 green, label K, 2-slot city 40: 0 1 2
    239 brown, label K, 3-slot city 60: 0 1 2 3
    240 gray, label K, 3-slot city 80: 0 1 2 3
    241 blue, label TAS, offboard 50 port large: 2 1
  `),
};
