/**
 * The eight companies of 1853. Data only. Source: Tables 1 and 2 of the rulebook for numbers, names and homes; public data of 1989
 * for par, stations and colours. In the order of their numbers, which is the order in which they act and are paid for (T1g).
 */
import { type CompanyFacts, type CompanyId, companyFacts, type HexId } from '@kursbuch/eighteen';
import { BBCI_STATIONS, ECR } from './proposed.ts';

/** Two free homes, then 40, then 100 each; a small company has one home (4.4.4). */
const LARGE = [0, 0, 40, 100, 100] as const;
const SMALL = [0, 40, 100, 100] as const;

export const COMPANIES: readonly CompanyFacts[] = [
  companyFacts('EIR', 'East Indian Railway', 'J28', LARGE, '#d01c1c'),
  companyFacts('GIP', 'Great Indian Peninsula Railway', 'H20', LARGE, '#cc6600'),
  companyFacts('NWR', 'North Western Railway', 'F14', LARGE, '#111111'),
  companyFacts('BNR', 'Bengal Nagpur Railway', 'J28:2', LARGE, '#0a5a2a'),
  companyFacts('BBCI', 'Bombay, Baroda and Central India Railway', 'H10', BBCI_STATIONS.small, '#12309a'),
  companyFacts('MSM', 'Madras and South Mahratta Railway', 'R18', SMALL, '#9900cc'),
  companyFacts('SIR', 'South Indian Railway', 'T16', SMALL, '#f2d11b'),
  companyFacts('ECR', 'East Coast Railway', 'N22', ECR.stationCosts, ECR.color),
];

/** The number of each company. */
export const NUMBERS: Readonly<Record<CompanyId, number>> = {
  EIR: 1,
  GIP: 2,
  NWR: 3,
  BNR: 4,
  BBCI: 5,
  MSM: 6,
  SIR: 7,
  ECR: 8,
};

/** Issue price of each, which is also where its marker starts; its capital is ten times as much. */
export const PARS: Readonly<Record<CompanyId, number>> = {
  EIR: 100,
  GIP: 96,
  NWR: 92,
  BNR: 88,
  BBCI: 84,
  MSM: 80,
  SIR: 75,
  ECR: ECR.par,
};

/** A home station: its hex and its stop as printed. */
export interface Home {
  readonly hex: HexId;
  readonly stop: number;
  /** Only if the company is large. */
  readonly ifLarge?: true;
}

/** Table 1. */
export const HOMES: Readonly<Record<CompanyId, readonly Home[]>> = {
  EIR: [
    { hex: 'J28', stop: 0 },
    { hex: 'H24', stop: 0 },
  ],
  GIP: [
    { hex: 'H20', stop: 0 },
    { hex: 'M9', stop: 1 },
  ],
  NWR: [
    { hex: 'F14', stop: 0 },
    { hex: 'C11', stop: 0 },
  ],
  BNR: [
    { hex: 'J28', stop: 2 },
    { hex: 'K17', stop: 0 },
  ],
  BBCI: [
    { hex: 'H10', stop: 0 },
    { hex: 'M9', stop: 0, ifLarge: true },
  ],
  MSM: [{ hex: 'R18', stop: 0 }],
  SIR: [{ hex: 'T16', stop: 0 }],
  ECR: [{ hex: 'N22', stop: 0 }],
};

/** Companies 1 to 4 are large, 6 to 8 small; the BBCI is either (2.6). */
export const SIZES: Readonly<Record<CompanyId, 'large' | 'small' | 'either'>> = {
  EIR: 'large',
  GIP: 'large',
  NWR: 'large',
  BNR: 'large',
  BBCI: 'either',
  MSM: 'small',
  SIR: 'small',
  ECR: 'small',
};

/** Percents of the papers of a company: the director's certificate and eight singles (1d). */
export const CERTIFICATES: readonly number[] = [20, 10, 10, 10, 10, 10, 10, 10, 10];

/** What two tiles in one turn cost by option 2 (4.1.3). */
export const SECOND_TILE_FEE: Readonly<Record<CompanyId, number>> = {
  EIR: 50,
  GIP: 20,
  NWR: 20,
  BNR: 20,
  BBCI: 20,
};
