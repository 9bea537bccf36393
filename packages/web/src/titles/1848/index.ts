/** 1848 on the screen. */
import { title } from '@kursbuch/titles/1848/title';
import type { TitleOnScreen } from '../../eighteen/game/look.ts';
import { BankOfEngland } from './BankOfEngland.tsx';
import { decisions, lotActs } from './decisions.ts';
import { own } from './words.ts';

export const onScreen: TitleOnScreen = {
  title,
  look: {
    marks: {
      QR: { shape: 'shield', color: 'qr' },
      VR: { shape: 'hexagon', color: 'vr' },
      NSW: { shape: 'ticket', color: 'nsw' },
      WA: { shape: 'square', color: 'wa' },
      CAR: { shape: 'circle', color: 'car' },
      SAR: { shape: 'diamond', color: 'sar' },
      FT: { shape: 'pill', color: 'ft' },
      COM: { shape: 'octagon', color: 'com' },
      BOE: { shape: 'coin', color: 'boe' },
    },
    panels: [{ id: 'bank', label: () => own().bank, view: BankOfEngland }],
    decisions,
    lotActs,
    trainPlace: 'middle',
    guide: false,
  },
};
