/**
 * One brain. Whoever wants to know what to do hears the same player: the guide of a first game, the hint, the review after the
 * game. Its answer follows from what the seat sees and from nothing else, no clock and no chance, so that the same question has
 * the same answer whoever asks it, when, and on whatever device.
 */

import {
  type Action,
  type Advice,
  type LoadedTitle,
  type Seat,
  stepsOf,
  type Table,
  type TableState,
} from '@kursbuch/table';
import { guarded, type Mishap } from './guard.ts';
import { type PlayerName, playersOf } from './players.ts';

/** The player that advises. */
export const ADVISER = 'steady' satisfies PlayerName;

/** It needs some chance where there is too much to look at: always the same for the same whim. */
const seedOf = (whim: number): string => (whim === 0 ? 'advice' : `advice ${whim}`);

export interface Brain {
  /**
   * What a seat should do that sees this, one of its choices, and why; undefined: there is nothing to say. Another whim is the
   * same player on another day: what it would not say again is no more than noise.
   */
  advise(view: TableState, seat: Seat, whim?: number): Advice | undefined;
}

/** `report` hears of an adviser that failed: then there is no advice. */
export async function brainOf(
  loaded: LoadedTitle,
  report: (mishap: Mishap) => void = () => {},
): Promise<Brain> {
  const player = (await playersOf(loaded)).find(({ name }) => name === ADVISER);
  const { waiting, choices }: Pick<Table<TableState, Action, never>, 'waiting' | 'choices'> = loaded.table;
  return {
    advise(view, seat, whim = 0) {
      if (!player) return undefined;
      const bot = player.sit(seat);
      const guard = guarded(bot, { waiting, seat, instead: bot, report });
      return guard.advise?.(view, choices(view, seat), seedOf(whim), stepsOf(player.steps));
    },
  };
}
