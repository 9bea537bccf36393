import type { LoadedEighteen } from '@kursbuch/eighteen';
import { type Bot, isRefusal, stepsOf } from '@kursbuch/table';
import { eighteenNamed } from '@kursbuch/titles';
import { beforeAll, describe, expect, test } from 'vitest';
import { eighteenPlayers } from '../src/eighteen/players.ts';
import { guarded, type Mishap, playWholeGame } from '../src/index.ts';

let loaded: LoadedEighteen;
beforeAll(async () => {
  loaded = (await eighteenNamed('1830')?.load()) as LoadedEighteen;
});

const PASS: Bot = { choose: () => ({ type: 'pass' }) };

/** What a player of the first turn of 1830 answers under guard, and what is told of it. */
function asked(bot: Bot, { seat = 0, steps = 5 } = {}) {
  const { table } = loaded;
  const setup = { players: ['A', 'B', 'C'], seed: 'guard', options: { drawSeats: false } };
  const start = table.setup(setup);
  if (isRefusal(start)) throw new Error(start.reason);
  const told: Mishap[] = [];
  const guard = guarded(bot, {
    waiting: (state) => table.waiting(state as typeof start),
    seat,
    instead: PASS,
    report: (mishap) => told.push(mishap),
  });
  const action = guard.choose(start, table.choices(start, seat), 'seed', stepsOf(steps));
  return { action, told: told.map(({ kind }) => kind) };
}

describe('a player under guard', () => {
  test('answers itself while its answers are good', () => {
    const buys = { type: 'buyPrivate', private: 'SVN&RR' };
    expect(asked({ choose: () => buys })).toEqual({ action: buys, told: [] });
  });

  test.each<[Mishap['kind'], Bot['choose']]>([
    ['illegal', () => ({ type: 'buyPrivate', private: 'BO' }) as { type: string }],
    ['silent', () => undefined],
    [
      'threw',
      () => {
        throw new Error('at a loss');
      },
    ],
    [
      'overran',
      (_view, _choices, _seed, budget) => {
        for (;;) budget.spend();
      },
    ],
  ])('that is %s is replaced and reported', (kind, choose) => {
    expect(asked({ choose })).toEqual({ action: { type: 'pass' }, told: [kind] });
  });

  test('may keep silent when it is not asked, and may look at its budget once too often', () => {
    expect(asked({ choose: () => undefined }, { seat: 1 })).toEqual({ action: undefined, told: [] });
    const ends: Bot['choose'] = (_view, _choices, _seed, budget) => {
      while (budget.spend());
      return { type: 'pass' };
    };
    expect(asked({ choose: ends }).told).toEqual([]);
  });
});

test('a list of choices is made once for the player and its guard', () => {
  let made = 0;
  const list = () => {
    made++;
    return [{ type: 'pass' }];
  };
  const guard = guarded<never, { type: string }>(
    { choose: (_view, [choice]) => (choice?.type === 'many' ? choice.list()[0] : undefined) },
    { waiting: () => [0], seat: 0, instead: PASS, report: () => {} },
  );
  guard.choose(undefined as never, [{ type: 'many', kind: 'pass', list }], '', stepsOf(0));
  expect(made).toBe(1);
});

test('a random player by the seed of each decision plays a game to its end', async () => {
  const [random] = await eighteenPlayers(loaded);
  const { table } = loaded;
  const start = table.setup({ players: ['A', 'B', 'C'], seed: 'any', options: {} });
  if (isRefusal(start) || !random) throw new Error('no table');
  const bots = [0, 1, 2].map((seat) => random.sit(seat));
  const { state, trouble } = playWholeGame(table, start, bots, { seed: 'any' });
  expect([trouble, state.result === null]).toEqual([undefined, false]);
});
