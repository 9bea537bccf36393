/** 1848 before it is loaded. */
import { eighteenCover } from '@kursbuch/screens/eighteen/cover';
import piece from './piece.json' with { type: 'json' };

export const cover = eighteenCover({
  piece,
  outline: {
    orientation: 'pointy',
    land: 'B3 5 7 9 11 13 15 C2 4 6 8 10 12 14 16 18 D3 5 7 11 13 15 17 19 E6 8 10 12 16 F7 9 11 G8 12 H13 15',
    city: 'B17 19 C20 D9 E2 4 14 18 F5 13 15 17 G6 10 14 16 H7 9 11',
    red: 'A4 6 18 D1',
    blue: 'B21 F3 I8 10',
  },
  atOnce: 3,
  commonOptions: ['edition', 'debtorsMustSell', 'fourGauges'],
});
