/**
 * Companies, privates, tile counts and upgrades of 1848. Data only.
 * Sources: the German rulebook of 2007 for prices, numbers and limits; public data of the 2021 edition for minimum prices of the
 * privates, tile numbers and colours. CAR has a fourth station in the 2021 edition.
 */
import { type CompanyFacts, companyFacts, type PrivateFacts, supplyFromText } from '@kursbuch/eighteen';

export const COMPANIES: readonly CompanyFacts[] = [
  companyFacts('QR', 'Queensland Government Railway', 'B19', [0, 40, 100, 100, 100], '#399c42'),
  companyFacts('VR', 'Victorian Railways', 'H11', [0, 40, 100], '#ffe600'),
  companyFacts('NSW', 'New South Wales Railways', 'F17', [0, 40, 100, 100], '#ff9027'),
  companyFacts('WA', 'Western Australian Railway', 'D1', [0, 40, 100, 100, 100], '#ee332a'),
  companyFacts('CAR', 'Central Australian Railway', 'E4', [0, 40, 100], '#000000'),
  companyFacts('SAR', 'South Australian Railway', 'G6', [0, 40, 100, 100], '#9e2a97'),
  companyFacts('FT', 'Federal Territory Railway', 'G14', [0, 40, 100, 100], '#55c3ec'),
  companyFacts('COM', 'Commonwealth Railways', 'G6', [0, 0, 100, 100, 100], '#cfc5a2'),
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

const SUPPLY = supplyFromText(`
    1 x1
    2 x1
    5 x3  -> 14 15 236 237 238
    6 x4  -> 14 15 236 237 238
    7 x4  -> 18 26 27 28 29 30 31
    8 x9  -> 16 19 23 24 25 28 29 30 31
    9 x12 -> 18 19 20 23 24 26 27
   14 x3  -> 611
   15 x6  -> 611
   16 x1  -> 43 70
   18 x1  -> 43
   19 x1  -> 45 46
   20 x1  -> 44 47
   23 x2  -> 41 43 45 47
   24 x2  -> 42 43 46 47
   25 x2  -> 40 45 46
   26 x1  -> 42 44 45
   27 x1  -> 41 44 46
   28 x1  -> 39 43 46 70
   29 x1  -> 39 43 45 70
   30 x1  -> 42 70
   31 x1  -> 41 70
   39 x1
   40 x1
   41 x1
   42 x1
   43 x1
   44 x1
   45 x1
   46 x1
   47 x1
   55 x1
   56 x1
   57 x3  -> 14 15 236 237
   59 x2  -> 64 65 66 67 68
   64 x1
   65 x1
   66 x1
   67 x1
   68 x1
   69 x1
   70 x1
  235 x3  -> 59
  236 x1  -> 239
  237 x1  -> 239
  238 x2  -> 239
  239 x3  -> 240
  240 x2
  241 x1
  611 x4  -> 915
  915 x1
`);

export const TILE_COUNTS = SUPPLY.counts;

/** What may replace a tile. On K hexes cities become 236, 237 or 238, elsewhere 14 or 15. */
export const UPGRADES = SUPPLY.upgrades;
