/** Every screen on a tablet held upright. */
import { test } from 'vitest';
import { checkScreens } from './screens.ts';

test('German by day', { timeout: 240_000 }, () =>
  checkScreens({ size: 'tablet', language: 'de', theme: 'light' }),
);
