/** What 1854 tells in its own way: options, splits, mergers, local railways. */

import type { EighteenAction, EighteenState } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { eighteenVoices } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { table, title } from '../../titles/1854/rules/index.ts';
import {
  inPhase,
  local,
  major,
  option,
  optioned,
  P1,
  P2,
  stockRound,
  table1854,
} from '../../titles/1854/test/table1854.ts';
import { offeredIn, wordsFor } from '../src/eighteen/index.ts';

const english = await wordsFor('en', eighteenVoices('1854'));
const german = await wordsFor('de', eighteenVoices('1854'));

function told(state: EighteenState, seat: number, action: EighteenAction) {
  const outcome = table.act(state, seat, action);
  if (isRefusal(outcome)) throw new Error(`${outcome.reason} ${JSON.stringify(outcome.params)}`);
  const lines = [english, german].map((words) => words.tell(title, state, outcome.events, seat));
  return {
    state: outcome.state,
    lines: lines[0] ?? [],
    texts: lines.map((all) => all.map(({ text }) => text)),
  };
}

/** The question to a seat, in both languages. */
const asked = (state: EighteenState, seat: number) =>
  [english, german].map((words) =>
    words.question(title, state, state.agenda.at(-1) as never, seat, offeredIn(table.choices(state, seat))),
  );

const plain = (text = '') => text.replaceAll('\u00a0', ' ');

describe('an option', () => {
  const open = stockRound(major(table1854(), 'KT', P2, { percent: 40 }));

  test('is told in one sentence: what is paid, and that it counts ten percent', () => {
    const { lines, texts } = told(open.state, P1, option('KT'));
    expect(plain(texts[0]?.[0])).toBe(
      'P1 takes an option on 20% of KT for 82 G: until the rest is paid they count as 10%.',
    );
    expect(plain(texts[1]?.[0])).toBe(
      'P1 nimmt für 82 G eine Option auf 20 % von KT: Bis der Rest bezahlt ist, zählen sie als 10 %.',
    );
    expect(lines[0]).toMatchObject({ companies: ['KT'], seats: [P1] });
    expect(texts[0]?.filter((text) => /option|pays|becomes/.test(text))).toHaveLength(1);
  });

  const due = stockRound(optioned(major(table1854(), 'KT', P2, { percent: 40 }), P1, 'KT'));

  test('is asked for in the next stock round, and told when it is paid for or sold', () => {
    expect(asked(due.state, P1)).toEqual([
      'Pay for the option or sell the option.',
      expect.stringMatching(/^Die Option bezahlen oder/),
    ]);
    expect(plain(english.describe(title, due.state, { type: 'settleOption' }))).toBe(
      'pay the rest of the option on KT (82 G)',
    );
    expect(plain(told(due.state, P1, { type: 'settleOption' }).texts[0]?.[0])).toBe(
      'P1 pays the rest of the option on KT: 82 G for another 10%.',
    );
    expect(plain(told(due.state, P1, { type: 'sellOption' }).texts[1]?.[0])).toBe(
      'P1 verkauft die Option auf KT für 82 G.',
    );
  });
});

test('a split is told once, and what it brings everybody in one sentence', () => {
  // KE at 93 in the top row: the next cell lies beyond the red line.
  const start = major(table1854(), 'KE', P1, { par: 93, percent: 60 }).atRevenue('KE', 100);
  const { lines, texts } = told(start.state, P1, { type: 'payOut' });
  const at = lines.findIndex(({ text }) => text.includes('red line'));
  expect(lines[at]).toMatchObject({ companies: ['KE'], seats: [P1] });
  expect(lines.filter(({ text }) => /becomes|red line/.test(text))).toHaveLength(1);
  expect(plain(texts[0]?.[at + 1])).toBe('For the halved certificates the bank pays: P1 291 G.');
  expect(texts[1]?.[at]).toMatch(/rote Linie/);
});

describe('a merger', () => {
  const both = inPhase(table1854(), '5').private('L1', P1).private('L4', P2);

  test('names who would direct, and is told with what each brings', () => {
    const state: EighteenState = {
      ...both.state,
      agenda: [{ kind: 'game' }, { kind: 'mergerConsent', seat: P2, one: 'L1', other: 'L4' } as never],
    };
    expect(asked(state, P2)[0]).toBe(
      'Shall L1 and L4 merge? P1 would direct the Lokalbahn AG, P2 would hold the other certificate.',
    );
    expect(asked(state, P2)[1]).toMatch(/Die Direktion der Lokalbahn AG hätte P1/);
  });

  test('tells whether anybody agreed to it', () => {
    const event = { type: 'companiesReplaced', companies: ['L1', 'L4'], into: 'A' } as const;
    const say = (forced: boolean) =>
      [english, german].map(
        (words) => words.tell(title, both.state, [forced ? { ...event, forced } : event])[0]?.text,
      );
    expect(say(false)).toEqual(['L1 and L4 merge into A.', 'L1 und L4 fusionieren zu A.']);
    expect(say(true)).toEqual([
      'L1 and L4 have to merge and become A.',
      'L1 und L4 müssen fusionieren und werden zu A.',
    ]);
    expect(english.tell(title, both.state, [{ type: 'privateClosed', private: 'L1' }])).toEqual([]);
  });
});

test('the turn of a local railway names its owner', () => {
  const { state } = table1854().private('L3', P2).floated('L3');
  expect(english.tell(title, state, [{ type: 'turnBegan', company: 'L3' }])).toEqual([
    { text: 'L3 (P2)', heading: 'turn', event: 'turnBegan', companies: ['L3'], seats: [P2] },
  ]);
});

test('a bid that is taken back is no drop-out', () => {
  const drop = { type: 'bidDropped', private: 'MT', seat: P1 } as const;
  const sale = table1854().privateSale().state;
  expect(english.tell(title, sale, [drop])[0]?.text).toBe('P1 takes the bid on MT back.');
  const contest = { ...sale, agenda: [{ kind: 'bidding' }] } as EighteenState;
  expect(english.tell(title, contest, [drop])[0]?.text).toBe('P1 drops out of the auction of MT.');
});

test('a local railway keeps half of what it runs for, and that is what is told', () => {
  const { state } = local(table1854().tile('L36', '3', 5), 'L3', P1, 0)
    .train('L3', '1+')
    .operating('L3')
    .passUntil('runStep');
  const [run] = table.choices(state, P1).flatMap((choice) => (choice.type === 'many' ? choice.list() : []));
  const { texts } = told(state, P1, run as EighteenAction);
  expect(texts.map((all) => all.slice(0, 3).map(plain))).toEqual([
    [
      'L3 runs for 30 G (1+: Hieflau – L36 – M37).',
      'Dividend of L3: P1 15 G.',
      'L3 keeps the other half, 15 G.',
    ],
    [
      'L3 fährt 30 G ein (1+: Hieflau – L36 – M37).',
      'Dividende von L3: P1 15 G.',
      'L3 behält die andere Hälfte, 15 G.',
    ],
  ]);
});

test('a home is told apart only where there are several cities to choose from', () => {
  const { state } = table1854().tile('D18', '14', 0);
  const described = (stop: number, hex: string) =>
    [english, german].map((words) => plain(words.describe(title, state, { type: 'chooseHome', hex, stop })));
  expect(described(0, 'D18')).toEqual(['take Steyr (D18) as home', 'Steyr (D18) als Heimat nehmen']);
  expect(described(1, 'C23')).toEqual([
    expect.stringMatching(/^take \S+ \(C23\) as home, (city 2|the city with track to the [\w-]+)$/),
    expect.stringMatching(/^\S+ \(C23\) als Heimat nehmen, Stadt (2|mit Gleis nach \w+)$/),
  ]);
});
