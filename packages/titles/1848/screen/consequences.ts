/** What actions of 1848 bring beside the usual: loans, companies in receivership, and debts. */

import { type CompanyId, cashOf, directorOf } from '@kursbuch/eighteen';
import { type Deed, type OwnConsequence, type OwnConsequences, words } from '@kursbuch/screens/eighteen';
import type { Seat } from '@kursbuch/table';
import { own } from './words.ts';

/** Loans taken in one action. */
interface LoansTaken {
  readonly company: CompanyId;
  readonly count: number;
  /** What each of them brings. */
  readonly amount: number;
  /** How many there are left for everybody. */
  readonly left: number;
}

export function loansTaken({ events, after }: Pick<Deed, 'events' | 'after'>): LoansTaken | undefined {
  const taken = events.filter((event) => event.type === 'loanTaken');
  const [first] = taken;
  const lent = events.find((event) => event.type === 'paid' && event.why === 'loan');
  if (!first || lent?.type !== 'paid') return undefined;
  const { amount, from } = lent;
  return {
    company: first.company,
    count: taken.length,
    amount,
    left: Math.floor(cashOf(after, from) / amount),
  };
}

/** A company that goes under. */
interface Failure {
  readonly company: CompanyId;
  readonly director: Seat | null;
  /** What he pays to the other shareholders beyond the treasury. */
  readonly pays: number;
}

const failures = ({ before, events }: Deed): readonly Failure[] =>
  events.flatMap((event): readonly Failure[] => {
    if (event.type !== 'companyClosed') return [];
    const { company } = event;
    const liability = events.find(
      (other) => other.type === 'paid' && other.why === 'liability' && other.to === company,
    );
    const pays = liability?.type === 'paid' ? liability.amount : 0;
    return [{ company, director: directorOf(before, company), pays }];
  });

/** Who owes how much afterwards, if it is not what he owed before. */
const debts = ({ before, after }: Deed): readonly { readonly seat: Seat; readonly amount: number }[] =>
  after.players.flatMap((_, seat) => {
    const has = after.cash[seat] ?? 0;
    return has < 0 && has !== before.cash[seat] ? [{ seat, amount: -has }] : [];
  });

/** Told by the first words of a loan already. */
export const LOANS = 'loans';

function toldLoans({ count, amount, left }: LoansTaken): OwnConsequence {
  const text: OwnConsequence['text'] = ({ title }) =>
    own().loansTaken(count, words().money(title, amount), left);
  return { kind: 'own', name: LOANS, beside: 'money', loud: false, text };
}

function toldFailure({ company, director, pays }: Failure): OwnConsequence {
  const text: OwnConsequence['text'] = ({ title, state }) => {
    const told = own().goesUnder(company);
    if (pays === 0 || director === null) return told;
    return `${told} ${own().liability(words().nameOf(state, director), words().money(title, pays))}`;
  };
  const called = (label: string) => own().calledFailure(label);
  return { kind: 'own', name: `receivership ${company}`, beside: 'failures', loud: true, text, called };
}

function toldDebt(seat: Seat, amount: number): OwnConsequence {
  const text: OwnConsequence['text'] = ({ title, state }) =>
    own().owes(words().nameOf(state, seat), words().money(title, amount));
  return { kind: 'own', name: `debt ${seat}`, beside: 'failures', loud: true, text };
}

export const consequences: OwnConsequences = {
  payouts: ['bankOfEngland'],
  of(deed) {
    const loans = loansTaken(deed);
    return [
      ...(loans ? [toldLoans(loans)] : []),
      ...failures(deed).map(toldFailure),
      ...debts(deed).map(({ seat, amount }) => toldDebt(seat, amount)),
    ];
  },
};
