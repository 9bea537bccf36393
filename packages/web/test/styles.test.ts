/** One scale of sizes and one palette: everything else is written with the tokens. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const folder = new URL('../../', import.meta.url).pathname;
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');
const read = (file: string): string => withoutComments(readFileSync(`${folder}${file}`, 'utf8'));
const files = globSync('{screens/src,web/src,titles/*/screen}/**/*.css', { cwd: folder }).map((file) =>
  file.replaceAll('\\', '/'),
);
// The palette, and what a title adds to it.
const sheets = files.filter((file) => basename(file) !== 'tokens.css');

/** What a pattern finds in the sheets, each with its file. */
const found = (pattern: RegExp, without: RegExp = /$^/): readonly string[] =>
  sheets.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => !without.test(line))
      .flatMap((line) => (line.match(pattern) ?? []).map((literal) => `${basename(file)}: ${literal}`)),
  );

test('no colour is written outside the tokens', () => {
  const named = 'white|black|red|green|blue|yellow|orange|brown|grey|gray|silver|purple';
  const literal = new RegExp(
    `#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|lab|lch|oklab|oklch)a?\\(|(?<=:[^;{]*[\\s,(:])(?:${named})(?=[\\s,;)])`,
    'gi',
  );
  expect(sheets.length).toBeGreaterThan(10);
  expect(found(literal)).toEqual([]);
});

test('sizes are those of the scale; a line of one pixel and the width of a screen are written as they are', () => {
  const size = /(?<![\w.-])-?\d*\.?\d+px\b/g;
  const others = found(size, /@media|@container/).filter((one) => !/ -?[01]px$/.test(one));
  expect(others).toEqual([]);
});

test('every token in use is defined', () => {
  const everywhere = files.map(read).join('\n');
  const defined = new Set(everywhere.match(/--[\w-]+(?=\s*:)/g));
  const inUse = new Set(
    sheets.flatMap((file) => read(file).match(/(?<=var\()--(?:s|line|t|r)-[\w-]+/g) ?? []),
  );
  expect([...inUse].filter((token) => !defined.has(token))).toEqual([]);
});
