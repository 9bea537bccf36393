/**
 * Trains and phases of 1853. Data only. Source: Tables 5 and 6 and chapter 4.8 of the rulebook.
 * Only large stations use up range. The 1M is the other side of the 2: a card is bought as the one or, by a small company, as the other.
 */
import type { PhaseFacts, TrainFacts, TrainKind } from '@kursbuch/eighteen';

const standard = { counts: 'large', gauge: 'standard' } as const;
/** They lie beside the others and begin no phase; each kind has its own pile, for older ones stay on sale (4.8.11, 4.8.12). */
const metre = { counts: 'large', gauge: 'metre' } as const;

export const TRAINS: readonly TrainFacts[] = [
  { name: '2', price: 300, count: 6, range: 2, rustsOn: '4', ...standard },
  { name: '3', price: 440, count: 5, range: 3, rustsOn: '5', ...standard },
  { name: '4', price: 620, count: 4, range: 4, rustsOn: null, ...standard },
  { name: '5', price: 830, count: 3, range: 5, rustsOn: null, ...standard },
  { name: '6', price: 1050, count: 2, range: 6, rustsOn: null, availableOn: '5', ...standard },
  // One large station, and since a company's stations are large ones, that with its own (4.8.18b).
  { name: '1M', price: 180, count: 0, range: 1, card: '2', rustsOn: '4', ...metre },
  { name: '2M', price: 250, count: 2, range: 2, rustsOn: '5', stack: '2M', availableOn: '3', ...metre },
  { name: '3M', price: 430, count: 3, range: 3, rustsOn: null, stack: '3M', availableOn: '4', ...metre },
  { name: '4M', price: 590, count: 2, range: 4, rustsOn: null, stack: '4M', availableOn: '5', ...metre },
];

/** Numbers if a small company works after the first stock round (2.8.4, 4.8.16); the 2s may then be bought as 1M. */
export const COUNTS_WITH_SMALL: Readonly<Record<TrainKind, number>> = { 2: 7, '2M': 3, '3M': 4 };

/** A price between companies is at least this (4.8.9). */
export const LEAST_PRICE = 10;

const plain = { companiesBuyPrivates: false, privatesClose: true } as const;

/** Phase 1 is that of the contracts, before any train (R75). */
export const PHASES: readonly PhaseFacts[] = [
  { name: '2', on: null, tiles: ['yellow'], trainLimit: 4, operatingRounds: 1, ...plain },
  { name: '3', on: '3', tiles: ['yellow', 'green'], trainLimit: 4, operatingRounds: 2, ...plain },
  { name: '4', on: '4', tiles: ['yellow', 'green', 'brown'], trainLimit: 3, operatingRounds: 3, ...plain },
  {
    name: '5',
    on: '5',
    tiles: ['yellow', 'green', 'brown', 'gray'],
    trainLimit: 2,
    operatingRounds: 3,
    ...plain,
  },
];

/** The trains in use by phase (Table 6). */
export const TRAINS_IN_USE: Readonly<Record<string, readonly TrainKind[]>> = {
  2: ['2', '1M'],
  3: ['2', '3', '1M', '2M'],
  4: ['3', '4', '2M', '3M'],
  5: ['4', '5', '6', '3M', '4M'],
};

/** The limit of phase 5 in the picture of the board, against Table 6 (R1). */
export const LIMIT_OF_THE_PICTURE = 3;
