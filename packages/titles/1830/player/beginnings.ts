/** As `npm run tune -- 1830 beginnings PLAYERS` makes it, with the games and the seed that each names. */
import type { Beginnings } from '@kursbuch/bots/eighteen/judging';

export const beginnings: Readonly<Record<number, Beginnings>> = {
  4: {
    privates: { 'B&O-P': 690, 'C&A': 1050, 'C&SL': 320, 'D&H': 150, 'M&H': 330, 'SVN&RR': 110 },
    companies: { 'B&M': 150, 'C&O': 100, CPR: -350, Erie: -370, NYC: 130, NYNH: 630, PRR: -290 },
    within: 130,
    made: '320 f',
  },
};
