import type { EighteenAction } from '@kursbuch/eighteen';
import { conservation, isRefusal } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { expectedOf } from '../../titles/test/expected.ts';
import { Dice, eighteenHabits, playWholeGame, randomPlayer } from '../src/index.ts';

const PLAYERS = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'];

/** What is done at every 18xx table. */
const USUAL: readonly EighteenAction['type'][] = [
  ...(['pass', 'buyShare', 'sellShares', 'accept'] as const),
  ...([
    'decline',
    'layTile',
    'placeStation',
    'runTrains',
    'payOut',
    'withhold',
    'buyTrain',
    'discardTrain',
  ] as const),
];

async function play(id: string, seed: string, count: number) {
  const entry = eighteenTitles.find((one) => one.id === id);
  const loaded = await (entry as (typeof eighteenTitles)[number]).load();
  const { table, game } = loaded;
  const start = table.setup({ players: PLAYERS.slice(0, count), seed, options: {} });
  if (isRefusal(start)) throw new Error(start.reason);
  const breaches = conservation(game, start);
  const broken: string[] = [];
  const played = playWholeGame(table, start, randomPlayer(await eighteenHabits(loaded), seed), {
    seed,
    onState: (state) => broken.push(...breaches(state)),
  });
  return { ...played, broken };
}

describe.each(eighteenTitles)('a random player of $id', ({ id, players }) => {
  test('plays whole games that end, and does everything there is to do', async () => {
    const done = new Set<string>();
    const causes = new Set<string>();
    for (let index = 0; index < 12; index++) {
      const { state, actions, trouble, broken } = await play(
        id,
        `all ${index}`,
        players.min + (index % (players.max - players.min + 1)),
      );
      expect(trouble).toBeUndefined();
      expect(broken).toEqual([]);
      expect(actions.length).toBeLessThan(5000);
      causes.add(state.result?.cause ?? '');
      for (const { action } of actions) done.add(action.type);
    }
    const expected = await expectedOf(id);
    expect([...USUAL, ...expected.actions].filter((type) => !done.has(type))).toEqual([]);
    expect([...causes].filter((cause) => !expected.causes.includes(cause))).toEqual([]);
    expect(causes.size).toBeGreaterThan(1);
  });

  test('plays the same game from the same seed', async () => {
    const [one, other, another] = [await play(id, 'a', 3), await play(id, 'a', 3), await play(id, 'b', 3)];
    expect(other.actions).toEqual(one.actions);
    expect(another.actions).not.toEqual(one.actions);
  });
});

test('dice prefer what weighs more, and never take what weighs nothing', () => {
  const dice = new Dice('weights');
  const counts = new Map<string, number>();
  for (let index = 0; index < 1000; index++) {
    const item = dice.weighted(['heavy', 'light', 'nothing'], (one) => ({ heavy: 3, light: 1 })[one] ?? 0);
    counts.set(item ?? 'none', (counts.get(item ?? 'none') ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['heavy', 'light']);
  expect(counts.get('heavy')).toBeGreaterThan(650);
  expect(dice.weighted(['a'], () => 0)).toBeUndefined();
});
