/** What a table is made with, and what its start settles. */
import { randomBytes } from 'node:crypto';
import { isRefusal } from '@kursbuch/table';
import type { Game, Started } from '../store/game.ts';
import type { Person } from '../store/people.ts';
import { Trouble } from '../trouble.ts';
import { commitmentTo, newSecret, seedFrom } from './chance.ts';
import { noticesOfStart } from './occasions.ts';
import { playable } from './playable.ts';
import { clockAtStart, dueAfter } from './time.ts';

export const newId = (): string => randomBytes(15).toString('base64url');

/** What every new table has. */
export function newGame(id: string, { id: owner }: Pick<Person, 'id'>, version: number) {
  const secret = newSecret();
  return {
    id,
    owner,
    version,
    secret,
    commitment: commitmentTo(secret),
    created: Date.now(),
  };
}

/** What the start of a game settles: its seed, and with it who sits where. */
export async function started(
  game: Pick<Game, 'id' | 'title' | 'options' | 'version' | 'secret' | 'seats' | 'time'>,
  starter: string | null,
): Promise<Started> {
  const { id, title, options, version, secret, seats, time } = game;
  const seed = seedFrom(
    secret,
    seats.map(({ contribution }) => contribution),
  );
  const table = await playable(title);
  const players = seats.map(({ name }) => name);
  const state = table.setup({ players, seed, options, version });
  if (isRefusal(state)) throw new Trouble('badSetup', state);
  const waiting = table.waiting(state);
  const at = Date.now();
  const seated = seats.map((sitting) => ({ ...sitting, seat: state.players.indexOf(sitting.name) }));
  const clock = clockAtStart({ time, seats: seated }, waiting, at);
  return {
    seed,
    waiting,
    seats: seated.map(({ seat }) => seat),
    clock,
    due: dueAfter({ time, seats: seated }, clock, at),
    notices: noticesOfStart({ id, seats: seated }, starter, waiting, at),
  };
}
