/** Benelux, ready for the table. */
import { crayonGame } from '@kursbuch/crayon';
import { createTable } from '@kursbuch/table';
import { PLAYERS } from '../facts/money.ts';
import { optionsOf, parseOptions } from './options.ts';
import { RULES } from './ruleIds.ts';
import { title } from './title.ts';

export type { Options } from './options.ts';
export { title };

export const game = crayonGame(title, {
  rules: RULES,
  players: PLAYERS,
  parseOptions,
  drawsSeats: (options) => optionsOf(options).drawSeats,
});

export const table = createTable(game);
