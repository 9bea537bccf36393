/** 1830, ready for the table. */

import type { EighteenState } from '@kursbuch/eighteen';
import { eighteenGame, kitTasks, notForced, parNotDue, privateAuction, setupOf } from '@kursbuch/eighteen';
import { createTable } from '@kursbuch/table';
import { PLAYERS } from './facts/money.ts';
import { parseOptions } from './options.ts';
import { RULES } from './rules.ts';
import { title, WATERFALL } from './title.ts';

/** One of 20 percent and eight of 10 (8.0a). */
const CERTIFICATES = [20, 10, 10, 10, 10, 10, 10, 10, 10];

const setup = setupOf(title, {
  parseOptions,
  players: PLAYERS,
  bank: ({ bank }) => bank,
  certificates: CERTIFICATES,
});

/** While privates are unsold that is the reason for everything else (6.0c). */
const isInSale = ({ agenda }: EighteenState) => agenda.at(-1)?.kind === 'privateSale';

export const tasks = { ...kitTasks(title), ...privateAuction(title, WATERFALL) };
export const game = eighteenGame(title, {
  setup,
  tasks,
  rules: RULES,
  notNow: (state, action) => (isInSale(state) ? undefined : (parNotDue(action) ?? notForced(state, action))),
});
export const table = createTable(game);
export { DEFAULTS, type Options, PUBLIC_RECORDS } from './options.ts';
export { title };
