import { isEighteenGlimpse } from '@kursbuch/screens/eighteen/cover/glimpse.ts';
import type { Glimpse } from '@kursbuch/screens/host/glimpse.ts';
import { fileName } from '@kursbuch/screens/parts/saveFile.ts';
import { describe, expect, test } from 'vitest';
import { waitsHere } from '../src/home/waitsHere.ts';
import { checked } from '../src/host/readGame.ts';
import { saver } from '../src/host/saver.ts';
import { isBroken, listed, newestFirst, type SaveProblem } from '../src/host/store.ts';

/** A store that answers when it is told to. */
function slowStore() {
  const written: number[] = [];
  const answers: ((problem: SaveProblem | null) => void)[] = [];
  let state = 0;
  const told: (SaveProblem | null)[] = [];
  const saving = saver(
    () => {
      written.push(state);
      return new Promise((resolve) => answers.push(resolve));
    },
    (problem) => told.push(problem),
  );
  return {
    written,
    told,
    saving,
    act() {
      state++;
      saving.changed();
    },
    async answer(problem: SaveProblem | null = null) {
      answers.shift()?.(problem);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('saving', () => {
  test('writes one state at a time, and after it the newest', async () => {
    const store = slowStore();
    store.act();
    store.act();
    store.act();
    expect(store.written).toEqual([1]);
    await store.answer();
    expect(store.written).toEqual([1, 3]);
    await store.answer();
    expect(store.told).toEqual([null, null]);
    store.act();
    expect(store.written).toEqual([1, 3, 4]);
  });

  test('is settled when the newest state is written', async () => {
    const store = slowStore();
    store.act();
    store.act();
    let settled = false;
    void store.saving.settled().then(() => {
      settled = true;
    });
    await store.answer();
    expect(settled).toBe(false);
    await store.answer();
    expect(settled).toBe(true);
    await store.saving.settled();
  });

  test('tries again after a full store, and never over the game of another tab', async () => {
    const store = slowStore();
    store.act();
    await store.answer('full');
    store.act();
    await store.answer();
    expect(store.told).toEqual(['full', null]);
    store.act();
    await store.answer('elsewhere');
    store.act();
    expect(store.written).toEqual([1, 2, 3]);
  });
});

const record = { format: 'kursbuch', version: 1, title: '1830', players: ['A', 'B'], seed: 's', actions: [] };
const glimpse = {
  players: ['A', 'B'],
  round: { kind: 'stock', set: 1, number: 0, of: 1 },
  phase: '2',
  waiting: [0],
  company: null,
  tiles: {},
  stations: [],
  winners: [],
};
const saved = {
  id: 'a',
  title: '1830',
  name: 'Table',
  sitters: [{ name: 'A', player: 'person', colour: 1 }],
  changed: 5,
  actions: 0,
  revision: 1,
  glimpse,
  record,
};

describe('the list of saved games', () => {
  test('shows what can be shown', () => {
    const entry = listed(saved);
    expect(entry).toMatchObject({ id: 'a', name: 'Table' });
    expect(entry).not.toHaveProperty('record');
  });

  test.each([
    [{ ...saved, glimpse: undefined }],
    [{ ...saved, glimpse: { ...glimpse, waiting: null } }],
    [{ ...saved, sitters: 'nobody' }],
    [{ ...saved, record: undefined }],
    [{ id: 'a' }],
  ])('is not broken by an entry that is: %#', (entry) => {
    expect(listed(entry)).toEqual({ id: 'a', broken: true });
  });

  test('shows a game whose picture cannot be drawn, without one', () => {
    const bare: Glimpse = { ...glimpse, ...{ round: null } };
    const entry = { ...saved, glimpse: bare };
    expect(listed(entry)).toMatchObject({ name: 'Table' });
    expect([isEighteenGlimpse(glimpse), isEighteenGlimpse(bare)]).toEqual([true, false]);
  });

  test('names the winner that an earlier version kept', () => {
    const { winners: _, ...earlier } = glimpse;
    const winnersIn = (winner: unknown) => {
      const entry = listed({ ...saved, glimpse: { ...earlier, winner } });
      return entry && !isBroken(entry) && entry.glimpse.winners;
    };
    expect([winnersIn(null), winnersIn(1)]).toEqual([[], [1]]);
  });

  test.each([[null], [7], [{ name: 'without an id' }], [[saved]]])('leaves %j out', (entry) => {
    expect(listed(entry)).toBeUndefined();
  });

  test('begins with the newest and ends with what cannot be shown', () => {
    const entries = [{ id: 'x' }, { ...saved, id: 'old', changed: 1 }, { ...saved, id: 'new', changed: 9 }];
    const order = entries.flatMap((entry) => listed(entry) ?? []).sort(newestFirst);
    expect(order.map(({ id }) => id)).toEqual(['new', 'old', 'x']);
    expect(order.map(isBroken)).toEqual([false, false, true]);
  });
});

describe('opening what was saved', () => {
  const failureOf = (entry: object) => {
    try {
      return checked('a', entry);
    } catch (thrown) {
      return (thrown as { failure: object }).failure;
    }
  };

  test('makes up for what is missing beside the record', () => {
    expect(failureOf({ record })).toMatchObject({ id: 'a', name: '1830', sitters: [], revision: 0 });
  });

  test('says what is wrong with the record', () => {
    expect(failureOf({ ...saved, record: { ...record, actions: 7 } })).toEqual({
      kind: 'unreadable',
      problem: 'actions must be a list',
      at: 'actions',
    });
    expect(failureOf({ ...saved, record: { ...record, version: 99 } })).toEqual({
      kind: 'newerVersion',
      version: 99,
    });
  });
});

test.each([
  ['1830 Thursday table 12', '1830-thursday-table-12.json'],
  ['1848 Größe/../Maß: "x"', '1848-größe-maß-x.json'],
  ['…', '.json'],
])('a file for %j is called %s', (name, file) => expect(fileName(name, 'json')).toBe(file));

describe('what waits for somebody at this screen', () => {
  const sitter = (player: 'person' | 'remote') => (name: string, seat: number) => ({
    name,
    player,
    colour: seat + 1,
  });
  const players = ['Anna', 'Ben'];
  const glimpse = { players, winners: [], waiting: [1] } as unknown as Glimpse;
  const game = {
    id: 'g',
    title: '1830',
    name: 'g',
    changed: 1,
    actions: 40,
    glimpse,
    sitters: players.map(sitter('person')),
  };
  const fromFile = { actions: 40, played: null };

  test('is a game in which a person here is asked', () => {
    expect(waitsHere(game)).toBe(true);
    expect(waitsHere({ ...game, glimpse: { ...glimpse, winners: [0] } })).toBe(false);
  });

  test('is no record that was opened to watch, and none in which nobody has played here', () => {
    expect(waitsHere({ ...game, sitters: players.map(sitter('remote')), fromFile })).toBe(false);
    expect(waitsHere({ ...game, fromFile })).toBe(false);
    expect(waitsHere({ ...game, fromFile, actions: 41 })).toBe(true);
  });

  test('is told by the list of games too, and nonsense about a file is left out', () => {
    const entry = { ...game, glimpse: { ...glimpse, round: {} }, record: {}, fromFile: { actions: 'x' } };
    const found = listed(entry);
    expect(found && isBroken(found) ? null : found?.fromFile).toBeFalsy();
  });
});
