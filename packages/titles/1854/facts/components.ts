/**
 * Companies, privates, tile counts and upgrades of 1854. Data only.
 * Source: the German rulebook of 2016 for names, homes, stations, prices and incomes; public data for hexes, colours, tile numbers
 * and the price of the local railways. A local railway is a private and a company under one name.
 */
import { type CompanyFacts, companyFacts, type PrivateFacts, supplyFromText } from '@kursbuch/eighteen';

/** The eight large companies. */
export const MAJORS: readonly CompanyFacts[] = [
  companyFacts('KE', 'Kaiserin Elisabeth-Westbahn', 'C23:1', [0, 40, 100, 100], '#f0ac9d'),
  companyFacts('FJ', 'Kaiser Franz Joseph-Bahn', 'C23:2', [0, 40, 100], '#d4ab6f'),
  companyFacts('SD', 'Südbahn', 'C23', [0, 40, 100, 100], '#e5712f'),
  companyFacts('KR', 'Kronprinz Rudolf-Bahn', 'C17', [0, 40, 100, 100], '#82b642'),
  companyFacts('KT', 'Kärntner Bahn', 'H18', [0, 40, 100], '#ffffff'),
  companyFacts('SB', 'Salzburger Bahn', 'E13', [0, 40, 100], '#ff3b1e'),
  companyFacts('NT', 'Nordtiroler Staatsbahn', 'F8', [0, 40, 100, 100], '#7dc5e0'),
  companyFacts('VB', 'Vorarlberger Bahn', 'E3', [0, 40, 100], '#ece821'),
];

/** Local railways 1 to 6: one paper, which is the private's. */
export const LOCALS: readonly CompanyFacts[] = [
  companyFacts('L1', 'Mariazellerbahn', 'J38', [0, 40], '#000000', { certificates: [] }),
  companyFacts('L2', 'Kernhofer Bahn', 'J38:1', [0, 40], '#000000', { certificates: [] }),
  companyFacts('L3', 'Ybbstalbahn', 'M35', [0, 40], '#000000', { certificates: [] }),
  companyFacts('L4', 'Steyrtalbahn', 'J32', [0, 40], '#000000', { certificates: [] }),
  companyFacts('L5', 'Pyhrnbahn', 'J28', [0, 40], '#000000', { certificates: [] }),
  companyFacts('L6', 'Salzkammergutbahn', 'L28', [0, 40], '#000000', { certificates: [] }),
];

const BORN_LATER = { homeStop: null, certificates: [50, 50], keepsPlace: false } as const;

/** Lokalbahn AGs A to C, born of two local railways each; their director chooses the home. */
export const LAGS: readonly CompanyFacts[] = [
  companyFacts('A', 'Lokalbahn AG A', '', [0, 40], '#ffffff', BORN_LATER),
  companyFacts('B', 'Lokalbahn AG B', '', [0, 40], '#ffffff', BORN_LATER),
  companyFacts('C', 'Lokalbahn AG C', '', [0, 40], '#ffffff', BORN_LATER),
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

const SUPPLY = supplyFromText(`
    1 x2  -> 14
    2 x2  -> 15
    3 x3
    4 x6
    5 x5  -> 14 15 619
    6 x6  -> 14 15 619
    7 x5  -> 26 27 28 29
    8 x11 -> 16 19 23 24 25 28 29
    9 x11 -> 19 20 23 24 26 27
   14 x4  -> 611
   15 x7  -> 611
   16 x2  -> 43 70
   19 x2  -> 45 46
   20 x2  -> 44 47
   23 x6  -> 41 43 45 47
   24 x6  -> 42 43 46 47
   25 x2  -> 40 45 46
   26 x2  -> 42 44 45
   27 x2  -> 41 44 46
   28 x2  -> 39 43 46 70
   29 x2  -> 39 43 45 70
   39 x1
   40 x1
   41 x1
   42 x1
   43 x1
   44 x1
   45 x1
   46 x1
   47 x1
   55 x2  -> 14
   56 x2  -> 15
   57 x6  -> 14 15 619
   58 x6
   69 x1  -> 619
   70 x1
  433 x1  -> 451
  451 x1  -> 456
  456 x1
  611 x6  -> 915
  619 x4  -> 611
  915 x2
`);

export const TILE_COUNTS = SUPPLY.counts;

/** What may replace a tile: cities and double towns become 14, 15 or 619, then 611, then 915; single towns stay; W tiles follow W tiles. */
export const UPGRADES = SUPPLY.upgrades;
