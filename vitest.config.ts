import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longestFirst.ts';
import { SecondTries } from './scripts/secondTries.ts';

const browser = 'packages/web/test/browser';

/** Every wait is as long as the busiest machine needs: only what never comes takes so long. */
const patience = { testTimeout: 400_000, hookTimeout: 400_000, expect: { poll: { timeout: 30_000 } } };

/** As packages/web/vite.config.ts has it: screens stand in packages without settings of their own. */
const JSX = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new SecondTries()],
    projects: [
      {
        oxc: JSX,
        test: {
          name: 'node',
          // On both cores of a small machine, before the browser.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...patience,
          setupFiles: ['scripts/test/sameChance.ts'],
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
        oxc: JSX,
        test: {
          name: 'browser',
          // A page waits more than it works: two files at a time are still no crowd.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          // A real browser on a crowded machine now and then misses a beat; the run's last line names whoever did.
          retry: 1,
          ...patience,
          environment: 'node',
          include: [`${browser}/**/*.test.ts`],
          globalSetup: [`${browser}/site.ts`],
        },
      },
    ],
  },
});
