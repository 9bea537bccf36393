/** Looking back is fair: it speaks of a person's own decisions alone, of each once, and blames nobody for noise. */
import { brainOf, playersOf, playWholeGame } from '@kursbuch/bots';
import type { Difference } from '@kursbuch/screens/advice/differences.ts';
import {
  deciderOf,
  fairDifference,
  headed,
  MOST_SHOWN,
  ownDecisions,
  worthShowing,
} from '@kursbuch/screens/advice/review.ts';
import { type Action, type Advice, isRefusal, type Seat, type Table, type TableState } from '@kursbuch/table';
import { titles } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';

const act = (type: string, amount = 0): Action => ({ type, amount }) as Action;
const [buy, pass] = [act('buy', 2), act('pass')];
const advised = (compared: readonly (readonly [Action, number])[], unit = 'end'): Advice => ({
  action: compared[0]?.[0] ?? pass,
  reasons: [],
  compared: compared.map(([action, worth]) => ({ action, worth })),
  unit,
});

describe('what is looked at', () => {
  const steps = [0, 1, 0, 0, 1, 0].map((seat) => ({ seat, action: pass }));

  test('are the decisions of the people at this screen', () => {
    expect(ownDecisions(steps, [0], () => ({})).map(({ at }) => at)).toEqual([0, 2, 3, 5]);
    expect(ownDecisions(steps, [], () => ({}))).toEqual([]);
    expect(ownDecisions([{ seat: 0, action: null }], [0], () => ({}))).toEqual([]);
  });

  test('are told with a name where several people share the screen', () => {
    const sitter = (seat: Seat) => ({ name: ['Anna', 'Ben'][seat] ?? '' });
    expect(deciderOf([0, 1], 1, sitter)).toBe('Ben');
    expect(deciderOf([0], 0, sitter)).toBeNull();
  });

  test('are told under the company they were made for, and one’s own without a name', () => {
    const row = 'place a station in Pittsburgh (H10); Steady: place none.';
    expect(headed([null, 'PRR'], row)).toBe(`PRR: ${row}`);
    expect(headed(['Ben', 'NYC'], row)).toBe(`Ben, NYC: ${row}`);
    expect(headed([null, null], row)).toBe('Place a station in Pittsburgh (H10); Steady: place none.');
  });

  test('are not those of whoever played for them', () => {
    expect(ownDecisions(steps, [0], () => ({ handedAt: 3 })).map(({ at }) => at)).toEqual([0, 2]);
    expect(ownDecisions(steps, [0], () => ({ absent: [[1, 3]] })).map(({ at }) => at)).toEqual([0, 3, 5]);
  });
});

describe('a difference', () => {
  const judged = (done: Action, ...answers: readonly (Advice | null)[]) =>
    fairDifference(
      { at: 4, action: done },
      async (whim) => answers[Math.min(whim, answers.length - 1)] ?? null,
    );

  test('counts by the least that was found on several days', async () => {
    const found = await judged(
      pass,
      advised([
        [buy, 90],
        [pass, 40],
      ]),
      advised([
        [buy, 90],
        [pass, 60],
      ]),
    );
    expect(found).toMatchObject({ at: 4, more: 30 });
  });

  test('is none where the same was done, on any day', async () => {
    expect(
      await judged(
        buy,
        advised([
          [buy, 90],
          [pass, 40],
        ]),
      ),
    ).toBeNull();
    const other = advised([
      [pass, 50],
      [buy, 40],
    ]);
    expect(
      await judged(
        pass,
        advised([
          [buy, 90],
          [pass, 40],
        ]),
        other,
      ),
    ).toBeNull();
  });

  test('is none without figures for both, or where they are close, or where nobody answers', async () => {
    expect(await judged(pass, advised([[buy, 90]]))).toBeNull();
    expect(
      await judged(
        pass,
        advised([
          [buy, 90],
          [pass, 85],
        ]),
      ),
    ).toBeNull();
    expect(
      await judged(
        pass,
        advised([
          [buy, 90],
          [pass, 10],
        ]),
        advised([
          [buy, 90],
          [pass, 85],
        ]),
      ),
    ).toBeNull();
    expect(await judged(pass, null)).toBeNull();
  });
});

describe('worthShowing', () => {
  const found = (at: number, more: number, done = pass): Difference => ({
    at,
    done,
    advice: advised([
      [act('buy', at), 90 + more],
      [done, 90],
    ]),
    more,
  });

  test('are at most two, the largest, in the order of time', () => {
    const all = [found(1, 10), found(2, 80), found(3, 40), found(4, 60), found(5, 20)];
    expect(worthShowing(all, (at) => at).map(({ at }) => at)).toEqual([2, 4]);
    expect(MOST_SHOWN).toBe(2);
  });

  test('say the same once in a round', () => {
    const all = [found(1, 50), found(2, 40), found(11, 20)];
    expect(worthShowing(all, (at) => Math.floor(at / 10)).map(({ at }) => at)).toEqual([1, 11]);
  });
});

/** Of each game so many steps, of a crayon game fewer, as it thinks longer; `REVIEW_STEPS=5000` looks at whole ones. */
const stepsOf = (family: string) => Number(process.env.REVIEW_STEPS ?? (family === 'crayon' ? 36 : 90));
const GAMES = 10;

test.each(titles)(
  '$id: a seat that Steady has played is blamed for nothing in ten games',
  async ({ load }) => {
    const loaded = await load();
    const table = loaded.table as unknown as Table<TableState, Action, { readonly type: string }>;
    const brain = await brainOf(loaded);
    const players = await playersOf(loaded);
    const [steady, calm] = ['steady', 'calm'].map((wanted) => players.find(({ name }) => name === wanted));
    if (!steady || !calm) throw new Error('who plays?');
    let looked = 0;
    const blamed: unknown[] = [];
    for (let game = 0; game < GAMES; game++) {
      const start = table.setup({ players: ['A', 'B', 'C'], seed: `review ${game}`, options: {} });
      if (isRefusal(start)) throw new Error(start.reason);
      const own: Seat = game % 3;
      const bots = start.players.map((_, seat) => (seat === own ? steady : calm).sit(seat));
      const asked: { at: number; view: TableState; action: Action }[] = [];
      const { actions } = playWholeGame(table, start, bots, {
        seed: `review ${game}`,
        limit: stepsOf(loaded.family),
      });
      let state = start;
      for (const [at, { seat, action }] of actions.entries()) {
        if (seat === own) asked.push({ at, view: table.view(state, [own]), action });
        const after = table.act(state, seat, action);
        if (isRefusal(after)) throw new Error(after.reason);
        ({ state } = after);
      }
      for (const { at, view, action } of asked) {
        looked++;
        const found = await fairDifference(
          { at, action },
          async (whim) => brain.advise(view, own, whim) ?? null,
        );
        if (found) blamed.push({ game, at, done: action, advised: found.advice.action, more: found.more });
      }
    }
    expect(looked).toBeGreaterThan(80);
    expect(blamed).toEqual([]);
  },
);
