import { firstTitle } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { missingWithout } from '../takeaway.ts';

// All of them: npm run soak:takeaway.
test('without one of the titles everything else compiles and plays', { timeout: 300_000 }, async () => {
  expect(await missingWithout('1853', [firstTitle.id])).toEqual([]);
});
