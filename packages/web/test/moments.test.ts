/** A device in Britain writes 15:42 and one in America 3:42 PM, though both speak English: pages ask the device. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
