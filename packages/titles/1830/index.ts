/** 1830, ready for the table. */

import type { EighteenState } from '@kursbuch/eighteen';
import { eighteenGame, openingState } from '@kursbuch/eighteen';
import {
  chanceFrom,
  createTable,
  type Objection,
  type Seat,
  type Setup,
  shuffle,
  withoutSecrets,
} from '@kursbuch/table';
import { PLAYERS } from './facts/components.ts';
import { optionsOf, parseOptions } from './options.ts';
import { title } from './title.ts';

/** One of 20 percent and eight of 10 (8.0a). */
const CERTIFICATES = [20, 10, 10, 10, 10, 10, 10, 10, 10];

function setup({ players, seed, options: given }: Setup): EighteenState | Objection {
  const options = parseOptions(given);
  if ('reason' in options) return options;
  const rules = PLAYERS[players.length];
  if (!rules) return { reason: 'badPlayers', params: { players: players.length } };
  const names = players.map((name) => (typeof name === 'string' ? name.trim() : ''));
  if (names.includes('') || new Set(names).size < names.length) return { reason: 'sameName' };
  const chance = chanceFrom(seed);
  const [seated, next] = options.drawSeats ? shuffle(chance, names) : [names, chance];
  return openingState(title, {
    players: seated,
    options,
    secrets: { table: { chance: next } },
    bank: options.bank,
    cash: rules.cash,
    certificates: CERTIFICATES,
  });
}

/** R59: with closed cash a player sees only his own purse and what the bank shows. */
function view(state: EighteenState, seat: Seat | null): EighteenState {
  const open = withoutSecrets(state, seat);
  if (!optionsOf(state).closedCash || state.result) return open;
  const cash: Record<string, number> = {};
  if (seat !== null) cash[seat] = state.cash[seat] ?? 0;
  return { ...open, cash };
}

export const game = eighteenGame(title, { setup, view });
export const table = createTable(game);
export { DEFAULTS, type Options, PUBLIC_RECORDS } from './options.ts';
export { title };
