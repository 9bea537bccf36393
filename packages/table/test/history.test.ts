import { expect, test } from 'vitest';
import { History } from '../src/index.ts';

/** Moments of these seats, in order. */
function played(people: readonly number[], seats: readonly number[]) {
  const history = new History<{ seat: number; number: number }>(people);
  for (const [number, seat] of seats.entries()) history.add({ seat, number });
  return history;
}
const lengths = ({ past, undone }: ReturnType<typeof played>) => [past.length, undone];

test('undo goes back before the last decision of a person, redo brings it again with all that followed', () => {
  const history = played([0, 1], [0, 2, 1, 2, 2]);
  expect([history.undo(), ...lengths(history)]).toEqual([true, 2, 3]);
  expect([history.undo(), ...lengths(history)]).toEqual([true, 0, 5]);
  expect([history.undo(), ...lengths(history)]).toEqual([false, 0, 5]);
  expect([history.redo(), ...lengths(history)]).toEqual([true, 2, 3]);
  expect([history.redo(), ...lengths(history)]).toEqual([true, 5, 0]);
  expect(history.past.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
  expect(history.redo()).toBe(false);
});

test('what others did before any person is not taken back; without people every action is', () => {
  expect(played([1], [0, 2]).undo()).toBe(false);
  const alone = played([], [0, 2]);
  expect([alone.undo(), ...lengths(alone)]).toEqual([true, 1, 1]);
});

test('something new forgets what was taken back, and so does a cut', () => {
  const history = played([0], [0, 0]);
  history.undo();
  history.add({ seat: 0, number: 7 });
  expect(lengths(history)).toEqual([2, 0]);
  history.undo();
  history.goOn(0, []);
  expect(lengths(history)).toEqual([0, 0]);
});
