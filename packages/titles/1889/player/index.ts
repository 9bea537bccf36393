/** What a player has to know of 1889 alone. */
import type { TitleJudgement } from '@kursbuch/bots/eighteen/judging';

export const judgement: TitleJudgement = {
  comesWith: {},
  tasks: {},
  // The search sees too little of what the money is for: it buys privates until it can float nothing.
  unsearched: ['privateSale', 'bidding'],
};
