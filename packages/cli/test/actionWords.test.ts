import type { EighteenState } from '@kursbuch/eighteen';
import { parserOf } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { table, title } from '../../titles/1830/rules/index.ts';
import { table1830 } from '../../titles/1830/test/table1830.ts';
import { table as australia, title as title1848 } from '../../titles/1848/rules/index.ts';
import { table as india, title as title1853 } from '../../titles/1853/rules/index.ts';
import { built, founded, P1, table1853, train, trainId } from '../../titles/1853/test/table1853.ts';
import { table as austria, title as title1854 } from '../../titles/1854/rules/index.ts';
import { actionFromWords } from '../src/eighteen/actionWords.ts';
import { examplesOf } from '../src/eighteen/examples.ts';
import { speechFor } from '../src/eighteen/speech.ts';

/** What a title understands in both languages. */
const bothOf = async (id: string) => ({
  english: await speechFor('en', id),
  german: await speechFor('de', id),
});

const stock = table1830({ players: 3 }).par('NYC', 67).shares(0, 'NYC', 40).stockRound().state;
const running = table1830({ players: 3 })
  .company('PRR', 0)
  .tile('H10', '57', 1)
  .tile('H14', '9', 1)
  .tile('H16', '57', 1)
  .train('PRR', '2')
  .train('PRR', '3')
  .atStep('PRR', 'run').state;

const { english: of1830 } = await bothOf('1830');
const meant = (text: string, state = stock) => actionFromWords(title, state, text, of1830);

describe('actions in words', () => {
  test.each([
    ['pass', { type: 'pass' }],
    ['bid C&A 165', { type: 'bid', private: 'C&A', amount: 165 }],
    ['bid 165 on the c&a', { type: 'bid', private: 'C&A', amount: 165 }],
    ['start PRR 100', { type: 'startCompany', company: 'PRR', price: 100 }],
    ['start prr at a par of 100', { type: 'startCompany', company: 'PRR', price: 100 }],
    ['buy PRR 100', { type: 'startCompany', company: 'PRR', price: 100 }],
    ['buy NYC', { type: 'buyShare', company: 'NYC', from: 'offer' }],
    ['buy a share of NYC from the pool', { type: 'buyShare', company: 'NYC', from: 'pool' }],
    ['buy 3 shares of NYC from the pool', { type: 'buyShare', company: 'NYC', from: 'pool', count: 3 }],
    ['buy NYC 3', { type: 'buyShare', company: 'NYC', from: 'offer', count: 3 }],
    ['sell NYC 3', { type: 'sellShares', company: 'NYC', count: 3 }],
    ['sell NYC', { type: 'sellShares', company: 'NYC', count: 1 }],
    ['buy D&H', { type: 'buyPrivate', private: 'D&H' }],
    ['ask for D&H 100', { type: 'requestPrivate', private: 'D&H', price: 100 }],
    ['offer D&H to P2 for 100', { type: 'offerPrivate', private: 'D&H', to: 1, price: 100 }],
    ['exchange M&H', { type: 'exchangePrivate', private: 'M&H', from: 'offer' }],
    ['lay H10 57 0', { type: 'layTile', hex: 'H10', tile: '57', rotation: 0 }],
    ['lay tile F16 57 2 with D&H', { type: 'layTile', hex: 'F16', tile: '57', rotation: 2, power: 'D&H' }],
    ['station e11 2', { type: 'placeStation', hex: 'E11', stop: 1 }],
    ['buy train 3', { type: 'buyTrain', from: 'bank', kind: '3', price: 180 }],
    ['buy train 2 NYC 100', { type: 'buyTrain', from: 'NYC', kind: '2', price: 100 }],
    ['buy D 4', { type: 'buyTrain', from: 'bank', kind: 'D', price: 800, tradeIn: '4' }],
    ['discard PRR 2', { type: 'discardTrain', company: 'PRR', kind: '2' }],
  ])('%s', (text, action) => {
    expect(meant(text)).toEqual(action);
  });

  test("in a company's turn a company and a number name a train", () => {
    expect(meant('buy NYC 3', running)).toEqual({ type: 'buyTrain', from: 'NYC', kind: '3', price: 1 });
  });

  test.each(
    examplesOf({ table, title }, stock).filter((text) => !text.startsWith('run') && !text.includes('Ben')),
  )('the example "%s" is understood', (text) => {
    const action = meant(text);
    expect(action).not.toHaveProperty('sentence');
    expect(parserOf(table.game.tasks)(action)).toEqual(action);
  });

  test.each(['', 'dance', 'bid', 'bid D&H', 'start', 'sell 3', 'buy', 'buy cheese', 'lay', 'lay H10', 'run'])(
    '"%s" is answered with a sentence',
    (text) => {
      expect(meant(text)).toEqual({ sentence: expect.stringMatching(/\.$/) });
    },
  );

  test('runs are named by their trains and stops; the track is found', () => {
    const action = meant('run 3 H16 H12 H10', running);
    expect(action).toEqual({
      type: 'runTrains',
      runs: [
        {
          train: '3-0',
          stops: ['H16:0', 'H12:0', 'H10:0'],
          legs: [
            ['H16', 'H14', 'H12'],
            ['H12', 'H10'],
          ],
        },
      ],
    });
    expect(table.decide(running, 0, action)).toBeInstanceOf(Array);
    expect(table.decide(running, 0, meant('run 2 H12 H10; 3 H12 H16', running))).toBeInstanceOf(Array);
    expect(table.decide(running, 0, meant('run 2 H12 H10; 3 H16 H12 H10', running))).toMatchObject({
      reason: 'sharedTrack',
    });
    expect(meant('run 4 H12 H10', running)).toHaveProperty('sentence');
    expect(meant('run 3 H12 Z9', running)).toHaveProperty('sentence');
  });
});

describe('actions of 1848 in words', async () => {
  const { english } = await bothOf('1848');
  const state = australia.setup({
    players: ['Anna', 'Ben', 'Cleo'],
    seed: 'x',
    options: {},
  }) as EighteenState;
  test.each([
    ['lower P1', { type: 'lowerPrice', private: 'P1' }],
    ['loan', { type: 'takeLoan' }],
    ['take a loan', { type: 'takeLoan' }],
    ['buy train 2+', { type: 'buyTrain', from: 'bank', kind: '2+', price: 120 }],
    ['buy 2+', { type: 'buyTrain', from: 'bank', kind: '2+', price: 120 }],
    ['buy D 4+', { type: 'buyTrain', from: 'bank', kind: 'D', price: 800, tradeIn: '4+' }],
    ['buy a 2E with P4 for 100', { type: 'buyTrain', from: 'bank', kind: '2E', price: 100, power: 'P4' }],
    ['buy BOE', { type: 'buyShare', company: 'BOE', from: 'pool' }],
    ['buy P4', { type: 'buyPrivate', private: 'P4' }],
  ])('%s', (text, action) => {
    expect(actionFromWords(title1848, state, text, english)).toEqual(action);
  });

  test('every example is understood', () => {
    const examples = examplesOf({ table: australia, title: title1848 }, state, english.own);
    expect(examples).toContain('loan');
    expect(examples.join(' ')).not.toMatch(/bid|offer|exchange/);
    for (const text of examples.filter((one) => !one.startsWith('run')))
      expect(actionFromWords(title1848, state, text, english)).not.toHaveProperty('sentence');
  });
});

describe('actions of 1854 in words', async () => {
  const { english, german } = await bothOf('1854');
  const state = austria.setup({ players: ['Anna', 'Ben', 'Cleo'], seed: 'x', options: {} }) as EighteenState;
  const understood = (text: string) => actionFromWords(title1854, state, text, english);

  test.each([
    ['withdraw MT', { type: 'withdrawBid', private: 'MT' }],
    ['option KE', { type: 'buyOption', company: 'KE', from: 'offer' }],
    ['option on KE from the pool', { type: 'buyOption', company: 'KE', from: 'pool' }],
    ['settle', { type: 'settleOption' }],
    ['sell option', { type: 'sellOption' }],
    ['merge L4 and L1', { type: 'proposeMerger', one: 'L4', other: 'L1' }],
    ['letter A', { type: 'chooseLetter', company: 'A' }],
    ['tunnel F12 0 3', { type: 'buildTunnel', hex: 'F12', from: 0, to: 3 }],
    ['dig F12 0 3 with MT', { type: 'buildTunnel', hex: 'F12', from: 0, to: 3, power: 'MT' }],
    ['mail small', { type: 'buyMail', size: 'small' }],
    ['buy train 1+ from L3 for 40', { type: 'buyTrain', from: 'L3', kind: '1+', price: 40 }],
    ['buy train 2 A 60', { type: 'buyTrain', from: 'A', kind: '2', price: 60 }],
    ['buy L1', { type: 'buyPrivate', private: 'L1' }],
    ['buy a KE from the split', { type: 'buyShare', company: 'KE', from: 'treasury' }],
  ])('%s', (text, action) => {
    expect(understood(text)).toEqual(action);
  });

  test.each(['withdraw', 'option', 'merge L1', 'letter', 'tunnel F12 0', 'mail', 'mail huge'])(
    '"%s" is answered with a sentence',
    (text) => {
      for (const speech of [english, german])
        expect(actionFromWords(title1854, state, text, speech)).toEqual({
          sentence: expect.stringMatching(/\.$/),
        });
    },
  );

  test('every example is understood, and has the form of an action', () => {
    const examples = examplesOf({ table: austria, title: title1854 }, state, english.own);
    for (const text of ['settle', 'merge L1 L2', 'mail small']) expect(examples).toContain(text);
    for (const text of examples.filter((one) => !one.startsWith('run')))
      expect(parserOf(austria.game.tasks)(understood(text))).toEqual(understood(text));
  });
});

describe('actions of 1853 in words', async () => {
  const { english, german } = await bothOf('1853');
  const state = india.setup({ players: ['Anna', 'Ben', 'Cleo'], seed: 'x', options: {} }) as EighteenState;
  const understood = (text: string, speech = english) => actionFromWords(title1853, state, text, speech);

  test.each([
    ['bond 130', 'anleihe 130', { type: 'writeBond', amount: 130 }],
    ['write Jaipur BBCI', 'aufschreiben Jaipur BBCI', { type: 'writeCity', city: 'G13', company: 'BBCI' }],
    ['write bbci at g13', 'schreiben G13 BBCI', { type: 'writeCity', city: 'G13', company: 'BBCI' }],
    ['redeem EIR 2', 'einlösen EIR 2', { type: 'redeemShares', company: 'EIR', count: 2 }],
    ['redeem a share of EIR', 'einlösen EIR', { type: 'redeemShares', company: 'EIR', count: 1 }],
    ['elephant Ben 50', 'elefant Ben 50', { type: 'offerElephant', to: 1, price: 50 }],
    ['round', 'runde', { type: 'callRound' }],
    ['tiles now', 'plättchen jetzt', { type: 'chooseTwoTiles', from: 'now' }],
    ['tiles later', 'plättchen später', { type: 'chooseTwoTiles', from: 'later' }],
    ['credit 2M', 'kredit 2M', { type: 'buyOnCredit', kind: '2M' }],
    ['settle pay', 'bezahlen', { type: 'settleCredit', pays: true }],
    ['settle return', 'zurückgeben', { type: 'settleCredit', pays: false }],
    ['pardon yes', 'verzeihen ja', { type: 'pardon', pardons: true }],
    ['pardon no', 'verzeihen nein', { type: 'pardon', pardons: false }],
    ['buy train 1M', 'kaufen Zug 1M', { type: 'buyTrain', from: 'bank', kind: '1M', price: 180 }],
  ])('%s / %s', (text, ofGerman, action) => {
    expect(understood(text)).toEqual(action);
    // "bezahlen" alone settles what the new director is asked about.
    const owing = { ...state, agenda: [{ kind: 'takeover' }] };
    const from = ofGerman === 'bezahlen' ? owing : state;
    expect(actionFromWords(title1853, from, ofGerman, german)).toEqual(action);
  });

  test.each([
    'bond',
    'write',
    'write EIR',
    'redeem',
    'elephant Ben',
    'tiles',
    'tiles soon',
    'credit',
    'pardon',
  ])('"%s" is answered with a sentence', (text) => {
    for (const speech of [english, german])
      expect(understood(text, speech)).toEqual({ sentence: expect.stringMatching(/\.$/) });
  });

  test('the word for a loan asks for a bond where bonds are written', () => {
    const asked = { ...state, agenda: [{ kind: 'bonds' }] };
    expect(actionFromWords(title1853, asked, 'anleihe', german)).toEqual({
      sentence: 'Nenne den Betrag: anleihe 130.',
    });
  });

  test('every example is understood, and has the form of an action', () => {
    const examples = examplesOf({ table: india, title: title1853 }, state, english.own);
    for (const text of ['bond 130', 'elephant Ben 50', 'round', 'tiles now', 'settle pay', 'pardon yes'])
      expect(examples).toContain(text);
    expect(examples.join(' ')).not.toMatch(/bid|tunnel|merge|loan/);
    for (const text of examples.filter((one) => !one.startsWith('run')))
      expect(parserOf(india.game.tasks)(understood(text))).toEqual(understood(text));
  });

  test('one of the runs carries mail, and only track of its gauge is taken', () => {
    const builder = founded(table1853(), 'SIR', P1, { cash: 0 });
    built(built(builder, 'T16', '115', 'S17'), 'S17', '4', 'T16', 'R18');
    const running = train(builder, 'SIR', '2').atStep('SIR', 'run');
    const action = actionFromWords(title1853, running.state, 'run 2 T16 S17 R18 mail', english);
    expect(action).toMatchObject({ type: 'runTrains', mail: trainId(running, 'SIR', '2') });
    expect(running.accepts(P1, action as never)).toBe(true);
    const posted = actionFromWords(title1853, running.state, 'fahren 2 T16 S17 R18 post', german);
    expect(posted).toEqual(action);
    const plain = actionFromWords(title1853, running.state, 'run 2 T16 S17 R18', english);
    expect(plain).not.toHaveProperty('mail');
  });
});

describe('German words', async () => {
  const { german } = await bothOf('1830');
  const spoken = await Promise.all(
    [title, title1848, title1853, title1854].map(async (of) => ({
      of,
      speech: await speechFor('de', of.id),
    })),
  );
  const verbs = spoken.flatMap(({ of, speech }) =>
    Object.keys(speech.labels.typed.verbs).map((verb) => ({ id: of.id, verb, of, speech })),
  );
  test.each(verbs)('$id: $verb is understood', ({ verb, of, speech }) => {
    const found = actionFromWords(of, stock, verb, speech);
    expect(found).not.toEqual({ sentence: speech.labels.sorry.notUnderstood(verb) });
  });

  test.each([
    ['Ja', { type: 'accept' }],
    ['j', { type: 'accept' }],
    ['nein', { type: 'decline' }],
    ['PASSEN', { type: 'pass' }],
    ['kaufe einen Anteil der PRR aus dem Bankpool', { type: 'buyShare', company: 'PRR', from: 'pool' }],
    ['verkaufe 2 Anteile der PRR', { type: 'sellShares', company: 'PRR', count: 2 }],
    ['lege auf H10 Plättchen 57 Drehung 1', { type: 'layTile', hex: 'H10', tile: '57', rotation: 1 }],
    ['buy PRR', { type: 'buyShare', company: 'PRR', from: 'offer' }],
  ])('%s', (text, action) => {
    expect(actionFromWords(title, stock, text, german)).toEqual(action);
  });
});
