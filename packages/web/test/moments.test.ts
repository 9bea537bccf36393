/** A device in Britain writes 15:42 and one in America 3:42 PM, though both speak English: pages ask the device. */
import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

const sources = globSync('packages/{web,screens}/src/**/*.{ts,tsx}');

test('every moment that a page writes is written as its device does', () => {
  expect(sources.length).toBeGreaterThan(200);
  const written = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/DateTimeFormat\(\s*([^),]*)/g)].map(
      ([, by]) => `${file}: ${by}`,
    ),
  );
  expect(written.length).toBeGreaterThan(10);
  // Without a language nothing is written: only the time zone is asked for.
  expect(written.filter((one) => !/: (region\($|$)/.test(one))).toEqual([]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  [['en-GB', 'en'], 'en', '15:42'],
  [['en-US', 'en'], 'en', '3:42 PM'],
  // A device of Germany has twenty-four hours, also where English is read.
  [['de-DE', 'de', 'en-US', 'en'], 'en', '15:42'],
  [['de'], 'en', '15:42'],
  [['en-US', 'de'], 'de', '15:42'],
  [[], 'de', '15:42'],
])('of a device that speaks %j, read in %s: %s', async (languages, read, told) => {
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ language: read }) });
  const { region } = await import('@kursbuch/screens/settings/settings.ts');
  const time = new Intl.DateTimeFormat(region(), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  expect(time.format(Date.UTC(2026, 0, 1, 15, 42)).replaceAll('\u202f', ' ')).toBe(told);
});
