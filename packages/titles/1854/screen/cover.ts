/** 1854 before it is loaded. */
import { eighteenCover } from '@kursbuch/screens/eighteen/cover';
import piece from './piece.json' with { type: 'json' };

export const cover = eighteenCover({
  piece,
  outline: {
    orientation: 'pointy',
    land: 'A21 B16 18 20 22 24 26 C13 15 19 21 25 D0 14 16 18 20 22 24 26 E5 7 9 11 15 17 19 21 23 25 F2 4 6 10 12 14 16 18 20 24 28 G3 5 7 9 11 13 15 17 19 21 23 H12 14 16 20 I31 37 J30 36 K29 31 33 35 37 39 L30 32 34 36 38 M31 37',
    city: 'C17 23 E3 13 F8 22 H18 J28 32 34 38 L28 M35',
    red: 'A19 25 C27 D4 12 28 E1 27 G1 H10 I15 19 29 M39',
    blue: '',
  },
  commonOptions: [
    'poolLimit',
    'idleKeepsPrice',
    'tableTrains',
    'plusTrainsAtOnce',
    'endsAtTopPrice',
    'privatesCount',
    'unstartedCountNothing',
    'optionWaits',
    'earlierRulings',
  ],
});
