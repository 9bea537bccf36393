/** What is told in 1848 alone. */
import { loansLeft } from '@kursbuch/titles/1848';
import type { OwnTruth } from '../eighteen/told.ts';

export const truth: OwnTruth = {
  figures: (_before, after) => [loansLeft(after)],
};
