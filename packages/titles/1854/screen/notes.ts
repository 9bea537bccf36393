/** What 1854 says at places of the family, and what its tables show of companies. */

import { type CompanyRow, type NoteEntry, words } from '@kursbuch/screens/eighteen';
import { signed } from '@kursbuch/screens/frame';
import { isLocal, mailIncomeOf, optionOf, ownOf, REPAIR } from '../rules/index.ts';
import { mapWords, own } from './words.ts';

export const mail: CompanyRow = {
  id: 'mail',
  name: () => own().mail,
  value(title, state, company) {
    const size = ownOf(state).mail[company];
    return size === undefined ? null : mailIncomeOf(title, state, size);
  },
};

export const notes: readonly NoteEntry[] = [
  {
    at: 'lot',
    notes({ title }, lot) {
      if (!isLocal(lot)) return [{ sign: own().mountain }];
      const home = title.companies.get(`${lot}`)?.home ?? '';
      return [{ sign: own().local, text: own().homeOf(words().hexName(title, home)) }];
    },
  },
  { at: 'lotIncome', notes: (_table, lot) => (isLocal(lot) ? [{ text: own().half }] : []) },
  // A paper that is half paid for.
  {
    at: 'holding',
    notes({ title, state }, { company, seat }) {
      const paper = optionOf(state, seat);
      if (paper?.company !== company) return [];
      const due = paper.round < ownOf(state).stockRounds;
      return [{ sign: own().optionShort, text: own().optionHeld(words().money(title, paper.price), due) }];
    },
  },
  { at: 'added', notes: (_table, count) => [{ text: mapWords().tunnels(count) }] },
  { at: 'stack', notes: (_table, stack) => [{ text: own().stacks[stack === 'plus' ? 'plus' : 'regular'] }] },
  {
    at: 'pooledTrain',
    notes({ title, state }, kind) {
      const { price, rustsOn } = title.trains.get(kind) ?? { price: 0, rustsOn: null };
      const isScrapped = rustsOn !== null && title.fleet.hasComeOnSale(state, rustsOn);
      return isScrapped
        ? [{ sign: words().money(title, price + REPAIR), text: own().pooledOld }]
        : [{ text: own().pooledFree }];
    },
  },
  // Customs on the way past Munich, and Graz for whoever has its private.
  {
    at: 'run',
    notes: (_table, { bonus, more }) => [
      ...(bonus < 0 ? [{ text: mapWords().customs(signed(bonus)) }] : []),
      ...Object.values(more).map((amount) => ({ text: mapWords().graz(signed(amount)) })),
    ],
  },
  { at: 'zone', notes: (_table, zone) => (zone === 'split' ? [own().beyondLine] : []) },
];
