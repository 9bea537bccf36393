/**
 * What neither the rulebook nor two public sources settle: values this program plays with until an owner of the box corrects them
 * here. Each says what would settle it. Data only.
 */
import { type CompanyId, type HexId, tilesFromText } from '@kursbuch/eighteen';

/*
 * The map itself: that of 1989 cut right of Calcutta, columns up to 28; 18 hexes drop out. The rulebook says the map of 2009 ends
 * there, and 22 old cities and Waltair make its 23. Settled by the printed map.
 */

/*
 * With this cut Patna (H24) lies at the rim: its north-eastern side leads off the map. So 102, which has an arm to every side, never
 * comes to lie there, and Patna becomes brown with 103 alone, from a green tile of three arms (12, 13, 100, 101, 117) or 719; with 14,
 * 15, 87 to 89, 116 or 716 to 718 it stays green. Settled by the printed map: is there a hex between G23 and H26, north-east of Patna?
 */

/** Waltair: its place (by its real coordinates), its arms, value and circle. Settled by the printed map. */
export const WALTAIR = 'N22 Waltair, label W, dual, city 30: 0 2 3, home ECR';

/** The third arm of Calcutta, west: that of 1989 led east, off this map. Settled by the printed map. */
export const CALCUTTA_THIRD_ARM = 1;

/**
 * Tiles without a public definition. 716, 717 and 719: shapes of 14, 15 and 103, all dual; 718: three standard and three metre arms;
 * 500 and 900: the six separate stations of 104 and 110 of 1989; 720: the four land sides of Waltair. They fit every row of the
 * chart. Settled by the tiles of the box, or page 20 of the rulebook with its drawings.
 */
export const PROPOSED_TILES = tilesFromText(`
  500 brown, label CD, dual, city 70 at 0: 0, city 70 at 1: 1, city 70 at 2: 2, city 70 at 3: 3, city 70 at 4: 4, city 70 at 5: 5
  716 green, dual, 2-slot city 30: 0 1 3 4
  717 green, dual, 2-slot city 30: 0 1 2 3
  718 green, 2-slot city 20: standard 0 1 3 metre 2 4 5
  719 green, dual, 2-slot city 30: 0 2 3 4
  720 brown, label W, dual, 2-slot city 50: 0 1 2 3
  900 gray, label CD, dual, city 100 at 0: 0, city 100 at 1: 1, city 100 at 2: 2, city 100 at 3: 3, city 100 at 4: 4, city 100 at 5: 5
`);

/** The companies whose shares a city offers, by their area; `CERTAIN_SHARES` of the map are from the rulebook. Settled by the numbers printed at the cities. */
export const CONTRACT_SHARES: Readonly<Record<HexId, readonly CompanyId[]>> = {
  B8: ['NWR'], // Peshawar
  B10: ['NWR'], // Rawalpindi
  C11: ['NWR'], // Lahore
  E7: ['NWR'], // Multan
  F14: ['EIR', 'GIP', 'NWR', 'BBCI'], // Delhi
  G13: ['BBCI'], // Jaipur
  G17: ['EIR', 'GIP'], // Cawnpore
  G19: ['EIR'], // Lucknow
  H10: ['BBCI'], // Ajmer
  H20: ['EIR', 'GIP'], // Allahabad
  H22: ['EIR'], // Benares
  H24: ['EIR'], // Patna
  I3: ['NWR'], // Karachi
  J8: ['BBCI'], // Ahmadabad
  J28: ['EIR', 'BNR', 'ECR'], // Calcutta
  K17: ['GIP', 'BNR'], // Nagpur
  M9: ['GIP', 'BBCI', 'MSM'], // Bombay
  N22: ['BNR', 'ECR'], // Waltair
  O15: ['GIP', 'BNR', 'MSM'], // Hyderabad
  R14: ['MSM', 'SIR'], // Mysore
  R16: ['MSM', 'SIR'], // Bangalore
  R18: ['MSM', 'SIR', 'ECR'], // Madras
  T16: ['SIR'], // Trichinopoly
};

const hexes = (names: string): readonly HexId[] => names.split(' ');

/** The areas of Table 2: the row or column of a named city is inside (R36). Settled by the drawings on the companies' sheets. */
export const TERRITORIES: Readonly<Record<CompanyId, readonly HexId[]>> = {
  EIR: hexes(
    'C15 D14 D16 E15 E17 F14 F16 F18 F20 G15 G17 G19 G21 G23 H14 H16 H18 H20 H22 H24 H26 H28 I15 I17 I19 I21 I23 I25 I27 J14 J16 J18 J20 J22 J24 J26 J28',
  ),

  GIP: hexes(
    'F10 F12 F14 F16 F18 F20 G9 G11 G13 G15 G17 G19 H10 H12 H14 H16 H18 H20 I9 I11 I13 I15 I17 I19 J10 J12 J14 J16 J18 J20 K9 K11 K13 K15 K17 K19 L10 L12 L14 L16 L18 L20 M9 M11 M13 M15 M17 M19 N10 N12 N14 N16 N18 N20 O9 O11 O13 O15 O17 O19',
  ),

  NWR: hexes(
    'B8 B10 B12 C5 C7 C9 C11 C13 D2 D4 D6 D8 D10 D12 D14 E3 E5 E7 E9 E11 E13 F2 F4 F6 F8 F10 F12 F14 G3 G5 G7 G9 G11 G13 H2 H4 H6 H8 H10 H12 H14 I3 I5 I7 I9 I11 I13',
  ),

  BNR: hexes(
    'H16 H18 H20 H22 H24 H26 H28 I15 I17 I19 I21 I23 I25 I27 J16 J18 J20 J22 J24 J26 J28 K15 K17 K19 K21 K23 K25 K27 L16 L18 L20 L22 L24 L26 M15 M17 M19 M21 M23 N16 N18 N20 N22 O15 O17 O19 O21 P16 P18 Q15 Q17 R16 R18',
  ),

  BBCI: hexes(
    'F2 F4 F6 F8 F10 F12 F14 F16 G3 G5 G7 G9 G11 G13 G15 G17 H2 H4 H6 H8 H10 H12 H14 H16 I3 I5 I7 I9 I11 I13 I15 I17 J4 J6 J8 J10 J12 J14 J16 K5 K7 K9 K11 K13 K15 K17 L6 L10 L12 L14 L16 M9 M11 M13 M15 M17',
  ),

  MSM: hexes(
    'M9 M11 M13 M15 M17 M19 M21 M23 N10 N12 N14 N16 N18 N20 N22 O9 O11 O13 O15 O17 O19 O21 P12 P14 P16 P18 Q11 Q13 Q15 Q17 R12 R14 R16 R18',
  ),

  SIR: hexes('R12 R14 R16 R18 S13 S15 S17 T14 T16 T18 U13 U15 U17 V14 V16'),

  ECR: hexes(
    'J18 J20 J22 J24 J26 J28 K17 K19 K21 K23 K25 K27 L18 L20 L22 L24 L26 M17 M19 M21 M23 N18 N20 N22 O17 O19 O21 P18 Q17 R18',
  ),
};

/** Stations of the BBCI: four in 1989, while the picture of a large company shows five fields (R47). Settled by its sheet. */
export const BBCI_STATIONS = { large: [0, 0, 40, 100], small: [0, 40, 100, 100] } as const;

/** The ECR is new in 2009: its par, stations and colour are those of company 8 of 1989, whose place it takes. Settled by its sheet and shares. */
export const ECR = { par: 70, stationCosts: [0, 40, 100], color: '#6fb7e8' } as const;

/** Notes of 500 in the box, which the short game takes out: no source numbers them (R64, 2.4). Settled by counting them. */
export const NOTES_OF_500 = 10;
