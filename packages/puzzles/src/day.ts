/** The puzzle of the day: by the date alone, so that everybody has the same without asking anybody. */
import type { Puzzle } from './puzzle.ts';

/** The day of the first puzzle. */
export const FIRST_DAY = '2026-11-16';

const DAY = 24 * 60 * 60 * 1000;

/** The number of a day, by its date ("2026-11-16"); null if it is none. */
export function dayNumber(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  // A date such as 30 February is none.
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(date) ? time / DAY : null;
}

/** How many days have passed since the first puzzle; null before it, and for what is no date. */
export function daysSinceFirst(date: string): number | null {
  const [day, first] = [dayNumber(date), dayNumber(FIRST_DAY)];
  return day === null || first === null || day < first ? null : day - first;
}

/**
 * The puzzle of a date: one after the other in the order of their days, and from the first again when all have had theirs.
 * Null before the first day, and where the puzzle is missing.
 */
export function puzzleOfDay<P extends Pick<Puzzle, 'day'>>(puzzles: readonly P[], date: string): P | null {
  const passed = daysSinceFirst(date);
  // Some may be missing that could not be read: the row is as long as its last one says.
  const count = 1 + Math.max(-1, ...puzzles.map(({ day }) => day));
  if (passed === null || count === 0) return null;
  return puzzles.find(({ day }) => day === passed % count) ?? null;
}

/** What makes a puzzle like another, the most telling first. */
type Likeness = Pick<Puzzle, 'id' | 'kind' | 'level' | 'day'> & { readonly title: string };

/** Another one like this: the next in the row that nobody has solved here and that has most in common with it. */
export function another<P extends Likeness>(
  puzzles: readonly P[],
  like: P,
  solved: ReadonlySet<string>,
): P | null {
  const common = (one: P): number =>
    (one.kind === like.kind ? 4 : 0) +
    (one.title === like.title ? 2 : 0) +
    (one.level === like.level ? 1 : 0);
  const count = puzzles.length;
  const ahead = ({ day }: P): number => (day - like.day + count) % count;
  const others = puzzles.filter(({ id }) => id !== like.id);
  const fresh = others.filter(({ id }) => !solved.has(id));
  return (
    (fresh.length > 0 ? fresh : others).toSorted(
      (one, other) => common(other) - common(one) || ahead(one) - ahead(other),
    )[0] ?? null
  );
}
