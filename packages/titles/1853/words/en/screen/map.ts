/** What only 1853 says of its map, in English. */

export const map = {
  broad: 'Standard gauge',
  metre: 'Metre gauge',
  both: 'Dual gauge',
  firstTile: 'first tile: standard, metre gauge',
  premium: 'premium for the first tile',
};
