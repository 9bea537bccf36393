/**
 * Companies, privates, tile counts and upgrades of 1848. Data only.
 * Sources: the German rulebook of 2007 for prices, numbers and limits; public data of the 2021 edition for minimum prices of the
 * privates, tile numbers and colours. CAR has a fourth station in the 2021 edition.
 */
import type { CompanyFacts, PrivateFacts } from '@kursbuch/eighteen';
import type { Currency } from '@kursbuch/table';

export const CURRENCY: Currency = { sign: '£', before: true };

export const BANK = 10000;
/** Money of the Bank of England for loans, beside the bank. */
export const LOAN_FUND = 2000;

/** Money, and papers allowed by number of companies in receivership; the former director loses `penalty` more for each. */
export const PLAYERS: Readonly<
  Record<
    number,
    {
      readonly cash: number;
      readonly certificates: readonly number[];
      readonly penalty: number;
      readonly holding: number;
    }
  >
> = {
  3: { cash: 840, certificates: [20, 18, 16, 14, 12, 10], penalty: 2, holding: 70 },
  4: { cash: 630, certificates: [17, 15, 13, 11, 10, 9], penalty: 2, holding: 60 },
  5: { cash: 510, certificates: [14, 13, 12, 10, 9, 8], penalty: 1, holding: 60 },
  6: { cash: 430, certificates: [12, 11, 10, 9, 8, 7], penalty: 1, holding: 60 },
};

export const COMPANIES: readonly CompanyFacts[] = [
  {
    sym: 'QR',
    name: 'Queensland Government Railway',
    home: 'B19',
    homeStop: 0,
    stationCosts: [0, 40, 100, 100, 100],
    color: '#399c42',
  },
  {
    sym: 'VR',
    name: 'Victorian Railways',
    home: 'H11',
    homeStop: 0,
    stationCosts: [0, 40, 100],
    color: '#ffe600',
  },
  {
    sym: 'NSW',
    name: 'New South Wales Railways',
    home: 'F17',
    homeStop: 0,
    stationCosts: [0, 40, 100, 100],
    color: '#ff9027',
  },
  {
    sym: 'WA',
    name: 'Western Australian Railway',
    home: 'D1',
    homeStop: 0,
    stationCosts: [0, 40, 100, 100, 100],
    color: '#ee332a',
  },
  {
    sym: 'CAR',
    name: 'Central Australian Railway',
    home: 'E4',
    homeStop: 0,
    stationCosts: [0, 40, 100],
    color: '#000000',
  },
  {
    sym: 'SAR',
    name: 'South Australian Railway',
    home: 'G6',
    homeStop: 0,
    stationCosts: [0, 40, 100, 100],
    color: '#9e2a97',
  },
  {
    sym: 'FT',
    name: 'Federal Territory Railway',
    home: 'G14',
    homeStop: 0,
    stationCosts: [0, 40, 100, 100],
    color: '#55c3ec',
  },
  {
    sym: 'COM',
    name: 'Commonwealth Railways',
    home: 'G6',
    homeStop: 0,
    stationCosts: [0, 0, 100, 100, 100],
    color: '#cfc5a2',
  },
];

export const PRIVATES: readonly (PrivateFacts & {
  readonly floor: number;
  readonly companyPrice: readonly [number, number] | null;
})[] = [
  {
    sym: 'P1',
    name: "Melbourne and Hobson's Bay Railway Company",
    price: 30,
    income: 5,
    hexes: [],
    floor: 0,
    companyPrice: [1, 40],
  },
  {
    sym: 'P2',
    name: 'Sydney Railway Company',
    price: 70,
    income: 10,
    hexes: [],
    floor: 40,
    companyPrice: [1, 80],
  },
  {
    sym: 'P3',
    name: 'Tasmanian Railways',
    price: 110,
    income: 15,
    hexes: [],
    floor: 80,
    companyPrice: [1, 140],
  },
  { sym: 'P4', name: 'The Ghan', price: 170, income: 20, hexes: [], floor: 140, companyPrice: [1, 220] },
  {
    sym: 'P5',
    name: 'Trans-Australian Railway',
    price: 170,
    income: 25,
    hexes: [],
    floor: 140,
    companyPrice: null,
  },
  {
    sym: 'P6',
    name: 'North Australian Railway',
    price: 230,
    income: 30,
    hexes: [],
    floor: 200,
    companyPrice: null,
  },
];

export const TILE_COUNTS: Readonly<Record<string, number>> = {
  1: 1,
  2: 1,
  5: 3,
  6: 4,
  7: 4,
  8: 9,
  9: 12,
  14: 3,
  15: 6,
  16: 1,
  18: 1,
  19: 1,
  20: 1,
  23: 2,
  24: 2,
  25: 2,
  26: 1,
  27: 1,
  28: 1,
  29: 1,
  30: 1,
  31: 1,
  39: 1,
  40: 1,
  41: 1,
  42: 1,
  43: 1,
  44: 1,
  45: 1,
  46: 1,
  47: 1,
  55: 1,
  56: 1,
  57: 3,
  59: 2,
  64: 1,
  65: 1,
  66: 1,
  67: 1,
  68: 1,
  69: 1,
  70: 1,
  235: 3,
  236: 1,
  237: 1,
  238: 2,
  239: 3,
  240: 2,
  241: 1,
  611: 4,
  915: 1,
};

/** What may replace a tile. On K hexes cities become 236, 237 or 238, elsewhere 14 or 15. */
export const UPGRADES: Readonly<Record<string, readonly string[]>> = {
  1: [],
  2: [],
  5: ['14', '15', '236', '237', '238'],
  6: ['14', '15', '236', '237', '238'],
  7: ['18', '26', '27', '28', '29', '30', '31'],
  8: ['16', '19', '23', '24', '25', '28', '29', '30', '31'],
  9: ['18', '19', '20', '23', '24', '26', '27'],
  14: ['611'],
  15: ['611'],
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
  30: ['42', '70'],
  31: ['41', '70'],
  39: [],
  40: [],
  41: [],
  42: [],
  43: [],
  44: [],
  45: [],
  46: [],
  47: [],
  55: [],
  56: [],
  57: ['14', '15', '236', '237'],
  59: ['64', '65', '66', '67', '68'],
  64: [],
  65: [],
  66: [],
  67: [],
  68: [],
  69: [],
  70: [],
  235: ['59'],
  236: ['239'],
  237: ['239'],
  238: ['239'],
  239: ['240'],
  611: ['915'],
};
