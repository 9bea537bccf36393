/** 1848 on the screen. */
import { cellOf } from '@kursbuch/eighteen';
import { BANK_OF_ENGLAND, COM, LOAN, linkReady, trainWays } from '@kursbuch/titles/1848';
import { title } from '@kursbuch/titles/1848/title';
import { eighteen } from '../../eighteen/family.tsx';
import { BankOfEngland } from './BankOfEngland.tsx';
import { consequences } from './consequences.ts';
import { decisions, lotActs } from './decisions.ts';
import { mapKey } from './MapKey.tsx';
import { marks } from './marks.ts';
import { own } from './words.ts';

export const onScreen = () =>
  eighteen(title, {
    marks,
    panels: [{ id: 'bank', label: () => own().bank, short: () => own().bankShort, view: BankOfEngland }],
    decisions,
    consequences,
    lotActs,
    startNote: (title, state, company) =>
      company === COM && !state.companies[COM]?.operated && !linkReady(title, state)
        ? own().unlinked
        : undefined,
    trainWays,
    wayNote: (_title, { lacks }) => (lacks > 0 ? own().wayByLoans(Math.ceil(lacks / LOAN)) : undefined),
    noTrainWay: () => own().noWay,
    fallNote: (title, state, company) =>
      cellOf(title.market, state, company)?.zone === 'receivership' ? own().fallsUnder(company) : undefined,
    closedStations: { company: BANK_OF_ENGLAND, name: () => own().bank },
    mapKey,
    areaName: (area) => own().areas[area],
    trainPlace: 'middle',
    rules: async () => (await import('./ruleCases.ts')).ruleCases,
    guide: async () => (await import('./guide.ts')).guide,
  });
