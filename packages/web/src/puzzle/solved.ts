/** What was solved on this device. A browser that keeps nothing changes nothing but that. */
import { readSolved, type Solved, withSolved } from '@kursbuch/puzzles';

const KEY = 'kursbuch.puzzles';

export function solvedHere(): Solved {
  try {
    return readSolved(localStorage.getItem(KEY));
  } catch {
    return readSolved(null);
  }
}

/** A puzzle is solved. What is known from now on, and whether this device keeps it. */
export function keepSolved(
  id: string,
  today: string,
  isOfTheDay: boolean,
): { readonly solved: Solved; readonly isKept: boolean } {
  const solved = withSolved(solvedHere(), id, today, isOfTheDay);
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
    return { solved, isKept: true };
  } catch {
    return { solved, isKept: false };
  }
}

/** The date on the wall of whoever plays: "2026-11-18". */
export function today(): string {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
