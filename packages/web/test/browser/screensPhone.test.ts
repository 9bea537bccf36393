/** Every screen in the hand. */
import { test } from 'vitest';
import { checkScreens } from './screens.ts';

test('German by day', () => checkScreens({ size: 'phone', language: 'de', theme: 'light' }));
test('English by night', () => checkScreens({ size: 'phone', language: 'en', theme: 'dark' }));
