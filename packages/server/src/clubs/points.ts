/** Points by place, and the table of a season that follows from finished games. Nothing of it is typed in. */
import type { SeatResult } from '../store/results.ts';

/** For each number of players the points of each place. */
export type Points = Readonly<Record<string, readonly number[]>>;

/** More sit at no table. */
export const MOST_PLAYERS = 8;

/** Two for everybody who was beaten, and one for having played: what equals share is then always whole. */
export const usualPoints = (players: number): readonly number[] =>
  Array.from({ length: players }, (_, place) => 2 * (players - 1 - place) + 1);

/** The points of each seat. Equals share what their places are worth together. */
export function pointsOf(places: readonly number[], points: Points | null): readonly number[] {
  const worth = points?.[String(places.length)] ?? usualPoints(places.length);
  return places.map((place) => {
    const equals = places.filter((other) => other === place).length;
    const shared = worth.slice(place - 1, place - 1 + equals);
    return rounded(shared.reduce((sum, one) => sum + one, 0) / equals);
  });
}

/** A third of a point is said with two figures, and counted so. */
export const rounded = (points: number): number => Math.round(points * 100) / 100;

export interface Tally {
  readonly games: number;
  readonly points: number;
  readonly wins: number;
}

export interface Standing extends Tally {
  /** 1 is first; equals share it. */
  readonly rank: number;
  readonly person: string | null;
  readonly name: string;
  readonly titles: Readonly<Record<string, Tally>>;
}

/** How somebody ended in a game of the season; the name is the one of today, or of the seat where the person is gone. */
export interface Ended extends Pick<SeatResult, 'game' | 'title' | 'person' | 'player' | 'rank'> {
  readonly name: string;
  /** The seat was given up before the end: whoever had it has no line for it. */
  readonly isLeft: boolean;
}

/** Somebody played there to the end, and may be deleted since. */
export const isPlayed = ({ person, player, isLeft }: Ended): boolean =>
  person !== null || (player === null && !isLeft);

/** By game. A game counts that two people at least have played to the end. */
export function gamesOf(ended: readonly Ended[]): ReadonlyMap<string, readonly Ended[]> {
  const games = new Map<string, Ended[]>();
  for (const one of ended) games.set(one.game, [...(games.get(one.game) ?? []), one]);
  for (const [game, seats] of games) if (seats.filter(isPlayed).length < 2) games.delete(game);
  return games;
}

/** The most points first, then the most wins; whoever has as many of both is as good. */
export function standingsOf(
  games: ReadonlyMap<string, readonly Ended[]>,
  points: Points | null,
): readonly Standing[] {
  const found = new Map<string, { person: string | null; name: string; titles: Record<string, Tally> }>();
  for (const seats of games.values()) {
    const won = pointsOf(
      seats.map(({ rank }) => rank),
      points,
    );
    for (const [index, seat] of seats.entries()) {
      if (!isPlayed(seat)) continue;
      const { person, name, title, rank } = seat;
      const key = person ?? `gone ${name}`;
      const line = found.get(key) ?? { person, name, titles: {} };
      const before = line.titles[title] ?? { games: 0, points: 0, wins: 0 };
      line.titles[title] = {
        games: before.games + 1,
        points: rounded(before.points + (won[index] ?? 0)),
        wins: before.wins + (rank === 1 ? 1 : 0),
      };
      found.set(key, line);
    }
  }
  const lines = [...found.values()].map((line) => ({ ...line, ...sum(Object.values(line.titles)) }));
  lines.sort(
    (a, b) => b.points - a.points || b.wins - a.wins || a.games - b.games || compare(a.name, b.name),
  );
  return ranked(lines);
}

/** Of lines in order, the best first, the rank of each: equals share it. */
export function ranked<Line extends Tally>(
  lines: readonly Line[],
): readonly (Line & { readonly rank: number })[] {
  let rank = 1;
  return lines.map((line, index) => {
    const before = lines[index - 1];
    if (before && isBetter(before, line)) rank = index + 1;
    return { ...line, rank };
  });
}

const isBetter = (one: Tally, other: Tally): boolean =>
  one.points > other.points || (one.points === other.points && one.wins > other.wins);

const sum = (tallies: readonly Tally[]): Tally => ({
  games: tallies.reduce((all, { games }) => all + games, 0),
  points: rounded(tallies.reduce((all, { points }) => all + points, 0)),
  wins: tallies.reduce((all, { wins }) => all + wins, 0),
});

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
