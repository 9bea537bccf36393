/** What tests of all titles expect of 1853. */
import type { Expected } from '../../../eighteen/test/expected.ts';

export const expected: Expected = {
  // Up to two a company.
  homes: 13,
  laterDecisions: ['stationStep', 'elephant', 'extraRound'],
  actions: [
    ...(['writeBond', 'writeCity', 'redeemShares', 'offerElephant', 'callRound'] as const),
    ...(['chooseTwoTiles', 'buyOnCredit', 'settleCredit'] as const),
  ],
  causes: ['bank', 'price'],
  // Runs are bound to places.
  hasPlainRuns: false,
  simulated: [],
  seldom: [],
};
