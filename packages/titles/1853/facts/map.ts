/**
 * The map of 1853: India with its 153 hexes. Data only.
 * Source: public data of the edition of 1989, three of which agree; the rulebook of 2009 for names, values, terrain costs and homes.
 * Hex ids are row letter and doubled column; edges 0..5 clockwise from the south-west. What is not listed is sea, foreign land or
 * cut by the frame: no track leads there (4.1.10).
 * What no source settles stands in `proposed.ts`.
 */
import { type CompanyId, type Gauge, type HexId, mapFromText } from '@kursbuch/eighteen';
import { CALCUTTA_THIRD_ARM, WALTAIR } from './proposed.ts';

/** Costs are those of standard gauge; L10 has a river and a hill. Track of Calcutta's tiles may end at the rim (4.2.12f, R42). */
export const MAP = mapFromText('pointy', {
  signs: `
    .  white
    o  town
    %  town, town
    O  city
    G  green
    ~  terrain river, cost 40
    =  terrain rivers, cost 60
    -  terrain hill, cost 80
    ^  terrain mountain, cost 140
    A  terrain himalaya, cost 240
  `,
  rows: `
       2   6   10  14  18  22  26
    B        O^O^.A
    C     .^.^. O .-.A
    D  o .-o-o . . o^.
    E   .-.~O . . o % .
    F  . .=o~. . . G % o .
    G   o~. . o .-O o O~O~% o
    H  o~. . o O^. . % o~O=O=O=.~o~
    I   O=. . o^.-.-. .-. . o~. o
    J    . . O . .-o o^o^o-.-.^o G
    K     o . o~.~.-.-O o-. . o-.
    L      o   o-. .-. o . .-o-o=
    M         G .^. . . . . .^
    N          o^. o-o^.^.~G
    O         . .^%-O .^.~o
    P            o-o^. o
    Q           . .^. .
    R            o-O-O^G
    S             o-.^o
    T              o-O o~
    U             . o-.
    V              o .
  `,
  hexes: `
    B8  Peshawar
    B10 Rawalpindi
    C11 Lahore, home NWR
    E7  Multan
    F14 Delhi, label CD, dual, city 40 at 2: 2, city 40 at 4: 4, city 40 at 0: 0, home NWR
    G13 Jaipur
    G17 Cawnpore
    G19 Lucknow
    H10 Ajmer, home BBCI
    H20 Allahabad, home GIP
    H22 Benares
    H24 Patna, home EIR
    I3  Karachi
    J8  Ahmadabad
    J28 Calcutta, label CD, dual, city 50 at 2: 2, city 50 at ${CALCUTTA_THIRD_ARM}: ${CALCUTTA_THIRD_ARM}, city 50 at 0: 0, terrain rivers, deadEnds, home EIR, home BNR s2
    K17 Nagpur, home BNR
    L10, cost 120
    M9  Bombay, label BM, dual, city 40 at 3: 3, city 40 at 5: 5, home GIP s1, home BBCI
    ${WALTAIR}
    O15 Hyderabad
    R14 Mysore
    R16 Bangalore
    R18 Madras, label BM, dual, city 30 at 2: 2, city 30 at 0: 0, home MSM
    T16 Trichinopoly, home SIR
  `,
});

/** The lines of Table 4. */
type Terrain = 'river' | 'rivers' | 'hill' | 'mountain' | 'himalaya';

/** What the first tile of a hex costs, by its gauge (Table 4). */
const TERRAIN_COSTS: Readonly<Record<Terrain, Readonly<Record<Gauge, number>>>> = {
  river: { standard: 40, metre: 30 },
  rivers: { standard: 60, metre: 40 },
  hill: { standard: 80, metre: 50 },
  mountain: { standard: 140, metre: 70 },
  himalaya: { standard: 240, metre: 100 },
};

/** What lies on the hexes that cost something; two kinds on one hex are added (4.1.12g, R41). */
export const TERRAIN: Readonly<Record<HexId, readonly Terrain[]>> = {
  ...Object.fromEntries(
    MAP.hexes.flatMap(({ id, terrain, cost }) => (cost ? [[id, [terrain as Terrain]]] : [])),
  ),
  L10: ['hill', 'river'],
};

/** What the first tile of each hex with terrain costs, by its gauge. */
export const BUILDING_COSTS: Readonly<Record<HexId, Readonly<Record<Gauge, number>>>> = Object.fromEntries(
  Object.entries(TERRAIN).map(([hex, kinds]) => {
    const sum = (gauge: Gauge) => kinds.reduce((all, kind) => all + TERRAIN_COSTS[kind][gauge], 0);
    return [hex, { standard: sum('standard'), metre: sum('metre') }];
  }),
);

/** The mountains of Ajmer cost a large BBCI no more than this (4.1.13, R38). */
export const AJMER = { hex: 'H10', cost: 70 } as const;
/** The rivers of Calcutta cost at its first upgrade, whatever the gauge (4.2.13, R40). */
export const CALCUTTA = { hex: 'J28', upgradeCost: 60 } as const;

/** Premiums for the first tile of a hex (4.1.14). */
export const PREMIUMS: Readonly<Record<HexId, number>> = {
  B8: 100,
  B10: 40,
  C5: 200,
  D2: 200,
  D14: 40,
  H2: 40,
  I3: 100,
};

/** What the named cities are worth in a contract (2.5.9): all 23 of them. */
export const CONTRACT_VALUES: Readonly<Record<HexId, number>> = {
  B8: 20, // Peshawar
  B10: 20, // Rawalpindi
  C11: 20, // Lahore
  E7: 20, // Multan
  F14: 40, // Delhi
  G13: 20, // Jaipur
  G17: 20, // Cawnpore
  G19: 20, // Lucknow
  H10: 20, // Ajmer
  H20: 20, // Allahabad
  H22: 20, // Benares
  H24: 20, // Patna
  I3: 20, // Karachi
  J8: 20, // Ahmadabad
  J28: 50, // Calcutta
  K17: 20, // Nagpur
  M9: 40, // Bombay
  N22: 30, // Waltair
  O15: 20, // Hyderabad
  R14: 20, // Mysore
  R16: 20, // Bangalore
  R18: 30, // Madras
  T16: 20, // Trichinopoly
};

/** Shares that certain cities offer by the examples of the rulebook; all of them: `CONTRACT_SHARES` in `proposed.ts`. */
export const CERTAIN_SHARES: Readonly<Record<HexId, readonly CompanyId[]>> = {
  C11: ['NWR'],
  F14: ['EIR', 'GIP', 'NWR', 'BBCI'],
  G13: ['BBCI'],
  H24: ['EIR'],
  J28: ['EIR'],
  M9: ['BBCI'],
};

/** The shaded valley of the Ganges; it matters for the named cities only (2.5.7). */
export const GANGES: readonly HexId[] = [
  'G17',
  'G19',
  'H18',
  'H20',
  'H22',
  'H24',
  'H26',
  'H28',
  'I23',
  'J28',
];
/** The five of the valley: Cawnpore, Lucknow, Allahabad, Benares, Patna. Calcutta is counted with them, but apart (2.5.7). */
export const GANGES_CITIES: readonly HexId[] = ['G17', 'G19', 'H20', 'H22', 'H24'];
