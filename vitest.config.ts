import { defineConfig } from 'vitest/config';

const browser = 'packages/web/test/browser';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          testTimeout: 120_000,
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
          testTimeout: 120_000,
          hookTimeout: 120_000,
          environment: 'node',
          include: [`${browser}/**/*.test.ts`],
          globalSetup: [`${browser}/site.ts`],
        },
      },
    ],
  },
});
