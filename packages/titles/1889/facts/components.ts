/**
 * Companies, privates, trains and phases of Shikoku 1889. Data only.
 * Sources: public data of the two open 18xx engines that know the game; no rulebook was at hand. Where they differ a ruling
 * decides.
 */
import {
  type CompanyFacts,
  companyFacts,
  type PhaseFacts,
  type PrivateFacts,
  type PrivateId,
  type TrainFacts,
} from '@kursbuch/eighteen';

export const COMPANIES: readonly CompanyFacts[] = [
  companyFacts('AR', 'Awa Railroad', 'K8', [0, 40], '#37383a'),
  companyFacts('IR', 'Iyo Railway', 'E2', [0, 40], '#f48221'),
  companyFacts('SR', 'Sanuki Railway', 'I2', [0, 40], '#76a042'),
  companyFacts('KO', 'Takamatsu & Kotohira Electric Railway', 'K4', [0, 40], '#d81e3e'),
  companyFacts('TR', 'Tosa Electric Railway', 'F9', [0, 40, 40], '#00a993'),
  companyFacts('KU', 'Tosa Kuroshio Railway', 'C10', [0], '#0189d1'),
  companyFacts('UR', 'Uwajima Railway', 'B7', [0, 40, 40], '#6f533e'),
];

export const PRIVATES: readonly PrivateFacts[] = [
  { sym: 'TR-P', name: 'Takamatsu E-Railroad', price: 20, income: 5, hexes: ['K4'] },
  { sym: 'MF', name: 'Mitsubishi Ferry', price: 30, income: 5, hexes: [] },
  { sym: 'ER', name: 'Ehime Railway', price: 40, income: 10, hexes: ['C4'] },
  { sym: 'SMR', name: 'Sumitomo Mines Railway', price: 50, income: 15, hexes: [] },
  { sym: 'DR', name: 'Dougo Railway', price: 60, income: 15, hexes: [] },
  { sym: 'SIR', name: 'South Iyo Railway', price: 80, income: 20, hexes: [] },
  { sym: 'UTF', name: 'Uno-Takamatsu Ferry', price: 150, income: 30, hexes: [] },
];

/** SETUP-5: so many players it takes for these. */
export const FEWEST_PLAYERS: Readonly<Record<PrivateId, number>> = { SIR: 3, UTF: 4 };

/** UTF-2: what it pays once the first 5 is sold. */
export const LATE_INCOME: Readonly<Record<PrivateId, number>> = { UTF: 50 };

/** BEG-2, BEG-3: the privates of the beginner game, in the order in which more players bring them in. */
export const BEGINNER_PRIVATES: Readonly<
  Record<PrivateId, { readonly fewest: number; readonly price: number; readonly income: number }>
> = {
  DR: { fewest: 2, price: 60, income: 20 },
  SIR: { fewest: 2, price: 90, income: 25 },
  ER: { fewest: 3, price: 40, income: 15 },
  SMR: { fewest: 4, price: 60, income: 20 },
  'TR-P': { fewest: 5, price: 20, income: 5 },
  MF: { fewest: 6, price: 40, income: 15 },
};

/** diesels have no end. */
const PLENTY = 40;

export const TRAINS: readonly TrainFacts[] = [
  { name: '2', price: 80, count: 6, range: 2, rustsOn: '4' },
  { name: '3', price: 180, count: 5, range: 3, rustsOn: '6' },
  { name: '4', price: 300, count: 4, range: 4, rustsOn: 'D' },
  { name: '5', price: 450, count: 3, range: 5, rustsOn: null },
  { name: '6', price: 630, count: 2, range: 6, rustsOn: null },
  {
    name: 'D',
    price: 1100,
    count: PLENTY,
    range: null,
    rustsOn: null,
    availableOn: '6',
    tradeIn: { from: ['4', '5', '6'], price: 800 },
  },
];

const early = { companiesBuyPrivates: false, privatesClose: false } as const;
const middle = { companiesBuyPrivates: true, privatesClose: false } as const;
const closing = { companiesBuyPrivates: false, privatesClose: true } as const;

export const PHASES: readonly PhaseFacts[] = [
  { name: '2', on: null, tiles: ['yellow'], trainLimit: 4, operatingRounds: 1, ...early },
  { name: '3', on: '3', tiles: ['yellow', 'green'], trainLimit: 4, operatingRounds: 2, ...middle },
  { name: '4', on: '4', tiles: ['yellow', 'green'], trainLimit: 3, operatingRounds: 2, ...middle },
  { name: '5', on: '5', tiles: ['yellow', 'green', 'brown'], trainLimit: 2, operatingRounds: 3, ...closing },
  { name: '6', on: '6', tiles: ['yellow', 'green', 'brown'], trainLimit: 2, operatingRounds: 3, ...early },
  { name: 'D', on: 'D', tiles: ['yellow', 'green', 'brown'], trainLimit: 2, operatingRounds: 3, ...early },
];
