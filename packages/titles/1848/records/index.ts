/** 1848 in public records: names and options. */

import {
  type ListException,
  type OwnPublicAction,
  type PublicNames,
  type PublicTitle,
  quoted,
} from '@kursbuch/records';
import { DEFAULTS, isLinked, type Options, PUBLIC_RECORDS, TASMANIA, title } from '../rules/index.ts';

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

/** Loans, and privates made cheaper. */
const actions: readonly OwnPublicAction[] = [
  {
    type: 'takeLoan',
    word: 'take_loan',
    written: (_action, before) => ({
      by: 'company',
      fields: { loan: Object.values(before.companies).reduce((sum, { loans }) => sum + loans, 0) },
    }),
    read: () => ({ type: 'takeLoan' }),
    listed: () => ['loan', 'yes'],
  },
  {
    type: 'lowerPrice',
    word: 'assign',
    written: (action, _before, theirs) => ({
      by: 'player',
      fields: {
        target: action.type === 'lowerPrice' ? theirs[action.private] : undefined,
        target_type: 'company',
      },
    }),
    read({ target }, ours) {
      const one = ours(target);
      return one === undefined
        ? `there is no private "${quoted(target)}"`
        : { type: 'lowerPrice', private: one };
    },
    listed: (action, theirs) => ['reduce', action.type === 'lowerPrice' ? theirs[action.private] : undefined],
  },
];

export const publicRecords: PublicTitle = {
  names: NAMES,
  optionsFor,
  optionalRulesOf,
  exceptions: EXCEPTIONS,
  actions,
  follower: (before, after) =>
    !isLinked(title, before) && isLinked(title, after) ? 'destination_connection' : undefined,
};
