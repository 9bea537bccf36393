/** German, before a game is loaded. */
import { grouped, joined } from '../figures.ts';
import { createFrame } from './createFrame.ts';
import { placeInGerman, problemInGerman } from './recordProblems.ts';

/** Between a figure and its unit. */
const SPACE = '\u00a0';

export const frame = createFrame({
  language: 'de',
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
});
