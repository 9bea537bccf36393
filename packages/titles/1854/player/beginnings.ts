/** Made by `npm run tune -- 1854 beginnings PLAYERS` with the games and the seed that each names. */
import type { Beginnings } from '@kursbuch/bots/eighteen/judging';

export const beginnings: Readonly<Record<number, Beginnings>> = {
  '4': {
    privates: {
      AB: 80,
      AF: 130,
      GK: 140,
      L1: -160,
      L2: -250,
      L3: -190,
      L4: -190,
      L5: -260,
      L6: -260,
      MT: 110,
      SM: 150,
    },
    companies: {
      FJ: 320,
      KE: 340,
      KR: -170,
      KT: 100,
      NT: -530,
      SB: -60,
    },
    within: 70,
    made: '320 b1854',
  },
};
