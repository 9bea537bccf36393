/** 1848 in public records: names and options. */

import type { ListException, PublicNames, PublicTitle } from '@kursbuch/records';
import { DEFAULTS, isLinked, type Options, PUBLIC_RECORDS, TASMANIA, title } from '../index.ts';

const same = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

export const NAMES: PublicNames = {
  companies: same(['BOE', 'CAR', 'VR', 'NSW', 'SAR', 'COM', 'FT', 'WA', 'QR']),
  privates: same(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']),
  gifts: ['QR_1', 'CAR_0'],
  priorityMovesInSale: false,
  firstStop: { [TASMANIA]: 1 },
};

/** The options a record is played with, or the optional rule nobody knows. */
export const optionsFor: PublicTitle['optionsFor'] = ({ optionalRules }) =>
  optionalRules[0] ?? { ...PUBLIC_RECORDS };

const optionalRulesOf: PublicTitle['optionalRulesOf'] = (options) => {
  // the reading first: it says the most
  const wanted: Record<string, unknown> = { ...PUBLIC_RECORDS, ...DEFAULTS, ...PUBLIC_RECORDS };
  for (const [option, value] of Object.entries(wanted))
    if (option !== 'drawSeats' && (options[option] ?? DEFAULTS[option as keyof Options]) !== value)
      return { option };
  return [];
};

/** Where `verify` finds more among our choices than in a trace's legal lists, and why that is right. */
export const EXCEPTIONS: readonly ListException[] = [];

export const publicRecords: PublicTitle = {
  names: NAMES,
  optionsFor,
  optionalRulesOf,
  exceptions: EXCEPTIONS,
  follower: (before, after) =>
    !isLinked(title, before) && isLinked(title, after) ? 'destination_connection' : undefined,
};
