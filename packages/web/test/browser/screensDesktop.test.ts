/** Every screen on a desk. Two at a time: each waits for its page more than it works. */
import { test } from 'vitest';
import { DRAWN } from './harness.ts';
import { checkScreens } from './screens.ts';

test('English by day, and German by night on a low screen', () =>
  Promise.all([
    checkScreens({ size: 'desktop', language: 'en', theme: 'light' }),
    checkScreens({ size: 'laptop', language: 'de', theme: 'dark' }, DRAWN),
  ]));
