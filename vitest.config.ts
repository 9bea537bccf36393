import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 120_000,
    environment: 'node',
    include: [
      'packages/*/test/**/*.test.ts',
      'packages/titles/*/test/**/*.test.ts',
      'scripts/test/**/*.test.ts',
    ],
  },
});
