/** 1830 before it is loaded. */
import { eighteenCover } from '@kursbuch/screens/eighteen/cover';
import piece from './piece.json' with { type: 'json' };

export const cover = eighteenCover({
  piece,
  outline: {
    orientation: 'pointy',
    land: 'A17 B12 14 18 20 22 C7 9 11 13 15 17 19 21 23 D4 6 8 12 16 18 20 22 24 E3 7 9 13 15 17 21 F8 10 12 14 18 20 24 G3 5 7 9 11 13 15 17 H2 6 8 14 I3 5 7 9 11 13 17 19 J4 6 8 10 12',
    city: 'A19 B10 16 D2 10 14 E5 11 19 23 F4 6 16 22 G19 H4 10 12 16 18 I15 J14 K15',
    red: 'A9 11 B24 F2 I1 J2 K13',
    blue: '',
  },
  commonOptions: ['bank', 'noDiesels', 'thirdSix', 'closedCash', 'ownerNamesHome', 'severalBrownFromOffer'],
});
