/** What actions of 1854 bring beside the usual: shares that split. */

import type { CompanyId } from '@kursbuch/eighteen';
import { type Deed, type OwnConsequence, type OwnConsequences, words } from '@kursbuch/screens/eighteen';
import { ownOf } from '../rules/index.ts';
import { own } from './words.ts';

/** The companies whose shares split by this deed. */
const splitIn = ({ before, after }: Pick<Deed, 'before' | 'after'>): readonly CompanyId[] =>
  ownOf(after).split.filter((company) => !ownOf(before).split.includes(company));

/** What the bank pays each owner for what is gone of his papers. */
function paidFor({ events }: Pick<Deed, 'events'>, company: CompanyId): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  let isIts = false;
  for (const event of events) {
    // The payments follow the papers of the company they are for.
    if (event.type === 'certificateTurned') isIts = event.company === company;
    if (isIts && event.type === 'paid' && event.why === 'split' && typeof event.to === 'number')
      sums.set(event.to, (sums.get(event.to) ?? 0) + event.amount);
  }
  return sums;
}

/** One sentence for all that split: what the bank pays each owner, and what changes for everybody. */
function toldSplits(deed: Deed, companies: readonly CompanyId[]): OwnConsequence {
  const sums = new Map<number, number>();
  for (const company of companies)
    for (const [seat, sum] of paidFor(deed, company)) sums.set(seat, (sums.get(seat) ?? 0) + sum);
  const several = companies.length > 1;
  const text: OwnConsequence['text'] = ({ title, state, seat }) => {
    const owners = [...sums].map(([one, sum]) =>
      own().splitsFor(words().nameOf(state, one), words().money(title, sum)),
    );
    const limit = title.shares.certificateLimit(deed.after, seat);
    return own().splits(words().list(companies), several, words().list(owners), limit);
  };
  const called = (label: string) => own().calledSplit(label, words().list(companies), several);
  return {
    kind: 'own',
    name: `split ${companies.join(' ')}`,
    beside: 'money',
    loud: true,
    text,
    called,
  };
}

export const consequences: OwnConsequences = {
  payouts: [],
  of(deed) {
    const companies = splitIn(deed);
    return companies.length === 0 ? [] : [toldSplits(deed, companies)];
  },
};
