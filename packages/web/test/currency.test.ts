import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = new URL('../../', import.meta.url);
const SIGN = /[£€]|(?<![`\w])\$\d/;
const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*)/.test(line);

test('No screen names a currency: it is a fact of the title', () => {
  const files = globSync(
    [
      '{screens/src,web/src,words/src/*/{screens,web},titles/*/screen}/**/*.{ts,tsx}',
      'titles/*/words/*/{screen,guide}{.ts,/*.ts}',
    ],
    { cwd: source.pathname },
  );
  expect(files).toContain('titles/1848/words/en/screen.ts');
  const named = files.flatMap((name) =>
    readFileSync(new URL(name, source), 'utf8')
      .split('\n')
      .filter((line) => SIGN.test(line) && !isComment(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(named).toEqual([]);
});
