/**
 * The tiles of 1853: track by gauge, numbers of tiles, and the chart of upgrades. Data only.
 * Source: public tile data for the shapes; the rulebook of 2009 for numbers, gauges and the chart (literally, R43).
 * Black track is standard, white metre gauge, both together dual. A junction has no station (4.2.5).
 */
import { supplyFromText, type TileFacts, type TileId, tilesFromText } from '@kursbuch/eighteen';
import { PROPOSED_TILES } from './proposed.ts';

export const TILES: Readonly<Record<TileId, TileFacts>> = {
  ...tilesFromText(`
      1 yellow, standard, town 10: 1 3, town 10: 0 4
      2 yellow, standard, town 10: 0 3, town 10: 1 2
      3 yellow, standard, town 10: 0 1
      4 yellow, standard, town 10: 0 3
      5 yellow, standard, city 20: 0 1
      6 yellow, standard, city 20: 0 2
      7 yellow, standard, 0-1
      8 yellow, standard, 0-2
      9 yellow, standard, 0-3
     12 green, standard, city 30: 0 1 2
     13 green, standard, city 30: 0 2 4
     14 green, standard, 2-slot city 30: 0 1 3 4
     15 green, standard, 2-slot city 30: 0 1 2 3
     55 yellow, standard, town 10: 0 3, town 10: 1 4
     56 yellow, standard, town 10: 0 2, town 10: 1 3
     58 yellow, standard, town 10: 0 2
     71 yellow, metre, town 10: 0, s0-s1, town 10: 4
     72 yellow, metre, town 10: 0 1
     73 yellow, metre, town 10: 0 2
     74 yellow, metre, town 10: 0 3
     75 yellow, metre, city 20: 0 1
     76 yellow, metre, city 20: 0 2
     77 yellow, metre, 0-1
     78 yellow, metre, 0-2
     79 yellow, metre, 0-3
     80 green, standard, 0-1 0-2 1-2
     81 green, standard, 0-2 0-4 2-4
     82 green, standard, 0-1 0-3 1-3
     83 green, standard, 0-5 0-3 3-5
     84 green, metre, 0-1 1-2 0-2
     85 green, metre, 3-5 0-5 0-3
     86 green, metre, 0-1 1-3 0-3
     87 green, standard, town 10: 0 1 2 3
     88 green, standard, town 10: 0 1 3 4
     89 green, metre, town 10: 0 1 3 4
    100 green, metre, city 30: 0 1 2
    101 green, metre, city 30: 0 2 4
    102 brown, dual, 2-slot city 30: 0 1 2 3 4 5
    103 brown, dual, 2-slot city 40: 0 2 3 4
    105 brown, label BM, dual, 3-slot city 50: 0 1 2
    106 brown, dual, junction: 0 2 4 3
    107 brown, dual, junction: 0 1 3 4
    108 brown, dual, junction: 0 3 4 5
    109 gray, dual, 2-slot city 50: 0 1 2 3 4
    111 gray, label BM, dual, 3-slot city 70: 0 1 2
    112 gray, dual, junction: 0 1 2 3 4
    113 yellow, metre, city 20: 0
    115 yellow, standard, city 20: 0
    116 green, metre, town 10: 0 1 2 3
    117 green, metre, town 10: 0 1 2
    233 green, dual, 0-3
    234 green, dual, 0-1
    250 green, dual, 0-2
  `),
  ...PROPOSED_TILES,
};

const SUPPLY = supplyFromText(`
    1 x2
    2 x2
    3 x10 -> 12 14 15 716 717 718 719
    4 x14 -> 14 15 87 88 716 717 718 719
    5 x4  -> 12 14 15 716 717 718 719
    6 x8  -> 12 13 14 15 716 717 718 719
    7 x6  -> 80 82 83 234
    8 x14 -> 80 81 82 83 250
    9 x14 -> 82 83 233
   12 x2  -> 102 103
   13 x2  -> 102 103
   14 x2  -> 102
   15 x2  -> 102
   55 x2
   56 x2
   58 x10 -> 87 88 716 717 718 719
   71 x2
   72 x4  -> 89 100 116 117 716 717 718 719
   73 x6  -> 89 100 101 116 117 716 717 718 719
   74 x4  -> 89 116 716 717 718 719
   75 x2  -> 100 716 717 718 719
   76 x2  -> 100 101 716 717 718 719
   77 x4  -> 84 85 86 234
   78 x6  -> 84 85 86 250
   79 x6  -> 85 86 233
   80 x2  -> 106 108
   81 x2  -> 106
   82 x4  -> 106 107 108
   83 x4  -> 106 107 108
   84 x2  -> 106 108
   85 x2  -> 106 107 108
   86 x2  -> 106 107 108
   87 x2  -> 102
   88 x2  -> 102
   89 x2  -> 102
  100 x2  -> 102 103
  101 x2  -> 102 103
  102 x3
  103 x4  -> 109
  105 x2  -> 111
  106 x2  -> 112
  107 x2  -> 112
  108 x2  -> 112
  109 x2
  111 x2
  112 x2
  113 x2  -> 100 101 716 717 718 719
  115 x2  -> 12 13 14 15 716 717 718 719
  116 x2  -> 102
  117 x2  -> 102 103
  233 x6  -> 106 107 108
  234 x4  -> 106 107 108
  250 x4  -> 106 107 108
  500 x2  -> 900
  716 x4  -> 102
  717 x2  -> 102
  718 x2  -> 102
  719 x2  -> 102 103
  720 x1
  900 x1
`);

export const TILE_COUNTS = SUPPLY.counts;

/** The chart of page 20: all upgrades there are. Rows 3 and 58 may be misprints (R43). */
export const UPGRADES = SUPPLY.upgrades;

/** What may lie on the five printed hexes first, by their label (4.2.12). */
export const PRINTED_UPGRADES: Readonly<Record<string, readonly TileId[]>> = {
  CD: ['500'],
  BM: ['105'],
  W: ['720'],
};
