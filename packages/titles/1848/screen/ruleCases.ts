/** The rules of 1848 by what they are looked for. */

import type { RuleCases } from '@kursbuch/screens/eighteen';
import { RULES } from '../rules/ruleIds.ts';

export const ruleCases: RuleCases = {
  refused: RULES,
  at: {
    revenueStep: ['1848-XI-22', '1848-XI-23', '1848-XII-1', '1848-XII-3', '1848-XII-4', '1848-XII-5'],
    debt: ['1848-XIII-35', '1848-VI-55', '1848-VI-56'],
    tasmania: ['1848-V-21', '1848-V-23', '1848-V-25', '1848-V-26'],
    over: ['1848-XIV-2', '1848-XIV-3', '1848-XIV-4', '1848-XIV-5', '1848-XIV-10'],
  },
};
