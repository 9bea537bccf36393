/** 1853 before it is loaded. */
import { eighteenCover } from '@kursbuch/screens/eighteen/cover';
import piece from './piece.json' with { type: 'json' };

export const cover = eighteenCover({
  piece,
  outline: {
    orientation: 'pointy',
    land: 'B12 C5 7 9 13 15 D2 4 6 8 10 12 14 16 E3 5 9 11 13 15 17 F2 4 6 8 10 12 16 18 20 G3 5 7 9 11 15 21 23 H2 4 6 8 12 14 16 18 26 28 I5 7 9 11 13 15 17 19 21 23 25 27 J4 6 10 12 14 16 18 20 22 24 26 K5 7 9 11 13 15 19 21 23 25 27 L6 10 12 14 16 18 20 22 24 26 M11 13 15 17 19 21 23 N10 12 14 16 18 20 O9 11 13 17 19 21 P12 14 16 18 Q11 13 15 17 R12 S13 15 17 T14 18 U13 15 17 V14 16',
    city: 'B8 10 C11 E7 F14 G13 17 19 H10 20 22 24 I3 J8 28 K17 M9 N22 O15 R14 16 18 T16',
    red: '',
    blue: '',
  },
  commonOptions: [
    'shortGame',
    'bankSize',
    'wholePoundBonds',
    'uncheckedBids',
    'threeTrainsAtTheEnd',
    'creditIfNoneAffordable',
    'manyStations',
    'helpForBankOnly',
    'roundAfterBreak',
    'unredeemedCount',
  ],
});
