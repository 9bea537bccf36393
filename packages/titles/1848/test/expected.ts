/** What tests of all titles expect of 1848. */
import type { Expected } from '../../../eighteen/test/expected.ts';

export const expected: Expected = {
  homes: 7,
  laterDecisions: ['stationStep', 'privatesStep'],
  actions: ['buyPrivate', 'startCompany', 'requestPrivate', 'lowerPrice', 'takeLoan'],
  causes: ['bank', 'loans', 'price', 'receiverships'],
  // Trains change gauge.
  hasPlainRuns: false,
  simulated: [
    { games: 20, options: ['edition=2007'] },
    { games: 20, options: ['edition=2021'] },
  ],
  seldom: ['phase 3', 'phase 6'],
};
