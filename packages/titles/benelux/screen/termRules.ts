/** Where the rules of Benelux say what a term means, and how it ends (`outcome`): the terms it has, and no others. */
import type { TermRules } from '@kursbuch/screens/crayon';

export const termRules: TermRules = {
  outcome: ['BEN-END-1', 'BEN-END-2', 'BEN-END-3', 'BEN-END-4', 'BEN-END-5'],
  event: ['BEN-EVT-1', 'BEN-EVT-2', 'BEN-EVT-3', 'BEN-EVT-4'],
  fee: ['BEN-FEE-2', 'BEN-FEE-3', 'BEN-FEE-7'],
  goods: ['BEN-GOODS-1', 'BEN-GOODS-6'],
  largeCity: ['BEN-MAP-3', 'BEN-END-1', 'BEN-END-2'],
  milepost: ['BEN-MAP-2', 'BEN-MOVE-3'],
  network: ['BEN-BUILD-6', 'BEN-BUILD-12'],
  order: ['BEN-ORD-1', 'BEN-ORD-2'],
  publicOrder: ['BEN-PUB-1', 'BEN-PUB-2'],
  segment: ['BEN-BUILD-3', 'BEN-COST-1', 'BEN-COST-6', 'BEN-COST-7'],
};
