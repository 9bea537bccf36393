/** Every screen on a desk: one state after the other in turn by day and night, or each in both with RUNS=1. */
import { test } from 'vitest';
import { checkScreens } from './screens.ts';

test('English by day, and German by night on a low screen', () =>
  checkScreens([
    { size: 'desktop', language: 'en', theme: 'light' },
    { size: 'laptop', language: 'de', theme: 'dark' },
  ]));
