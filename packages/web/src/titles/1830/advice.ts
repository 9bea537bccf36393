/** What the guide suggests in 1830 beyond what holds for every 18xx game. */
import type { TitleAdvice } from '../../eighteen/game/titleGuide.ts';

export const advice: TitleAdvice = {
  // Short ways to the next city, little water and mountain on them.
  companies: ['NYC', 'PRR', 'B&O', 'C&O', 'NYNH', 'B&M', 'Erie', 'CPR'],
};
