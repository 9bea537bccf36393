/** What somebody likes: the same in every game, seen in what is done, and in no advice. */
import type { EighteenAction, EighteenState } from '@kursbuch/eighteen';
import { isRefusal, type Seat, sameData, stepsOf } from '@kursbuch/table';
import { beforeAll, expect, test } from 'vitest';
import { eighteenPlayers } from '../src/eighteen/players.ts';
import { STYLE_NAMES, type StyleName, styleOf } from '../src/eighteen/styles.ts';
import { brainOf, decide, explained, type Player, playersOf, playWholeGame } from '../src/index.ts';
import { loadedTitle } from './answers.ts';

interface Asked {
  readonly view: EighteenState;
  readonly seat: Seat;
  readonly seed: string;
}

/** The decisions of a game of four Steady who like nothing, and what each would have done by other names. */
const asked: Asked[] = [];
let answerOf: (asked: Asked, called?: string) => EighteenAction | undefined;
let players: readonly Player[];
let table: Awaited<ReturnType<typeof loadedTitle>>['table'];

beforeAll(async () => {
  const loaded = await loadedTitle('1830');
  ({ table } = loaded);
  players = await playersOf(loaded);
  const steady = (await eighteenPlayers(loaded)).find(({ name }) => name === 'steady');
  const start = table.setup({ players: ['A', 'B', 'C', 'D'], seed: 'likes', options: {} });
  if (isRefusal(start) || !steady) throw new Error('no table');
  answerOf = ({ view, seat, seed }, called) =>
    steady.sit(seat, called).choose(view, table.choices(view, seat), seed, stepsOf(steady.steps));
  const bots = start.players.map((_, seat) => ({
    choose(view: EighteenState, _choices: unknown, seed: string) {
      const one = { view, seat, seed };
      if (table.waiting(view).includes(seat)) asked.push(one);
      return answerOf(one);
    },
  }));
  const { trouble } = playWholeGame(table, start, bots, { seed: 'likes' });
  if (trouble !== undefined) throw new Error(trouble);
}, 60_000);

/** Somebody who likes this. */
const nameOf = (style: StyleName): string => {
  for (let number = 0; ; number++) if (styleOf(`Name ${number}`).name === style) return `Name ${number}`;
};

test('the first three names at a table of ours like three things, and so do the next three', () => {
  const names = ['Rheingold', 'Orient', 'Mistral', 'Saphir', 'Helvetia', 'Transalpin'];
  const styles = names.map((name) => styleOf(name).name);
  expect(styles.slice(0, 3).toSorted()).toEqual([...STYLE_NAMES].sort());
  expect(styles.slice(3).toSorted()).toEqual([...STYLE_NAMES].sort());
  expect(styleOf('Orient')).toBe(styleOf('Orient'));
});

/** The kinds of action in which a game shows what somebody likes. */
const SEEN: Readonly<Record<StyleName, readonly EighteenAction['type'][]>> = {
  track: ['layTile', 'placeStation'],
  market: ['startCompany', 'setPar', 'buyShare'],
  trains: ['buyTrain'],
};

test.each(STYLE_NAMES)(
  'who likes %s does so where it is a near thing, and nothing else otherwise',
  (style) => {
    const called = nameOf(style);
    const others = asked.flatMap((one) => {
      const [usual, own] = [answerOf(one), answerOf(one, called)];
      return own && usual && !sameData(own, usual) ? [[usual.type, own.type] as const] : [];
    });
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThan(asked.length / 8);
    for (const pair of others)
      expect(
        pair.some((type) => SEEN[style].includes(type)),
        pair.join(),
      ).toBe(true);
  },
);

test('a player is asked by the name it has at the table, and gives its reasons by it', () => {
  const called = nameOf('track');
  const one = asked.find((found) => !sameData(answerOf(found), answerOf(found, called)));
  if (!one) throw new Error('nothing is different');
  const names = one.view.players.map((name, seat) => (seat === one.seat ? called : name));
  const view = { ...one.view, players: names };
  const question = { player: 'steady', seat: one.seat, view, seed: one.seed } as const;
  const { action } = decide(players, table as never, question);
  expect(action).toEqual(answerOf(one, called));
  const told = explained(players, table as never, { ...question, action: action as EighteenAction });
  expect(told?.action).toEqual(action);
});

test('advice likes nothing, whatever one is called', async () => {
  const brain = await brainOf(await loadedTitle('1830'));
  const called = nameOf('track');
  for (const { view, seat } of asked.filter((_, index) => index % 10 === 0)) {
    const named = { ...view, players: view.players.map(() => called) };
    expect(brain.advise(named, seat)?.action).toEqual(brain.advise(view, seat)?.action);
  }
});
