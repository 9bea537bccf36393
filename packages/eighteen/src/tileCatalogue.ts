/**
 * The track tiles by their usual numbers. Data only.
 * Source: public tile data of the open 18xx engines, compared with a second tile set; see facts of each title.
 * Edges 0..5 clockwise from the south-west (pointy top); "s0", "s1" are the stops of the tile.
 */
import type { TileFacts } from './types.ts';

export const TILES: Readonly<Record<string, TileFacts>> = {
  1: {
    color: 'yellow',
    label: null,
    stops: [
      { kind: 'town', revenue: 10 },
      { kind: 'town', revenue: 10 },
    ],
    paths: [
      [1, 's0'],
      [3, 's0'],
      [0, 's1'],
      [4, 's1'],
    ],
  },
  2: {
    color: 'yellow',
    label: null,
    stops: [
      { kind: 'town', revenue: 10 },
      { kind: 'town', revenue: 10 },
    ],
    paths: [
      [0, 's0'],
      [3, 's0'],
      [1, 's1'],
      [2, 's1'],
    ],
  },
  3: {
    color: 'yellow',
    label: null,
    stops: [{ kind: 'town', revenue: 10 }],
    paths: [
      [0, 's0'],
      [1, 's0'],
    ],
  },
  4: {
    color: 'yellow',
    label: null,
    stops: [{ kind: 'town', revenue: 10 }],
    paths: [
      [0, 's0'],
      [3, 's0'],
    ],
  },
  5: {
    color: 'yellow',
    label: null,
    stops: [{ kind: 'city', revenue: 20, slots: 1 }],
    paths: [
      [0, 's0'],
      [1, 's0'],
    ],
  },
  6: {
    color: 'yellow',
    label: null,
    stops: [{ kind: 'city', revenue: 20, slots: 1 }],
    paths: [
      [0, 's0'],
      [2, 's0'],
    ],
  },
  7: { color: 'yellow', label: null, stops: [], paths: [[0, 1]] },
  8: { color: 'yellow', label: null, stops: [], paths: [[0, 2]] },
  9: { color: 'yellow', label: null, stops: [], paths: [[0, 3]] },
  14: {
    color: 'green',
    label: null,
    stops: [{ kind: 'city', revenue: 30, slots: 2 }],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  15: {
    color: 'green',
    label: null,
    stops: [{ kind: 'city', revenue: 30, slots: 2 }],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
    ],
  },
  16: {
    color: 'green',
    label: null,
    stops: [],
    paths: [
      [0, 2],
      [1, 3],
    ],
  },
  18: {
    color: 'green',
    label: null,
    stops: [],
    paths: [
      [0, 3],
      [1, 2],
    ],
  },
  19: {
    color: 'green',
    label: null,
    stops: [],
    paths: [
      [0, 3],
      [2, 4],
    ],
  },
  20: {
    color: 'green',
    label: null,
    stops: [],
    paths: [
      [0, 3],
      [1, 4],
    ],
  },
  23: {
    color: 'green',
    label: null,
    stops: [],
    paths: [
      [0, 3],
      [0, 4],
    ],
  },
  24: {
    color: 'green',
    label: null,
    stops: [],
    paths: [
      [0, 3],
      [0, 2],
    ],
  },
  25: {
    color: 'green',
    label: null,
    stops: [],
    paths: [
      [0, 2],
      [0, 4],
    ],
  },
  26: {
    color: 'green',
    label: null,
    stops: [],
    paths: [
      [0, 3],
      [0, 5],
    ],
  },
  27: {
    color: 'green',
    label: null,
    stops: [],
    paths: [
      [0, 3],
      [0, 1],
    ],
  },
  28: {
    color: 'green',
    label: null,
    stops: [],
    paths: [
      [0, 4],
      [0, 5],
    ],
  },
  29: {
    color: 'green',
    label: null,
    stops: [],
    paths: [
      [0, 2],
      [0, 1],
    ],
  },
  39: {
    color: 'brown',
    label: null,
    stops: [],
    paths: [
      [0, 2],
      [0, 1],
      [1, 2],
    ],
  },
  40: {
    color: 'brown',
    label: null,
    stops: [],
    paths: [
      [0, 2],
      [2, 4],
      [0, 4],
    ],
  },
  41: {
    color: 'brown',
    label: null,
    stops: [],
    paths: [
      [0, 3],
      [0, 1],
      [1, 3],
    ],
  },
  42: {
    color: 'brown',
    label: null,
    stops: [],
    paths: [
      [0, 3],
      [3, 5],
      [0, 5],
    ],
  },
  43: {
    color: 'brown',
    label: null,
    stops: [],
    paths: [
      [0, 3],
      [0, 2],
      [1, 3],
      [1, 2],
    ],
  },
  44: {
    color: 'brown',
    label: null,
    stops: [],
    paths: [
      [0, 3],
      [1, 4],
      [0, 1],
      [3, 4],
    ],
  },
  45: {
    color: 'brown',
    label: null,
    stops: [],
    paths: [
      [0, 3],
      [2, 4],
      [0, 4],
      [2, 3],
    ],
  },
  46: {
    color: 'brown',
    label: null,
    stops: [],
    paths: [
      [0, 3],
      [2, 4],
      [3, 4],
      [0, 2],
    ],
  },
  47: {
    color: 'brown',
    label: null,
    stops: [],
    paths: [
      [0, 3],
      [1, 4],
      [1, 3],
      [0, 4],
    ],
  },
  53: {
    color: 'green',
    label: 'B',
    stops: [{ kind: 'city', revenue: 50, slots: 1 }],
    paths: [
      [0, 's0'],
      [2, 's0'],
      [4, 's0'],
    ],
  },
  54: {
    color: 'green',
    label: 'NY',
    stops: [
      { kind: 'city', revenue: 60, slots: 1, loc: 0.5 },
      { kind: 'city', revenue: 60, slots: 1, loc: 2.5 },
    ],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [2, 's1'],
      [3, 's1'],
    ],
  },
  55: {
    color: 'yellow',
    label: null,
    stops: [
      { kind: 'town', revenue: 10 },
      { kind: 'town', revenue: 10 },
    ],
    paths: [
      [0, 's0'],
      [3, 's0'],
      [1, 's1'],
      [4, 's1'],
    ],
  },
  56: {
    color: 'yellow',
    label: null,
    stops: [
      { kind: 'town', revenue: 10 },
      { kind: 'town', revenue: 10 },
    ],
    paths: [
      [0, 's0'],
      [2, 's0'],
      [1, 's1'],
      [3, 's1'],
    ],
  },
  57: {
    color: 'yellow',
    label: null,
    stops: [{ kind: 'city', revenue: 20, slots: 1 }],
    paths: [
      [0, 's0'],
      [3, 's0'],
    ],
  },
  58: {
    color: 'yellow',
    label: null,
    stops: [{ kind: 'town', revenue: 10 }],
    paths: [
      [0, 's0'],
      [2, 's0'],
    ],
  },
  59: {
    color: 'green',
    label: 'OO',
    stops: [
      { kind: 'city', revenue: 40, slots: 1 },
      { kind: 'city', revenue: 40, slots: 1 },
    ],
    paths: [
      [0, 's0'],
      [2, 's1'],
    ],
  },
  61: {
    color: 'brown',
    label: 'B',
    stops: [{ kind: 'city', revenue: 60, slots: 1 }],
    paths: [
      [0, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  62: {
    color: 'brown',
    label: 'NY',
    stops: [
      { kind: 'city', revenue: 80, slots: 2 },
      { kind: 'city', revenue: 80, slots: 2 },
    ],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [2, 's1'],
      [3, 's1'],
    ],
  },
  63: {
    color: 'brown',
    label: null,
    stops: [{ kind: 'city', revenue: 40, slots: 2 }],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
      [5, 's0'],
    ],
  },
  64: {
    color: 'brown',
    label: 'OO',
    stops: [
      { kind: 'city', revenue: 50, slots: 1 },
      { kind: 'city', revenue: 50, slots: 1, loc: 3.5 },
    ],
    paths: [
      [0, 's0'],
      [2, 's0'],
      [3, 's1'],
      [4, 's1'],
    ],
  },
  65: {
    color: 'brown',
    label: 'OO',
    stops: [
      { kind: 'city', revenue: 50, slots: 1 },
      { kind: 'city', revenue: 50, slots: 1, loc: 2.5 },
    ],
    paths: [
      [0, 's0'],
      [4, 's0'],
      [2, 's1'],
      [3, 's1'],
    ],
  },
  66: {
    color: 'brown',
    label: 'OO',
    stops: [
      { kind: 'city', revenue: 50, slots: 1 },
      { kind: 'city', revenue: 50, slots: 1, loc: 1.5 },
    ],
    paths: [
      [0, 's0'],
      [3, 's0'],
      [1, 's1'],
      [2, 's1'],
    ],
  },
  67: {
    color: 'brown',
    label: 'OO',
    stops: [
      { kind: 'city', revenue: 50, slots: 1 },
      { kind: 'city', revenue: 50, slots: 1 },
    ],
    paths: [
      [0, 's0'],
      [3, 's0'],
      [2, 's1'],
      [4, 's1'],
    ],
  },
  68: {
    color: 'brown',
    label: 'OO',
    stops: [
      { kind: 'city', revenue: 50, slots: 1 },
      { kind: 'city', revenue: 50, slots: 1 },
    ],
    paths: [
      [0, 's0'],
      [3, 's0'],
      [1, 's1'],
      [4, 's1'],
    ],
  },
  69: {
    color: 'yellow',
    label: null,
    stops: [
      { kind: 'town', revenue: 10 },
      { kind: 'town', revenue: 10 },
    ],
    paths: [
      [0, 's0'],
      [3, 's0'],
      [2, 's1'],
      [4, 's1'],
    ],
  },
  70: {
    color: 'brown',
    label: null,
    stops: [],
    paths: [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ],
  },
  611: {
    color: 'brown',
    label: null,
    stops: [{ kind: 'city', revenue: 40, slots: 2 }],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
  915: {
    color: 'gray',
    label: null,
    stops: [{ kind: 'city', revenue: 50, slots: 3 }],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
};
