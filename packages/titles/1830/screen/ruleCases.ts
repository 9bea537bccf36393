/** The rules of 1830 by what they are looked for. */

import type { RuleCases } from '@kursbuch/screens/eighteen';
import { RULES } from '../rules/ruleIds.ts';

export const ruleCases: RuleCases = {
  refused: RULES,
  at: {
    revenueStep: ['1830-20.3c', '1830-20.3d', '1830-20.3f', '1830-8.2f', '1830-8.2i', '1830-8.2m'],
    over: ['1830-25.0d', '1830-25.0b'],
  },
};
