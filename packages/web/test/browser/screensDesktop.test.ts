/** Every screen on a desk. */
import { test } from 'vitest';
import { checkScreens } from './screens.ts';

test('English by day', () => checkScreens({ size: 'desktop', language: 'en', theme: 'light' }));
test('German by night, on a low screen', () =>
  checkScreens({ size: 'laptop', language: 'de', theme: 'dark' }));
