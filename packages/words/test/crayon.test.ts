/** What the languages must have words for in crayon games, held against the titles, and whole games told in them. */
import { crayonHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import type { CrayonState } from '@kursbuch/crayon';
import { isRefusal, type Params, type Refusal } from '@kursbuch/table';
import { game, table, title } from '@kursbuch/titles/benelux';
import { describe, expect, test } from 'vitest';
import { type Words, wordsFor } from '../src/crayon/index.ts';
import { frameWords, languages } from '../src/index.ts';
import * as vocabulary from '../src/titles/benelux/vocabulary.ts';

const spoken: readonly Words[] = await Promise.all(
  languages.map((language) => wordsFor(language, ['benelux'])),
);
const [english, german] = spoken as [Words, Words];
const gap = /undefined|NaN|\[object|[{}]/;
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const start = (players = 3): CrayonState => {
  const state = table.setup({
    players: ['Anna', 'Ben', 'Chiara'].slice(0, players),
    seed: 'a',
    options: { drawSeats: false },
  });
  if (isRefusal(state)) throw new Error(state.reason);
  return state;
};

/** Everything a refusal may name. */
const SAMPLES: Params = {
  ...{ city: 'utrecht', good: 'kaffee', train: 'B12', incident: 'E04', option: 'fastGame', card: 'C01' },
  ...{ at: 100, from: 100, to: 101, owner: 1, seat: 1, waiting: [0, 1], count: 3, room: 2, rounds: 60 },
  ...{ cost: 5, cash: 4, left: 3, fee: 4, amount: 6, most: 4, fewest: 2, players: 4, offer: 0 },
};

test('the lists are those of the title', () => {
  const { board, chips, trains, incidents } = title;
  expect(vocabulary.CITIES).toEqual(expect.arrayContaining(board.cities.map(({ id }) => id)));
  expect(vocabulary.GOODS.toSorted()).toEqual(Object.keys(chips).sort());
  expect(vocabulary.TRAINS.toSorted()).toEqual([...trains.keys()].sort());
  expect(vocabulary.INCIDENTS.toSorted()).toEqual([...incidents.keys()].sort());
  const ports = board.mileposts.flatMap(({ port }) => port ?? []);
  expect(vocabulary.PORTS.toSorted()).toEqual([...new Set(ports)].sort());
  const rivers = board.edges.flatMap((edge) => edge.rivers);
  expect(vocabulary.RIVERS.toSorted()).toEqual([...new Set(rivers)].sort());
});

describe.each(spoken.map((words) => [words.language, words] as const))('in %s', (language, words) => {
  test('every name of the title is a word, and money is told in millions', () => {
    for (const { id } of title.board.cities) expect(words.cityName(title, id)).toMatch(/^[A-ZÄÖÜ]/);
    for (const good of Object.keys(title.chips)) expect(words.goodName(title, good)).toMatch(/^[A-ZÄÖÜ]/);
    for (const card of title.incidents.keys())
      expect(words.incidentText(title, card).length).toBeGreaterThan(40);
    expect(plain(words.sum(46))).toBe(language === 'en' ? '46 M' : '46 Mio.');
  });

  test('every option and every value of one has words', async () => {
    const frame = await frameWords(language);
    await frame.loadOptions();
    const { titleNamed } = await import('@kursbuch/titles');
    const entry = titleNamed('benelux');
    for (const [name, value] of Object.entries(entry?.options ?? {})) {
      expect(frame.option('benelux', name).text.length).toBeGreaterThan(10);
      if (entry) expect(frame.optionValue(entry, name, value)).not.toBe(value);
    }
  });

  test('every reason has a sentence', () => {
    for (const reason of Object.keys(game.rules)) {
      const refusal: Refusal = { reason, rule: '', params: SAMPLES };
      const text = words.refusal(title, start(), refusal);
      expect(text, reason).toMatch(/^\S.*\.$/);
      expect(text, reason).not.toMatch(gap);
    }
  });

  test('what a refusal says holds in every case in which it is stated', () => {
    const said = (reason: string, params: Params = {}): string =>
      plain(words.refusal(title, start(), { reason, rule: '', params }));
    const isEnglish = language === 'en';
    // after the movement alone was ended too
    expect(said('movementOver')).not.toMatch(/drawn|changed|gebaut|gewechselt/);
    // chips that lie in cities are not on their way
    expect(said('noneLeft', { good: 'wein' })).toMatch(isEnglish ? /in the supply/ : /Im Vorrat/);
    // A is two levels below C
    expect(said('lowerLevel', { from: 'C12', train: 'A' })).toMatch(
      isEnglish ? /lower level than/ : /niedrigeren Stufe als/,
    );
    // leaving a good is refused with these words as well
    expect(said('cityClosed', { incident: 'E03', city: 'emden' })).toMatch(isEnglish ? /left/ : /ausgeladen/);
    expect(said('noPointsToHandle', { cost: 1, left: 0 })).toMatch(isEnglish ? /leaving/ : /Ausladen/);
    // of all large cities together
    expect(said('outOfCities', { most: 2 })).toMatch(isEnglish ? /2 .*in all/ : /zusammen .*2/);
  });

  test('a whole game is told without gaps, and every choice in it has a name', () => {
    const state = start();
    let before = state;
    const told = new Set<string>();
    playWholeGame(table, state, randomPlayer(crayonHabits(title), 'told'), {
      seed: 'told',
      limit: 700,
      onState(after, index, { seat, action }, events) {
        for (const line of words.tell(title, before, events, seat)) {
          expect(line.text).not.toMatch(gap);
          if (line.heading === undefined) expect(line.text).toMatch(/\.$/);
          told.add(line.event ?? '');
        }
        if (index % 10 === 0) expect(words.describe(title, before, action as never)).not.toMatch(gap);
        before = after;
      },
    });
    expect([...told]).toEqual(expect.arrayContaining(['trainMoved', 'segmentBuilt', 'loaded', 'turnBegan']));
  });
});

test('what belongs together is told in one line', () => {
  const state: CrayonState = { ...start(2), starts: ['amsterdam', 'bremen'], round: 1 };
  const [from = 0] = title.board.city('amsterdam')?.at ?? [];
  const built = [1, 1, 2].map((cost, index) => ({
    ...{ type: 'segmentBuilt' as const, seat: 0, from: index === 0 ? from : 100 + index },
    ...{ to: title.board.city('utrecht')?.at[0] ?? 0, edge: index, cost },
  }));
  const paid = built.map(({ cost }) => ({
    ...{ type: 'paid' as const, from: 0, to: 'bank' as const, amount: cost, for: 'track' as const },
  }));
  const events = built.flatMap((one, index) => [one, ...paid.slice(index, index + 1)]);
  const lines = (words: Words) => words.tell(title, state, events).map(({ text }) => plain(text));
  expect(lines(english)).toEqual(['Anna draws 3 segments from Amsterdam to Utrecht for 4 M.']);
  expect(lines(german)).toEqual(['Anna zeichnet 3 Stücke von Amsterdam nach Utrecht für 4 Mio.']);
});

test('a tax that nobody else may know is told without the sum', () => {
  const state = start();
  const tax = { type: 'paid', from: 1, to: 'bank', amount: null, for: 'tax' } as const;
  expect(english.tell(title, state, [tax]).map(({ text }) => text)).toEqual(['Ben pays the tax.']);
  expect(german.tell(title, state, [tax]).map(({ text }) => text)).toEqual(['Ben zahlt die Steuer.']);
});
