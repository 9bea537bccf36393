/** 1889, ready for the table. */
import {
  bidding,
  type EighteenState,
  eighteenGame,
  isPublic,
  type KitAction,
  kitTasks,
  type NotForcedReason,
  notForced,
  privateSale,
  type ReasonOf,
} from '@kursbuch/eighteen';
import { createTable } from '@kursbuch/table';
import { gameWithFerry, handingOn, trackWithFerry } from './port.ts';
import { RULES } from './ruleIds.ts';
import { sellersTile } from './sellersTile.ts';
import { setupFor } from './setup.ts';
import { title, WATERFALL } from './title.ts';
import { runsAsTold } from './toldRuns.ts';

const kit = kitTasks(title);

/** In public games what has to do with privates alone may come before a surplus train is given back. */
const admits = (state: EighteenState) =>
  isPublic(state) ? (['requestPrivate', 'exchangePrivate'] as const) : [];

export const tasks = {
  ...kit,
  privateSale: privateSale(title, WATERFALL),
  bidding: bidding(title, WATERFALL),
  game: gameWithFerry(title, kit.game),
  companyTurn: handingOn(title, kit.companyTurn),
  trackStep: trackWithFerry(title, kit.trackStep),
  runStep: runsAsTold(title, kit.runStep),
  sellersTile: sellersTile(title),
  discardTrains: { ...kit.discardTrains, admits },
};

export const game = eighteenGame<KitAction, ReasonOf<typeof tasks>, NotForcedReason>(title, {
  setup: setupFor(title),
  tasks,
  rules: RULES,
  notNow: notForced,
});
export const table = createTable(game);
export { DEFAULTS, type Options, PUBLIC_RECORDS } from './options.ts';
export { title };
