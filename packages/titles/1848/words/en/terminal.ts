/** 1848 at a terminal in English. */
import { terminalIn } from '../terminal.ts';

export const terminal = terminalIn({
  typed: {},
  groups: { lowerPrice: 'Make cheaper', loan: 'Loan' },
  sorryLower: (like) => `Name the private: lower ${like.private}.`,
  sorryTake: 'Take what? A loan, perhaps: loan.',
  loans: 'loans',
  inReceivership: 'in receivership',
  receivershipAt: 'receivership at',
  endsAt: 'the game ends at',
  loanOf: (amount) => ` of ${amount}`,
  withLoans: (count, amount) => `, ${count} ${count === 1 ? 'loan' : 'loans'} of ${amount}`,
  goesUnder: (company) => `${company} goes into receivership`,
  falls: (company, before, after) => `the price of ${company} falls from ${before} to ${after}`,
});
