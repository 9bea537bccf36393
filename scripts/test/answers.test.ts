/** The page about answers against the code: who answers what otherwise, and a reason for every question that one title answers alone. */
import { readFileSync } from 'node:fs';
import type { Facts, Title } from '@kursbuch/eighteen';
import { afterAll, expect, test, vi } from 'vitest';

const made: object[] = [];
const FACTORIES = ['Deals', 'Powers', 'Track', 'Stations', 'Runs', 'Fleet', 'Course', 'Operating', 'Ending'];

/** Usual answers that are made from facts: each is remembered, so that it is known again in the title it was made for. */
async function withRememberedAnswers() {
  vi.resetModules();
  vi.doMock('@kursbuch/eighteen', async (load) => {
    const kit = await load<Readonly<Record<string, unknown>>>();
    const remembered = (make: (facts: Facts) => object) => (facts: Facts) => {
      const answers = make(facts);
      made.push(answers);
      return answers;
    };
    return {
      ...kit,
      ...Object.fromEntries(
        FACTORIES.map((name) => [
          `usual${name}`,
          remembered(kit[`usual${name}`] as (facts: Facts) => object),
        ]),
      ),
    };
  });
  return { ...(await import('@kursbuch/eighteen')), ...(await import('@kursbuch/titles')) };
}
afterAll(() => {
  vi.doUnmock('@kursbuch/eighteen');
  vi.resetModules();
});

const CONCERNS = [
  ...(['shares', 'stock', 'deals', 'powers', 'track', 'stations', 'runs'] as const),
  ...(['fleet', 'course', 'operating', 'money', 'ending', 'on'] as const),
] satisfies readonly (keyof Title)[];

const answersOf = (title: Title, concern: (typeof CONCERNS)[number]): Readonly<Record<string, unknown>> => ({
  ...title[concern],
});

test('the page names every answer of the kit, who gives it otherwise than usual, and why a question of one title stands', async () => {
  const { eighteenTitles, usualHooks, usualMoney, usualShares, usualStock } = await withRememberedAnswers();
  const titles = await Promise.all(
    eighteenTitles.map(async ({ id, load }) => [id, (await load()).title] as const),
  );
  const usual: readonly object[] = [usualHooks, usualMoney, usualShares, usualStock, ...made];
  const isUsual = (name: string, answer: unknown): boolean =>
    usual.some((answers) => (answers as Readonly<Record<string, unknown>>)[name] === answer);
  const rows = new Map<string, readonly string[]>();
  for (const concern of CONCERNS)
    for (const [id, title] of titles)
      for (const [name, answer] of Object.entries(answersOf(title, concern))) {
        const key = `${concern}.${name}`;
        const others = rows.get(key) ?? [];
        rows.set(key, isUsual(name, answer) ? others : [...others, id]);
      }
  const page = readFileSync(new URL('../../docs/add-a-title/answers.md', import.meta.url), 'utf8');
  const written = [...page.matchAll(/^\| `([a-z]+\.\w+)` \| (.*?) \| (.*?) ?\|$/gm)].map(
    ([, key = '', who = '', why = '']) => ({ key, who: who.split(', ').filter(Boolean), why }),
  );
  expect(Object.fromEntries(written.map(({ key, who }) => [key, who]))).toEqual(Object.fromEntries(rows));
  // A question that less than two titles answer otherwise is one that other games ask too.
  expect(written.filter(({ who, why }) => who.length < 2 && why.length < 20)).toEqual([]);
});
