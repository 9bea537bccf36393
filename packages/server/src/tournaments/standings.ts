/** The table of a tournament follows from finished games; nothing of it is typed in. */
import { gamesOf, isPlayed, pointsOf, ranked, rounded, type Tally } from '../clubs/points.ts';
import type { Entrant, Round, TournamentEnd } from '../store/tournaments.ts';

export interface Placed extends Tally {
  /** 1 is first; equals share it. */
  readonly rank: number;
  readonly entrant: Entrant;
}

/**
 * Points as a season gives them, then wins. The deal says whose seat it was: whoever has taken over somebody's seat has no
 * line here, and whoever has given it up has no points of that game.
 */
export function standingsOf(
  entrants: readonly Entrant[],
  rounds: readonly Round[],
  ends: readonly TournamentEnd[],
): readonly Placed[] {
  const games = gamesOf(ends) as ReadonlyMap<string, readonly TournamentEnd[]>;
  const tallies = new Map<number, Tally>();
  for (const { game, entrants: dealt } of rounds.flatMap(({ tables }) => tables)) {
    const seats = games.get(game) ?? [];
    const won = pointsOf(
      seats.map(({ rank }) => rank),
      null,
    );
    for (const [index, seat] of seats.entries()) {
      const entrant = entrants.find(({ number }) => number === dealt[seat.place]);
      if (!entrant || !isPlayed(seat) || seat.person !== entrant.person) continue;
      const before = tallies.get(entrant.number) ?? { games: 0, points: 0, wins: 0 };
      tallies.set(entrant.number, {
        games: before.games + 1,
        points: rounded(before.points + (won[index] ?? 0)),
        wins: before.wins + (seat.rank === 1 ? 1 : 0),
      });
    }
  }
  const lines = entrants.map((entrant) => ({
    entrant,
    ...(tallies.get(entrant.number) ?? { games: 0, points: 0, wins: 0 }),
  }));
  return ranked(
    lines.toSorted((a, b) => b.points - a.points || b.wins - a.wins || a.entrant.number - b.entrant.number),
  );
}
