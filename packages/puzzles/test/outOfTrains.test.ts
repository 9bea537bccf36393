/** Leaving a company without a train: what is an answer, and what is none. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type EighteenState, type LoadedEighteen, operatingRoundOf, toAct } from '@kursbuch/eighteen';
import { type GameRecord, replay } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';
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

/** The position of a puzzle. */
function positionOf(title: string, { table }: LoadedEighteen, puzzle: Puzzle): EighteenState {
  const states: EighteenState[] = [];
  replay(table, read(title, puzzle.game) as GameRecord, { onState: (state) => states.push(state) });
  return states[puzzle.at] as EighteenState;
}

test.for(eighteenTitles.map(({ id, load }) => ({ id, load })))(
  'in $id the cheapest way counts, half of it does not, and who gives up too soon is told so',
  async ({ id, load }) => {
    const puzzles = asked(id);
    expect(puzzles.length).toBeGreaterThan(0);
    const loaded = await load();
    const kind = (await kindsOf(loaded)).find(({ name }) => name === 'outOfTrains');
    for (const puzzle of puzzles) {
      const state = positionOf(id, loaded, puzzle);
      const worth = (actions: Puzzle['answer']) => kind?.worth(loaded, state, puzzle, actions) ?? null;
      // It is about the whole round: nobody of the same director acts in it afterwards.
      const round = operatingRoundOf(state);
      if (!round) throw new Error(`${puzzle.id}: no operating round`);
      const later = toAct(loaded.title, state, round).map((one) =>
        loaded.title.operating.speaker(state, one),
      );
      expect(later).not.toContain(puzzle.seat);
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
  const all = eighteenTitles.flatMap(({ id }) => asked(id));
  expect(all.length).toBeGreaterThanOrEqual(12);
  expect(all.filter(({ best }) => best === 0).length).toBeGreaterThanOrEqual(6);
  expect(all.filter(({ answer }) => answer.length > 1).length).toBeGreaterThanOrEqual(6);
});
