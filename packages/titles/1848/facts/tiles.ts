/** The track tiles of 1848: those of the catalogue, and some that no other title has. Data only, written as there. */
import { TILES as CATALOGUE, type TileFacts } from '@kursbuch/eighteen';

export const TILES: Readonly<Record<string, TileFacts>> = {
  ...CATALOGUE,
  30: {
    color: 'green',
    label: null,
    stops: [],
    paths: [
      [0, 4],
      [0, 1],
    ],
  },
  31: {
    color: 'green',
    label: null,
    stops: [],
    paths: [
      [0, 2],
      [0, 5],
    ],
  },
  235: {
    color: 'yellow',
    label: 'OO',
    stops: [
      { kind: 'city', revenue: 30, slots: 1 },
      { kind: 'city', revenue: 30, slots: 1 },
    ],
    paths: [[0, 's0']],
  },
  236: {
    color: 'green',
    label: 'K',
    stops: [{ kind: 'city', revenue: 40, slots: 2 }],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
    ],
  },
  237: {
    color: 'green',
    label: 'K',
    stops: [{ kind: 'city', revenue: 40, slots: 2 }],
    paths: [
      [0, 's0'],
      [5, 's0'],
      [3, 's0'],
    ],
  },
  238: {
    color: 'green',
    label: 'K',
    stops: [{ kind: 'city', revenue: 40, slots: 2 }],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
    ],
  },
  239: {
    color: 'brown',
    label: 'K',
    stops: [{ kind: 'city', revenue: 60, slots: 3 }],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
    ],
  },
  240: {
    color: 'gray',
    label: 'K',
    stops: [{ kind: 'city', revenue: 80, slots: 3 }],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
    ],
  },
  241: {
    color: 'blue',
    label: 'TAS',
    stops: [{ kind: 'offboard', revenue: 50, port: 'large' }],
    paths: [
      [2, 's0'],
      [1, 's0'],
    ],
  },
};
