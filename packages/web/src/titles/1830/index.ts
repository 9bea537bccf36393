/** 1830 on the screen. */
import { title } from '@kursbuch/titles/1830/title';
import { eighteen } from '../../eighteen/family.tsx';
import { marks } from './marks.ts';

export const onScreen = () =>
  eighteen(title, {
    marks,
    panels: [],
    trainPlace: 'left',
    rules: async () => (await import('./ruleCases.ts')).ruleCases,
    guide: async () => (await import('./guide.ts')).guide,
  });
