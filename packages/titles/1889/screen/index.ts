/** 1889 on the screen. */

import { eighteen } from '@kursbuch/screens/eighteen';
import { table } from '../rules/index.ts';
import { title } from '../rules/title.ts';
import { words as voices } from '../words/index.ts';
import { decisions } from './decisions.ts';
import { marks } from './marks.ts';

export const onScreen = () =>
  eighteen(
    { title, table },
    {
      voices,
      marks,
      trainPlace: 'left',
      decisions,
      rules: async () => (await import('./ruleCases.ts')).ruleCases,
      termRules: async () => (await import('./termRules.ts')).termRules,
      guide: async () => (await import('./guide.ts')).spokenGuide(),
    },
  );
