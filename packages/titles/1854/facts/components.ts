/**
 * Companies, privates, tile counts and upgrades of 1854. Data only.
 * Source: the German rulebook of 2016 for names, homes, stations, prices and incomes; public data for hexes, colours, tile numbers
 * and the price of the local railways. A local railway is a private and a company under one name.
 */
import type { CompanyFacts, PrivateFacts } from '@kursbuch/eighteen';

/** The eight large companies. */
export const MAJORS: readonly CompanyFacts[] = [
  {
    sym: 'KE',
    name: 'Kaiserin Elisabeth-Westbahn',
    home: 'C23',
    homeStop: 1,
    stationCosts: [0, 40, 100, 100],
    color: '#f0ac9d',
  },
  {
    sym: 'FJ',
    name: 'Kaiser Franz Joseph-Bahn',
    home: 'C23',
    homeStop: 2,
    stationCosts: [0, 40, 100],
    color: '#d4ab6f',
  },
  { sym: 'SD', name: 'Südbahn', home: 'C23', homeStop: 0, stationCosts: [0, 40, 100, 100], color: '#e5712f' },
  {
    sym: 'KR',
    name: 'Kronprinz Rudolf-Bahn',
    home: 'C17',
    homeStop: 0,
    stationCosts: [0, 40, 100, 100],
    color: '#82b642',
  },
  {
    sym: 'KT',
    name: 'Kärntner Bahn',
    home: 'H18',
    homeStop: 0,
    stationCosts: [0, 40, 100],
    color: '#ffffff',
  },
  {
    sym: 'SB',
    name: 'Salzburger Bahn',
    home: 'E13',
    homeStop: 0,
    stationCosts: [0, 40, 100],
    color: '#ff3b1e',
  },
  {
    sym: 'NT',
    name: 'Nordtiroler Staatsbahn',
    home: 'F8',
    homeStop: 0,
    stationCosts: [0, 40, 100, 100],
    color: '#7dc5e0',
  },
  {
    sym: 'VB',
    name: 'Vorarlberger Bahn',
    home: 'E3',
    homeStop: 0,
    stationCosts: [0, 40, 100],
    color: '#ece821',
  },
];

/** Local railways 1 to 6: one paper, which is the private's. */
export const LOCALS: readonly CompanyFacts[] = [
  {
    sym: 'L1',
    name: 'Mariazellerbahn',
    home: 'J38',
    homeStop: 0,
    stationCosts: [0, 40],
    color: '#000000',
    certificates: [],
  },
  {
    sym: 'L2',
    name: 'Kernhofer Bahn',
    home: 'J38',
    homeStop: 1,
    stationCosts: [0, 40],
    color: '#000000',
    certificates: [],
  },
  {
    sym: 'L3',
    name: 'Ybbstalbahn',
    home: 'M35',
    homeStop: 0,
    stationCosts: [0, 40],
    color: '#000000',
    certificates: [],
  },
  {
    sym: 'L4',
    name: 'Steyrtalbahn',
    home: 'J32',
    homeStop: 0,
    stationCosts: [0, 40],
    color: '#000000',
    certificates: [],
  },
  {
    sym: 'L5',
    name: 'Pyhrnbahn',
    home: 'J28',
    homeStop: 0,
    stationCosts: [0, 40],
    color: '#000000',
    certificates: [],
  },
  {
    sym: 'L6',
    name: 'Salzkammergutbahn',
    home: 'L28',
    homeStop: 0,
    stationCosts: [0, 40],
    color: '#000000',
    certificates: [],
  },
];

/** Lokalbahn AGs A to C, born of two local railways each; their director chooses the home. */
export const LAGS: readonly CompanyFacts[] = [
  {
    sym: 'A',
    name: 'Lokalbahn AG A',
    home: '',
    homeStop: null,
    stationCosts: [0, 40],
    color: '#ffffff',
    certificates: [50, 50],
    keepsPlace: false,
  },
  {
    sym: 'B',
    name: 'Lokalbahn AG B',
    home: '',
    homeStop: null,
    stationCosts: [0, 40],
    color: '#ffffff',
    certificates: [50, 50],
    keepsPlace: false,
  },
  {
    sym: 'C',
    name: 'Lokalbahn AG C',
    home: '',
    homeStop: null,
    stationCosts: [0, 40],
    color: '#ffffff',
    certificates: [50, 50],
    keepsPlace: false,
  },
];

/** Where a Lokalbahn AG may have its home: Steyr and Sankt Pölten. */
export const LAG_HOMES = ['D18', 'D20'] as const;
/** The tiles by which it makes room there. */
export const LAG_HOME_TILES = ['14', '15', '619'] as const;

/** Money of a local railway, whatever was bid. */
export const LOCAL_CAPITAL = 150;
/** Price of a paper of a Lokalbahn AG at the start. */
export const LAG_PAR = 67;

/** In the order of the row: three mountain railways, six local railways, two mountain railways. */
export const PRIVATES: readonly PrivateFacts[] = [
  { sym: 'AF', name: 'Außerfernbahn', price: 20, income: 5, hexes: ['E5'] },
  { sym: 'MT', name: 'Murthalbahn', price: 50, income: 10, hexes: ['F16'] },
  { sym: 'GK', name: 'Graz-Köflacher Bahn', price: 70, income: 15, hexes: ['F20'] },
  { sym: 'L1', name: 'Mariazellerbahn', price: 150, income: 0, hexes: [] },
  { sym: 'L2', name: 'Kernhofer Bahn', price: 150, income: 0, hexes: [] },
  { sym: 'L3', name: 'Ybbstalbahn', price: 150, income: 0, hexes: [] },
  { sym: 'L4', name: 'Steyrtalbahn', price: 150, income: 0, hexes: [] },
  { sym: 'L5', name: 'Pyhrnbahn', price: 150, income: 0, hexes: [] },
  { sym: 'L6', name: 'Salzkammergutbahn', price: 150, income: 0, hexes: [] },
  { sym: 'AB', name: 'Arlbergbahn', price: 170, income: 20, hexes: ['F4'] },
  { sym: 'SM', name: 'Semmeringbahn', price: 190, income: 25, hexes: ['E23'] },
];

/** So much less for the mountain hex, and for the tunnel, once each; so much more for Graz. */
export const MOUNTAIN_DISCOUNT = 20;
export const TUNNEL_DISCOUNT = 40;
export const GRAZ = { stop: 'F22:0', bonus: 10 } as const;

/** Twenty percent of these come with a private; it closes when the company has run a train. */
export const COMES_WITH: Readonly<Record<string, string>> = { AB: 'VB', SM: 'SD' };

/** Mail contracts: price, number, and income by the colour of the phase. */
export const MAIL = {
  small: { price: 100, count: 6, income: { yellow: 10, green: 20, brown: 30, gray: 40 } },
  large: { price: 200, count: 6, income: { yellow: 30, green: 40, brown: 50, gray: 60 } },
} as const;

export const TILE_COUNTS: Readonly<Record<string, number>> = {
  '1': 2,
  '2': 2,
  '3': 3,
  '4': 6,
  '5': 5,
  '6': 6,
  '7': 5,
  '8': 11,
  '9': 11,
  '14': 4,
  '15': 7,
  '16': 2,
  '19': 2,
  '20': 2,
  '23': 6,
  '24': 6,
  '25': 2,
  '26': 2,
  '27': 2,
  '28': 2,
  '29': 2,
  '39': 1,
  '40': 1,
  '41': 1,
  '42': 1,
  '43': 1,
  '44': 1,
  '45': 1,
  '46': 1,
  '47': 1,
  '55': 2,
  '56': 2,
  '57': 6,
  '58': 6,
  '69': 1,
  '70': 1,
  '433': 1,
  '451': 1,
  '456': 1,
  '611': 6,
  '619': 4,
  '915': 2,
};

/** What may replace a tile: cities and double towns become 14, 15 or 619, then 611, then 915; single towns stay; W tiles follow W tiles. */
export const UPGRADES: Readonly<Record<string, readonly string[]>> = {
  '1': ['14'],
  '2': ['15'],
  '3': [],
  '4': [],
  '5': ['14', '15', '619'],
  '6': ['14', '15', '619'],
  '7': ['26', '27', '28', '29'],
  '8': ['16', '19', '23', '24', '25', '28', '29'],
  '9': ['19', '20', '23', '24', '26', '27'],
  '14': ['611'],
  '15': ['611'],
  '16': ['43', '70'],
  '19': ['45', '46'],
  '20': ['44', '47'],
  '23': ['41', '43', '45', '47'],
  '24': ['42', '43', '46', '47'],
  '25': ['40', '45', '46'],
  '26': ['42', '44', '45'],
  '27': ['41', '44', '46'],
  '28': ['39', '43', '46', '70'],
  '29': ['39', '43', '45', '70'],
  '39': [],
  '40': [],
  '41': [],
  '42': [],
  '43': [],
  '44': [],
  '45': [],
  '46': [],
  '47': [],
  '55': ['14'],
  '56': ['15'],
  '57': ['14', '15', '619'],
  '58': [],
  '69': ['619'],
  '70': [],
  '433': ['451'],
  '451': ['456'],
  '611': ['915'],
  '619': ['611'],
};
