import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chanceFrom,
  chosenOptions,
  conservation,
  draw,
  isProblem,
  parseRecord,
  recordOf,
  replay,
  seated,
  shuffle,
} from '../src/index.ts';
import { newGame, pebbles, table } from './pebbles.ts';

const setup = { players: ['Anna', 'Ben'], seed: 'seed', options: { heap: 7 } };
const actions = [
  { seat: 0, action: { type: 'take', count: 2 } },
  { seat: 1, action: { type: 'take', count: 1 } },
];

describe('records', () => {
  test('a replayed record gives the same states', () => {
    const record = recordOf('pebbles', setup, actions);
    const heaps: number[] = [];
    const { state, played, refusal } = replay(table, record, { onState: (one) => heaps.push(one.heap) });
    expect([played, refusal, heaps]).toEqual([2, undefined, [7, 5, 4]]);
    expect(replay(table, JSON.parse(JSON.stringify(record))).state).toEqual(state);
    expect(replay(table, record, { until: 1 }).state?.heap).toBe(5);
  });

  test('a replay stops at the first refusal and says which', () => {
    const record = recordOf('pebbles', setup, [...actions, { seat: 1, action: { type: 'take' } }]);
    expect(replay(table, record)).toMatchObject({
      played: 2,
      refusal: { index: 2, refusal: { reason: 'malformed' } },
    });
    expect(replay(table, { ...record, players: ['Anna'] })).toMatchObject({
      state: null,
      refusal: { index: -1 },
    });
  });

  const good = recordOf('pebbles', setup, actions);
  test.each([
    ['no object', 7, 'the file'],
    ['another format', { ...good, format: 'chess' }, 'format'],
    ['a newer version', { ...good, version: 99 }, 'version'],
    ['no version', { ...good, version: 'one' }, 'version'],
    ['no title', { ...good, title: 3 }, 'title'],
    ['players that are numbers', { ...good, players: [1, 2] }, 'players'],
    ['no seed', { ...good, seed: undefined }, 'seed'],
    ['an option that is a list', { ...good, options: { heap: [7] } }, 'options'],
    ['actions that are no list', { ...good, actions: {} }, 'actions'],
    [
      'an action without a seat',
      { ...good, actions: [...actions, { action: { type: 'ring' } }] },
      'action 2',
    ],
  ])('%s is no record', (_what, input, at) => {
    const parsed = parseRecord(input);
    expect(isProblem(parsed) && parsed.at).toBe(at);
  });

  test('any JSON is a record or has a problem, never an exception', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof parseRecord(value) === 'object'));
  });
});

describe('chance', () => {
  test('the same seed gives the same draws, another seed others', () => {
    const draws = (seed: string) => {
      let chance = chanceFrom(seed);
      return Array.from({ length: 20 }, () => {
        let value: number;
        [value, chance] = draw(chance, 1000);
        return value;
      });
    };
    expect(draws('a')).toEqual(draws('a'));
    expect(draws('a')).not.toEqual(draws('b'));
  });

  test('a shuffle keeps all items and gives every order about equally often', () => {
    let chance = chanceFrom('orders');
    const seen = new Map<string, number>();
    for (let round = 0; round < 6000; round++) {
      let order: string[];
      [order, chance] = shuffle(chance, ['a', 'b', 'c']);
      seen.set(order.join(''), (seen.get(order.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('conservation', () => {
  test('a lost pebble is noticed', () => {
    const state = newGame();
    const check = conservation(pebbles, state);
    expect(check(state)).toEqual([]);
    expect(check({ ...state, heap: 6 })).toEqual(['pebbles: 7 at the start, 6 now']);
    expect(check({ ...state, heap: -1, taken: [8, 0] })).toEqual(['the heap is below zero']);
  });
});

describe('set-up', () => {
  test('options are known ones of the right kind, over the defaults', () => {
    const defaults = { bank: 100, fast: false };
    expect(chosenOptions(defaults, { fast: true })).toEqual({ bank: 100, fast: true });
    expect(chosenOptions(defaults, { turbo: true })).toMatchObject({ reason: 'unknownOption' });
    expect(chosenOptions(defaults, { bank: 'much' })).toMatchObject({ reason: 'badOption' });
    expect(chosenOptions(defaults, { toString: true })).toMatchObject({ reason: 'unknownOption' });
  });

  test('players sit as listed or as the seed draws them; everybody has a name of his own', () => {
    const asked = { players: ['Anna ', 'Ben', 'Cleo', 'Dora'], seed: 'lots', options: {} };
    expect(seated(asked, false)).toMatchObject({ players: ['Anna', 'Ben', 'Cleo', 'Dora'] });
    const drawn = seated(asked, true);
    expect(drawn).toEqual(seated(asked, true));
    expect('players' in drawn && [...drawn.players].sort()).toEqual(['Anna', 'Ben', 'Cleo', 'Dora']);
    expect(seated({ ...asked, players: ['Anna', 'Anna '] }, true)).toEqual({ reason: 'sameName' });
    expect(seated({ ...asked, players: ['Anna', ' '] }, true)).toEqual({ reason: 'sameName' });
  });
});
