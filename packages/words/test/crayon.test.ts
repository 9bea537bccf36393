/** What the languages must have words for in crayon games, held against the titles, and whole games told in them. */

import { crayonHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import { type CrayonAction, type CrayonState, linesOf } from '@kursbuch/crayon';
import { isRefusal, type Params, type Refusal } from '@kursbuch/table';
import { allVoices, crayonVoices } from '@kursbuch/titles';
import { game, table, title } from '@kursbuch/titles/benelux';
import { describe, expect, test } from 'vitest';
import * as vocabulary from '../../titles/benelux/words/vocabulary.ts';
import { type Words, wordsFor } from '../src/crayon/index.ts';
import { computers } from '../src/de/screens/computers.ts';
import { frameWords, languages } from '../src/index.ts';

const spoken: readonly Words[] = await Promise.all(
  languages.map((language) => wordsFor(language, crayonVoices('benelux'))),
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
  const { board, chips, trains } = title;
  expect(vocabulary.CITIES).toEqual(expect.arrayContaining(board.cities.map(({ id }) => id)));
  expect(vocabulary.GOODS.toSorted()).toEqual(Object.keys(chips).sort());
  expect(vocabulary.TRAINS.toSorted()).toEqual([...trains.keys()].sort());
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
    await frame.loadOptions(allVoices);
    const { titleNamed } = await import('@kursbuch/titles');
    const entry = titleNamed('benelux');
    for (const [name, value] of Object.entries(entry?.options ?? {})) {
      expect(frame.option('benelux', name).text.length).toBeGreaterThan(10);
      if (entry) expect(frame.optionValue(entry, name, value)).not.toBe(value);
    }
  });

  test('a delivery is told with all it pays, also what an event adds', () => {
    const card = [...title.orders.values()].find(({ orders }) =>
      orders.some((one) => one.city === 'eindhoven'),
    );
    const order = card?.orders.find(({ city }) => city === 'eindhoven');
    if (!card || !order) throw new Error('no order for Eindhoven');
    const action: CrayonAction = { type: 'deliver', good: order.good, card: card.id };
    const state = start();
    const told = (now: CrayonState) => plain(words.describe(title, now, action));
    expect(told(state)).toContain(plain(words.sum(order.pays)));
    const incidents = [{ card: 'E08', seat: 0, acts: true, met: [], rests: false }];
    expect(told({ ...state, incidents })).toContain(plain(words.sum(order.pays + 5)));
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

/** A state with a line to draw in it, and the events of drawing it. */
function drawing(...cities: readonly (readonly [from: string, to: string])[]) {
  const state: CrayonState = { ...start(2), starts: ['amsterdam', 'bremen'], round: 1 };
  const segments = cities.flatMap(([from, to]) => {
    const [at = 0] = title.board.city(from)?.at ?? [];
    const open: CrayonState = { ...state, track: { [title.board.mileposts[at]?.edges[0] ?? 0]: 0 } };
    const [end = 0] = title.board.city(to)?.at ?? [];
    return linesOf(title, open, 0, { spent: 0, out: {} }, at).to(end)?.segments ?? [];
  });
  const events = segments.flatMap(([from, to]) => [
    {
      type: 'segmentBuilt' as const,
      seat: 0,
      from,
      to,
      edge: title.board.between(from, to)?.id ?? 0,
      cost: 1,
    },
    { type: 'paid' as const, from: 0, to: 'bank' as const, amount: 1, for: 'track' as const },
  ]);
  return { state, segments, events };
}

test('segments that lead on from one another are told in one line, by way of the cities they join', () => {
  const { state, events, segments } = drawing(['amsterdam', 'utrecht'], ['utrecht', 'arnheim']);
  const lines = (words: Words) => words.tell(title, state, events).map(({ text }) => plain(text));
  const count = segments.length;
  expect(lines(english)).toEqual([
    `Anna draws ${count} segments from Amsterdam to Arnhem by way of Utrecht for ${count} M.`,
  ]);
  expect(lines(german)).toEqual([
    `Anna zeichnet ${count} Stücke von Amsterdam über Utrecht nach Arnheim für ${count} Mio.`,
  ]);
});

test('what is drawn in several places is told place by place, and so is what branches off', () => {
  const apart = drawing(['amsterdam', 'utrecht'], ['luettich', 'maastricht']);
  const told = (words: Words) => words.tell(title, apart.state, apart.events).map(({ text }) => plain(text));
  expect(told(english)).toEqual([
    expect.stringMatching(/^Anna draws \d segments from Amsterdam to Utrecht for \d M\.$/),
    expect.stringMatching(/^Anna draws \d segments? from Liège to Maastricht for \d M\.$/),
  ]);
  expect(told(german)).toHaveLength(2);
  const described = (words: Words) =>
    plain(words.describe(title, apart.state, { type: 'build', segments: apart.segments }));
  expect(described(english)).toMatch(/^draw to Utrecht and to Maastricht, \d+ segments, /);
  expect(described(german)).toMatch(/^zeichnen bis Utrecht und bis Maastricht, \d+ Stücke, /);
  const forked = drawing(['utrecht', 'amsterdam'], ['utrecht', 'arnheim']);
  expect(english.tell(title, forked.state, forked.events)).toHaveLength(2);
});

test('a way is told by where it leads, also where that has the name of its beginning', () => {
  const [centre = 0, rim = 0] = title.board.city('bruessel')?.at ?? [];
  const outside = title.board.mileposts.findIndex(
    ({ city, port }, at) => !city && port === undefined && english.place(title, at) === 'near Utrecht',
  );
  const next = title.board.mileposts.findIndex(
    ({ city, port }, at) =>
      !city && port === undefined && at !== outside && english.place(title, at) === 'near Utrecht',
  );
  const told = (from: number, ...way: readonly number[]) => {
    const before = start(2);
    const state = { ...before, trains: before.trains.map((train) => ({ ...train, at: from })) };
    const events = way.map((to) => ({ type: 'trainMoved' as const, seat: 0, to, edge: 0 }));
    return [english, german]
      .map((words) => words.tell(title, state, events as never)[0]?.text)
      .map((text) => plain(text ?? ''));
  };
  expect(told(centre, rim)).toEqual([
    'Anna runs through Brussels, 1 step.',
    'Anna fährt durch Brüssel, 1 Schritt.',
  ]);
  expect(told(centre, outside, centre)).toEqual([
    'Anna runs from Brussels and back, 2 steps.',
    'Anna fährt von Brüssel weg und wieder zurück, 2 Schritte.',
  ]);
  expect(told(outside, next)).toEqual([
    'Anna runs on near Utrecht, 1 step.',
    'Anna fährt bei Utrecht weiter, 1 Schritt.',
  ]);
  expect(told(centre, outside)[1]).toBe('Anna fährt von Brüssel in die Nähe von Utrecht, 1 Schritt.');
  // A choice is put as it will be told.
  const before = start();
  const stands = {
    ...before,
    agenda: [{ kind: 'turn', seat: 0, part: 'moving' } as never],
    trains: before.trains.map((train) => ({ ...train, at: outside })),
  };
  const choice = (words: Words, to: number) =>
    plain(words.describe(title, stands, { type: 'move', way: [to] } as never));
  expect(choice(english, next)).toBe('run on near Utrecht, 1 step');
  expect(choice(german, next)).toBe('bei Utrecht weiterfahren, 1 Schritt');
  expect(choice(english, centre)).toBe('run to Brussels, 1 step');
  const draws = { type: 'build', segments: [[centre, outside]] } as const;
  expect(german.describe(title, start(), draws)).toMatch(/^zeichnen bis in die Nähe von Utrecht, /);
});

test('sentences about goods fit goods of one and of many', () => {
  const wrong = {
    en: /\b(cars|tulips|diamonds|machines|bicycles|potatoes|textiles)\b[^,;]* (is|has|goes|lies|it)\b/i,
    de: /^(Autos|Tulpen|Diamanten|Maschinen|Fahrräder|Kartoffeln|Textilien)\b[^,;:]* (ist|hat|kommt|liegt|es|das)\b|(Autos|Tulpen) [^.]*\bes\b/,
  };
  const [at = 0] = title.board.city('gent')?.at ?? [];
  for (const words of spoken)
    for (const good of Object.keys(title.chips)) {
      const before = start(2);
      const state = { ...before, trains: before.trains.map((train) => ({ ...train, at })) };
      const params = { ...SAMPLES, good };
      const lines = [
        ...[{ from: 'lying' }, { from: 'supply' }].flatMap((more) =>
          words.tell(title, state, [{ type: 'loaded', seat: 0, good, city: 'gent', ...more } as never]),
        ),
        ...words.tell(title, state, [{ type: 'unloaded', seat: 0, good, city: 'gent', due: 7 } as never]),
        ...words.tell(title, state, [{ type: 'goodExpired', by: 0, good, city: 'gent' } as never]),
      ].map(({ text }) => text);
      const refusals = ['notOffered', 'noneLying', 'noneLeft', 'notAboard', 'noOrder', 'notItsCity'].map(
        (reason) => words.refusal(title, state, { reason, rule: '', params }),
      );
      const deeds = (['lying', 'supply'] as const).map((from) =>
        words.describe(title, state, { type: 'load', good, from }),
      );
      for (const text of [...lines, ...refusals, ...deeds])
        expect(
          text.replace(/(a|The|No|no|Die|die|Eine|keine) (load of|Ladung) \S+( gas)?/, 'it'),
          text,
        ).not.toMatch(wrong[words.language as 'en' | 'de']);
    }
});

test('nothing and one are said as people say them', () => {
  const said = (reason: string, params: Params): readonly string[] =>
    spoken.map((words) => plain(words.refusal(title, start(), { reason, rule: '', params })));
  expect(said('noPoints', { cost: 1, left: 0 })).toEqual([
    'No steps are left in this turn.',
    'In diesem Zug ist kein Schritt mehr übrig.',
  ]);
  expect(said('noPoints', { cost: 2, left: 1 })).toEqual([
    'This step counts as 2 steps, and only 1 is left.',
    'Dieser Schritt zählt als 2 Schritte, und nur 1 ist übrig.',
  ]);
  expect(said('noCredit', { cost: 2, cash: 0 })).toEqual([
    'This costs 2 M, and you have no money.',
    'Das kostet 2 Mio., und du hast kein Geld.',
  ]);
  const told = (amount: number) =>
    spoken.map((words) =>
      plain(
        words.tell(title, start(), [{ type: 'paid', from: 1, to: 'bank', amount, for: 'tax' }])[0]?.text ??
          '',
      ),
    );
  expect(told(0)).toEqual(['Ben has no tax to pay.', 'Ben hat keine Steuer zu zahlen.']);
  expect(told(5)).toEqual(['Ben pays 5 M in tax.', 'Ben zahlt 5 Mio. Steuer.']);
  const terms = { type: 'rate', owner: 0, user: 1, kind: 'perTurn', amount: 0, rounds: 1 } as const;
  expect(spoken.map((words) => words.termsName(title, start(), terms))).toEqual([
    'Ben runs on Anna’s track for one round, without a fee',
    'Ben fährt eine Runde lang auf Annas Gleis, ohne Gebühr',
  ]);
});

test('a tax that nobody else may know is told without the sum', () => {
  const state = start();
  const tax = { type: 'paid', from: 1, to: 'bank', amount: null, for: 'tax' } as const;
  expect(english.tell(title, state, [tax]).map(({ text }) => text)).toEqual(['Ben pays the tax.']);
  expect(german.tell(title, state, [tax]).map(({ text }) => text)).toEqual(['Ben zahlt die Steuer.']);
});

test('a sentence about what ends with a short form has one full stop', () => {
  const action = plain(german.describe(title, start(), { type: 'build', segments: [] }));
  expect(action).toMatch(/Mio\.$/);
  const { hint, hindsight } = computers;
  expect(hint.done('Anna', action)).toMatch(/[^.]\.$/);
  expect(hindsight.row(action, action)).toMatch(/[^.]\.$/);
  expect(hindsight.weighedBoth('9 Mio.', '4 Mio.')).toMatch(/[^.]\.$/);
});
