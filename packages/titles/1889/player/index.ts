/** What a player has to know of 1889 alone. */
import type { TitleJudgement } from '@kursbuch/bots/eighteen/judging';
import { LATE_INCOME } from '../facts/components.ts';
import { beginnings } from './beginnings.ts';
import { leaf } from './leaf.ts';
import { bestWeights } from './weights.ts';

export const judgement: TitleJudgement = {
  // By games of two against two: see docs/bots/measured.md.
  parts: { lively: 0.17, careful: 0.48, keen: 0.3 },
  comesWith: {},
  staysOpen: LATE_INCOME,
  beginnings,
  leaf,
  bestWeights,
  tasks: {},
  // The search sees too little of what the money is for: it buys privates until it can float nothing.
  unsearched: ['privateSale', 'bidding'],
};
