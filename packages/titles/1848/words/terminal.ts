/** What 1848 adds to a terminal: cheaper privates, loans, and companies in receivership. */
import { priceOf } from '@kursbuch/eighteen';
import type { Samples, TitleTerminal } from '@kursbuch/words/eighteen';

interface TerminalText {
  readonly typed: NonNullable<TitleTerminal['typed']>;
  readonly groups: Readonly<Record<'lowerPrice' | 'loan', string>>;
  readonly sorryLower: (like: Samples) => string;
  readonly sorryTake: string;
  readonly loans: string;
  readonly inReceivership: string;
  readonly receivershipAt: string;
  readonly endsAt: string;
  readonly loanOf: (amount: string) => string;
  readonly withLoans: (count: number, amount: string) => string;
  readonly goesUnder: (company: string) => string;
  readonly falls: (company: string, before: string, after: string) => string;
}

export const terminalIn = (text: TerminalText): TitleTerminal => ({
  typed: text.typed,
  commands: [
    {
      type: 'lowerPrice',
      verbs: ['lower', 'cheapen'],
      meant(typed) {
        const one = typed.private();
        return one === undefined ? null : { type: 'lowerPrice', private: one };
      },
      sorry: text.sorryLower,
      example: (like) => `lower ${like.private}`,
    },
    {
      type: 'takeLoan',
      verbs: ['loan', 'borrow'],
      meant: () => ({ type: 'takeLoan' }),
      example: () => 'loan',
    },
    {
      type: 'takeLoan',
      verbs: ['take'],
      meant: (typed) => (/^loans?$/i.test(typed.word() ?? '') ? { type: 'takeLoan' } : null),
      sorry: () => text.sorryTake,
    },
  ],
  groups: [
    { at: 'bid', heading: text.groups.lowerPrice, types: ['lowerPrice'] },
    { at: 'privates', heading: text.groups.loan, types: ['takeLoan'] },
  ],
  figures: [{ name: text.loans, value: (state, company) => state.companies[company]?.loans ?? 0 }],
  headline(_title, { companies }) {
    const all = Object.values(companies);
    const loans = all.reduce((sum, company) => sum + company.loans, 0);
    const closed = all.filter((company) => company.closed).length;
    return [
      ...(loans > 0 ? [`${text.loans} ${loans}`] : []),
      ...(closed > 0 ? [`${text.inReceivership} ${closed}`] : []),
    ];
  },
  // What the loans in an action bring and cost: ", 2 loans of £100: the price of QR falls from £70 to £40".
  brings({ words, title, state }, action, foreseen) {
    if (action.type !== 'takeLoan' && action.type !== 'buyTrain') return '';
    const events = foreseen();
    const borrower = events.find((event) => event.type === 'loanTaken')?.company;
    if (borrower === undefined) return '';
    const money = (amount: number | undefined) => words.money(title, amount ?? 0);
    const loans = events.filter((event) => event.type === 'paid' && event.why === 'loan');
    const amount = money(loans[0]?.type === 'paid' ? loans[0].amount : 0);
    const before = priceOf(title.market, state, borrower);
    const last = events.findLast((event) => event.type === 'markerMoved' && event.company === borrower);
    const after = last?.type === 'markerMoved' ? title.market.cells.get(last.cell)?.price : before;
    const lost = events.some((event) => event.type === 'companyClosed' && event.company === borrower);
    return [
      action.type === 'takeLoan' ? text.loanOf(amount) : text.withLoans(loans.length, amount),
      ': ',
      lost ? text.goesUnder(borrower) : text.falls(borrower, money(before), money(after)),
    ].join('');
  },
  closed: text.inReceivership,
  zones: {
    receivership: { name: text.receivershipAt, colour: 'red' },
    end: { name: text.endsAt, colour: 'green' },
  },
});
