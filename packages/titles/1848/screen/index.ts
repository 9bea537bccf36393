/** 1848 on the screen. */

import { eighteen } from '@kursbuch/screens/eighteen';
import { BANK_OF_ENGLAND, table } from '../rules/index.ts';
import { title } from '../rules/title.ts';
import { words as voices } from '../words/index.ts';
import { BankOfEngland } from './BankOfEngland.tsx';
import { consequences } from './consequences.ts';
import { decisions, lowering } from './decisions.ts';
import { mapKey } from './MapKey.tsx';
import { marks } from './marks.ts';
import { loans, notes } from './notes.ts';
import { own } from './words.ts';

export const onScreen = () =>
  eighteen(
    { title, table },
    {
      voices,
      marks,
      closedStations: { company: BANK_OF_ENGLAND, name: () => own().bank },
      trainPlace: 'middle',
      mapKey,
      panels: [{ id: 'bank', label: () => own().bank, short: () => own().bankShort, view: BankOfEngland }],
      rows: [loans],
      notes,
      acts: [lowering],
      decisions,
      consequences,
      rules: async () => (await import('./ruleCases.ts')).ruleCases,
      termRules: async () => (await import('./termRules.ts')).termRules,
      guide: async () => (await import('./guide.ts')).spokenGuide(),
    },
  );
