/** What tests of all titles expect of 1830. */
import type { Expected } from '../../../eighteen/test/expected.ts';

export const expected: Expected = {
  homes: 8,
  laterDecisions: ['stationStep', 'privatesStep'],
  actions: [
    ...(['buyPrivate', 'startCompany', 'bid', 'setPar', 'exchangePrivate'] as const),
    ...(['requestPrivate', 'offerPrivate'] as const),
    ...(['chooseHome', 'declareBankruptcy'] as const),
  ],
  causes: ['bank', 'bankruptcy'],
  hasPlainRuns: true,
  simulated: [{ games: 20, options: [] }],
  seldom: ['phase 3', 'phase 6'],
};
