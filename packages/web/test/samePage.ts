/** For every test file of the client, which share what is loaded: each begins on the same page, and none leaves its own behind. */
import './told/page.ts';
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
