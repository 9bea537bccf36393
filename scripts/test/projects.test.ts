import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Project {
  readonly test: { readonly include: readonly string[]; readonly exclude?: readonly string[] };
}

const filesOf = (patterns: readonly string[]): readonly string[] =>
  globSync([...patterns], { cwd: root }).filter((file) => !file.includes('node_modules'));

test('every file of tests is run, and by one project alone', () => {
  const projects = config.test?.projects as unknown as readonly Project[];
  const run = projects.flatMap(({ test: { include, exclude = [] } }) => {
    const left = new Set(filesOf(exclude.filter((one) => !one.includes('node_modules'))));
    return filesOf(include).filter((file) => !left.has(file));
  });
  expect(run.length).toBeGreaterThan(300);
  expect(run.toSorted()).toEqual(filesOf(['{packages,scripts}/**/*.test.ts']).toSorted());
});
