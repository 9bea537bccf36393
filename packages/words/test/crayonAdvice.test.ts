/** Every reason of a planner of crayon games is a sentence, in both languages. */

import type { CrayonAdvice, CrayonAdviceReason, Order } from '@kursbuch/crayon';
import { isRefusal } from '@kursbuch/table';
import { crayonVoices } from '@kursbuch/titles';
import { table, title } from '@kursbuch/titles/benelux';
import { beforeAll, expect, test } from 'vitest';
import { type AdviceTelling, adviceInWords, reasonInWords } from '../src/crayon/advice/index.ts';
import { wordsFor } from '../src/crayon/index.ts';
import { advice as german } from '../src/de/crayon/advice.ts';
import { advice as english } from '../src/en/crayon/advice.ts';

const order: Order = { good: 'bier', city: 'antwerpen', pays: 12 };
const orders = [order, { good: 'kaffee', city: 'gent', pays: 34 }];

/** One of each kind. */
const SAMPLES: {
  readonly [K in CrayonAdviceReason['kind']]: Omit<Extract<CrayonAdviceReason, { kind: K }>, 'kind'>;
} = {
  plan: { orders, pays: 46, cost: 13, turns: 3.4 },
  endsGame: { turns: 0.6, cash: 256 },
  loadsNext: { city: 'bruessel', order },
  deliversNext: { order },
  wanted: { order },
  wantedLater: { good: 'kaffee' },
  paidNow: { order },
  makesRoom: { good: 'wein', needed: 1 },
  joinsCities: { cities: 4, cost: 31 },
  betterTrain: { train: 'C15', speed: 15, cost: 20 },
  poorHand: { rate: 1.24 },
  nothingToDraw: {},
  turnSpent: { limit: 20 },
  noMoneyToDraw: {},
  cannotDraw: {},
  trackOverLimit: { cost: 5, left: 1 },
  trackTooExpensive: { cost: 3, cash: 2 },
  trackWaits: {},
  startsNear: { city: 'bremen', orders },
  keepsFor: { cards: ['1'], orders },
  cheaperTrack: { amount: 2, fee: 4 },
  paidForTrack: { amount: 9 },
  noGain: {},
  anyOfThem: {},
};

const every = Object.entries(SAMPLES).map(([kind, rest]) => ({ kind, ...rest }) as CrayonAdviceReason);

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

let en: AdviceTelling;
let de: AdviceTelling;

beforeAll(async () => {
  const state = table.setup({ players: ['Anna', 'Ben'], seed: 'advice', options: {} });
  if (isRefusal(state)) throw new Error(state.reason);
  en = { text: english, words: await wordsFor('en', crayonVoices('benelux')), title, state };
  de = { text: german, words: await wordsFor('de', crayonVoices('benelux')), title, state };
});

test.each(every)('$kind', (reason) => {
  for (const telling of [en, de]) {
    const sentence = reasonInWords(telling, reason);
    expect(sentence).toMatch(/^[A-ZÄÖÜ0-9].*[^.]\.$/);
    expect(sentence).not.toMatch(/undefined|NaN|\[object/);
  }
});

test('figures of a plan are told as players know them', () => {
  const plan: CrayonAdviceReason = { kind: 'plan', orders, pays: 46, cost: 13, turns: 3.4 };
  expect(plain(reasonInWords(en, plan))).toBe(
    'The plan is beer to Antwerp for 12 M and coffee to Ghent for 34 M: 46 M in about 3 turns, track and fees 13 M.',
  );
  expect(plain(reasonInWords(de, { ...plan, cost: 0, turns: 0.7 }))).toMatch(
    /46 Mio\. in etwa einem Zug, ohne weitere Kosten\.$/,
  );
  // What a single order pays is told once.
  const alone: CrayonAdviceReason = { ...plan, orders: [order], pays: order.pays, cost: 0, turns: 0.7 };
  expect(plain(reasonInWords(en, alone))).toMatch(/ for \d+ M, in about one turn, without any costs\.$/);
  expect(plain(reasonInWords(de, alone))).toMatch(
    / für \d+ Mio\., in etwa einem Zug, ohne weitere Kosten\.$/,
  );
  expect(plain(reasonInWords(en, { kind: 'makesRoom', good: 'wein', needed: 0 }))).toBe(
    'Nothing in the plan needs the wine.',
  );
  expect(plain(reasonInWords(en, { kind: 'makesRoom', good: 'wein', needed: 1 }))).toBe(
    'The plan needs only one load of wine.',
  );
  expect(reasonInWords(en, { kind: 'poorHand', rate: null })).toMatch(/^Nothing in this hand/);
});

test('advice is told with what it compared, in millions a turn', () => {
  const advice: CrayonAdvice = {
    action: { type: 'chooseStart', city: 'bremen' },
    reasons: [{ kind: 'startsNear', city: 'bremen', orders }],
    compared: [
      { action: { type: 'chooseStart', city: 'bremen' }, worth: 6.24 },
      { action: { type: 'chooseStart', city: 'bruessel' }, worth: 5 },
    ],
    unit: 'turn',
  };
  expect(adviceInWords(en, advice).compared.map(({ worth }) => worth)).toEqual([
    '6.2 M a turn',
    '5.0 M a turn',
  ]);
  expect(adviceInWords(de, advice).compared[0]?.worth).toBe('6,2 Mio. je Zug');
  const { unit: _, ...without } = advice;
  expect(adviceInWords(de, without).compared).toEqual([]);
});

test('orders that one reason has named are not named again by the plan', () => {
  const advice: CrayonAdvice = {
    action: { type: 'chooseStart', city: 'bremen' },
    reasons: [
      { kind: 'startsNear', city: 'bremen', orders },
      { kind: 'plan', orders, pays: 46, cost: 13, turns: 3.4 },
    ],
    compared: [],
  };
  expect(plain(adviceInWords(en, advice).reasons[1] ?? '')).toBe(
    'That is 46 M in about 3 turns, track and fees 13 M.',
  );
  expect(plain(adviceInWords(de, advice).reasons[1] ?? '')).toBe(
    'Das bringt zusammen 46 Mio. in etwa 3 Zügen, Gleis und Gebühren 13 Mio.',
  );
});
