import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longestFirst.ts';
import { folderForRun } from './scripts/runFolder.ts';

process.env.TMPDIR = folderForRun();

const browser = 'packages/web/test/browser';
const statements = 'packages/server/test/plans.test.ts';

/** Every wait is as long as the busiest machine needs: only what never comes takes so long. */
const patience = { testTimeout: 400_000, hookTimeout: 400_000, expect: { poll: { timeout: 30_000 } } };

/** As packages/web/vite.config.ts has it: screens stand in packages without settings of their own. */
const JSX = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const;

/** Both cores of a small machine work, and while a page is waited for a third one does. */
const usual = {
  ...patience,
  maxWorkers: 3,
  sequence: { groupOrder: 2 },
  environment: 'node',
  setupFiles: ['scripts/test/sameChance.ts'],
};

/** Servers wait for databases, for each other and for times to pass: more of them fill both cores. */
const ofServers = { ...usual, maxWorkers: 6, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        oxc: JSX,
        test: {
          ...usual,
          name: 'browser',
          sequence: { groupOrder: 0 },
          include: [`${browser}/**/*.test.ts`],
          globalSetup: [`${browser}/site.ts`],
          setupFiles: [`${browser}/leave.ts`],
          // Its files share a browser, and the games that were played for their positions.
          isolate: false,
        },
      },
      {
        oxc: JSX,
        test: {
          ...usual,
          name: 'engine',
          include: [
            'packages/{table,eighteen,crayon,words,records,bots,puzzles}/test/**/*.test.ts',
            'packages/titles/*/test/**/*.test.ts',
          ],
          // It keeps nothing from one file to the next but what it has worked out.
          isolate: false,
        },
      },
      {
        oxc: JSX,
        test: {
          ...ofServers,
          name: 'server',
          include: ['packages/server/test/**/*.test.ts'],
          exclude: [statements],
          // Each test has a server and a database of its own.
          isolate: false,
          globalSetup: ['packages/server/test/postgres.ts'],
        },
      },
      {
        test: {
          ...ofServers,
          // It counts what of the server's source runs, and sees only what nothing has run before it.
          name: 'statements',
          include: [statements],
          globalSetup: ['packages/server/test/postgres.ts'],
        },
      },
      {
        oxc: JSX,
        test: {
          ...usual,
          name: 'node',
          include: ['packages/cli/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        oxc: JSX,
        test: {
          ...usual,
          name: 'client',
          // Each of its files pretends to be in a browser in its own way, so none shares anything with another.
          include: ['packages/web/test/**/*.test.ts'],
          exclude: [`${browser}/**`, '**/node_modules/**'],
        },
      },
    ],
  },
});
