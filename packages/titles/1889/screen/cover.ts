/** 1889 before it is loaded. */
import { eighteenCover } from '@kursbuch/screens/eighteen/cover';
import piece from './piece.json' with { type: 'json' };

export const cover = eighteenCover({
  piece,
  outline: {
    orientation: 'flat',
    land: 'A8 B3 5 9 11 C6 8 D3 5 7 9 E4 6 8 F5 7 G6 8 10 14 H3 5 9 11 13 I6 8 10 12 J3 5 7 9 K6',
    city: 'A10 B7 C4 10 E2 F3 9 G4 12 H7 I2 4 J11 K4 8',
    red: 'F1 J1 L7',
    blue: '',
  },
  atOnce: 3,
  commonOptions: ['beginner', 'playersTradePrivates', 'closedCash'],
});
