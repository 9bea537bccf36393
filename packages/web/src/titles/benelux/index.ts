/** Benelux on the screen. */
import { game, title } from '@kursbuch/titles/benelux';
import { GEOGRAPHY } from '@kursbuch/titles/benelux/geometry';
import { crayon } from '../../crayon/family.tsx';
import { PICTOGRAMS } from './goods.ts';

export const onScreen = () =>
  crayon({
    title,
    game,
    look: {
      name: 'Benelux',
      geography: GEOGRAPHY,
      pictograms: PICTOGRAMS,
      rules: async () => (await import('./ruleCases.ts')).ruleCases,
    },
  });
