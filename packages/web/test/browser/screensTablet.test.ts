/** Every screen on a tablet held upright. */
import { test } from 'vitest';
import { checkScreens } from './screens.ts';

test('German by day', () => checkScreens({ size: 'tablet', language: 'de', theme: 'light' }));
