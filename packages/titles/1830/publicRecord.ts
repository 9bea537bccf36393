/** 1830 in public records: names and options. */
import type { PublicNames, PublicRecord } from '@kursbuch/eighteen';
import { type Options, PUBLIC_RECORDS } from './options.ts';

export const NAMES: PublicNames = {
  companies: {
    PRR: 'PRR',
    NYC: 'NYC',
    CPR: 'CPR',
    'B&O': 'B&O',
    'C&O': 'C&O',
    ERIE: 'Erie',
    NYNH: 'NYNH',
    'B&M': 'B&M',
  },
  privates: { SV: 'SVN&RR', CS: 'C&SL', DH: 'D&H', MH: 'M&H', CA: 'C&A', BO: 'B&O-P' },
  gifts: ['PRR_1', 'B&O_0'],
};

/** The optional rules a record may carry, and our options for them. */
const OPTIONAL: Readonly<Record<string, Partial<Options>>> = {
  multiple_brown_from_ipo: { severalBrownFromOffer: true },
  optional_6_train: { thirdSix: true },
};

/** The options a record is played with, or the optional rule nobody knows. */
export function optionsFor(record: PublicRecord): Partial<Options> | string {
  let options: Partial<Options> = PUBLIC_RECORDS;
  for (const rule of record.optionalRules) {
    const more = OPTIONAL[rule];
    if (!more) return rule;
    options = { ...options, ...more };
  }
  return options;
}
