/** What tests of all titles expect of 1854. */
import type { Expected } from '../../../eighteen/test/expected.ts';

export const expected: Expected = {
  // Those of large companies and local railways.
  homes: 14,
  laterDecisions: ['stationStep', 'mailStep', 'mergers', 'lagHome', 'lagLetter'],
  actions: [
    ...(['buyPrivate', 'startCompany'] as const),
    ...(['bid', 'withdrawBid', 'buyOption', 'settleOption', 'sellOption', 'proposeMerger'] as const),
    ...(['chooseLetter', 'chooseHome', 'buildTunnel', 'buyMail', 'declareBankruptcy'] as const),
  ],
  causes: ['bank', 'bankruptcy'],
  hasPlainRuns: true,
  simulated: [{ games: 10, options: [] }],
  seldom: [
    ...['phase 2', 'phase 3', 'phase 4', 'phase 5', 'phase 6', 'phase 7'],
    ...['mergers agreed', 'mergers forced', 'splits', 'options', 'tunnels', 'mail contracts'],
  ],
};
