/** Every screen in the hand: one state after the other on a phone by day and night and on a tablet, or each on all with RUNS=1. */
import { test } from 'vitest';
import { checkScreens } from './screens.ts';

test('German by day, English by night, and on a tablet held upright', () =>
  checkScreens([
    { size: 'phone', language: 'de', theme: 'light' },
    { size: 'phone', language: 'en', theme: 'dark' },
    { size: 'tablet', language: 'de', theme: 'light' },
  ]));
