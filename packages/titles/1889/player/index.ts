/** What a player has to know of 1889 alone. */
import type { TitleJudgement } from '@kursbuch/bots/eighteen/judging';

export const judgement: TitleJudgement = {
  comesWith: {},
  tasks: {},
};
