import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { figures } from '../../titles/1830/player/index.ts';
import { P1, P2, type Play, table1830 } from '../../titles/1830/test/table1830.ts';
import { profiling } from '../src/eighteen/profile.ts';
import { profileLines } from '../src/profile.ts';
import { titleFor } from '../src/setup.ts';
import { kursbuch } from './script.ts';

const path = (to: string): string => fileURLToPath(new URL(to, import.meta.url));
const PEOPLE = path('../../titles/1830/test/games/1830-random-3p-s1031.json.gz');

const arena = (...more: readonly string[]) =>
  kursbuch(['arena', '1830', '--bots', 'random,random', '--games', '2', '--option', 'bank=3000', ...more]);

test('an arena tells how its games were played, the same with any number of workers, with people beside them', async () => {
  const args = ['--profile', '--beside', PEOPLE];
  const [one, two] = [await arena(...args, '--jobs', '1'), await arena(...args, '--jobs', '2')];
  expect([one.code, one.err]).toEqual([0, '']);
  expect(one.out).toMatch(/^ +random \(2\) +people \(1\)$/m);
  expect(one.out).toMatch(/^turns without a run after a company’s first, % +\d+\.\d\d ± \d+\.\d\d +\d/m);
  expect(one.out).toMatch(/^B&O private over its face +\d\.\d\d ± \d\.\d\d +\d\.\d\d ± 0\.00$/m);
  expect(one.out).toMatch(/^different openings +2 +1$/m);
  const told = (out: string) =>
    out.split('\n').slice(out.split('\n').findIndex((line) => /people/.test(line)));
  expect(told(two.out)).toEqual(told(one.out));
});

test('without being asked it tells nothing of that', async () => {
  expect((await arena('--games', '1')).out).not.toContain('different openings');
});

test('a record of another title is refused in one sentence', async () => {
  const { code, err } = await kursbuch([
    'arena',
    '1848',
    '--bots',
    'random,random,random',
    '--beside',
    PEOPLE,
  ]);
  expect([code, err]).toEqual([1, `${PEOPLE}: this is a game of 1830, not of 1848.`]);
});

test('a figure is the mean of the games that have it', () => {
  const profile = (value: number | undefined, opening: string) => ({ figures: { rounds: value }, opening });
  const profiles = [profile(1, 'a'), profile(3, 'b'), profile(undefined, 'a')];
  const none = [profile(undefined, 'c')];
  expect(
    profileLines([
      { name: 'sharp', profiles },
      { name: 'people', profiles: none },
    ]),
  ).toEqual([
    '                    sharp (3)    people (1)',
    'rounds              2.00 ± 1.96  –',
    'different openings  2            1',
  ]);
});

describe('figures of 1830', () => {
  let title: Parameters<typeof profiling>[0];
  beforeAll(async () => {
    const loaded = await titleFor('1830').load();
    if (loaded.family === 'eighteen') title = loaded.title;
  });

  /** The figures of a table after some actions. */
  function figuresAfter(start: Play, ...actions: readonly (readonly [number, Parameters<Play['do']>[1]])[]) {
    const watching = profiling(title, figures);
    let play = start;
    for (const [seat, action] of actions) {
      const next = play.do(seat, action);
      watching.see(play.state, { seat, action }, next.events, next.state);
      play = next;
    }
    return watching.figures();
  }

  const sisters = (director: number) =>
    table1830()
      .phase('3')
      .company('PRR', P1, { cash: 500 })
      .company('NYC', director, { cash: 500 })
      .train('PRR', '3')
      .train('PRR', '3')
      .atStep('NYC', 'trains', { others: ['PRR'] });

  test('a train that goes to a sister company for 1 is counted, for more it is not', () => {
    const name = 'trains handed to a sister company for the least price';
    const buy = (price: number) => ({ type: 'buyTrain', from: 'PRR', kind: '3', price }) as const;
    expect(figuresAfter(sisters(P1), [P1, buy(1)])[name]).toBe(1);
    expect(figuresAfter(sisters(P1), [P1, buy(2)])[name]).toBe(0);
    expect(figuresAfter(sisters(P2), [P2, buy(1)], [P1, { type: 'accept' }])[name]).toBe(0);
  });

  test('a private is compared with its price', () => {
    const start = table1830({ players: 3 }).privateSale();
    const name = 'B&O private over its face';
    expect(figuresAfter(start)[name]).toBeUndefined();
    expect(
      figuresAfter(
        start,
        [P1, { type: 'bid', private: 'B&O-P', amount: 330 }],
        ...(['SVN&RR', 'C&SL', 'D&H', 'M&H', 'C&A'] as const).map(
          (one, index) => [(index + 1) % 3, { type: 'buyPrivate', private: one }] as const,
        ),
      )[name],
    ).toBe(1.5);
  });
});
