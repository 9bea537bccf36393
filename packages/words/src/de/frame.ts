/** German, before a game is loaded. */
import { grouped, joined } from '../figures.ts';
import type { FrameCatalogue } from '../frame/createFrame.ts';
import { rounds as crayon } from './crayon/rounds.ts';
import { rounds as eighteen } from './eighteen/rounds.ts';
import { placeInGerman, problemInGerman } from './recordProblems.ts';

/** Between a figure and its unit. */
const SPACE = '\u00a0';

export const frame: FrameCatalogue = {
  number: (value) => grouped(value, '.'),
  // German puts the sign behind the figure, whatever the currency does at home.
  money: ({ currency: { sign } }, amount) => `${grouped(amount, '.')}${SPACE}${sign}`,
  percent: (value) => `${value}${SPACE}%`,
  list: (items) => joined(items, 'und'),
  either: (items) => joined(items, 'oder'),
  recordProblem: problemInGerman,
  recordPlace: placeInGerman,
  on: 'an',
  off: 'aus',
  rounds: { eighteen, crayon },
};
