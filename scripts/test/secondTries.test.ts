import { expect, test } from 'vitest';
import { secondTries } from '../secondTries.ts';

/** A file of tests, each with its state and how often it was tried again. */
const file = (
  ...tests: readonly (readonly [name: string, state: 'passed' | 'failed', retryCount: number])[]
) => ({
  children: {
    *allTests() {
      for (const [fullName, state, retryCount] of tests)
        yield { fullName, result: () => ({ state }), diagnostic: () => ({ retryCount }) };
    },
  },
});

test('what passed only at its second try is named; what failed is told by others', () => {
  const files = [file(['at once', 'passed', 0], ['later', 'passed', 1]), file(['never', 'failed', 1])];
  expect(secondTries(files as unknown as Parameters<typeof secondTries>[0])).toEqual(['later']);
});
