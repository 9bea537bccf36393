/** German, before a game is loaded. */
import { grouped, joined } from '../figures.ts';
import * as of1830 from '../titles/1830/options.de.ts';
import * as of1848 from '../titles/1848/options.de.ts';
import * as of1853 from '../titles/1853/options.de.ts';
import * as of1854 from '../titles/1854/options.de.ts';
import { createFrame } from './createFrame.ts';

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
  on: 'an',
  off: 'aus',
  options: { '1830': of1830, '1848': of1848, '1853': of1853, '1854': of1854 },
});
