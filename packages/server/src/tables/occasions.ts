/** When somebody who may be away is to be told. */
import type { Seat } from '@kursbuch/table';
import { type Game, holderOf, type Request, type Sitting } from '../store/game.ts';
import type { Notice } from '../store/notices.ts';

/** How long a notice waits: nobody who decides at once needs one. */
const AT_ONCE = 20_000;

type Table = Pick<Game, 'id' | 'seats'>;
type Taken = Sitting & { readonly person: string; readonly seat: Seat };

const isTaken = (sitting: Sitting): sitting is Taken => sitting.person !== null && sitting.seat !== null;

/** An entry as far as it matters here. */
export interface Played {
  /** Who has acted, and knows it. */
  readonly person: string | null;
  /** Whom the game waited for before, and waits for now. */
  readonly waited: readonly Seat[];
  readonly waiting: readonly Seat[];
  readonly isOver: boolean;
  readonly at: number;
  /** The number of the last entry in which a seat acted; 0: none. */
  lastActed(seat: Seat): number;
}

/** Whom an entry concerns. */
export function noticesOf({ id, seats }: Table, played: Played): readonly Notice[] {
  const { person: actor, waited, waiting, isOver, at, lastActed } = played;
  const others = seats.filter(isTaken).filter(({ person }) => person !== actor);
  if (isOver)
    return others.map(({ person }) => ({ game: id, person, kind: 'over', about: `over ${id}`, due: at }));
  return others
    .filter(({ seat }) => waiting.includes(seat) && !waited.includes(seat))
    .map(({ person, seat }) => turnNotice(id, person, seat, lastActed(seat), at));
}

/**
 * It is somebody's turn. Until the seat acts it stays the same turn, whatever others take back and play again: so it
 * is named by the last entry in which the seat acted.
 */
const turnNotice = (game: string, person: string, seat: Seat, since: number, at: number): Notice => ({
  game,
  person,
  kind: 'turn',
  about: `turn ${game} ${seat} ${since}`,
  due: at + AT_ONCE,
});

/** A table is full and plays: everybody hears of it but the person with whom it began; the first to play hears only that it is their turn. */
export function noticesOfStart(
  { id, seats }: Table,
  starter: string | null,
  waiting: readonly Seat[],
  at: number,
): readonly Notice[] {
  return seats
    .filter(isTaken)
    .filter(({ person }) => person !== starter)
    .map(({ person, seat }) =>
      waiting.includes(seat)
        ? turnNotice(id, person, seat, 0, at)
        : { game: id, person, kind: 'full', about: `full ${id}`, due: at },
    );
}

/** Longer than somebody needs who has opened a table by mistake. */
const OPENED = 60_000;

/** A table is opened that these wait for. */
export const noticesOfOpening = (id: string, persons: readonly string[], at: number): readonly Notice[] =>
  persons.map((person) => ({ game: id, person, kind: 'opened', about: `opened ${id}`, due: at + OPENED }));

/** A table starts at this time, or is to from now on: everybody who sits there hears of it, but whoever says so. */
export const noticesOfAppointment = (
  { id, seats }: Table,
  starts: number,
  about: 'soon' | 'set',
  at: number,
  sayer: string | null = null,
): readonly Notice[] =>
  seats.flatMap(({ person }): readonly Notice[] =>
    person === null || person === sayer
      ? []
      : [{ game: id, person, kind: 'soon', about: `${about} ${id} ${starts}`, due: at, details: { starts } }],
  );

/** It was time to start, and too few had come. */
export const noticesOfShortage = (
  { id, seats }: Table,
  starts: number,
  outcome: 'wait' | 'close',
  at: number,
): readonly Notice[] =>
  seats.flatMap(({ person }): readonly Notice[] =>
    person === null
      ? []
      : [{ game: id, person, kind: 'short', about: `short ${id} ${starts}`, due: at, details: { outcome } }],
  );

/** Somebody asks those he has played with to play again, at this table. */
export const noticesOfRematch = (
  id: string,
  seats: Game['seats'],
  asker: string,
  at: number,
): readonly Notice[] =>
  seats.flatMap((sitting): readonly Notice[] => {
    const person = holderOf(sitting);
    if (person === null || person === asker) return [];
    return [{ game: id, person, kind: 'again', about: `again ${id}`, due: at + AT_ONCE }];
  });

/** A seat is kept for somebody. */
export const noticesOfInvitation = (
  game: string,
  person: string,
  invitation: string,
  at: number,
): readonly Notice[] => [
  { game, person, kind: 'invited', about: `invited ${invitation}`, due: at + AT_ONCE },
];

/** Somebody asks these seats to take back. */
export const noticesOfUndo = (
  { id, seats }: Table,
  asked: readonly Seat[],
  number: number,
  at: number,
): readonly Notice[] =>
  seats
    .filter(isTaken)
    .filter(({ seat }) => asked.includes(seat))
    .map(({ person, seat }) => ({
      game: id,
      person,
      kind: 'undo',
      about: `undo ${id} ${number} ${seat}`,
      due: at + AT_ONCE,
    }));

/**
 * Somebody asks these seats to agree to something. The question is named by what is asked and by the moment of the game:
 * asked again after a no, without anything played since, it is the same one, and a channel of the whole table hears it once.
 */
export const noticesOfRequest = (
  { id, seats, number }: Table & Pick<Game, 'number'>,
  { kind, place, asked, at }: Request,
): readonly Notice[] =>
  seats
    .filter(isTaken)
    .filter(({ seat }) => asked.includes(seat))
    .map(({ person }) => ({
      game: id,
      person,
      kind: 'request',
      about: `request ${id} ${number} ${kind} ${place ?? ''}`,
      due: at + AT_ONCE,
      details: { asks: kind },
    }));

/** A round of a tournament begins at this table: everybody hears of it but whoever has dealt it. */
export const noticesOfRound = ({ id, seats }: Table, dealer: string, at: number): readonly Notice[] =>
  seats.flatMap(({ person }) =>
    person === null || person === dealer
      ? []
      : [{ game: id, person, kind: 'round', about: `round ${id}`, due: at }],
  );
