import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceFor } from '../servicePlugin.ts';

let folder = '';
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kursbuch-'));
  mkdirSync(join(folder, 'assets'));
  write('index.html', 'page');
  write('icon.svg', 'icon');
  write('service.js', 'an older one');
  write('assets/a-1.js', 'script');
  write('assets/font-latin-ext.woff2', 'rare letters');
});
afterAll(() => rmSync(folder, { recursive: true }));

const service = () => serviceFor(folder, /latin-ext/);
const versionOf = (text: string) => /const VERSION = '(\w+)'/.exec(text)?.[1];

test('the service worker lists every file of the build, the page by its address', () => {
  const [, list = ''] = /JSON\.parse\('(.*)'\)/.exec(service()) ?? [];
  expect(JSON.parse(list)).toEqual(['/assets/a-1.js', '/icon.svg', '/']);
});

test('its version is that of the contents, not of the names', () => {
  const before = versionOf(service());
  expect(before).toMatch(/^[0-9a-f]{16}$/);
  expect(versionOf(service())).toBe(before);
  write('index.html', 'another page');
  expect(versionOf(service())).not.toBe(before);
});
