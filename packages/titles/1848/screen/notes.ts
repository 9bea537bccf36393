/** What 1848 says at places of the family, and what its tables show of companies: loans, the Commonwealth Railways, receivership. */

import { cellOf } from '@kursbuch/eighteen';
import type { CompanyRow, NoteEntry } from '@kursbuch/screens/eighteen';
import { COM, linkReady } from '../rules/index.ts';
import { Loans } from './Loans.tsx';
import { own } from './words.ts';

export const loans: CompanyRow = {
  id: 'loans',
  name: () => own().loans,
  short: () => own().loansShort,
  value: (_title, state, company) => state.companies[company]?.loans || null,
  inStock: true,
  Figure: Loans,
};

const said = (text: string | undefined) => (text === undefined ? [] : [{ text }]);

export const notes: readonly NoteEntry[] = [
  {
    at: 'start',
    notes: ({ title, state }, company) =>
      company === COM && !state.companies[COM]?.operated && !linkReady(title, state)
        ? said(own().unlinked)
        : [],
  },
  {
    at: 'fall',
    notes: ({ title, state }, company) =>
      cellOf(title.market, state, company)?.zone === 'receivership' ? said(own().fallsUnder(company)) : [],
  },
  { at: 'closed', notes: () => said(own().gone) },
  { at: 'zone', notes: (_table, zone) => [own().zones[zone] ?? {}] },
  { at: 'area', notes: (_table, area) => said(own().areas[area]) },
];
