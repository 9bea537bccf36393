/** The track tiles of 1854: those of the catalogue, and some that no other title has. Data only, written as there. */
import { TILES as CATALOGUE, type TileFacts } from '@kursbuch/eighteen';

export const TILES: Readonly<Record<string, TileFacts>> = {
  ...CATALOGUE,
  433: {
    color: 'green',
    label: 'W',
    stops: [
      { kind: 'city', revenue: 50, slots: 1, loc: 0.0 },
      { kind: 'city', revenue: 50, slots: 1, loc: 1.0 },
      { kind: 'city', revenue: 50, slots: 1, loc: 2.0 },
      { kind: 'city', revenue: 50, slots: 1, loc: 3.0 },
      { kind: 'city', revenue: 50, slots: 1, loc: 4.0 },
    ],
    paths: [
      [0, 's0'],
      [1, 's1'],
      [2, 's2'],
      [3, 's3'],
      [4, 's4'],
    ],
  },
  451: {
    color: 'brown',
    label: 'W',
    stops: [
      { kind: 'city', revenue: 60, slots: 1 },
      { kind: 'city', revenue: 60, slots: 2, loc: 1.5 },
      { kind: 'city', revenue: 60, slots: 2, loc: 4.5 },
    ],
    paths: [
      [0, 's0'],
      [3, 's0'],
      [1, 's1'],
      [2, 's1'],
      [4, 's2'],
      [5, 's2'],
    ],
  },
  456: {
    color: 'gray',
    label: 'W',
    stops: [{ kind: 'city', revenue: 70, slots: 5 }],
    paths: [
      [0, 's0'],
      [1, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
      [5, 's0'],
    ],
  },
  619: {
    color: 'green',
    label: null,
    stops: [{ kind: 'city', revenue: 30, slots: 2 }],
    paths: [
      [0, 's0'],
      [2, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
  },
};
