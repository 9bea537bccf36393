/** What is told in 1854 alone: mail. */
import { MAIL } from '@kursbuch/titles/1854';
import type { OwnTruth } from '../eighteen/told.ts';
import { numbersIn } from '../figures.ts';

export const truth: OwnTruth = {
  figures: (_before, _after, action) => (action.type === 'buyMail' ? numbersIn(MAIL) : []),
};
