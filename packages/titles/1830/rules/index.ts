/** 1830, ready for the table. */

import type { EighteenState } from '@kursbuch/eighteen';
import {
  eighteenGame,
  isPublic,
  kitTasks,
  notForced,
  parNotDue,
  privateAuction,
  setupOf,
} from '@kursbuch/eighteen';
import { createTable } from '@kursbuch/table';
import { PLAYERS } from '../facts/money.ts';
import { parseOptions } from './options.ts';
import { RULES } from './ruleIds.ts';
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

const kit = kitTasks(title);

/** X23: in public games what has to do with privates alone may come before a surplus train is given back or a home is named. */
const admits = (state: EighteenState) =>
  isPublic(state) ? (['requestPrivate', 'exchangePrivate', 'layTile'] as const) : [];

export const tasks = {
  ...kit,
  ...privateAuction(title, WATERFALL),
  discardTrains: { ...kit.discardTrains, admits },
  chooseHome: { ...kit.chooseHome, admits },
};
export const game = eighteenGame(title, {
  setup,
  tasks,
  rules: RULES,
  notNow: (state, action) => (isInSale(state) ? undefined : (parNotDue(action) ?? notForced(state, action))),
});
export const table = createTable(game);
export { DEFAULTS, type Options, PUBLIC_RECORDS } from './options.ts';
export { title };
