/** The stock: what is written down of puzzles, read from files that may be broken. */
import type { Action } from '@kursbuch/table';
import type { Puzzle } from './puzzle.ts';

/** The puzzles of a title, as its file holds them; null if it is none. */
export function readPuzzles(input: unknown): readonly Puzzle[] | null {
  return Array.isArray(input) && input.length > 0 && input.every(isPuzzle) ? input : null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isAction = (value: unknown): value is Action => isObject(value) && isText(value.type);

function isPuzzle(value: unknown): value is Puzzle {
  if (!isObject(value)) return false;
  const { id, kind, game, seat, at, day, level, company, place, answer, next } = value;
  return (
    [id, kind, game].every(isText) &&
    [company, place].every((one) => one === undefined || isText(one)) &&
    [seat, at, day, value.ways, value.near, value.compared, value.effort].every(isCount) &&
    [value.best, value.first].every(isNumber) &&
    (next === null || isNumber(next)) &&
    (level === 1 || level === 2 || level === 3) &&
    Array.isArray(answer) &&
    answer.length > 0 &&
    answer.every(isAction)
  );
}
