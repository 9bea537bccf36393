/** Every screen on a tablet held upright: its colours are those of the phone and the desk, and so is everything by name. */
import { test } from 'vitest';
import { MEASURES } from './harness.ts';
import { checkScreens } from './screens.ts';

test('German by day', () => checkScreens({ size: 'tablet', language: 'de', theme: 'light' }, MEASURES));
