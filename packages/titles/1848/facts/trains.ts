/**
 * Trains and phases of 1848. Data only.
 * Source: the German rulebook of 2007, chapters IX and X. The 2E and the 8/D are unlimited; phases are named after the
 * train that begins them, as in public records (the book numbers them 1 to 7).
 */
import type { PhaseFacts, TrainFacts } from '@kursbuch/eighteen';

/** Cards without end of them. */
const PLENTY = 40;
const plain = { counts: 'large', gaugeChanges: { free: 0 } } as const;
const plus = { counts: 'large', gaugeChanges: { free: 1 } } as const;

export const TRAINS: readonly TrainFacts[] = [
  { name: '2', price: 100, count: 6, range: 2, rustsOn: '4', ...plain },
  { name: '2+', card: '2', price: 120, count: 0, range: 2, rustsOn: '4', ...plus },
  { name: '3', price: 200, count: 5, range: 3, rustsOn: '6', ...plain },
  { name: '3+', card: '3', price: 230, count: 0, range: 3, rustsOn: '6', ...plus },
  { name: '4', price: 300, count: 4, range: 4, rustsOn: '8', ...plain },
  { name: '4+', card: '4', price: 340, count: 0, range: 4, rustsOn: '8', ...plus },
  { name: '5', price: 500, count: 3, range: 5, rustsOn: null, ...plain },
  { name: '5+', card: '5', price: 550, count: 0, range: 5, rustsOn: null, ...plus },
  {
    name: '2E',
    price: 200,
    count: PLENTY,
    range: 2,
    rustsOn: null,
    availableOn: '5',
    express: 'Alice Springs',
    beside: true,
  },
  { name: '6', price: 600, count: 2, range: 6, rustsOn: null, ...plain },
  { name: '6+', card: '6', price: 660, count: 0, range: 6, rustsOn: null, ...plus },
  { name: '8', price: 800, count: PLENTY, range: 8, rustsOn: null, ...plain },
  {
    name: 'D',
    card: '8',
    price: 1100,
    count: 0,
    range: null,
    rustsOn: null,
    tradeIn: { from: ['4', '4+'], price: 800 },
  },
];

/** Trains that are never scrapped, in the order of the depot: one of them leaves at the second and fifth receivership. */
export const PERMANENT = ['5', '6', '8'] as const;

/** Least payout of the Bank of England, for all ten shares, by phase (VI-36). */
export const BANK_PAYS: Readonly<Record<string, number>> = { 2: 0, 3: 100, 4: 100, 5: 200, 6: 200, 8: 300 };

const early = { companiesBuyPrivates: false, privatesClose: false } as const;
const middle = { companiesBuyPrivates: true, privatesClose: false } as const;

export const PHASES: readonly PhaseFacts[] = [
  { name: '2', on: null, tiles: ['yellow'], trainLimit: 4, operatingRounds: 1, ...early },
  { name: '3', on: '3', tiles: ['yellow', 'green'], trainLimit: 4, operatingRounds: 2, ...middle },
  { name: '4', on: '4', tiles: ['yellow', 'green'], trainLimit: 3, operatingRounds: 2, ...middle },
  {
    name: '5',
    on: '5',
    tiles: ['yellow', 'green', 'brown'],
    trainLimit: 2,
    operatingRounds: 3,
    ...early,
    privatesClose: true,
  },
  { name: '6', on: '6', tiles: ['yellow', 'green', 'brown'], trainLimit: 2, operatingRounds: 3, ...early },
  {
    name: '8',
    on: '8',
    tiles: ['yellow', 'green', 'brown', 'gray'],
    trainLimit: 2,
    operatingRounds: 3,
    ...early,
  },
];
