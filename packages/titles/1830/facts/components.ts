/**
 * Companies, privates, trains, phases and tile counts of 1830. Data only.
 * Sources: the German rulebook for prices, numbers and incomes (chapters 10, 11, 17, 21, 22); public data of the open 18xx
 * engines for tile counts and colours. Differences to the print are rulings R06, R22, R25, R26, R35.
 */
import type { CompanyFacts, PhaseFacts, PrivateFacts, TrainFacts } from '@kursbuch/eighteen';
import type { Currency } from '@kursbuch/table';

export const CURRENCY: Currency = { sign: '$', before: true };

export const BANK = 12000;

/** Certificate limit and money by number of players (rules 2.0b, 10.0c). */
export const PLAYERS: Readonly<Record<number, { readonly cash: number; readonly certificates: number }>> = {
  2: { cash: 1200, certificates: 28 },
  3: { cash: 800, certificates: 20 },
  4: { cash: 600, certificates: 16 },
  5: { cash: 480, certificates: 13 },
  6: { cash: 400, certificates: 11 },
};

export const COMPANIES: readonly CompanyFacts[] = [
  {
    sym: 'PRR',
    name: 'Pennsylvania',
    home: 'H12',
    homeStop: 0,
    stationCosts: [0, 40, 100, 100],
    color: '#32763f',
  },
  {
    sym: 'NYC',
    name: 'New York Central',
    home: 'E19',
    homeStop: 0,
    stationCosts: [0, 40, 100, 100],
    color: '#474548',
  },
  {
    sym: 'CPR',
    name: 'Canadian Pacific',
    home: 'A19',
    homeStop: 0,
    stationCosts: [0, 40, 100, 100],
    color: '#d1232a',
  },
  {
    sym: 'B&O',
    name: 'Baltimore & Ohio',
    home: 'I15',
    homeStop: 0,
    stationCosts: [0, 40, 100],
    color: '#025aaa',
  },
  {
    sym: 'C&O',
    name: 'Chesapeake & Ohio',
    home: 'F6',
    homeStop: 0,
    stationCosts: [0, 40, 100],
    color: '#add8e6',
  },
  { sym: 'Erie', name: 'Erie', home: 'E11', homeStop: null, stationCosts: [0, 40, 100], color: '#fff500' },
  {
    sym: 'NYNH',
    name: 'New York, New Haven & Hartford',
    home: 'G19',
    homeStop: 0,
    stationCosts: [0, 40],
    color: '#d88e39',
  },
  { sym: 'B&M', name: 'Boston & Maine', home: 'E23', homeStop: 0, stationCosts: [0, 40], color: '#95c054' },
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

export const PHASES: readonly PhaseFacts[] = [
  {
    name: '2',
    on: null,
    tiles: ['yellow'],
    trainLimit: 4,
    operatingRounds: 1,
    companiesBuyPrivates: false,
    privatesClose: false,
  },
  {
    name: '3',
    on: '3',
    tiles: ['yellow', 'green'],
    trainLimit: 4,
    operatingRounds: 2,
    companiesBuyPrivates: true,
    privatesClose: false,
  },
  {
    name: '4',
    on: '4',
    tiles: ['yellow', 'green'],
    trainLimit: 3,
    operatingRounds: 2,
    companiesBuyPrivates: true,
    privatesClose: false,
  },
  {
    name: '5',
    on: '5',
    tiles: ['yellow', 'green', 'brown'],
    trainLimit: 2,
    operatingRounds: 3,
    companiesBuyPrivates: false,
    privatesClose: true,
  },
  {
    name: '6',
    on: '6',
    tiles: ['yellow', 'green', 'brown'],
    trainLimit: 2,
    operatingRounds: 3,
    companiesBuyPrivates: false,
    privatesClose: false,
  },
  {
    name: 'D',
    on: 'D',
    tiles: ['yellow', 'green', 'brown'],
    trainLimit: 2,
    operatingRounds: 3,
    companiesBuyPrivates: false,
    privatesClose: false,
  },
];

export const TILE_COUNTS: Readonly<Record<string, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 2,
  7: 4,
  8: 8,
  9: 7,
  14: 3,
  15: 2,
  16: 1,
  18: 1,
  19: 1,
  20: 1,
  23: 3,
  24: 3,
  25: 1,
  26: 1,
  27: 1,
  28: 1,
  29: 1,
  39: 1,
  40: 1,
  41: 2,
  42: 2,
  43: 2,
  44: 1,
  45: 2,
  46: 2,
  47: 1,
  53: 2,
  54: 1,
  55: 1,
  56: 1,
  57: 4,
  58: 2,
  59: 2,
  61: 2,
  62: 1,
  63: 3,
  64: 1,
  65: 1,
  66: 1,
  67: 1,
  68: 1,
  69: 1,
  70: 1,
};

/** What may replace a tile (rulebook 18.1; 28 corrected by R35). */
export const UPGRADES: Readonly<Record<string, readonly string[]>> = {
  1: [],
  2: [],
  3: [],
  4: [],
  7: ['18', '26', '27', '28', '29'],
  8: ['16', '19', '23', '24', '25', '28', '29'],
  9: ['18', '19', '20', '23', '24', '26', '27'],
  14: ['63'],
  15: ['63'],
  16: ['43', '70'],
  18: ['43'],
  19: ['45', '46'],
  20: ['44', '47'],
  23: ['41', '43', '45', '47'],
  24: ['42', '43', '46', '47'],
  25: ['40', '45', '46'],
  26: ['42', '44', '45'],
  27: ['41', '44', '46'],
  28: ['39', '43', '46', '70'],
  29: ['39', '43', '45', '70'],
  53: ['61'],
  54: ['62'],
  55: [],
  56: [],
  57: ['14', '15'],
  58: [],
  59: ['64', '65', '66', '67', '68'],
  69: [],
};
