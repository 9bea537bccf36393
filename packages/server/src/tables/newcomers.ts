/** Who sits down at a table: people and computer players, under which name, and beside whom. */
import type { PlayerName } from '@kursbuch/bots';
import { cutName, LONGEST_NAME, lookAlike } from '@kursbuch/table';
import type { Blocks } from '../store/blocks.ts';
import type { Game, Newcomer, Sitting } from '../store/game.ts';
import type { Person } from '../store/people.ts';
import { Trouble } from '../trouble.ts';
import { computersOf } from './playable.ts';
import type { TimeRules } from './time.ts';

/** How somebody comes to a table. */
export interface Meeting {
  /** The word of a personal link. */
  readonly invitation?: string | undefined;
  /** Though somebody sits there whom he has blocked. */
  readonly anyway?: boolean | undefined;
}

/** Whoever made the table may not want him there, and is not named; whom he does not want to meet he is told of before. */
export function mustBeWillingToMeet(
  { owner, seats }: Pick<Game, 'owner' | 'seats'>,
  { own, by }: Blocks,
  { anyway = false }: Meeting,
): void {
  if (owner !== null && by.has(owner)) throw new Trouble('notForYou');
  if (!anyway && seats.some(({ person }) => person !== null && own.has(person)))
    throw new Trouble('blockedSits');
}

/** A name beside these: nobody can be taken for another. */
export function nameBeside(name: string, others: readonly string[]): string {
  const isTaken = (one: string) => others.some((other) => lookAlike(one, other));
  let own = name;
  for (let n = 2; isTaken(own); n++)
    own = `${cutName(name, LONGEST_NAME - 1 - String(n).length).trim()} ${n}`;
  return own;
}

export const newcomer = (
  { id, name }: Person,
  contribution: string,
  others: readonly string[],
): Newcomer => ({
  person: id,
  name: nameBeside(name, others),
  contribution,
});

/** A computer player at a table. What it gives to the seed is known beforehand: the server chooses nothing with it. */
export function computer(player: PlayerName, sitting: readonly { readonly name: string }[]): Newcomer {
  const name = nameBeside(
    `${player.slice(0, 1).toUpperCase()}${player.slice(1)}`,
    sitting.map((one) => one.name),
  );
  return { person: null, player, name, contribution: `computer-player-${name.replaceAll(' ', '-')}` };
}

/** Somebody who sits down as the game starts. */
export const asSitting = (one: Newcomer): Sitting => ({
  ...{ person: one.person, name: one.name, contribution: one.contribution },
  ...{ player: one.player ?? null, place: -1, seat: null, sitter: null, former: null },
});

/** Who plays when time is over. */
export const timePlayers = (time: TimeRules | null): readonly PlayerName[] =>
  time?.atEnd === 'computer' ? [time.player] : [];

/** Has the title these computer players? */
export async function mustPlay(title: string, players: readonly PlayerName[]): Promise<void> {
  if (players.length === 0) return;
  const there = await computersOf(title);
  if (!players.every((player) => there.includes(player))) throw new Trouble('noPlayer');
}
