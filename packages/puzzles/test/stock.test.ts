/** Every puzzle of the stock, proved again. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@kursbuch/table';
import { titles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { faultsIn, type Puzzle, readPuzzles } from '../src/index.ts';

const read = (title: string, name: string): unknown =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../titles/${title}/puzzles/${name}.json`, import.meta.url)),
      'utf8',
    ),
  );

const stockOf = (title: string): readonly Puzzle[] => readPuzzles(read(title, 'stock')) ?? [];
const gamesOf = (title: string, puzzles: readonly Puzzle[]): ReadonlyMap<string, GameRecord> =>
  new Map(puzzles.map(({ game }) => [game, read(title, game) as GameRecord]));

test.for(titles.map(({ id, load }) => ({ id, load })))(
  'every puzzle of $id is proved again',
  async ({ id, load }) => {
    const puzzles = stockOf(id);
    expect(puzzles.length).toBeGreaterThanOrEqual(30);
    expect(await faultsIn(await load(), puzzles, gamesOf(id, puzzles))).toEqual([]);
  },
);

test('there are enough of them, each with a day of its own and of every level', () => {
  const all = titles.flatMap(({ id }) => stockOf(id));
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(all.map(({ day }) => day).sort((one, other) => one - other)).toEqual([...all.keys()]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const level of [1, 2, 3]) expect(all.filter((one) => one.level === level).length).toBeGreaterThan(50);
});

test('what is written down wrong is found', async () => {
  const [title] = titles;
  const puzzles = stockOf(title?.id ?? '');
  const loaded = await title?.load();
  if (!loaded) throw new Error('there is no title');
  const games = gamesOf(title?.id ?? '', puzzles);
  const one = puzzles.find(({ kind }) => kind === 'bestRun') as Puzzle;
  const better: Puzzle = { ...one, best: one.best + 10 };
  const later: Puzzle = { ...one, at: one.at - 1 };
  const other: Puzzle = { ...one, game: 'nowhere' };
  for (const planted of [better, later, other])
    expect(await faultsIn(loaded, [planted], games)).not.toEqual([]);
  expect(await faultsIn(loaded, [one], games)).toEqual([]);
});
