/** The rules of Benelux by what they are looked for. */

import type { RuleCases } from '@kursbuch/screens/crayon';
import { RULES } from '../rules/ruleIds.ts';

export const ruleCases: RuleCases = {
  refused: RULES,
  at: {
    outset: ['BEN-START-1', 'BEN-START-6', 'BEN-ORD-1', 'BEN-ORD-2'],
    moving: ['BEN-TURN-1', 'BEN-MOVE-2', 'BEN-MOVE-6', 'BEN-FEE-2', 'BEN-LOAD-3', 'BEN-DELIV-8'],
    building: ['BEN-COST-1', 'BEN-COST-6', 'BEN-COST-7', 'BEN-BUILD-7', 'BEN-LOCO-2', 'BEN-TRAIN-7'],
    offer: ['BEN-FEE-5', 'BEN-FEE-7', 'BEN-FEE-8'],
    over: ['BEN-END-1', 'BEN-END-3', 'BEN-END-4'],
  },
};
