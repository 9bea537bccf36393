/** What the languages must have words for, held against what the titles and the kit say. */
import { globSync, readFileSync } from 'node:fs';
import type { EighteenState, RoundState } from '@kursbuch/eighteen';
import type { Params, Refusal } from '@kursbuch/table';
import { titles } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import type { Template } from '../src/catalogue.ts';
import { REASONS as GERMAN } from '../src/de/reasons.ts';
import { events } from '../src/en/events.ts';
import { REASONS as ENGLISH } from '../src/en/reasons.ts';
import { capital, type Language, languages, type Words, wordsFor } from '../src/index.ts';
import { parametersOf } from '../src/refusal.ts';
import { CAUSES, OPTIONS, PLACES, PRIVATES, TASKS } from '../src/vocabulary.ts';

const root = new URL('../../../', import.meta.url);
const sources = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('test'))
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .join('\n');

const loaded = await Promise.all(titles.map(async (entry) => ({ ...entry, ...(await entry.load()) })));
const spoken = new Map<Language, Words>(
  await Promise.all(languages.map(async (language) => [language, await wordsFor(language)] as const)),
);
const english = spoken.get('en') as Words;
const german = spoken.get('de') as Words;
const templates: Readonly<Record<Language, Readonly<Record<string, Template>>>> = {
  en: ENGLISH,
  de: GERMAN,
};

const gap = /undefined|NaN|\[object|[{}?]/;
const variants = (template: Template): readonly string[] =>
  typeof template === 'string' ? [template] : template;

/** A value that a parameter may have. */
const sample = (name: string): Params[string] => {
  const known: Params = {
    hex: 'H10',
    side: 'H12',
    stop: 'H10:0',
    from: 'pool',
    colour: 'green',
    kind: '3',
    old: '4',
    train: '3-0',
    other: '3-1',
    waiting: [0, 1],
    allowed: [100, 90, 67],
    company: 'PRR',
    private: 'D&H',
    option: 'bank',
    type: 'bid',
    field: 'amount',
    tile: '57',
    area: 'Chicago',
  };
  return known[name] ?? 7;
};

describe('the lists are those of the titles', () => {
  test('reasons', () => {
    const text = sources('packages/{table,eighteen,titles}/**/*.ts');
    const stated = [...text.matchAll(/\breason: '(\w+)'/g)].map(([, reason]) => reason as string);
    const ruled = loaded.flatMap(({ game }) => Object.keys(game.rules));
    expect(stated.length).toBeGreaterThan(100);
    expect([...new Set([...stated, ...ruled])].filter((reason) => !(reason in ENGLISH))).toEqual([]);
  });

  test('events', () => {
    const kit = /export type EighteenEvent =([\s\S]*?);\n\n/.exec(sources('packages/eighteen/src/types.ts'));
    const table = /export type TableEvent =([\s\S]*?);\n\n/.exec(sources('packages/table/src/types.ts'));
    const types = [...`${kit?.[1]}${table?.[1]}`.matchAll(/\btype: '(\w+)'/g)].map(([, type]) => type ?? '');
    expect(types.length).toBeGreaterThan(30);
    expect(types.filter((type) => !(type in events))).toEqual([]);
  });

  test('causes', () => {
    const text = sources('packages/{eighteen,titles}/**/*.ts');
    const named = [...text.matchAll(/\bcause: '(\w+)'/g)].map(([, cause]) => cause);
    const decided = loaded.flatMap(({ title }) => [
      ...String(title.ending.endCause).matchAll(/["'](\w+)["']/g),
    ]);
    const known: readonly string[] = CAUSES;
    expect(named).toContain('bankruptcy');
    expect(
      [...named, ...decided.map(([, cause]) => cause)].filter((one) => !known.includes(`${one}`)),
    ).toEqual([]);
  });

  test('options', () => {
    const all = new Set(titles.flatMap(({ options }) => Object.keys(options)));
    expect([...OPTIONS].sort()).toEqual([...all].sort());
  });

  test.each(loaded)('privates, tasks and places of $id', ({ id, title, game }) => {
    expect(PRIVATES[id as keyof typeof PRIVATES]).toEqual([...title.privates.keys()]);
    const silent = ['game', 'companyTurn'];
    const known: readonly string[] = TASKS;
    const asking = Object.entries(game.tasks).filter(([, { actions }]) => Object.keys(actions).length > 0);
    expect(
      asking.map(([kind]) => kind).filter((kind) => !known.includes(kind) && !silent.includes(kind)),
    ).toEqual([]);
    const names = [...title.board.hexes.values()].map(({ facts }) => facts.name ?? '');
    const words = names.filter((name) =>
      /\(|\b(?:harbour|site|west|east|south|gulf|provinces)\b/i.test(name),
    );
    expect(words.filter((name) => !(PLACES as readonly string[]).includes(name))).toEqual([]);
  });
});

describe.each([...spoken])('in %s there is', (language, words) => {
  const state = loaded[0]?.table.setup({ players: ['Anna', 'Ben', 'Cleo'], seed: 'x', options: {} });

  test.each(loaded)('a sentence without a gap for every reason of $id', ({ title, game }) => {
    for (const reason of Object.keys(game.rules))
      for (const template of variants(templates[language][reason] as Template)) {
        const params = Object.fromEntries(parametersOf(template).map((name) => [name, sample(name)]));
        const refusal: Refusal = { reason, rule: '', params };
        for (const seen of [state as EighteenState, null]) {
          const text = words.refusal(title, seen, refusal);
          expect(text).toMatch(/^\S.*[.]$/);
          expect(text).not.toMatch(gap);
          expect(text).not.toBe(words.refusal(title, null, { reason: 'nonsense', rule: '', params: {} }));
        }
      }
  });

  test('a sentence for every reason with the parameters it is stated with', () => {
    const text = sources('packages/{table,eighteen,titles}/**/*.ts');
    const stated = text.matchAll(/\breason: '(\w+)',\s*params: \{([^{}]*)\}/g);
    const wrong: string[] = [];
    for (const [, reason = '', list = ''] of stated) {
      if (list.includes('...')) continue;
      const given = [...list.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name]) => name as string);
      const fits = variants(templates[language][reason] as Template).some((template) =>
        parametersOf(template).every((name) => given.includes(name)),
      );
      if (!fits) wrong.push(`${reason}: ${given.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(loaded)('a label and a sentence for every option of $id', ({ id, options }) => {
    for (const [name, value] of Object.entries(options)) {
      const option = words.option(id, name);
      expect(option.name).toMatch(/^\p{Lu}.{2,40}[^.]$/u);
      expect(option.text).toMatch(/^\p{Lu}.{10,}[.]$/u);
      expect(words.optionValue(id, name, value)).not.toMatch(gap);
    }
    expect(words.optionValue('1848', 'edition', '2021')).toMatch(/2021/);
  });

  test.each(loaded)('what every private of $id does', ({ id, title }) => {
    for (const one of title.privates.keys())
      expect(words.privatePower(id, one)).toMatch(/^\p{Lu}.{10,}[.]$/u);
  });

  test('a name for whatever comes', () => {
    for (const cause of CAUSES) expect(words.causeOf(cause)).not.toBe(cause);
    for (const task of TASKS) expect(words.passName(task)).not.toBe('');
    expect(words.causeOf('flood')).toBe('flood');
    expect(words.colourName('pink')).toBe('pink');
    expect(words.option('1830', 'turbo')).toEqual({ name: 'turbo', text: '' });
    expect(words.privatePower('1899', 'P1')).toBe('');
    expect(words.privatePower('1830', 'toString')).toBe('');
  });
});

describe('German is no English', () => {
  test('in reasons', () => {
    const same = Object.entries(ENGLISH).filter(([reason, text]) =>
      variants(text).some((one) => variants(GERMAN[reason as keyof typeof GERMAN]).includes(one)),
    );
    expect(same).toEqual([]);
  });

  test('in causes, options, privates and passes', () => {
    for (const cause of CAUSES) expect(german.causeOf(cause)).not.toBe(english.causeOf(cause));
    for (const task of TASKS) expect(german.passName(task)).not.toBe(english.passName(task));
    for (const { id, options, title } of loaded) {
      for (const name of Object.keys(options))
        expect(german.option(id, name).text).not.toBe(english.option(id, name).text);
      for (const one of title.privates.keys())
        expect(german.privatePower(id, one)).not.toBe(english.privatePower(id, one));
    }
  });

  test('nor does it contain any', () => {
    const all = [
      ...Object.values(GERMAN).flatMap(variants),
      ...OPTIONS.flatMap((name) => Object.values(german.option('1830', name))),
      ...loaded.flatMap(({ id, title }) =>
        [...title.privates.keys()].map((one) => german.privatePower(id, one)),
      ),
    ].map((text) => text.replace(/\{\w+%?\}/g, ''));
    const foreign = /\b(?:the|of|and|or|is|may|train|trains|share|shares|tile|city|pool|offer|price|round)\b/;
    expect(all.filter((text) => foreign.test(text))).toEqual([]);
    expect(all.filter((text) => /!|\bSie\b(?! (?:wird|steht))/.test(text))).toEqual([]);
  });
});

describe('figures and names', () => {
  const round = (kind: RoundState['kind'], number = 0): RoundState => ({ kind, set: 5, number, of: 3 });

  test('in English', () => {
    expect(english.number(1120)).toBe('1,120');
    expect(english.money('1830', 1120)).toBe('$1,120');
    expect(english.money('1848', 340)).toBe('£340');
    expect(english.money('1830', -90)).toBe('−$90');
    expect(english.percent(20)).toBe('20%');
    expect(english.list(['a'])).toBe('a');
    expect(english.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(english.either(['a', 'b'])).toBe('a or b');
    expect([english.aTrain('3'), english.aTrain('8'), english.aTrain('D')]).toEqual([
      'a 3-train',
      'an 8-train',
      'a diesel',
    ]);
    expect([english.roundName(round('stock')), english.roundShort(round('stock'))]).toEqual([
      'Stock round 5',
      'SR 5',
    ]);
    expect([english.roundName(round('operating', 2)), english.roundShort(round('operating', 2))]).toEqual([
      'Operating round 5.2',
      'OR 5.2',
    ]);
  });

  test('in German', () => {
    expect(german.number(1234567)).toBe('1.234.567');
    expect(german.money('1830', 1120)).toBe('1.120\u00a0$');
    expect(german.money('1848', 340)).toBe('340\u00a0£');
    expect(german.money('1830', -90)).toBe('−90\u00a0$');
    expect(german.percent(20)).toBe('20\u00a0%');
    expect(german.list(['a', 'b', 'c'])).toBe('a, b und c');
    expect(german.either(['a', 'b'])).toBe('a oder b');
    expect([german.aTrain('3'), german.trainName('4+'), german.trainName('D')]).toEqual([
      'ein 3er-Zug',
      '4+-Zug',
      'Diesel',
    ]);
    expect([german.roundName(round('stock')), german.roundShort(round('stock'))]).toEqual([
      'Aktienrunde 5',
      'AR 5',
    ]);
    expect([german.roundName(round('operating', 2)), german.roundShort(round('operating', 2))]).toEqual([
      'Betriebsrunde 5.2',
      'BR 5.2',
    ]);
    expect(german.colourName('green')).toBe('grün');
    expect(german.terrainName('desert')).toBe('Wüste');
  });

  test('of places', () => {
    const [{ title }] = loaded as [(typeof loaded)[number]];
    const gulf = [...title.board.hexes.values()].find(({ facts }) => facts.name === 'Gulf')?.facts.id ?? '';
    expect(german.hexName(title, gulf)).toBe(`Golf (${gulf})`);
    expect(english.hexName(title, 'H10')).toBe('Pittsburgh (H10)');
    expect(english.placeName(title, 'H10:0')).toBe('Pittsburgh');
    expect(english.hexName(title, 'Z99')).toBe('Z99');
    expect(capital('lay nothing')).toBe('Lay nothing');
  });
});

test('a refusal names people, money and trains in its language', () => {
  const [{ title, table }] = loaded as [(typeof loaded)[number]];
  const state = table.setup({
    players: ['Anna', 'Ben', 'Cleo'],
    seed: 'x',
    options: { drawSeats: false },
  }) as EighteenState;
  const say = (words: Words, reason: string, params: Params) =>
    words.refusal(title, state, { reason, rule: '1830-4.0e', params });
  expect(say(english, 'notYourTurn', { seat: 0, waiting: [1, 2] })).toBe('It is the turn of Ben and Cleo.');
  expect(say(german, 'notYourTurn', { seat: 0, waiting: [1, 2] })).toBe('Am Zug: Ben und Cleo.');
  expect(say(german, 'colourNotYet', { colour: 'green' })).toBe(
    'Plättchen in Grün gibt es in dieser Phase noch nicht.',
  );
  expect(say(german, 'noShareThere', { company: 'PRR', from: 'offer', available: 0 })).toBe(
    'So viele Anteile von PRR liegen nicht im Anfangsangebot (vorhanden: 0).',
  );
  expect(say(english, 'badPar', { price: 95, allowed: [100, 90, 67] })).toBe(
    'Par cannot be $95; it is one of $100, $90 or $67.',
  );
  expect(say(german, 'tooLong', { train: '3-0', used: 4, range: 3 })).toBe(
    'Der 3er-Zug fährt 4 Halte an, und seine Reichweite ist 3.',
  );
  expect(say(english, 'facePrice', { kind: '8', price: 800 })).toBe('An 8-train costs $800 here.');
  expect(say(english, 'nonsense', {})).toBe('This is not allowed.');
});
