/** 1854 on the screen. */
import { title } from '@kursbuch/titles/1854/title';
import { eighteen } from '../../eighteen/family.tsx';
import { marks } from './marks.ts';

export const onScreen = () =>
  eighteen(title, {
    marks,
    panels: [],
    trainPlace: 'left',
  });
