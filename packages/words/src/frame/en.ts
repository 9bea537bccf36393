/** English, before a game is loaded. */
import { grouped, joined } from '../figures.ts';
import * as of1830 from '../titles/1830/options.en.ts';
import * as of1848 from '../titles/1848/options.en.ts';
import * as of1853 from '../titles/1853/options.en.ts';
import * as of1854 from '../titles/1854/options.en.ts';
import { createFrame } from './createFrame.ts';

export const frame = createFrame({
  language: 'en',
  number: (value) => grouped(value, ','),
  money({ currency: { sign, before } }, amount) {
    const figures = grouped(Math.abs(amount), ',');
    return `${amount < 0 ? '−' : ''}${before ? `${sign}${figures}` : `${figures}\u00a0${sign}`}`;
  },
  percent: (value) => `${value}%`,
  list: (items) => joined(items, 'and'),
  either: (items) => joined(items, 'or'),
  on: 'on',
  off: 'off',
  options: { '1830': of1830, '1848': of1848, '1853': of1853, '1854': of1854 },
});
