/**
 * The track tiles by their usual numbers, written as `writtenTiles.ts` reads them. Data only.
 * Source: public tile data of the open 18xx engines, compared with a second tile set; see facts of each title.
 * Edges 0..5 clockwise from the south-west (pointy top) or the south (flat top).
 */
import { tilesFromText } from './writtenTiles.ts';

export const TILES = /* @__PURE__ */ tilesFromText(`
    1 yellow, town 10: 1 3, town 10: 0 4
    2 yellow, town 10: 0 3, town 10: 1 2
    3 yellow, town 10: 0 1
    4 yellow, town 10: 0 3
    5 yellow, city 20: 0 1
    6 yellow, city 20: 0 2
    7 yellow, 0-1
    8 yellow, 0-2
    9 yellow, 0-3
   12 green, city 30: 0 1 2
   13 green, city 30: 0 2 4
   14 green, 2-slot city 30: 0 1 3 4
   15 green, 2-slot city 30: 0 1 2 3
   16 green, 0-2 1-3
   18 green, 0-3 1-2
   19 green, 0-3 2-4
   20 green, 0-3 1-4
   23 green, 0-3 0-4
   24 green, 0-3 0-2
   25 green, 0-2 0-4
   26 green, 0-3 0-5
   27 green, 0-3 0-1
   28 green, 0-4 0-5
   29 green, 0-2 0-1
   39 brown, 0-2 0-1 1-2
   40 brown, 0-2 2-4 0-4
   41 brown, 0-3 0-1 1-3
   42 brown, 0-3 3-5 0-5
   43 brown, 0-3 0-2 1-3 1-2
   44 brown, 0-3 1-4 0-1 3-4
   45 brown, 0-3 2-4 0-4 2-3
   46 brown, 0-3 2-4 3-4 0-2
   47 brown, 0-3 1-4 1-3 0-4
   53 green, label B, city 50: 0 2 4
   54 green, label NY, city 60 at 0.5: 0 1, city 60 at 2.5: 2 3
   55 yellow, town 10: 0 3, town 10: 1 4
   56 yellow, town 10: 0 2, town 10: 1 3
   57 yellow, city 20: 0 3
   58 yellow, town 10: 0 2
   59 green, label OO, city 40: 0, city 40: 2
   61 brown, label B, city 60: 0 2 3 4
   62 brown, label NY, 2-slot city 80: 0 1, 2-slot city 80: 2 3
   63 brown, 2-slot city 40: 0 1 2 3 4 5
   64 brown, label OO, city 50: 0 2, city 50 at 3.5: 3 4
   65 brown, label OO, city 50: 0 4, city 50 at 2.5: 2 3
   66 brown, label OO, city 50: 0 3, city 50 at 1.5: 1 2
   67 brown, label OO, city 50: 0 3, city 50: 2 4
   68 brown, label OO, city 50: 0 3, city 50: 1 4
   69 yellow, town 10: 0 3, town 10: 2 4
   70 brown, 0-1 0-2 1-3 2-3
  205 green, city 30: 0 1 3
  206 green, city 30: 0 5 3
  448 brown, 2-slot city 40: 0 1 2 3
  611 brown, 2-slot city 40: 0 1 2 3 4
  915 gray, 3-slot city 50: 0 1 2 3 4
`);
