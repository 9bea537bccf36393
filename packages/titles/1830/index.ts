/** 1830, ready for the table. */

import type { EighteenState } from '@kursbuch/eighteen';
import { eighteenGame, kitTasks, openingState, parNotDue, privateAuction } from '@kursbuch/eighteen';
import {
  badPlayers,
  createTable,
  type Objection,
  type Setup,
  seated,
  type TableReason,
} from '@kursbuch/table';
import { PLAYERS } from './facts/money.ts';
import { parseOptions } from './options.ts';
import { RULES } from './rules.ts';
import { title, WATERFALL } from './title.ts';

/** One of 20 percent and eight of 10 (8.0a). */
const CERTIFICATES = [20, 10, 10, 10, 10, 10, 10, 10, 10];

function setup(asked: Setup): EighteenState | Objection<TableReason> {
  const options = parseOptions(asked.options);
  if ('reason' in options) return options;
  const count = asked.players.length;
  const rules = PLAYERS[count];
  if (!rules) return badPlayers(PLAYERS, count);
  const seats = seated(asked, options.drawSeats);
  if ('reason' in seats) return seats;
  const { players, chance } = seats;
  return openingState(title, {
    players,
    options,
    secrets: { table: { chance } },
    bank: options.bank,
    cash: rules.cash,
    certificates: CERTIFICATES,
  });
}

/** While privates are unsold that is the reason for everything else (6.0c). */
const isInSale = ({ agenda }: EighteenState) => agenda.at(-1)?.kind === 'privateSale';

export const tasks = { ...kitTasks(title), ...privateAuction(title, WATERFALL) };
export const game = eighteenGame(title, {
  setup,
  tasks,
  rules: RULES,
  notNow: (state, action) => (isInSale(state) ? undefined : parNotDue(action)),
});
export const table = createTable(game);
export { DEFAULTS, type Options, PUBLIC_RECORDS } from './options.ts';
export { title };
