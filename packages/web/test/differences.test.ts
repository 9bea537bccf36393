import { type Difference, differenceOf, ranked, weighedIn } from '@kursbuch/screens/advice/differences.ts';
import type { Action, Advice } from '@kursbuch/table';
import { expect, test } from 'vitest';

const act = (type: string, amount = 0): Action => ({ type, amount }) as Action;
const advised = (action: Action, compared: readonly [Action, number][] = [], unit = 'end'): Advice => ({
  action,
  reasons: [],
  compared: compared.map(([one, worth]) => ({ action: one, worth })),
  unit,
});

test('what was advised is no difference, nor is another way of the same kind that nobody weighed', () => {
  expect(differenceOf(3, act('buy'), advised(act('buy')))).toBeNull();
  expect(differenceOf(3, act('buy', 1), advised(act('buy', 2)))).toBeNull();
});

test('what was weighed differs by its worth, and something of another kind in any case', () => {
  const [buy, sell] = [act('buy', 2), act('buy', 1)];
  const advice = advised(buy, [
    [buy, 90],
    [sell, 60],
  ]);
  expect(differenceOf(3, sell, advice)).toMatchObject({ at: 3, more: 30 });
  expect(differenceOf(3, act('pass'), advice)).toMatchObject({ more: null });
});

test('the largest comes first, and what nobody put a figure on last', () => {
  const found = (at: number, more: number | null): Difference => ({
    at,
    done: act('pass'),
    advice: advised(act('buy')),
    more,
  });
  expect(ranked([found(1, null), found(2, 10), found(3, 40)]).map(({ at }) => at)).toEqual([3, 2, 1]);
});

test('it says what it compared: both figures, the one it has, or why', () => {
  const [buy, sell] = [act('buy', 2), act('sell')];
  const found = (done: Action): Difference => ({
    at: 1,
    done,
    advice: advised(buy, [
      [buy, 90],
      [sell, 60],
    ]),
    more: null,
  });
  const compared = [
    { action: 'buy', worth: '+$90 by the end' },
    { action: 'sell', worth: '+$60 by the end' },
  ];
  const told = { compared, reasons: ['It pays.'] };
  expect(weighedIn(found(sell), told)).toEqual({
    kind: 'both',
    advised: '+$90 by the end',
    done: '+$60 by the end',
  });
  expect(weighedIn(found(act('pass')), told)).toEqual({ kind: 'advised', advised: '+$90 by the end' });
  expect(weighedIn(found(sell), { ...told, compared: [] })).toEqual({ kind: 'reason', reason: 'It pays.' });
  expect(weighedIn(found(sell), { compared: [], reasons: [] })).toBeNull();
});
