/** The seats of a table that is being set up, and what this device remembers of the last one. */

import { isOpponent, type Opponent, type Sitter } from '@kursbuch/screens/host/gameHost.ts';
import { UNNAMED } from '@kursbuch/screens/host/sitters.ts';
import { lookAlike, properName } from '@kursbuch/table';

export const COLOURS = [1, 2, 3, 4, 5, 6] as const;

/** A seat: the name is a person's and stays while a computer player sits there. */
export interface SeatPlan {
  /** Names the seat while it moves about. */
  readonly key: number;
  readonly name: string;
  readonly player: 'person' | Opponent;
  readonly colour: number;
}

/** Names with different initials, until somebody writes his own. */
const NAMES = [UNNAMED, 'Ben', 'Chiara', 'David', 'Emil', 'Frieda'];
const KEY = 'kursbuch.seats';

/** One person, and players that plan in the other seats. */
export const firstSeats = (count = 4): readonly SeatPlan[] =>
  Array.from({ length: count }, (_, index) => ({
    key: index,
    name: NAMES[index] ?? '',
    player: index === 0 ? 'person' : 'steady',
    colour: index + 1,
  }));

/** The same with the name and the strength of these seats, as far as they say. */
export function aloneSeats(seats: readonly SeatPlan[], count: number): readonly SeatPlan[] {
  const me = seats.find(({ player }) => player === 'person');
  // One that takes any move is no opponent.
  const other = seats.find(({ player }) => player !== 'person' && player !== 'random');
  return firstSeats(count).map((seat) =>
    seat.player === 'person'
      ? { ...seat, name: me?.name ?? seat.name }
      : { ...seat, player: other?.player ?? seat.player },
  );
}

/** Nobody but people, at this screen; those who sit there keep their names. */
export const peopleSeats = (seats: readonly SeatPlan[]): readonly SeatPlan[] =>
  seats.map((seat) => ({ ...seat, player: 'person' }));

/** Who plays at these seats; null: people and computers. */
export function companyOf(seats: readonly SeatPlan[]): 'alone' | 'people' | null {
  const people = seats.filter(({ player }) => player === 'person').length;
  return people === seats.length ? 'people' : people === 1 ? 'alone' : null;
}

/** Somebody who has never played, and players who leave room to learn. */
export const firstGameSeats = (name = rememberedName() ?? UNNAMED): readonly SeatPlan[] =>
  firstSeats(3).map((seat) => (seat.key === 0 ? { ...seat, name } : { ...seat, player: 'calm' }));

/** One seat more: the first colour and the first name nobody has. */
export function withSeat(seats: readonly SeatPlan[]): readonly SeatPlan[] {
  const colour = COLOURS.find((one) => seats.every((seat) => seat.colour !== one)) ?? 1;
  const name = NAMES.find((one) => seats.every((seat) => seat.name !== one)) ?? '';
  const key = Math.max(-1, ...seats.map((seat) => seat.key)) + 1;
  return [...seats, { key, name, player: 'person', colour }];
}

/** As many seats as the title has at least, and not more than it has at most. */
export function fitted(seats: readonly SeatPlan[], min: number, max: number): readonly SeatPlan[] {
  let fitting: readonly SeatPlan[] = seats.slice(0, max);
  while (fitting.length < min) fitting = withSeat(fitting);
  return fitting;
}

/** Another colour for a seat; whoever had it takes the old one. */
export function recoloured(seats: readonly SeatPlan[], key: number, colour: number): readonly SeatPlan[] {
  const old = seats.find((seat) => seat.key === key)?.colour ?? colour;
  return seats.map((seat) =>
    seat.key === key ? { ...seat, colour } : seat.colour === colour ? { ...seat, colour: old } : seat,
  );
}

export function movedUp(seats: readonly SeatPlan[], index: number): readonly SeatPlan[] {
  const [above, seat] = [seats[index - 1], seats[index]];
  return above && seat ? [...seats.slice(0, index - 1), seat, above, ...seats.slice(index + 1)] : seats;
}

/** Great trains lend their names to the players that think. */
const ENGINES = ['Rheingold', 'Orient', 'Mistral', 'Saphir', 'Helvetia', 'Transalpin'];

/** Who sits down. Random players are called what they are. */
export function sittersOf(seats: readonly SeatPlan[], randomName: (n: number) => string): readonly Sitter[] {
  let random = 0;
  const people = seats.filter(({ player }) => player === 'person').map(({ name }) => properName(name));
  const free = ENGINES.filter((name) => people.every((person) => !lookAlike(person, name)));
  const nameOf = ({ name, player }: SeatPlan): string => {
    if (player === 'person') return properName(name);
    return (player === 'random' ? undefined : free.shift()) ?? randomName(++random);
  };
  return seats.map((seat) => ({ name: nameOf(seat), player: seat.player, colour: seat.colour }));
}

/** What is wrong with the names: a seat without one, a name that is there twice, or two that look alike. */
export function nameProblem(
  sitters: readonly Sitter[],
):
  | { readonly missing: number }
  | { readonly twice: string }
  | { readonly alike: readonly [string, string] }
  | null {
  for (const [index, { name }] of sitters.entries()) {
    if (name === '') return { missing: index + 1 };
    const other = sitters.slice(0, index).find((one) => lookAlike(one.name, name));
    if (other) return other.name === name ? { twice: name } : { alike: [other.name, name] };
  }
  return null;
}

/** The seats of the last table that was set up on this device; null: none was. */
export function rememberedSeats(): readonly SeatPlan[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!Array.isArray(stored) || !stored.every(isSeat)) return null;
    const colours = new Set(stored.map(({ colour }) => colour));
    if (stored.length < 2 || stored.length > 6 || colours.size < stored.length) return null;
    return stored.map(({ name, player, colour }, key) => ({ key, name, player, colour }));
  } catch {
    return null;
  }
}

/** The first person of the last table, if there was one. */
export function rememberedName(): string | undefined {
  const person = rememberedSeats()?.find(
    ({ player, name }) => player === 'person' && properName(name) !== '',
  );
  return person && properName(person.name);
}

export function rememberSeats(seats: readonly SeatPlan[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
  } catch {
    // Without storage the names are written again next time.
  }
}

function isSeat(value: unknown): value is SeatPlan {
  if (typeof value !== 'object' || value === null) return false;
  const { name, player, colour } = value as Partial<Record<keyof SeatPlan, unknown>>;
  return (
    typeof name === 'string' &&
    (player === 'person' || (typeof player === 'string' && isOpponent(player))) &&
    (COLOURS as readonly unknown[]).includes(colour)
  );
}
