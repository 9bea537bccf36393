/** What somebody has solved, and on how many days in a row the puzzle of the day: kept as text, which may be anything. */
import { dayNumber } from './day.ts';

export interface Solved {
  /** The last day whose puzzle was solved, and how many in a row by then. */
  readonly last: string | null;
  readonly row: number;
  readonly longest: number;
  /** The puzzles solved, by their ids. */
  readonly ids: readonly string[];
}

export const NOTHING_SOLVED: Solved = { last: null, row: 0, longest: 0, ids: [] };

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** What was kept; nothing where it is not what this program writes. */
export function readSolved(text: string | null): Solved {
  try {
    const { last, row, longest, ids } = JSON.parse(text ?? 'null') ?? {};
    const isRow = (last === null && row === 0) || (typeof last === 'string' && dayNumber(last) !== null);
    if (!isRow || !isCount(row) || !isCount(longest) || !Array.isArray(ids)) return NOTHING_SOLVED;
    if (!ids.every((id) => typeof id === 'string')) return NOTHING_SOLVED;
    return { last, row, longest: Math.max(row, longest), ids: [...new Set<string>(ids)] };
  } catch {
    return NOTHING_SOLVED;
  }
}

/** Days from one date to another; null where one of them is none. */
function daysBetween(from: string | null, to: string): number | null {
  const [one, other] = [from === null ? null : dayNumber(from), dayNumber(to)];
  return one === null || other === null ? null : other - one;
}

/** How many days in a row it is today: yesterday's row still stands, and a row that ends in the future is none. */
export function rowOn({ last, row }: Solved, today: string): number {
  const days = daysBetween(last, today);
  return days === 0 || days === 1 ? row : 0;
}

/** After a puzzle is solved. A row from the future stays as it is: the clock of this device is not to be trusted then. */
export function withSolved(solved: Solved, id: string, today: string, isOfTheDay: boolean): Solved {
  const ids = solved.ids.includes(id) ? solved.ids : [...solved.ids, id];
  const days = daysBetween(solved.last, today);
  if (!isOfTheDay || dayNumber(today) === null || (days !== null && days <= 0)) return { ...solved, ids };
  const row = days === 1 ? solved.row + 1 : 1;
  return { last: today, row, longest: Math.max(row, solved.longest), ids };
}
