/** Every screen in the hand. Two at a time: each waits for its page more than it works. */
import { test } from 'vitest';
import { COLOURS } from './harness.ts';
import { checkScreens } from './screens.ts';

test('German by day, and English by night', () =>
  Promise.all([
    checkScreens({ size: 'phone', language: 'de', theme: 'light' }),
    checkScreens({ size: 'phone', language: 'en', theme: 'dark' }, COLOURS),
  ]));
