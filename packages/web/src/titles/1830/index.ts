/** 1830 on the screen. */
import { title } from '@kursbuch/titles/1830/title';
import type { TitleOnScreen } from '../../eighteen/game/look.ts';

export const onScreen: TitleOnScreen = {
  title,
  look: {
    marks: {
      PRR: { shape: 'square', color: 'prr' },
      NYC: { shape: 'circle', color: 'nyc' },
      CPR: { shape: 'octagon', color: 'cpr' },
      'B&O': { shape: 'diamond', color: 'bo' },
      'C&O': { shape: 'shield', color: 'co' },
      Erie: { shape: 'pill', color: 'erie' },
      NYNH: { shape: 'ticket', color: 'nynh' },
      'B&M': { shape: 'hexagon', color: 'bm' },
    },
    panels: [],
    trainPlace: 'left',
    guide: true,
  },
};
