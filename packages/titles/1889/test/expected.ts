/** What tests of all titles expect of 1889. */
import type { Expected } from '../../../eighteen/test/expected.ts';

export const expected: Expected = {
  homes: 7,
  laterDecisions: ['stationStep', 'privatesStep'],
  actions: [
    ...(['buyPrivate', 'startCompany', 'bid', 'exchangePrivate', 'requestPrivate'] as const),
    ...(['declareBankruptcy'] as const),
  ],
  causes: ['bank', 'bankruptcy'],
  hasPlainRuns: true,
  simulated: [
    { games: 20, options: [] },
    { games: 20, options: ['beginner=true'] },
  ],
  seldom: ['phase 3', 'phase 6'],
};
