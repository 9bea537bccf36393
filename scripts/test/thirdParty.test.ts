import { expect, it } from 'vitest';
import { copyrightIn, neededBy } from '../thirdParty.mjs';

const locked = {
  '': { version: '1.0.0', dependencies: { runtime: '1' } },
  'packages/page': { version: '1.0.0', dependencies: { drawing: '1', '@ours/rules': '*' } },
  'packages/rules': { version: '1.0.0', dependencies: { sums: '1' } },
  'node_modules/@ours/rules': { version: '', link: true, resolved: 'packages/rules' },
  'node_modules/drawing': { version: '1.0.0', dependencies: { sums: '2' } },
  'node_modules/drawing/node_modules/sums': { version: '2.0.0' },
  'node_modules/sums': { version: '1.0.0' },
  'node_modules/runtime': { version: '1.0.0' },
  'node_modules/onlyForTests': { version: '1.0.0' },
};

it('what a package needs is found through our own packages, each version that is used', () => {
  expect(neededBy(locked, 'packages/page')).toEqual([
    'node_modules/drawing',
    'node_modules/drawing/node_modules/sums',
    'node_modules/sums',
  ]);
});

it('what the lock file does not have is an error, not left out', () => {
  const broken = { '': { version: '', dependencies: { gone: '1' } } };
  expect(() => neededBy(broken, '')).toThrow('gone');
});

it.each([
  ['MIT License\n\nCopyright (c) 2015-present Jason Miller\n', '2015-present Jason Miller'],
  ['Copyright 2020 The Archivo Project Authors (https://example.org)', '2020 The Archivo Project Authors'],
  ['Copyright (c) Ben Drucker <ben@example.org> (example.org)', 'Ben Drucker'],
  ['Copyright (c) 2020\n\nPermission is', '2020 Somebody'],
  ['Permission is granted', 'Somebody'],
])('the holder of %j', (text, holder) => {
  expect(copyrightIn(text, 'Somebody')).toBe(holder);
});
