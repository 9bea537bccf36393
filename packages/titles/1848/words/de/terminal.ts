/** 1848 at a terminal in German. */
import { terminalIn } from '../terminal.ts';

export const terminal = terminalIn({
  typed: {
    verbs: { anleihe: 'loan', leihen: 'loan', verbilligen: 'lower', senken: 'lower' },
  },
  groups: { lowerPrice: 'Verbilligen', loan: 'Anleihe' },
  sorryLower: (like) => `Nenne die Privatbahn: verbilligen ${like.private}.`,
  sorryTake: 'Was denn? Vielleicht eine Anleihe: anleihe.',
  loans: 'Anleihen',
  inReceivership: 'unter Verwaltung',
  receivershipAt: 'unter Verwaltung bei',
  endsAt: 'das Spiel endet bei',
  loanOf: (amount) => ` über ${amount}`,
  withLoans: (count, amount) => `, ${count} ${count === 1 ? 'Anleihe' : 'Anleihen'} über ${amount}`,
  goesUnder: (company) => `${company} kommt unter Verwaltung`,
  falls: (company, before, after) => `der Kurs von ${company} fällt von ${before} auf ${after}`,
});
