/** The rules of 1889 by what they are looked for. */

import type { RuleCases } from '@kursbuch/screens/eighteen';
import { RULES } from '../rules/ruleIds.ts';

export const ruleCases: RuleCases = {
  refused: RULES,
  at: {
    revenueStep: ['1889-RUN-8', '1889-MARKET-2', '1889-MARKET-3'],
    sellersTile: ['1889-ER-1', '1889-ER-2', '1889-ER-3', '1889-ER-4'],
    over: ['1889-END-3', '1889-END-5'],
  },
};
