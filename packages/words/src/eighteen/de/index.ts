/** German, for any 18xx game. */
import { capital } from '../../figures.ts';
import type { Speech } from '../catalogue.ts';
import { COLOURS } from '../vocabulary.ts';
import { actionsIn } from './actions.ts';
import { eventsIn } from './events.ts';
import { names } from './names.ts';
import { pass, passes, questionsIn } from './questions.ts';
import { REASONS } from './reasons.ts';

const colours = {
  white: 'weiß',
  yellow: 'gelb',
  green: 'grün',
  brown: 'braun',
  gray: 'grau',
  darkgray: 'dunkelgrau',
  red: 'rot',
  blue: 'blau',
  orange: 'orange',
} as const;

/** Loaded with the language: a page without a game needs neither. */
export { createWords } from '../createWords.ts';

export const speech: Speech = {
  names,
  with(names) {
    const actions = actionsIn(names);
    return {
      colours,
      terrains: { mountain: 'Gebirge', water: 'Wasser', desert: 'Wüste' },
      ...eventsIn(names),
      actions,
      questions: questionsIn(names, actions),
      passes,
      pass,
      speaking: (player, company) => `${player} für ${company}`,
      reasons: REASONS,
      noReason: 'Das ist nicht erlaubt.',
      params: {
        from: { offer: 'Anfangsangebot', pool: 'Bankpool', treasury: 'Besitz der Gesellschaft' },
        // "Plättchen in Grün"
        colour(colour) {
          const known = COLOURS.find((one) => one === colour);
          return known ? capital(colours[known]) : colour;
        },
      },
    };
  },
};
