/** Made by `npm run tune -- 1889 beginnings PLAYERS` with the games and the seed that each names. */
import type { Beginnings } from '@kursbuch/bots/eighteen/judging';

export const beginnings: Readonly<Record<number, Beginnings>> = {
  '4': {
    privates: {
      DR: 440,
      ER: 170,
      MF: 120,
      SIR: 410,
      SMR: 320,
      'TR-P': 70,
      UTF: 740,
    },
    companies: {
      AR: 110,
      IR: 90,
      KO: 130,
      KU: -120,
      SR: -80,
      TR: -140,
      UR: 20,
    },
    within: 70,
    made: '320 b1889',
  },
};
