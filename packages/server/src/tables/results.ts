/** How a game ended for each seat, from what the game says of itself. */
import { placesOf, type Result, type Room, type Seat } from '@kursbuch/table';
import { type Game, holderOf } from '../store/game.ts';
import type { SeatResult } from '../store/results.ts';
import type { AnyTable } from './playable.ts';

/** A chart needs no more points than these. */
const MOST_POINTS = 60;

type Ended = Pick<Game, 'id' | 'title' | 'seats'>;
type Played = Pick<Room, 'length' | 'stateAt'>;

/** Without what was played nothing is known but how it ended. */
export function resultsOf(
  { id, title, seats }: Ended,
  result: Result,
  ended: number,
  played: { readonly table: AnyTable; readonly room: Played } | null,
): readonly SeatResult[] {
  const ranks = placesOf(result);
  const course = played && courseOf(played.table, played.room);
  return seats.flatMap((sitting): readonly SeatResult[] => {
    const { place, seat, player } = sitting;
    if (seat === null) return [];
    return [
      {
        game: id,
        place,
        seat,
        person: holderOf(sitting),
        player,
        title,
        players: seats.length,
        rank: ranks[seat] ?? seats.length,
        score: result.scores[seat] ?? 0,
        lead: leadOf(result, ranks, seat),
        agreed: result.cause === 'agreement',
        companies: course?.companies[seat] ?? [],
        worth: course?.worth[seat] ?? [],
        ended,
      },
    ];
  });
}

/** A winner is compared with the best of all others, everybody else with the best of the winners. */
function leadOf({ scores }: Result, ranks: readonly number[], seat: Seat): number {
  const isWinner = ranks[seat] === 1;
  const others = scores.filter((_, other) => other !== seat && (isWinner || ranks[other] === 1));
  return others.length === 0 ? 0 : (scores[seat] ?? 0) - Math.max(...others);
}

interface Course {
  /** By seat: what it was worth after each round, and the companies it directed at the end or most of the time. */
  readonly worth: readonly (readonly number[])[];
  readonly companies: readonly (readonly string[])[];
}

function courseOf({ game }: AnyTable, room: Played): Course {
  const moments = thinned(endsOfRounds(room, game.round));
  const states = moments.map((count) => room.stateAt(count));
  const scored = states.map((state) => game.scores?.(state) ?? []);
  const directed = states.map((state) => game.directed?.(state) ?? []);
  const seats = [...room.stateAt(0).players.keys()];
  return {
    worth: seats.map((seat) => scored.map((scores) => scores[seat] ?? 0)),
    companies: seats.map((seat) => directedMost(directed, seat)),
  };
}

/** The number of steps after which each round was over; the first and the last moment are there in any case. */
function endsOfRounds(room: Played, roundOf: AnyTable['game']['round']): readonly number[] {
  const ends = [0];
  for (let count = 1; count < room.length; count++)
    if (!roundOf || roundOf(room.stateAt(count)) !== roundOf(room.stateAt(count + 1))) ends.push(count);
  return room.length === 0 ? ends : [...ends, room.length];
}

function thinned(moments: readonly number[]): readonly number[] {
  if (moments.length <= MOST_POINTS) return moments;
  const step = (moments.length - 1) / (MOST_POINTS - 1);
  return Array.from({ length: MOST_POINTS }, (_, index) => moments[Math.round(index * step)] ?? 0);
}

/** Of a company that changed hands: whoever had it at the end, and whoever had it longer than all others together. */
function directedMost(directed: readonly (readonly (readonly string[])[])[], seat: Seat): readonly string[] {
  const companies = new Set(directed.flatMap((bySeat) => bySeat[seat] ?? []));
  return [...companies].filter((company) => {
    if (directed.at(-1)?.[seat]?.includes(company)) return true;
    const own = directed.filter((bySeat) => bySeat[seat]?.includes(company)).length;
    const all = directed.filter((bySeat) => bySeat.some((one) => one.includes(company))).length;
    return 2 * own > all;
  });
}
