/** Words of art: every language has the same, each really stands on the screen, is short, and is so by the rules it names. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TermRules } from '@kursbuch/screens/game/shown.ts';
import { titles } from '@kursbuch/titles';
import { bookOf, type Glossary, type Language, languages } from '@kursbuch/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { finderOf } from '../src/glossary/find.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));
/** What fits on a phone beside its word. */
const LONGEST = 220;

/** A title with all terms it could explain, and where its rules do. */
interface Told {
  readonly id: string;
  readonly family: 'eighteen' | 'crayon';
  readonly language: Language;
  /** Of the family and its own together. */
  readonly glossary: Glossary;
  readonly own: Glossary;
  readonly rules: TermRules;
  readonly outcome: readonly string[];
}

const told: Told[] = [];

beforeAll(async () => {
  for (const entry of titles)
    for (const language of languages) {
      const { id, family, options } = entry;
      const { screens } = bookOf(language);
      const { termRules } = await import(`../../titles/${id}/screen/termRules.ts`);
      const own = entry.family === 'eighteen' ? await entry.words[language].glossary?.() : undefined;
      const kit = await screens[family].glossary();
      const usual = await screens.eighteen.glossary();
      const drawn = await screens.crayon.glossary();
      const { ends, wins } = own?.outcome ?? usual.outcome;
      const outcome =
        family === 'crayon'
          ? [drawn.outcome.ends('250 M', 4), drawn.outcome.wins]
          : [ends(options), wins(options)];
      told.push({
        id,
        family,
        language,
        glossary: { ...kit.glossary, ...own?.glossary },
        own: own?.glossary ?? {},
        rules: termRules,
        outcome,
      });
    }
});

/** What the program says at tables of a title: all but its explanations, and without remarks on it. */
function saidBy({ id, family, language }: Told): string {
  const words = `${packages}words/src/${language}/`;
  const folders = [
    `${words}${family}`,
    `${words}screens/${family}`,
    `${packages}titles/${id}/words/${language}`,
  ];
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
  return [...files, ...readdirSync(`${words}screens`, { withFileTypes: true })]
    .filter(({ name }) => name.endsWith('.ts') && !['glossary.ts', 'otherWords.ts'].includes(name))
    .map(({ name, parentPath }) => readFileSync(`${parentPath}/${name}`, 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The rules of a title by their numbers. */
function rulesOf(id: string): ReadonlyMap<string, string> {
  const book = readFileSync(`${packages}../docs/rules/${id}.md`, 'utf8');
  return new Map(
    [...book.matchAll(/^\| ([A-Z\d][\w.-]*) \| (.*)$/gm)].map(([, rule = '', text = '']) => [rule, text]),
  );
}

describe('the terms of a title', () => {
  test('are those whose rules it names, and all of them can be explained', () => {
    for (const { id, glossary, own, rules } of told) {
      const named = Object.keys(rules).filter((term) => term !== 'outcome');
      expect(
        named.filter((term) => !(term in glossary)),
        id,
      ).toEqual([]);
      // What a title explains itself it has.
      expect(
        Object.keys(own).filter((term) => !(term in rules)),
        id,
      ).toEqual([]);
    }
  });

  test('are the same in every language, and each belongs to some title', () => {
    for (const { id, glossary } of told)
      expect(Object.keys(glossary).sort()).toEqual(
        Object.keys(told.find((one) => one.id === id)?.glossary ?? {}).sort(),
      );
    const dead = told.flatMap(({ glossary }) =>
      Object.keys(glossary).filter(
        (term) => !told.some(({ rules, glossary: other }) => term in rules && term in other),
      ),
    );
    expect(dead).toEqual([]);
  });

  test('really stand in what the program says, in every form, at one of the tables that have them', () => {
    const said = new Set<string>();
    const wanted = new Set<string>();
    for (const one of told) {
      const text = saidBy(one);
      for (const [term, { forms }] of Object.entries(one.glossary))
        if (term in one.rules)
          for (const form of forms) {
            wanted.add(`${one.language} ${term}: ${form}`);
            // Alone: what is part of another form is not found beside it.
            if (finderOf([{ id: term, forms: [form] }])(text).length > 0)
              said.add(`${one.language} ${term}: ${form}`);
          }
    }
    expect(wanted.size).toBeGreaterThan(100);
    expect([...wanted].filter((form) => !said.has(form))).toEqual([]);
  });

  test('share no form', () => {
    for (const { id, language, glossary, rules } of told) {
      const forms = Object.entries(glossary)
        .filter(([term]) => term in rules)
        .flatMap(([, term]) => term.forms.map((form) => form.toLowerCase()));
      expect(forms.length, `${id} ${language}`).toBe(new Set(forms).size);
    }
  });
});

describe('an explanation', () => {
  test('is short, whole, and does without marks', () => {
    for (const { id, language, glossary } of told)
      for (const [term, { name, means }] of Object.entries(glossary)) {
        expect(means.length, `${id} ${language} ${term}`).toBeLessThanOrEqual(LONGEST);
        expect(means, `${id} ${language} ${term}`).toMatch(/^\p{Lu}.*\.$/u);
        expect(name).not.toBe('');
      }
  });

  test('names rules that there are', () => {
    for (const { id, rules } of told) {
      const known = rulesOf(id);
      for (const [term, named] of Object.entries(rules)) {
        expect(named.length, `${id} ${term}`).toBeGreaterThan(0);
        expect(
          named.filter((rule) => !known.has(rule)),
          `${id} ${term}`,
        ).toEqual([]);
      }
    }
  });

  test('has no figure but those of its rules, and so has what is said of the end', () => {
    const figures = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
    for (const { id, language, glossary, rules, outcome } of told) {
      const known = rulesOf(id);
      const inRules = (term: string) => (rules[term] ?? []).flatMap((rule) => figures(known.get(rule) ?? ''));
      for (const [term, { means }] of Object.entries(glossary))
        if (term in rules)
          for (const figure of figures(means))
            expect(inRules(term), `${id} ${language} ${term}`).toContain(figure);
      for (const figure of figures(outcome.join(' ')))
        expect([...inRules('outcome'), '4'], `${id} ${language} end`).toContain(figure);
    }
  });
});

describe('terms are found', () => {
  const find = finderOf([
    { id: 'par', forms: ['par', 'par price'] },
    { id: 'pool', forms: ['Pool'] },
  ]);
  const found = (text: string) => find(text).map(({ term, from, to }) => [term, text.slice(from, to)]);

  test('as whole words, in small and large letters, the longer form first', () => {
    expect(found('Set the par price: part of the pool, Par')).toEqual([
      ['par', 'par price'],
      ['pool', 'pool'],
      ['par', 'Par'],
    ]);
    expect(found('Pärchen, sparsam, pools')).toEqual([]);
  });

  test('nowhere if there are none', () => {
    expect(finderOf([])('par')).toEqual([]);
  });
});
