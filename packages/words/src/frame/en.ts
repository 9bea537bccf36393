/** English, before a game is loaded. */
import { grouped, joined } from '../figures.ts';
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
  recordProblem: (problem) => problem,
  recordPlace: (at) => at,
  on: 'on',
  off: 'off',
});
