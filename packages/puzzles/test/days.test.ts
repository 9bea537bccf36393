import { expect, test } from 'vitest';
import {
  another,
  compared,
  dayNumber,
  daysSinceFirst,
  FIRST_DAY,
  NOTHING_SOLVED,
  puzzleOfDay,
  readPuzzles,
  readSolved,
  rowOn,
  starsFor,
  withSolved,
} from '../src/index.ts';

const row = [2, 0, 1].map((day) => ({ day, id: `p${day}`, kind: 'k', level: 1 as const, title: 't' }));

test('every day has one puzzle, and none comes again before all have come', () => {
  expect(puzzleOfDay(row, FIRST_DAY)?.day).toBe(0);
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map(
    (date) => puzzleOfDay(row, date)?.day,
  );
  expect(days).toEqual([0, 1, 2, 0]);
  // Over the end of a year, and of a summer time.
  expect(daysSinceFirst('2027-01-01')).toBe(46);
  expect(daysSinceFirst('2027-11-16')).toBe(365);
});

test('a date before the first puzzle has none, and what is no date neither', () => {
  for (const date of [
    '2026-11-15',
    '1999-01-01',
    '2026-02-30',
    '2026-13-01',
    'today',
    '',
    '2026-11-16T00:00',
  ])
    expect(puzzleOfDay(row, date)).toBeNull();
  expect(puzzleOfDay([], FIRST_DAY)).toBeNull();
  expect(dayNumber('2028-02-29')).not.toBeNull();
});

test('a puzzle that could not be read leaves its day empty and the others where they are', () => {
  const rest = row.filter(({ day }) => day !== 1);
  expect(puzzleOfDay(rest, '2026-11-17')).toBeNull();
  expect(puzzleOfDay(rest, '2026-11-18')?.day).toBe(2);
});

test('another one is of the same kind first, then of the same title, and not one that is solved', () => {
  const stock = [
    { ...row[0], id: 'a', kind: 'k', title: 't', day: 0 },
    { ...row[0], id: 'b', kind: 'other', title: 't', day: 1 },
    { ...row[0], id: 'c', kind: 'k', title: 'u', day: 2 },
    { ...row[0], id: 'd', kind: 'k', title: 't', day: 3 },
  ].map((one) => ({ ...one, level: 1 as const }));
  const [first] = stock;
  if (!first) throw new Error('there is none');
  expect(another(stock, first, new Set())?.id).toBe('d');
  expect(another(stock, first, new Set(['d']))?.id).toBe('c');
  expect(another(stock, first, new Set(['d', 'c']))?.id).toBe('b');
  // Who has solved all of them begins again.
  expect(another(stock, first, new Set(['a', 'b', 'c', 'd']))?.id).toBe('d');
  expect(another([first], first, new Set())).toBeNull();
});

test('days in a row are counted, and a day without a puzzle ends them', () => {
  const first = withSolved(NOTHING_SOLVED, 'p', '2026-11-16', true);
  expect(rowOn(first, '2026-11-16')).toBe(1);
  const second = withSolved(first, 'q', '2026-11-17', true);
  expect(rowOn(second, '2026-11-17')).toBe(2);
  // Yesterday's row stands until the day is over.
  expect(rowOn(second, '2026-11-18')).toBe(2);
  expect(rowOn(second, '2026-11-19')).toBe(0);
  const late = withSolved(second, 'r', '2026-11-20', true);
  expect(late).toMatchObject({ row: 1, longest: 2, ids: ['p', 'q', 'r'] });
  // Once a day, and only the puzzle of the day.
  expect(withSolved(second, 'q', '2026-11-17', true)).toEqual(second);
  expect(withSolved(second, 's', '2026-11-18', false)).toMatchObject({ last: '2026-11-17', row: 2 });
});

test('a row from the future is none, and stays as it is', () => {
  const future = readSolved('{"last":"2031-01-01","row":900,"longest":900,"ids":[]}');
  expect(rowOn(future, '2026-11-17')).toBe(0);
  expect(withSolved(future, 'p', '2026-11-17', true)).toEqual({ ...future, ids: ['p'] });
});

test('whatever else is kept counts as nothing', () => {
  const texts = [
    null,
    '',
    'null',
    '7',
    '[]',
    '{',
    '"2026-11-16"',
    '{"last":"2026-02-31","row":1,"longest":1,"ids":[]}',
    '{"last":"2026-11-16","row":-1,"longest":1,"ids":[]}',
    '{"last":"2026-11-16","row":1e400,"longest":1,"ids":[]}',
    '{"last":"2026-11-16","row":1,"longest":1,"ids":"all"}',
    '{"last":"2026-11-16","row":1,"longest":1,"ids":[{}]}',
    '{"last":null,"row":5,"longest":5,"ids":[]}',
    '{"__proto__":{"last":null,"row":0,"longest":0,"ids":[]}}',
  ];
  for (const text of texts) expect(readSolved(text)).toEqual(NOTHING_SOLVED);
});

test('a list that is broken anywhere is none', () => {
  const puzzle = {
    ...{ id: 'p', kind: 'k', game: 'a', seat: 0, at: 3, day: 0, level: 1, answer: [{ type: 'run' }] },
    ...{ best: 10, ways: 1, next: null, near: 0, compared: 2, effort: 3, first: 0 },
  };
  expect(readPuzzles([puzzle])).toHaveLength(1);
  const broken = [
    ...[undefined, null, {}, [], [null], 'puzzles', [puzzle, 7]],
    ...[
      { at: -1 },
      { at: 'x' },
      { level: 4 },
      { answer: [] },
      { answer: [{}] },
      { best: '10' },
      { id: '' },
    ].map((change) => [{ ...puzzle, ...change }]),
  ];
  for (const input of broken) expect(readPuzzles(input)).toBeNull();
});

test('answers are compared, and three stars are for the best alone', () => {
  expect(compared('most', [10, 30, 28, 30])).toEqual({ best: 30, ways: 2, next: 28, near: 1, compared: 4 });
  expect(compared('least', [4, 3, 9])).toEqual({ best: 3, ways: 1, next: 4, near: 0, compared: 3 });
  expect(compared('most', [])).toBeNull();
  expect([430, 400, 350, 200, null].map((worth) => starsFor('most', 430, worth))).toEqual([3, 2, 1, 0, 0]);
  expect([10, 11, 12, 14].map((worth) => starsFor('least', 10, worth))).toEqual([3, 2, 1, 0]);
});
