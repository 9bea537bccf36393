/** What somebody who comes back is told. */

import type { Entry } from '@kursbuch/screens/log/lines.ts';
import { mattersMost } from '@kursbuch/words/mattersMost.ts';
import { expect, test } from 'vitest';

const line = (step: number, text: string, weight: number, seats: readonly number[] = []): Entry => ({
  step,
  text,
  weight,
  seats,
  subjects: [],
});

test('what matters most is told in the order of time: no par and no start before its cause', () => {
  const found = [
    line(3, 'Ben buys 10% of PRR.', 4),
    line(3, 'PRR has floated.', 5),
    line(4, "Cleo buys the director's certificate of NYC.", 4),
    line(4, 'NYC starts at a par of $67.', 5),
    line(5, 'PRR falls from $76 to $71.', 1, [0]),
  ];
  expect(mattersMost(found, 0, 6)).toEqual(found);
});

test('of too much the lesser is left out, and what concerns the reader stays', () => {
  const found = Array.from({ length: 12 }, (_, step) =>
    line(step, `line ${step}`, step % 2 === 0 ? 4 : 3, step === 1 ? [2] : []),
  );
  const told = mattersMost(found, 2, 6);
  expect(told.map(({ step }) => step)).toEqual([1, 2, 4, 6, 8, 10]);
});
