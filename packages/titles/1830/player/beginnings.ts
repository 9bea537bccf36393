/** As `npm run tune -- 1830 beginnings PLAYERS` makes it, with the games and the seed that each names. */
import type { Beginnings } from '@kursbuch/bots/eighteen/judging';

export const beginnings: Readonly<Record<number, Beginnings>> = {
  4: {
    privates: { 'B&O-P': 690, 'C&A': 1050, 'C&SL': 320, 'D&H': 150, 'M&H': 330, 'SVN&RR': 110 },
    companies: { 'B&M': 170, 'C&O': 310, CPR: -320, Erie: -550, NYC: -70, NYNH: 410, PRR: 40 },
    par: -230,
    within: 110,
    made: 'privates 320 f, companies and par 400 b2',
  },
};
