/** Leaving a company without a train: what is an answer, and what is none. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameRecord, type LoadedTitle, replay, type Table, type TableState } from '@kursbuch/table';
import { titles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { kindsOf, type Puzzle, readPuzzles } from '../src/index.ts';

const read = (title: string, name: string): unknown =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../titles/${title}/puzzles/${name}.json`, import.meta.url)),
      'utf8',
    ),
  );

const asked = (title: string): readonly Puzzle[] =>
  (readPuzzles(read(title, 'stock')) ?? []).filter(({ kind }) => kind === 'outOfTrains');

/** Judges answers in the position of a puzzle. */
async function judgeOf(title: string, loaded: LoadedTitle, puzzle: Puzzle) {
  const record = read(title, puzzle.game) as GameRecord;
  const states: TableState[] = [];
  replay(loaded.table as unknown as Table<TableState, never, never>, record, {
    onState: (state) => states.push(state),
  });
  const kind = (await kindsOf(loaded)).find(({ name }) => name === 'outOfTrains');
  return (actions: Puzzle['answer']) =>
    kind?.worth(loaded, states[puzzle.at] as TableState, puzzle, actions) ?? null;
}

test.for(titles.filter(({ family }) => family === 'eighteen').map(({ id, load }) => ({ id, load })))(
  'in $id the cheapest way counts, half of it does not, and who gives up too soon is told so',
  async ({ id, load }) => {
    const puzzles = asked(id);
    expect(puzzles.length).toBeGreaterThan(0);
    const loaded = await load();
    for (const puzzle of puzzles) {
      const worth = await judgeOf(id, loaded, puzzle);
      expect(worth([])).toBeNull();
      expect(worth(puzzle.answer)).toBe(puzzle.best);
      if (puzzle.best === 0) continue;
      expect(worth(puzzle.answer.slice(0, -1))).toBeNull();
      expect(worth([{ type: 'pass' }])).toBeNull();
      // A pass after purchases that were not enough is no claim either.
      expect(worth([...puzzle.answer.slice(0, -1), { type: 'pass' }])).toBeNull();
    }
  },
);

test('some can be done and some cannot, and some take more than one train', () => {
  const all = titles.flatMap(({ id }) => asked(id));
  expect(all.length).toBeGreaterThanOrEqual(12);
  expect(all.filter(({ best }) => best === 0).length).toBeGreaterThanOrEqual(6);
  expect(all.filter(({ answer }) => answer.length > 1).length).toBeGreaterThanOrEqual(6);
});
