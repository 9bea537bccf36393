/** English, before a game is loaded. */
import { grouped, joined } from '../figures.ts';
import type { FrameCatalogue } from '../frame/createFrame.ts';
import { rounds as crayon } from './crayon/rounds.ts';
import { rounds as eighteen } from './eighteen/rounds.ts';

export const frame: FrameCatalogue = {
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
  rounds: { eighteen, crayon },
};
