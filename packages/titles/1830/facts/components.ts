/**
 * Companies, privates, trains, phases and tile counts of 1830. Data only.
 * Sources: the German rulebook for prices, numbers and incomes (chapters 10, 11, 17, 21, 22); public data of the open 18xx
 * engines for tile counts and colours. Differences to the print are rulings R06, R22, R25, R26, R35.
 */
import {
  type CompanyFacts,
  companyFacts,
  type PhaseFacts,
  type PrivateFacts,
  supplyFromText,
  type TrainFacts,
} from '@kursbuch/eighteen';

export const COMPANIES: readonly CompanyFacts[] = [
  companyFacts('PRR', 'Pennsylvania', 'H12', [0, 40, 100, 100], '#32763f'),
  companyFacts('NYC', 'New York Central', 'E19', [0, 40, 100, 100], '#474548'),
  companyFacts('CPR', 'Canadian Pacific', 'A19', [0, 40, 100, 100], '#d1232a'),
  companyFacts('B&O', 'Baltimore & Ohio', 'I15', [0, 40, 100], '#025aaa'),
  companyFacts('C&O', 'Chesapeake & Ohio', 'F6', [0, 40, 100], '#add8e6'),
  companyFacts('Erie', 'Erie', 'E11', [0, 40, 100], '#fff500', { homeStop: null }),
  companyFacts('NYNH', 'New York, New Haven & Hartford', 'G19', [0, 40], '#d88e39'),
  companyFacts('B&M', 'Boston & Maine', 'E23', [0, 40], '#95c054'),
];

export const PRIVATES: readonly PrivateFacts[] = [
  { sym: 'SVN&RR', name: 'Schuylkill Valley Navigation & Railroad', price: 20, income: 5, hexes: ['G15'] },
  { sym: 'C&SL', name: 'Champlain & St. Lawrence', price: 40, income: 10, hexes: ['B20'] },
  { sym: 'D&H', name: 'Delaware & Hudson', price: 70, income: 15, hexes: ['F16'] },
  { sym: 'M&H', name: 'Mohawk & Hudson', price: 110, income: 20, hexes: ['D18'] },
  { sym: 'C&A', name: 'Camden & Amboy', price: 160, income: 25, hexes: ['H18'] },
  { sym: 'B&O-P', name: 'Baltimore & Ohio (private)', price: 220, income: 30, hexes: ['I13', 'I15'] },
];

export const TRAINS: readonly TrainFacts[] = [
  { name: '2', price: 80, count: 6, range: 2, rustsOn: '4' },
  { name: '3', price: 180, count: 5, range: 3, rustsOn: '6' },
  { name: '4', price: 300, count: 4, range: 4, rustsOn: 'D' },
  { name: '5', price: 450, count: 3, range: 5, rustsOn: null },
  { name: '6', price: 630, count: 2, range: 6, rustsOn: null },
  {
    name: 'D',
    price: 1100,
    count: 6,
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

const SUPPLY = supplyFromText(`
   1 x1
   2 x1
   3 x2
   4 x2
   7 x4 -> 18 26 27 28 29
   8 x8 -> 16 19 23 24 25 28 29
   9 x7 -> 18 19 20 23 24 26 27
  14 x3 -> 63
  15 x2 -> 63
  16 x1 -> 43 70
  18 x1 -> 43
  19 x1 -> 45 46
  20 x1 -> 44 47
  23 x3 -> 41 43 45 47
  24 x3 -> 42 43 46 47
  25 x1 -> 40 45 46
  26 x1 -> 42 44 45
  27 x1 -> 41 44 46
  28 x1 -> 39 43 46 70
  29 x1 -> 39 43 45 70
  39 x1
  40 x1
  41 x2
  42 x2
  43 x2
  44 x1
  45 x2
  46 x2
  47 x1
  53 x2 -> 61
  54 x1 -> 62
  55 x1
  56 x1
  57 x4 -> 14 15
  58 x2
  59 x2 -> 64 65 66 67 68
  61 x2
  62 x1
  63 x3
  64 x1
  65 x1
  66 x1
  67 x1
  68 x1
  69 x1
  70 x1
`);

export const TILE_COUNTS = SUPPLY.counts;

/** What may replace a tile (rulebook 18.1; 28 corrected by R35). */
export const UPGRADES = SUPPLY.upgrades;
