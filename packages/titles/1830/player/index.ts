/** What a player has to know of 1830 alone. */
import type { TitleJudgement } from '@kursbuch/bots/eighteen/judging';

export const judgement: TitleJudgement = {
  comesWith: { 'C&A': { company: 'PRR', percent: 10 }, 'B&O-P': { company: 'B&O', percent: 20 } },
  tasks: {},
};
