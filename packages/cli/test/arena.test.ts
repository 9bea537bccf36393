import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Player, playersOf } from '@kursbuch/bots';
import { afterAll, describe, expect, test } from 'vitest';
import { contest } from '../src/arena.ts';
import { againLines, keepBroken } from '../src/arenaCommand.ts';
import { placingsOf } from '../src/arenaGame.ts';
import { estimate, quantile, wilson } from '../src/estimates.ts';
import { titleFor } from '../src/setup.ts';
import { kursbuch } from './script.ts';

const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RANDOM = 'random,random,random';

test('an arena tells how everybody fared, the same with any number of workers', async () => {
  const args = ['arena', '1848', '--bots', RANDOM, '--games', '2', '--seed', 'a', '--save', folder];
  const [one, two] = [await kursbuch([...args, '--jobs', '1']), await kursbuch([...args, '--jobs', '2'])];
  expect([one.code, one.err]).toEqual([0, '']);
  expect(one.out).toMatch(/^1848 Australia, random, random, random, 2 games, seed a\n/);
  expect(one.out).toMatch(
    /random +3 +100\.0 % \[\d+\.\d\.\.100\.0\] +2\.00 ± 0\.00 +\d+ ± \d+ +0\.333 ± 0\.000/,
  );
  expect(one.out).toMatch(/illegal choices: 0, other mishaps: 0, broken invariants: 0$/);
  const figures = (out: string) => out.match(/\d+ ± \d+|\d+ actions|ended by.*/g);
  expect(figures(two.out)).toEqual(figures(one.out));
});

test.each([
  [['arena', '--bots', RANDOM], 'kursbuch arena needs one title'],
  [['arena', '1830'], 'needs --bots with a name for each seat'],
  [['arena', '1830', '--bots', 'random,brave,random'], 'There is no computer player "brave"'],
  [['arena', '1830', '--bots', 'random'], '--bots names 1 players; this game has 2 to 6.'],
  [['arena', '1830', '--bots', RANDOM, '--games', 'many'], '--games'],
  [['arena', '1830', '--bots', RANDOM, '--loud'], '--loud'],
  [['arena', '1830', '--bots', RANDOM, '--steps', 'few'], '--steps'],
  [['arena', '1830', '--bots', RANDOM, '--again', '0'], '--again'],
  [['arena', '1830', '--bots', RANDOM, '--steps', '9', '--ms', '9'], 'name one of the two'],
  [['arena', '1830', '--bots', 'former,random,random'], '--former FOLDER says which'],
  [['arena', '1830', '--bots', RANDOM, '--former', '.'], '--former FOLDER says which'],
  [['arena', '1830', '--bots', 'former,random,random', '--former', folder], 'wants the folder of a checkout'],
])('%j is refused in one sentence', async (args, sentence) => {
  const { code, out, err } = await kursbuch(args);
  expect([code, out, err.split('\n').length]).toEqual([1, '', 1]);
  expect(err).toContain(sentence);
});

test('somebody who does what is advised and nothing else plays to the end, and leads a company early on', async () => {
  const job = { title: '1830', options: { bank: 3000 }, seed: 'told', games: [0] } as const;
  const [played] = await contest({ ...job, bots: ['advised', 'random'] });
  expect([played?.mishaps, played?.broken]).toEqual([[], null]);
  expect(played?.placings.find(({ bot }) => bot === 'advised')).toMatchObject({ win: 1, isOnFeet: true });
});

test('the strongest player of another checkout sits down beside those of this one', async () => {
  const here = fileURLToPath(new URL('../../../', import.meta.url));
  const job = { title: '1830', options: { bank: 3000 }, seed: 'former', games: [0], steps: 1 } as const;
  const [played] = await contest({ ...job, bots: ['former', 'random'], former: here });
  expect([played?.mishaps, played?.broken]).toEqual([[], null]);
  expect(played?.placings.find(({ bot }) => bot === 'former')).toMatchObject({ win: 1 });
});

describe('a player that plays badly', () => {
  /** Buys what is not for sale, whatever it is asked. */
  const calm: Player = { name: 'calm', steps: 1, sit: () => ({ choose: () => ({ type: 'buyPrivate' }) }) };

  test('is counted, and the record of the game is kept', async () => {
    const job = { title: '1830', bots: ['calm', 'random'], options: {}, seed: 'bad', games: [1] } as const;
    const players = await playersOf(await titleFor('1830').load());
    const [played] = await contest(job, [...players.filter(({ name }) => name === 'random'), calm]);
    expect(played?.mishaps[0]).toMatchObject({ kind: 'illegal', bot: 'calm' });
    expect(played?.times.calm?.length).toBeGreaterThan(0);
    expect(played?.broken?.sentence).toMatch(/^calm illegal in action \d+: \{"type":"buyPrivate"\}$/);
    const told: string[] = [];
    keepBroken({ err: (text) => void told.push(text) }, folder, played?.broken ? [played.broken] : []);
    const [file = ''] = readdirSync(folder);
    const record = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    expect([file, record.actions.length]).toEqual(['1830-bad-1.json', played?.actions]);
    expect(told.at(-1)).toBe(`The records lie in ${folder}.`);
  });
});

describe('asked again', () => {
  const job = { title: '1830', options: { bank: 3000 }, seed: 'again', games: [0] } as const;

  test('whoever decides otherwise than the adviser does so with other seeds too, or it is noise', async () => {
    const players = await playersOf(await titleFor('1830').load());
    const [played] = await contest({ ...job, bots: ['random', 'steady'], again: 4 }, players);
    const departures = played?.departures ?? [];
    expect(departures.length).toBeGreaterThan(20);
    // Steady is never asked again, as it is the adviser; a random player seldom does the same twice.
    expect(new Set(departures.map(({ bot }) => bot))).toEqual(new Set(['random']));
    expect(departures.every(({ kind }) => /^\w+ \w+$/.test(kind))).toBe(true);
    const mean = departures.reduce((sum, { repeated }) => sum + repeated, 0) / departures.length;
    expect(mean).toBeGreaterThan(0);
    expect(mean).toBeLessThan(0.9);
    expect((await contest({ ...job, bots: ['random', 'steady'] }, players))[0]?.departures).toBeUndefined();
  });

  test('is told by the kind of question and what was done', () => {
    const one = (kind: string, repeated: number) => ({ bot: 'sharp', kind, repeated }) as const;
    const lines = againLines(
      [one('trainStep pass', 1), one('stockTurn pass', 0), one('stockTurn pass', 1)],
      3,
    );
    expect(lines).toEqual([
      'departures from Steady  count  made again with 3 other seeds',
      'stockTurn pass          2      50.0 ± 98.0 %',
      'trainStep pass          1      100.0 ± 0.0 %',
      'all                     3      66.7 ± 65.3 %',
    ]);
  });
});

test('of equals only whom the rules name has won', () => {
  const nameIn = (seat: number) => (['random', 'calm', 'sharp'] as const)[seat] ?? 'random';
  const placings = placingsOf({ cause: 'goal', scores: [250, 250, 90], winners: [1] }, nameIn, undefined);
  expect(placings.map(({ bot, win, rank }) => [bot, win, rank])).toEqual([
    ['random', 0, 2],
    ['calm', 1, 1],
    ['sharp', 0, 3],
  ]);
});

test('figures: a mean with its margin, where a part may lie, a value so far up', () => {
  expect(estimate([1, 2, 3])).toEqual({ mean: 2, margin: expect.closeTo(1.13, 2) });
  const { low, high } = wilson(10, 40);
  expect([low, high]).toEqual([expect.closeTo(0.142, 3), expect.closeTo(0.402, 3)]);
  expect([quantile([5, 1, 3], 0.5), quantile([5, 1, 3], 0.99), quantile([], 0.5)]).toEqual([3, 5, 0]);
});
