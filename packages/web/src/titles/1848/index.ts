/** 1848 on the screen. */
import { title } from '@kursbuch/titles/1848/title';
import { eighteen } from '../../eighteen/family.tsx';
import { BankOfEngland } from './BankOfEngland.tsx';
import { decisions, lotActs } from './decisions.ts';
import { marks } from './marks.ts';
import { own } from './words.ts';

export const onScreen = () =>
  eighteen(title, {
    marks,
    panels: [{ id: 'bank', label: () => own().bank, view: BankOfEngland }],
    decisions,
    lotActs,
    areaName: (area) => own().areas[area],
    trainPlace: 'middle',
    guide: false,
  });
