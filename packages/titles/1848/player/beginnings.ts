/** Made by `npm run tune -- 1848 beginnings PLAYERS` with the games and the seed that each names. */
import type { Beginnings } from '@kursbuch/bots/eighteen/judging';

export const beginnings: Readonly<Record<number, Beginnings>> = {
  '4': {
    privates: {
      P1: -130,
      P2: 40,
      P3: -90,
      P4: 0,
      P5: 300,
      P6: -130,
    },
    companies: {
      FT: -110,
      NSW: -70,
      QR: -700,
      SAR: 330,
      VR: 220,
      WA: 310,
    },
    within: 100,
    made: '320 b1848',
  },
};
