/** 1853 on the screen. */
import { title } from '@kursbuch/titles/1853/title';
import { eighteen } from '../../eighteen/family.tsx';
import { hexNotes } from './hexNotes.ts';
import { mapKey } from './MapKey.tsx';
import { marks } from './marks.ts';

export const onScreen = () =>
  eighteen(title, {
    marks,
    panels: [],
    trainPlace: 'left',
    mapKey,
    hexNotes,
    leastScale: 0.68,
    rules: async () => (await import('./ruleCases.ts')).ruleCases,
  });
