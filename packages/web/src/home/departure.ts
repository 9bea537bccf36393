/** A game in the list of what waits, wherever it is played. */

import type { Sitter } from '@kursbuch/screens/host/gameHost.ts';
import type { Glimpse } from '@kursbuch/screens/host/glimpse.ts';

export interface Departure {
  readonly id: string;
  readonly where: 'here' | 'online';
  readonly address: string;
  readonly title: string;
  readonly name: string;
  /** In the order of the seats. */
  readonly sitters: readonly Pick<Sitter, 'name' | 'colour'>[];
  /** It waits for whoever looks at the list. */
  readonly waits: boolean;
  readonly isOver: boolean;
  /** Milliseconds since 1970: since then nothing has happened in it. */
  readonly since: number;
  /** Until then there is time; infinite where none is counted. */
  readonly due: number;
  readonly round: string;
  /** Who is to do what, or who has won. */
  readonly next: string;
  /** What else there is to say of the table, and of what is to be done. */
  readonly notes: readonly string[];
  readonly nextNote: string | null;
  /** Null: only its title is known. */
  readonly glimpse: Glimpse | null;
}

/** The games on a server: whoever plays there loads them. */
export interface OnlineGames {
  /** Null while they are asked for. */
  departures(): readonly Departure[] | null;
  /** The server does not answer. */
  isSilent(): boolean;
  /** Look as long as somebody is there to see it; gives the way to stop. */
  keepLooking(): () => void;
}

/** What waits for somebody comes first, and of that what is most urgent. */
export const byUrgency = (one: Departure, other: Departure): number =>
  Number(other.waits) - Number(one.waits) ||
  (one.waits && one.due !== other.due ? one.due - other.due : other.since - one.since);
