/** Who has won, and everybody's place: read here and nowhere else from the result of a game. */
import type { Result, Seat } from './types.ts';

/** A seat at the end of a game. */
interface Ranked {
  readonly seat: Seat;
  readonly score: number;
  /** 1 for the winner; equals share a place. */
  readonly place: number;
}

/** Of several with the highest score the rules may name one. */
export function winnersOf({ scores, winners }: Pick<Result, 'scores' | 'winners'>): readonly Seat[] {
  if (winners) return winners;
  const best = Math.max(...scores);
  return [...scores.keys()].filter((seat) => scores[seat] === best);
}

/** The place of each seat. */
export function placesOf(result: Pick<Result, 'scores' | 'winners'>): readonly number[] {
  const { scores } = result;
  const winners = winnersOf(result);
  return scores.map((score, seat) => {
    if (winners.includes(seat)) return 1;
    return 1 + scores.filter((other, one) => other > score || winners.includes(one)).length;
  });
}

/** Everybody, the winners first. */
export function ranked(result: Pick<Result, 'scores' | 'winners'>): readonly Ranked[] {
  const places = placesOf(result);
  return result.scores
    .map((score, seat) => ({ seat, score, place: places[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place);
}
