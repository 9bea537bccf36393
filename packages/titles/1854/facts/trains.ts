/**
 * Trains and phases of 1854. Data only.
 * Source: the German rulebook of 2016; numbers of trains in `proposed.ts`. Two stacks: regular and plus trains. The 8 and the 8Ox
 * (Orient Express) are two sides of one card without end of them.
 */
import type { PhaseFacts, TrainFacts } from '@kursbuch/eighteen';
import { TRAIN_COUNTS } from './proposed.ts';

/** Cards without end of them. */
const PLENTY = 40;
const count = (kind: string): number => TRAIN_COUNTS[kind] ?? 0;
const plus = { stack: 'plus', counts: 'large' } as const;

export const TRAINS: readonly TrainFacts[] = [
  { name: '2', price: 100, count: count('2'), range: 2, rustsOn: '4' },
  { name: '1+', price: 100, count: count('1+'), range: 1, rustsOn: '4', ...plus },
  { name: '3', price: 200, count: count('3'), range: 3, rustsOn: '6' },
  { name: '2+', price: 120, count: count('2+'), range: 2, rustsOn: '5', availableOn: '3', ...plus },
  { name: '3+', price: 160, count: count('3+'), range: 3, rustsOn: '6', availableOn: '3', ...plus },
  { name: '4', price: 320, count: count('4'), range: 4, rustsOn: '8' },
  { name: '5', price: 530, count: count('5'), range: 5, rustsOn: null },
  { name: '6', price: 670, count: count('6'), range: 6, rustsOn: null },
  { name: '8', price: 900, count: PLENTY, range: 8, rustsOn: null },
  { name: '8Ox', card: '8', price: 1200, count: 0, range: 8, skips: true, rustsOn: null },
];

/** A scrapped train costs a Lokalbahn AG so much more. */
export const REPAIR = 30;

/** Trains of local railways by phase; the limit of the large companies stands with the phase. */
export const LOCAL_TRAIN_LIMIT: Readonly<Record<string, number>> = {
  1: 2,
  2: 2,
  3: 2,
  4: 1,
  5: 1,
  6: 1,
  7: 1,
};

const open = { companiesBuyPrivates: false, privatesClose: false } as const;
const closed = { companiesBuyPrivates: false, privatesClose: true } as const;

export const PHASES: readonly PhaseFacts[] = [
  { name: '1', on: null, tiles: ['yellow'], trainLimit: 4, operatingRounds: 1, ...open },
  { name: '2', on: '2', tiles: ['yellow'], trainLimit: 4, operatingRounds: 1, ...open },
  { name: '3', on: '3', tiles: ['yellow', 'green'], trainLimit: 4, operatingRounds: 2, ...open },
  { name: '4', on: '4', tiles: ['yellow', 'green'], trainLimit: 3, operatingRounds: 2, ...open },
  { name: '5', on: '5', tiles: ['yellow', 'green', 'brown'], trainLimit: 2, operatingRounds: 3, ...closed },
  { name: '6', on: '6', tiles: ['yellow', 'green', 'brown'], trainLimit: 2, operatingRounds: 3, ...closed },
  {
    name: '7',
    on: '8',
    tiles: ['yellow', 'green', 'brown', 'gray'],
    trainLimit: 2,
    operatingRounds: 3,
    ...closed,
  },
];
