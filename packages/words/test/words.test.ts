/** What the languages must have words for, held against what the titles and the kit say. */
import { globSync, readFileSync } from 'node:fs';
import type { EighteenState, RoundState } from '@kursbuch/eighteen';
import type { Params, Refusal } from '@kursbuch/table';
import { allVoices, eighteenTitles, eighteenVoices } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import type { Names, Template, TitleWords } from '../src/eighteen/catalogue.ts';
import { type Words, wordsFor } from '../src/eighteen/index.ts';
import { parametersOf } from '../src/eighteen/refusal.ts';
import { CAUSES, TASKS, TERRAINS } from '../src/eighteen/vocabulary.ts';
import { speech as englishSpeech } from '../src/en/eighteen/index.ts';
import { REASONS as ENGLISH } from '../src/en/eighteen/reasons.ts';
import { capital, frameWords, inEveryLanguage, type Language, languages } from '../src/index.ts';

const root = new URL('../../../', import.meta.url);
const sources = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('test'))
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .join('\n');

const loaded = await Promise.all(
  eighteenTitles.map(async (entry) => ({ ...entry, ...(await entry.load()) })),
);
const ALL = eighteenTitles.map(({ id }) => id);
async function ofEach<T>(load: (id: string) => Promise<T>): Promise<Readonly<Record<string, T>>> {
  return Object.fromEntries(await Promise.all(ALL.map(async (id) => [id, await load(id)] as const)));
}
const spoken = new Map<Language, Words>(
  await Promise.all(
    languages.map(async (language) => [language, await wordsFor(language, eighteenVoices(...ALL))] as const),
  ),
);
for (const language of languages) await (await frameWords(language)).loadOptions(allVoices);
const english = spoken.get('en') as Words;
const german = spoken.get('de') as Words;

/** The words that each title has of its own. */
const own = await ofEach((id) =>
  inEveryLanguage(async ({ language }): Promise<TitleWords> => {
    const { speech } = await import(`../../titles/${id}/words/${language}/speech.ts`);
    return speech(spoken.get(language));
  }),
);
const family = await inEveryLanguage(
  async ({ language }): Promise<Readonly<Record<string, Template>>> =>
    (await import(`../src/${language}/eighteen/reasons.ts`)).REASONS,
);
/** Every sentence for a reason, of a title or of any. */
const templatesOf = (language: Language, id: string): Readonly<Record<string, Template>> => ({
  ...family[language],
  ...own[id]?.[language].reasons,
});
interface Vocabulary {
  readonly PRIVATES: readonly string[];
  readonly PLACES: readonly string[];
  readonly CAUSES?: readonly string[];
  readonly TASKS?: readonly string[];
}
const vocabularies = await ofEach<Vocabulary>((id) => import(`../../titles/${id}/words/vocabulary.ts`));

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
    const everywhere = (id: string) => Object.keys(templatesOf('en', id));
    for (const { id, game } of loaded) {
      const known = everywhere(id);
      expect(Object.keys(game.rules).filter((reason) => !known.includes(reason))).toEqual([]);
      // A title has words for what it states and for nothing else.
      expect(Object.keys(own[id]?.en.reasons ?? {}).filter((reason) => !(reason in game.rules))).toEqual([]);
    }
    const ruled = new Set(loaded.flatMap(({ game }) => Object.keys(game.rules)));
    expect(Object.keys(ENGLISH).filter((reason) => !ruled.has(reason))).toEqual([]);
    // Named in a union, and stated: a reason that nobody states any more is deleted.
    const text = `${sources('packages/{table,eighteen}/src/**/*.ts')}${sources('packages/titles/18*/**/!(rules).ts')}`;
    const often = (reason: string): number => text.split(`'${reason}'`).length - 1;
    expect([...ruled].filter((reason) => often(reason) < 2)).toEqual([]);
  });

  test('events', () => {
    const kit = /export type EighteenEvent =([\s\S]*?);\n\n/.exec(sources('packages/eighteen/src/types.ts'));
    const table = /export type TableEvent =([\s\S]*?);\n\n/.exec(sources('packages/table/src/types.ts'));
    const types = [...`${kit?.[1]}${table?.[1]}`.matchAll(/\btype: '(\w+)'/g)].map(([, type]) => type ?? '');
    expect(types.length).toBeGreaterThan(30);
    const { events } = englishSpeech.with(english as Names);
    expect(types.filter((type) => !(type in events))).toEqual([]);
  });

  test('one for the director in each language', () => {
    const said = [
      // Words to look for are not said.
      'packages/words/src/**/!(otherWords).ts',
      'packages/{web,screens}/src/**/words/**/*.ts',
      'packages/titles/*/{words,screen}/**/*.ts',
      'packages/cli/src/**/*.ts',
    ]
      .map(sources)
      .join('\n')
      .replaceAll(/\balso: \[[^\]]*\]/g, '');
    expect(said).toMatch(/director/i);
    expect(said).toMatch(/Direktor/);
    expect(said.match(/\b(president|präsident|vorsitz|chair)\w*/gi) ?? []).toEqual([]);
  });

  test('every terrain of a map has a name in every language', () => {
    for (const { title } of loaded)
      for (const { facts } of title.board.hexes.values())
        if (facts.terrain !== undefined)
          expect([title.id, facts.terrain, TERRAINS.some((one) => one === facts.terrain)]).toEqual([
            title.id,
            facts.terrain,
            true,
          ]);
  });

  test('causes', () => {
    const text = sources('packages/eighteen/**/*.ts');
    const named = [...text.matchAll(/\b(?:cause: |endGame\(title, move, )'(\w+)'/g)].map(
      ([, cause]) => `${cause}`,
    );
    expect(named).toContain('bankruptcy');
    const known: readonly string[] = CAUSES;
    expect(named.filter((one) => !known.includes(one))).toEqual([]);
    for (const { id } of loaded) {
      const decided = [...sources(`packages/titles/${id}/**/*.ts`).matchAll(/return '(\w+)'; \/\/ XIV/g)];
      const all = [...CAUSES, ...(vocabularies[id]?.CAUSES ?? [])];
      expect(decided.map(([, cause]) => `${cause}`).filter((one) => !all.includes(one as never))).toEqual([]);
    }
  });

  test.each(loaded)('privates, tasks and places of $id', ({ id, title, game }) => {
    const vocabulary = vocabularies[id];
    expect(vocabulary?.PRIVATES).toEqual([...title.privates.keys()]);
    const silent = ['game', 'companyTurn'];
    const known: readonly string[] = [...TASKS, ...(vocabulary?.TASKS ?? [])];
    const asking = Object.entries(game.tasks).filter(([, { actions }]) => Object.keys(actions).length > 0);
    expect(
      asking.map(([kind]) => kind).filter((kind) => !known.includes(kind) && !silent.includes(kind)),
    ).toEqual([]);
    const names = [...title.board.hexes.values()].map(({ facts }) => facts.name ?? '');
    const words = names.filter((name) =>
      /\(|\b(?:harbour|site|west|east|south|gulf|provinces)\b/i.test(name),
    );
    expect(words.filter((name) => !vocabulary?.PLACES.includes(name))).toEqual([]);
    expect(vocabulary?.PLACES.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe.each([...spoken])('in %s there is', (language, words) => {
  const state = loaded[0]?.table.setup({ players: ['Anna', 'Ben', 'Cleo'], seed: 'x', options: {} });

  test.each(loaded)('a sentence without a gap for every reason of $id', ({ id, title, game }) => {
    for (const reason of Object.keys(game.rules))
      for (const template of variants(templatesOf(language, id)[reason] as Template)) {
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
    const wrong: string[] = [];
    const look = (pattern: string, templates: Readonly<Record<string, Template>>): void => {
      const stated = sources(pattern).matchAll(/\breason: '(\w+)',\s*params: \{([^{}]*)\}/g);
      for (const [, reason = '', list = ''] of stated) {
        // The end of a standing instruction has a reason too, told elsewhere; a refusal without a sentence does not compile.
        if (list.includes('...') || templates[reason] === undefined) continue;
        const given = [...list.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name]) => name as string);
        const fits = variants(templates[reason]).some((template) =>
          parametersOf(template).every((name) => given.includes(name)),
        );
        if (!fits) wrong.push(`${reason}: ${given.join(', ')}`);
      }
    };
    look('packages/{table,eighteen}/**/*.ts', family[language]);
    for (const id of ALL) look(`packages/titles/${id}/**/*.ts`, templatesOf(language, id));
    expect(wrong).toEqual([]);
  });

  test.each(loaded)('a label and a sentence for every option of $id', ({ id, options, currency }) => {
    for (const [name, value] of Object.entries(options)) {
      const option = words.option(id, name);
      expect(option.name).toMatch(/^\p{Lu}.{2,40}[^.]$/u);
      expect(option.text).toMatch(/^\p{Lu}.{10,}[.]$/u);
      expect(words.optionValue({ id, currency }, name, value)).not.toMatch(gap);
    }
    if (id === '1848') expect(words.optionValue({ id, currency }, 'edition', '2021')).toMatch(/2021/);
  });

  test.each(loaded)('what every private of $id does', ({ title }) => {
    for (const one of title.privates.keys())
      expect(words.privatePower(title, one)).toMatch(/^\p{Lu}.{10,}[.]$/u);
  });

  test('a name for whatever comes', () => {
    const [first] = loaded as [(typeof loaded)[number]];
    for (const { id, title } of loaded)
      for (const cause of [...CAUSES, ...(vocabularies[id]?.CAUSES ?? [])])
        expect(words.causeOf(title, cause)).not.toBe(cause);
    for (const task of TASKS) expect(words.passName(task)).not.toBe('');
    expect(words.causeOf(first.title, 'flood')).toBe('flood');
    expect(words.colourName('pink')).toBe('pink');
    expect(words.option('1830', 'turbo')).toEqual({ name: 'turbo', text: '' });
    expect(words.privatePower({ ...first.title, id: '1899' }, 'P1')).toBe('');
    expect(words.privatePower(first.title, 'toString')).toBe('');
  });
});

describe('German is no English', () => {
  test('in reasons', () => {
    for (const id of ALL) {
      const translated = templatesOf('de', id);
      const same = Object.entries(templatesOf('en', id)).filter(([reason, text]) =>
        variants(text).some((one) => variants(translated[reason] as Template).includes(one)),
      );
      expect(same).toEqual([]);
    }
  });

  test('in causes, options, privates and passes', () => {
    for (const task of TASKS) expect(german.passName(task)).not.toBe(english.passName(task));
    for (const { id, options, title } of loaded) {
      for (const cause of [...CAUSES, ...(vocabularies[id]?.CAUSES ?? [])])
        expect(german.causeOf(title, cause)).not.toBe(english.causeOf(title, cause));
      for (const name of Object.keys(options))
        expect(german.option(id, name).text).not.toBe(english.option(id, name).text);
      for (const one of title.privates.keys())
        expect(german.privatePower(title, one)).not.toBe(english.privatePower(title, one));
    }
  });

  test('nor does it contain any', () => {
    const all = [
      ...ALL.flatMap((id) => Object.values(templatesOf('de', id)).flatMap(variants)),
      ...loaded.flatMap(({ id, options, title }) => [
        ...Object.keys(options).flatMap((name) => Object.values(german.option(id, name))),
        ...[...title.privates.keys()].map((one) => german.privatePower(title, one)),
      ]),
    ].map((text) => text.replace(/\{\w+%?\}/g, ''));
    const foreign = /\b(?:the|of|and|or|is|may|train|trains|share|shares|tile|city|pool|offer|price|round)\b/;
    expect(all.filter((text) => foreign.test(text))).toEqual([]);
    expect(all.filter((text) => /!|\bSie\b(?! (?:wird|steht))/.test(text))).toEqual([]);
  });
});

const DOLLARS = { currency: { sign: '$', before: true } };
const POUNDS = { currency: { sign: '£', before: true } };

describe('figures and names', () => {
  const round = (kind: RoundState['kind'], number = 0): RoundState => ({ kind, set: 5, number, of: 3 });

  test('in English', () => {
    expect(english.number(1120)).toBe('1,120');
    expect(english.money(DOLLARS, 1120)).toBe('$1,120');
    expect(english.money(POUNDS, 340)).toBe('£340');
    expect(english.money(DOLLARS, -90)).toBe('−$90');
    expect(english.money({ currency: { sign: 'fl', before: false } }, 340)).toBe('340\u00a0fl');
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
      'Stock 5',
    ]);
    expect([english.roundName(round('operating', 2)), english.roundShort(round('operating', 2))]).toEqual([
      'Operating round 5.2',
      'OR 5.2',
    ]);
  });

  test('in German', () => {
    expect(german.number(1234567)).toBe('1.234.567');
    expect(german.money(DOLLARS, 1120)).toBe('1.120\u00a0$');
    expect(german.money(POUNDS, 340)).toBe('340\u00a0£');
    expect(german.money(DOLLARS, -90)).toBe('−90\u00a0$');
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
      'Aktien 5',
    ]);
    expect([german.roundName(round('operating', 2)), german.roundShort(round('operating', 2))]).toEqual([
      'Betriebsrunde 5.2',
      'BR 5.2',
    ]);
    expect(german.colourName('green')).toBe('grün');
    expect(german.terrainName('desert')).toBe('Wüste');
  });

  test.each([...spoken])('in %s no round is called as a company: 1889 has an SR and an AR', (_, words) => {
    const signs = loaded.flatMap(({ title }) => [...title.companies.keys(), ...title.privates.keys()]);
    const kinds = ['bids', 'privateSale', 'stock', 'operating'] as const;
    const called = kinds.map((kind) => words.roundShort(round(kind)).split(' ')[0]);
    expect(signs.filter((sign) => called.includes(sign))).toEqual([]);
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

test('1848-IV-3 1848-VI-56 1848-VI-60 1848-II-4 1848-R-27 1848-IX-5 says in 1848 what is so in 1848', () => {
  const { title } = loaded.find(({ id }) => id === '1848') as (typeof loaded)[number];
  const say = (reason: string, params: Params) => english.refusal(title, null, { reason, rule: '', params });
  expect(say('notOnOffer', { private: 'P4', action: 'buyPrivate' })).toBe('P4 has an owner already.');
  expect(say('keepsOffice', { company: 'VR' })).not.toMatch(/train/);
  expect(say('formerDirectorLimit', { held: 13, limit: 13, players: 4 })).toBe(
    'You have lost a company and may hold 13 certificates at most (you hold 13).',
  );
  expect(say('notForSale', { company: 'BOE' })).toMatch(/no director's certificate/);
  expect(say('mustRun', {})).not.toMatch(/must/);
  // Small towns are free: the train may well visit more.
  expect(say('tooLong', { train: '3-0', used: 4, range: 3 })).not.toMatch(/4 stops/);
});

describe('what is loaded', () => {
  test.each(languages)(
    'before a game in %s are figures, options and the names of rounds',
    async (language) => {
      const frame = await frameWords(language);
      expect(frame.number(1120)).toMatch(/^1.120$/);
      for (const { id, options } of eighteenTitles)
        for (const name of Object.keys(options)) expect(frame.option(id, name).text).not.toBe('');
      expect(frame.rounds.eighteen.roundShort({ kind: 'stock', set: 5, number: 0, of: 0 })).toMatch(
        /^(Stock|Aktien) 5$/,
      );
    },
  );

  test('with one title are not the words of another', async () => {
    const words = await wordsFor('en', eighteenVoices('1830'));
    const [{ title: of1830 }, { title: of1848 }] = loaded as [
      (typeof loaded)[number],
      (typeof loaded)[number],
    ];
    expect(words.privatePower(of1830, 'C&A')).not.toBe('');
    expect(words.privatePower(of1848, 'P2')).toBe('');
    expect(words.causeOf(of1848, 'bank')).toBe('the bank is broken');
    expect(words.causeOf(of1848, 'loans')).toBe('loans');
  });
});
