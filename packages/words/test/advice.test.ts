import type { EighteenAdvice, EighteenAdviceReason } from '@kursbuch/eighteen';
import { eighteenTitles, eighteenVoices } from '@kursbuch/titles';
import { title } from '@kursbuch/titles/1830';
import { describe, expect, test } from 'vitest';
import { table1830 } from '../../titles/1830/test/table1830.ts';
import { adviceFor, adviceInWords, reasonInWords } from '../src/eighteen/advice/index.ts';
import { wordsFor } from '../src/eighteen/index.ts';

const { state } = table1830();
const ALL = eighteenVoices(...eighteenTitles.map(({ id }) => id));
const [en, de] = [
  { text: await adviceFor('en', ALL), words: await wordsFor('en', eighteenVoices('1830')), title, state },
  { text: await adviceFor('de', ALL), words: await wordsFor('de', eighteenVoices('1830')), title, state },
];

/** One of every kind there is. */
const SAMPLES: {
  readonly [K in EighteenAdviceReason['kind']]: Omit<Extract<EighteenAdviceReason, { kind: K }>, 'kind'>;
} = {
  privateWorth: { private: 'C&A', price: 160, worth: 240 },
  privateSells: { private: 'C&A', most: 320, phase: '3' },
  privateTooExpensive: { private: 'C&A', price: 260, worth: 240 },
  bidTooHigh: { private: 'C&A', price: 205, most: 200 },
  keepMoney: { amount: 402, cash: 450, private: 'C&SL', price: 60 },
  noPrivateInReach: { cash: 10 },
  leadsBid: { private: 'C&A', bid: 165 },
  enoughBids: { count: 2 },
  cheapestPrivate: { private: 'SVN&RR', price: 20 },
  privateToCompany: { company: 'PRR', private: 'C&A', price: 320, face: 160 },
  privateCloses: { private: 'M&H' },
  shareBrings: { company: 'PRR', price: 100, brings: 244.4, rounds: 9 },
  shareEarns: { company: 'PRR', price: 100, pays: 12 },
  ownCompany: { company: 'PRR' },
  crash: { company: 'PRR', price: 135, brings: 61.2 },
  deadCompany: { company: 'PRR' },
  roomForShare: { company: 'PRR', better: 'NYC', more: 120 },
  roomForCompany: { company: 'PRR', begins: 'CPR' },
  leastMissed: { company: 'PRR', brings: 90 },
  noShare: { best: { company: 'PRR', price: 100, brings: 90 } },
  boughtAlready: {},
  noMoney: { cash: 40, price: 67 },
  enoughPapers: { limit: 11 },
  noShareOnSale: {},
  floatsAlone: { company: 'PRR', par: 67, cost: 402 },
  lowestPar: { company: 'PRR', par: 67 },
  floatsSoon: { company: 'PRR', papers: 1, cost: 67 },
  runWaits: { company: 'PRR', revenue: 30 },
  goodHome: { company: 'PRR' },
  runGrows: { company: 'PRR', from: 30, to: 50 },
  nextRunGrows: { company: 'PRR', train: '3', from: 40, to: 60 },
  stopsNearer: { company: 'PRR', hex: 'H10' },
  laidAhead: { company: 'PRR', hex: 'H10' },
  ground: { cost: 80 },
  noTile: { company: 'PRR' },
  noTileToLay: { company: 'PRR' },
  tileOrTrain: { company: 'PRR', price: 180, treasury: 200 },
  stationOrTrain: { company: 'PRR', price: 180, treasury: 200 },
  stationEarns: { company: 'PRR', hex: 'H10', more: 20, cost: 40 },
  stationForTrain: { company: 'PRR', hex: 'H10', train: '4', more: 30, cost: 40 },
  stationKeepsWay: { company: 'PRR', rival: 'NYC', hex: 'H10', loses: 30, cost: 40 },
  noStation: { company: 'PRR', more: 0, cost: 40 },
  homeEarns: { company: 'PRR', hex: 'H10', revenue: 30 },
  bestRuns: { company: 'PRR', revenue: 110 },
  trainRush: { company: 'PRR', sold: '3', rounds: 2.2, next: '4', price: 300, lacks: 180 },
  trainsGo: { company: 'PRR', trains: ['2'], next: '4', rounds: 1 },
  trainEarns: { company: 'PRR', train: '3', price: 180, more: 40 },
  scrapsOthers: { train: '4', companies: ['NYC', 'B&O'] },
  firstTrain: { company: 'PRR' },
  mustOwnTrain: { company: 'PRR', train: 'D', price: 1100, help: 700, isCheapest: true },
  fallsWithPurchase: { company: 'NSW' },
  idleMoney: { company: 'PRR', treasury: 900 },
  noTrain: { company: 'PRR' },
  enoughTrains: { company: 'PRR', count: 4 },
  noTrainMoney: { company: 'PRR', treasury: 100, price: 180 },
  noTrainOnSale: { company: 'PRR' },
  trainMissedLeast: { company: 'PRR', train: '2', revenue: 80 },
  spareTrain: { company: 'PRR', train: '4', from: 'NYC' },
  sisterTrain: { company: 'PRR', train: '4', from: 'NYC', price: 1 },
  payOut: { company: 'PRR', yours: 60, from: 100, to: 112 },
  keepForTrain: { company: 'PRR', train: '4', price: 300, treasury: 260 },
  standsBetter: { by: 120 },
  playedOn: { rounds: 3 },
  goodDeal: { price: 300, fair: 240 },
  tooLittle: { price: 100, fair: 160 },
  tooMuch: { price: 200, fair: 160 },
  lastTrain: { company: 'PRR' },
  nothingBetter: {},
  anyOfThem: {},
  lowerPrice: { private: 'P1', price: 70, worth: 60, cuts: 2, mayPass: false },
  waitForPrice: { private: 'P1', price: 70, worth: 60 },
  loanKeepsRunning: { company: 'PRR' },
  loanForTrain: { company: 'PRR' },
  lowBond: { bond: 20 },
  firstChoice: { bond: 80 },
  contractCity: { city: 'H10', company: 'PRR', shares: 2, others: 1 },
  contractLongEnough: { cities: 3 },
  noCityLeft: {},
  redeemShares: { company: 'PRR', count: 2 },
  setToWork: { company: 'PRR', percent: 30 },
  elephantKept: {},
  elephantDeclined: { price: 50 },
  extraRound: { yours: 120, others: 90 },
  noExtraRound: { yours: 90, others: 120 },
  settleCredit: { company: 'PRR', pays: true },
  twoTilesLater: {},
  pardons: {},
  onCredit: { company: 'PRR', train: '3' },
  settlesOption: { company: 'PRR' },
  optionFloats: { company: 'PRR' },
  mergesOwn: { one: 'L1', other: 'L2' },
  mergesGladly: { one: 'L1', other: 'L2' },
  mergesNot: {},
  lagHome: {},
  mailPays: { company: 'PRR', price: 60, income: 20 },
  noTunnel: { company: 'PRR' },
  localWaits: { company: 'PRR', cost: 160, treasury: 150 },
  noMail: { company: 'PRR' },
};

const every = Object.entries(SAMPLES).map(([kind, rest]) => ({ kind, ...rest }) as EighteenAdviceReason);

test.each(every)('$kind is one whole sentence in both languages', (reason) => {
  for (const telling of [en, de]) {
    const told = reasonInWords(telling, reason);
    expect(told).toMatch(/^[A-ZÄÖÜ$0-9].*\.$/);
    expect(told).not.toMatch(/undefined|NaN|Infinity|\[object/);
  }
});

describe('reasons are concrete', () => {
  const told = (reason: EighteenAdviceReason) => [reasonInWords(en, reason), reasonInWords(de, reason)];

  test('the train rush', () => {
    expect(told({ kind: 'trainRush', ...SAMPLES.trainRush })).toEqual([
      'The 3-trains are out in about two rounds; PRR lacks $180 for a 4-train.',
      'Die 3er-Züge sind in etwa zwei Runden weg; für einen 4er-Zug fehlen PRR 180\u00a0$.',
    ]);
  });

  test('what a private would leave, or that too little is free already', () => {
    const keepMoney = { kind: 'keepMoney', ...SAMPLES.keepMoney } as const;
    expect(told(keepMoney)).toEqual([
      'C&SL for $60 would leave you $390, less than the $402 for the papers that float a company.',
      'C&SL für 60\u00a0$ ließe dir 390\u00a0$, weniger als die 402\u00a0$ für die Papiere, die eine Gesellschaft in Betrieb bringen.',
    ]);
    expect(told({ ...keepMoney, cash: 300 })).toEqual([
      'You have only $300 free, less than the $402 for the papers that float a company: spend none of it on privates.',
      'Du hast nur 300\u00a0$ frei, weniger als die 402\u00a0$ für die Papiere, die eine Gesellschaft in Betrieb bringen: Gib davon nichts für Privatbahnen aus.',
    ]);
  });

  test('whoever waits is not told that all else is of no use', () => {
    expect(told({ kind: 'nothingBetter' })).toEqual([
      'Nothing on offer promises more than waiting.',
      'Nichts von dem, was geht, verspricht mehr als Warten.',
    ]);
  });

  test('nothing is kept of money that is not there', () => {
    const tileOrTrain = { kind: 'tileOrTrain', ...SAMPLES.tileOrTrain } as const;
    expect(told(tileOrTrain)[0]).toMatch(/^PRR has \$200 and keeps \$180 of it for a train;/);
    expect(told({ ...tileOrTrain, treasury: 60 })).toEqual([
      'PRR has $60 and needs $180 for a train; no tile that costs nothing brings anything.',
      'PRR hat 60\u00a0$ und braucht 180\u00a0$ für einen Zug; kein Plättchen, das nichts kostet, bringt etwas.',
    ]);
  });

  test('shares and their price', () => {
    expect(told({ kind: 'shareBrings', ...SAMPLES.shareBrings })[0]).toBe(
      'A share of PRR costs $100 and should bring $244 by the end, in about nine more rounds.',
    );
    expect(told({ kind: 'payOut', ...SAMPLES.payOut })[1]).toBe(
      'Auszahlen bringt dir 60\u00a0$, und der Kurs von PRR steigt von 100\u00a0$ auf 112\u00a0$.',
    );
  });
});

test('advice is told with what it compared, each in the same unit', () => {
  const advice: EighteenAdvice = {
    action: { type: 'payOut' },
    reasons: [{ kind: 'payOut', ...SAMPLES.payOut }],
    compared: [
      { action: { type: 'payOut' }, worth: 30.4 },
      { action: { type: 'withhold' }, worth: -12 },
    ],
    unit: 'end',
  };
  expect(adviceInWords(en, advice).compared.map(({ worth }) => worth)).toEqual([
    '+$30 by the end',
    '−$12 by the end',
  ]);
  const { unit: _, ...without } = advice;
  expect(adviceInWords(de, without)).toMatchObject({ compared: [] });
});
