/** English, for any 18xx game. */
import type { Speech } from '../catalogue.ts';
import { actionsIn } from './actions.ts';
import { eventsIn } from './events.ts';
import { names } from './names.ts';
import { pass, passes, questionsIn } from './questions.ts';
import { REASONS } from './reasons.ts';

/** Loaded with the language: a page without a game needs neither. */
export { createWords } from '../createWords.ts';

export const speech: Speech = {
  names,
  with(names) {
    const actions = actionsIn(names);
    return {
      colours: {
        white: 'white',
        yellow: 'yellow',
        green: 'green',
        brown: 'brown',
        gray: 'grey',
        darkgray: 'dark grey',
        red: 'red',
        blue: 'blue',
        orange: 'orange',
      },
      terrains: { mountain: 'mountain', water: 'water', desert: 'desert' },
      ...eventsIn(names),
      actions,
      questions: questionsIn(names, actions),
      passes,
      pass,
      speaking: (player, company) => `${player} for ${company}`,
      reasons: REASONS,
      noReason: 'This is not allowed.',
      params: {
        from: { offer: 'initial offering', pool: 'pool', treasury: 'treasury' },
        colour: (colour) => (colour === 'gray' ? 'grey' : colour),
      },
    };
  },
};
