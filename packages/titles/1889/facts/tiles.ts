/**
 * The track tiles of Shikoku 1889: those of the catalogue, and some that no other title has. Data only, written as there.
 * Source: public tile data of the open 18xx engines (two agree in all 40 numbers, shapes and values).
 */
import {
  TILES as CATALOGUE,
  supplyFromText,
  type TileFacts,
  type TileId,
  tilesFromText,
} from '@kursbuch/eighteen';

export const TILES: Readonly<Record<TileId, TileFacts>> = {
  ...CATALOGUE,
  ...tilesFromText(`
    437 yellow, town 30 port small: 0 2
    438 yellow, label H, city 40: 0 2
    439 green, label H, 2-slot city 60: 0 2 4
    440 green, label T, 2-slot city 40: 0 1 2
    465 brown, label K, 3-slot city 60: 0 1 2 3
    466 brown, label T, 2-slot city 60: 0 1 2
    492 brown, label H, 3-slot city 80: 0 1 2 3 4 5
  `),
};

const SUPPLY = supplyFromText(`
    3 x2
    5 x2 -> 12 14 15 205 206
    6 x2 -> 12 13 14 15 205 206
    7 x2 -> 26 27 28 29
    8 x5 -> 16 19 23 24 25 28 29
    9 x5 -> 19 20 23 24 26 27
   12 x1 -> 448 611
   13 x1 -> 611
   14 x1 -> 611
   15 x3 -> 448 611
   16 x1
   19 x1 -> 45 46
   20 x1 -> 47
   23 x2 -> 41 45 47
   24 x2 -> 42 46 47
   25 x1 -> 40 45 46
   26 x1 -> 42 45
   27 x1 -> 41 46
   28 x1 -> 39 46
   29 x1 -> 39 45
   39 x1
   40 x1
   41 x1
   42 x1
   45 x1
   46 x1
   47 x1
   57 x2 -> 14 15 205 206
   58 x3
  205 x1 -> 448 611
  206 x1 -> 448 611
  437 x1
  438 x1 -> 439
  439 x1 -> 492
  440 x1 -> 466
  448 x4
  465 x1
  466 x1
  492 x1
  611 x2
`);

export const TILE_COUNTS = SUPPLY.counts;

/** What may replace a tile (TRACK-17, TRACK-18). */
export const UPGRADES = SUPPLY.upgrades;

/** BEG-7: so many more in the beginner game. */
export const BEGINNER_TILES: Readonly<Record<TileId, number>> = { 6: 2, 7: 1, 8: 1, 9: 1, 23: 1, 24: 1 };
