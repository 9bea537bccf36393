/** Computer players in threads of their own: none waits for those of another table. */
import { afterEach, describe, expect, test } from 'vitest';
import { Thinker, type ThinkerSettings } from '../src/players/thinker.ts';
import { Thread } from '../src/players/thread.ts';

const PENSIVE = new URL('./pensivePlayers.ts', import.meta.url);
const view = { players: [], secrets: {}, agenda: [], result: null, title: '1830', options: {} };
/** What a table asks; the seed is the name of the table. */
const asked = (player: 'sharp' | 'steady' | 'calm' | 'random', seed: string) =>
  ({ title: '1830', player, seat: 0, view, seed }) as const;

test('a thread that is ended while nobody asks answers whoever asks meanwhile', async () => {
  const thread = new Thread(PENSIVE, 60_000);
  await thread.ask({ ...asked('calm', 'before'), id: 1 });
  const ending = thread.end('nobody asks');
  const answer = thread.ask({ ...asked('calm', 'meanwhile'), id: 2 });
  await ending;
  expect(thread.asked?.id).toBe(2);
  expect(await answer).toMatchObject({ id: 2, action: { seed: 'meanwhile' } });
  await thread.end('the test ends');
});

describe('computer players', () => {
  let thinker: Thinker;
  const troubles: string[] = [];
  const open = (settings: ThinkerSettings) => {
    troubles.length = 0;
    thinker = new Thinker({ report: (trouble) => void troubles.push(trouble), ...settings });
  };
  afterEach(() => thinker.close());

  test.each([1, 2, 3])(
    'of %i threads: Calm of one table answers while Sharp of others think',
    async (threads) => {
      open({ threads, code: PENSIVE });
      const long = ['first', 'second', 'third', 'fourth'].map((table) =>
        thinker.think(asked('sharp', table)),
      );
      for (const player of ['calm', 'steady', 'random', 'calm'] as const)
        expect(await thinker.think(asked(player, player))).toEqual({ type: 'pass', seed: player, player });
      await thinker.close();
      expect(await Promise.all(long)).toEqual([undefined, undefined, undefined, undefined]);
    },
  );

  test('tables take turns: who has asked first is answered first', async () => {
    open({ threads: 2, code: PENSIVE });
    // Keeps one of the two threads busy.
    void thinker.think(asked('sharp', 'long'));
    const order: string[] = [];
    await Promise.all(
      ['first', 'second', 'third'].map(async (table) => {
        await thinker.think(asked('calm', table));
        order.push(table);
        await thinker.think(asked('calm', `${table} again`));
        order.push(`${table} again`);
      }),
    );
    expect(order).toEqual(['first', 'second', 'third', 'first again', 'second again', 'third again']);
  });

  test('people take turns: the forty tables of one hold up another no longer than one of them does', async () => {
    open({ threads: 2, code: PENSIVE });
    void thinker.think(asked('sharp', 'long'), 'eve');
    const order: string[] = [];
    const think = (whose: string, table: string) =>
      thinker.think(asked('calm', table), whose).then(() => void order.push(whose));
    const many = Array.from({ length: 40 }, (_, table) => think('eve', `${table}`));
    const own = ['first', 'second'].map((table) => think('anna', table));
    expect(thinker.waiting).toBe(41);
    await Promise.all([...many, ...own]);
    // One was thought about already.
    expect(order.slice(0, 6)).toEqual(['eve', 'eve', 'anna', 'eve', 'anna', 'eve']);
    expect(thinker.waiting).toBe(0);
  });

  test('one that hangs is ended with its thread, and holds up no other', async () => {
    open({ threads: 2, code: PENSIVE, patience: 1500 });
    // As in the client, Calm answers in its place.
    const answers = await Promise.all(['one', 'two'].map((table) => thinker.think(asked('sharp', table))));
    expect(troubles).toEqual(Array(2).fill('1830, seat 0, sharp: it did not answer'));
    expect(answers).toEqual(['one', 'two'].map((seed) => ({ type: 'pass', seed, player: 'calm' })));
  });

  test('one that has nothing to say is not replaced: it was not asked', async () => {
    open({ threads: 2, code: PENSIVE });
    expect(await thinker.think(asked('calm', 'silent'))).toBeUndefined();
    expect(troubles).toEqual([]);
  });

  test('one that fails at what it sees gives no answer, and the next is asked as ever', async () => {
    open({});
    expect(await thinker.think({ ...asked('calm', 'x'), title: '1829' })).toBeUndefined();
    expect(troubles).toEqual(
      ['calm', 'random'].map((player) => `1829, seat 0, ${player}: Error: there is no title 1829`),
    );
    // Nothing is asked of it here: that is no trouble.
    expect(await thinker.think(asked('calm', 'y'))).toBeUndefined();
    expect(troubles).toHaveLength(2);
  });
});
