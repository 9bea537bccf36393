/** Benelux on the screen. */

import { crayon } from '@kursbuch/screens/crayon';
import { GEOGRAPHY } from '../facts/geometry.ts';
import { game, title } from '../rules/index.ts';
import { words as voices } from '../words/index.ts';
import { PICTOGRAMS } from './goods.ts';

export const onScreen = () =>
  crayon({
    title,
    game,
    look: {
      name: 'Benelux',
      voices,
      geography: GEOGRAPHY,
      pictograms: PICTOGRAMS,
      rules: async () => (await import('./ruleCases.ts')).ruleCases,
      termRules: async () => (await import('./termRules.ts')).termRules,
    },
  });
