/** German. */
import { createWords } from '../createWords.ts';
import { capital } from '../names.ts';
import type { Words } from '../types.ts';
import { COLOURS } from '../vocabulary.ts';
import { actions } from './actions.ts';
import { causes, events, payouts, shares } from './events.ts';
import { names } from './names.ts';
import { options, optionValues } from './options.ts';
import { privatePowers } from './privates.ts';
import { pass, passes, questions } from './questions.ts';
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

export const words: Words = createWords({
  language: 'de',
  names,
  colours,
  terrains: { mountain: 'Gebirge', water: 'Wasser', desert: 'Wüste' },
  causes,
  events,
  shares,
  payouts,
  actions,
  questions,
  passes,
  pass,
  speaking: (player, company) => `${player} für ${company}`,
  reasons: REASONS,
  noReason: 'Das ist nicht erlaubt.',
  params: {
    from: { offer: 'Anfangsangebot', pool: 'Bankpool' },
    // "Plättchen in Grün"
    colour(colour) {
      const known = COLOURS.find((one) => one === colour);
      return known ? capital(colours[known]) : colour;
    },
  },
  options,
  optionValues,
  on: 'an',
  off: 'aus',
  privatePowers,
});
