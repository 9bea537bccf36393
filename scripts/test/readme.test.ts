import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('README.md', root), 'utf8');

test('the example of the README prints what it says', () => {
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const promised = [...example.matchAll(/^console\.log.*; \/\/ (.*)$/gm)].map(([, line]) => line);
  expect(promised).toHaveLength(5);
  for (const name of ['createTable', 'choices', 'act']) expect(example).toContain(`${name}(`);
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', example], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(printed.trimEnd().split('\n')).toEqual(promised);
});
