import { defineConfig } from 'vitest/config';

const browser = 'packages/web/test/browser';

/** Whoever waits for something to become true waits as long as the busiest machine needs; only what never comes takes so long. */
const patience = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          // On both cores of a small machine, before the browser.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          // A database is started in one: on a busy machine that takes its time.
          hookTimeout: 120_000,
          expect: patience,
          environment: 'node',
          include: [
            'packages/*/test/**/*.test.ts',
            'packages/titles/*/test/**/*.test.ts',
            'scripts/test/**/*.test.ts',
          ],
          exclude: [`${browser}/**`, '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'browser',
          // A page waits more than it works: two files at a time are still no crowd.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          // A real browser on a crowded machine now and then misses a beat; what fails twice is wrong.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patience,
          environment: 'node',
          include: [`${browser}/**/*.test.ts`],
          globalSetup: [`${browser}/site.ts`],
        },
      },
    ],
  },
});
