/** English. */
import { createWords } from '../createWords.ts';
import type { Words } from '../types.ts';
import { actions } from './actions.ts';
import { causes, events, payouts, shares } from './events.ts';
import { names } from './names.ts';
import { options, optionValues } from './options.ts';
import { privatePowers } from './privates.ts';
import { pass, passes, questions } from './questions.ts';
import { REASONS } from './reasons.ts';

export const words: Words = createWords({
  language: 'en',
  names,
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
  causes,
  events,
  shares,
  payouts,
  actions,
  questions,
  passes,
  pass,
  speaking: (player, company) => `${player} for ${company}`,
  reasons: REASONS,
  noReason: 'This is not allowed.',
  params: {
    from: { offer: 'initial offering', pool: 'pool' },
    colour: (colour) => (colour === 'gray' ? 'grey' : colour),
  },
  options,
  optionValues,
  on: 'on',
  off: 'off',
  privatePowers,
});
