/** Seats of a game in play change hands: who may sit down where, and what the table looks like then. */
import type { PlayerName } from '@kursbuch/bots';
import type { Seating } from '../store/entries.ts';
import { type Game, type Sitting, shownName } from '../store/game.ts';
import type { Person } from '../store/people.ts';
import { Trouble } from '../trouble.ts';
import { nameBeside } from './newcomers.ts';

/** Has somebody sat elsewhere at this table? Then he knows what another hand holds. */
type KnowsOther = (person: string, sitting: Sitting) => boolean;

export function sittingAt({ seats }: Pick<Game, 'seats'>, place: number): Sitting {
  const sitting = seats.find((one) => one.place === place);
  if (!sitting) throw new Trouble('noSeat');
  return sitting;
}

export function sittingOf({ seats }: Pick<Game, 'seats'>, person: string): Sitting {
  const sitting = seats.find((one) => one.person === person);
  if (!sitting) throw new Trouble('notSeated');
  return sitting;
}

/** The person who sat there may have it back from a computer player. */
export const freed = ({ place, person, former, sitter }: Sitting, player: PlayerName | null): Seating => ({
  place,
  person: null,
  player,
  // Whoever hands over talks on under the name he has here.
  sitter: person !== null && player !== null ? sitter : null,
  former: person ?? former,
});

/** Somebody takes a free seat, or his own one back from a computer player. */
export function taken(
  game: Pick<Game, 'seats'>,
  person: Pick<Person, 'id' | 'name'>,
  place: number,
  knowsOther: KnowsOther,
): Seating {
  const { seats } = game;
  if (seats.some((one) => one.person === person.id)) throw new Trouble('seated');
  const sitting = sittingAt(game, place);
  const isFree = sitting.person === null && (sitting.player === null || sitting.former === person.id);
  if (!isFree) throw new Trouble('notFree');
  if (knowsOther(person.id, sitting)) throw new Trouble('otherSeat');
  // Nor like somebody the game speaks of, whoever sits there now.
  const others = seats.filter((one) => one.place !== place).flatMap((one) => [shownName(one), one.name]);
  const sitter = sitting.name === person.name ? null : nameBeside(person.name, others);
  return { place, person: person.id, player: null, sitter, former: null };
}

/** The seat of a guest is his account's, unless that has a seat of its own, or had one: then it is free. */
export function passedOn(
  game: Pick<Game, 'seats'>,
  guest: string,
  account: string,
  knowsOther: KnowsOther,
): Seating {
  const sitting = sittingOf(game, guest);
  if (game.seats.some((one) => one.person === account) || knowsOther(account, sitting))
    return { ...freed(sitting, null), former: null };
  const { place, player, sitter, former } = sitting;
  return { place, person: account, player, sitter, former };
}

/**
 * A computer player sits down in a free seat, or leaves it again (null). The person who made the table decides, or those who
 * are left. Null: it is so already.
 */
export function computerSeated(
  game: Pick<Game, 'owner' | 'seats'>,
  person: string,
  place: number,
  player: PlayerName | null,
): Seating | null {
  const { owner, seats } = game;
  if (!seats.some((one) => one.person === person)) throw new Trouble('notSeated');
  if (owner !== person && seats.some((one) => one.person === owner && owner !== null))
    throw new Trouble('notOwner');
  const there = sittingAt(game, place);
  if (there.person !== null) throw new Trouble(player === null ? 'noComputer' : 'notFree');
  if (there.player === player) return null;
  return { ...freed(there, player), former: there.former };
}
