import { rulesFor } from '@kursbuch/screens/eighteen/rules/rulesNow.ts';
import { citedRules } from '@kursbuch/table';
import { eighteenTitles, titles } from '@kursbuch/titles';
import { inEveryLanguage, readRules } from '@kursbuch/words';
import { describe, expect, test } from 'vitest';
import { rulesIn } from '../rulesPlugin.ts';
import { folded, marked, searchRules, termsOf } from '../src/rules/ruleSearch.ts';

const rules = readRules(`# 1830

## 18.0 Track: new tiles

| id | rule |
|---|---|
| 1830-18.0a | No tile may be laid on grey or red hexes. |
| 1830-18.0t | No tile may be laid on the hex of a private that belongs to a player. |

## 23.0 Sale of privates

| id | rule |
|---|---|
| 1830-23.0a | Café owners sell a private. |

## Rulings

| R07 | 7.0 | x | What the table decides about a private. |
`);

const OTHER_WORDS = await inEveryLanguage(
  async (book) => (await book.screens.eighteen.otherWords()).otherWords,
);

const found = (query: string) => searchRules(rules, query).map(({ id }) => id);

describe('looking for rules', () => {
  test('finds those with all words, in the order of the book', () => {
    expect(found('private')).toEqual(['1830-18.0t', '1830-23.0a', '1830-R07']);
    expect(found('hex private')).toEqual(['1830-18.0t']);
    expect(found('private locomotive')).toEqual([]);
    expect(found('')).toHaveLength(4);
  });

  test('knows letters without their accents and in any case', () => {
    expect(found('CAFE')).toEqual(['1830-23.0a']);
    expect(folded('Plättchen')).toBe('plattchen');
  });

  test('finds a number with or without its title, itself first', () => {
    expect(found('18.0t')).toEqual(['1830-18.0t']);
    expect(found('1830-18.0t')).toEqual(['1830-18.0t']);
    expect(found('18.0')).toEqual(['1830-18.0a', '1830-18.0t']);
    expect(found('r07')).toEqual(['1830-R07']);
  });

  test('finds a rule by another word for what it says', () => {
    const ids = (language: 'en' | 'de', query: string) =>
      searchRules(rulesIn('1830', language), query, OTHER_WORDS[language]).map(({ id }) => id);
    expect(searchRules(rulesIn('1830', 'en'), 'president')).toEqual([]);
    expect(ids('en', 'president')).toEqual(ids('en', 'director'));
    expect(ids('en', 'presi')).toEqual(ids('en', 'president'));
    expect(ids('en', 'president').length).toBeGreaterThan(20);
    expect(ids('de', 'Präsident')).toEqual(ids('de', 'Direktor'));
    expect(ids('en', 'rust').length).toBeGreaterThan(0);
    expect(ids('de', 'verrosten')).toEqual(ids('de', 'verschrottet'));
    // Every group leads somewhere in one of the books.
    for (const language of ['en', 'de'] as const)
      for (const group of OTHER_WORDS[language]) {
        const books = ['1830', '1848'].map((title) => rulesIn(title, language));
        const hits = books.flatMap((rules) => group.flatMap((word) => searchRules(rules, word)));
        expect(hits, group.join()).not.toEqual([]);
      }
  });

  test('marks what was found where it stands', () => {
    const pieces = marked('Plättchen und Plan', termsOf('pla'));
    expect(pieces).toEqual([
      { text: 'Plä', hit: true },
      { text: 'ttchen und ', hit: false },
      { text: 'Pla', hit: true },
      { text: 'n', hit: false },
    ]);
    expect(pieces.map(({ text }) => text).join('')).toBe('Plättchen und Plan');
  });
});

describe.each(titles.map(({ id }) => id))('the rules of %s', (title) => {
  test('are there in every language, in the same order', () => {
    const [english, german] = [rulesIn(title, 'en'), rulesIn(title, 'de')];
    expect(english.length).toBeGreaterThan(100);
    expect(german.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(german.filter(({ lang }) => lang !== undefined)).toEqual([]);
  });

  test.each(['en', 'de'] as const)('begin with the book and speak to players (%s)', (language) => {
    const rules = rulesIn(title, language);
    expect(rules[0]?.id).toMatch(/-(1\.0a|1a|II-1|SETUP-1|MAT-1)$/);
    expect(rules.at(-1)?.id).toMatch(/-0[.-]\d$/);
    const inner = /\bB?R-?\d\d\b|\b(PD|IPO)\b|[a-z][A-Z][a-z]+When|[Pp]resident|[Pp]räsident/;
    expect(rules.filter(({ id, text }) => inner.test(`${id} ${text}`))).toEqual([]);
    expect(rules.filter(({ text }) => /\(\s*[,;)]|[,;:]\s*\)|\s[.,]/.test(text))).toEqual([]);
  });
});

describe.each(eighteenTitles.map(({ id }) => id))('the rules of %s', (title) => {
  test('name what is looked for at each decision', async () => {
    const { ruleCases } = await import(`../../titles/${title}/screen/ruleCases.ts`);
    const { eighteenNamed } = await import('@kursbuch/titles');
    const loaded = await eighteenNamed(title)?.load();
    const ids = new Set(rulesIn(title, 'en').map(({ id }) => id));
    const asked = Object.keys(loaded?.game.tasks ?? {}).filter(
      (kind) => rulesFor(ruleCases, kind).length > 0,
    );
    for (const kind of [...asked, ...Object.keys(ruleCases.at)])
      expect(rulesFor(ruleCases, kind).filter((rule) => !ids.has(rule) || /-0[.-]/.test(rule))).toEqual([]);
    expect(asked).toEqual(
      expect.arrayContaining([
        // How a game begins.
        loaded?.game.tasks.privateSale ? 'privateSale' : 'contracts',
        ...'stockTurn trackStep stationStep runStep revenueStep trainStep discardTrains consent'.split(' '),
      ]),
    );
  });

  test('have a row for every reason of a refusal', async () => {
    const { eighteenNamed } = await import('@kursbuch/titles');
    const loaded = await eighteenNamed(title)?.load();
    const ids = new Set(rulesIn(title, 'en').map(({ id }) => id));
    const missing = citedRules(loaded?.game.rules ?? {}).filter((rule) => !ids.has(rule));
    expect(missing).toEqual([]);
  });
});

test('the rules of Benelux have a row for every reason of a refusal and for every decision', async () => {
  const { ruleCases } = await import('../../titles/benelux/screen/ruleCases.ts');
  const { rulesFor: crayonRulesFor } = await import('@kursbuch/screens/crayon/rules/rulesNow.ts');
  const ids = new Set(rulesIn('benelux', 'en').map(({ id }) => id));
  expect(citedRules(ruleCases.refused).filter((rule) => !ids.has(rule))).toEqual([]);
  for (const decision of ['outset', 'moving', 'building', 'loss', 'over'] as const) {
    const rules = crayonRulesFor(ruleCases, decision);
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule) => !ids.has(rule))).toEqual([]);
  }
});
