/** 1830 in public records: names, options, and where our choices differ on purpose. */
import { companyTurnOf, trainsOf } from '@kursbuch/eighteen';
import type { ListException, PublicAction, PublicNames, PublicTitle } from '@kursbuch/records';
import { DEFAULTS, type Options, PUBLIC_RECORDS, title } from '../rules/index.ts';

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
  priorityMovesInSale: true,
};

/** The optional rules a record may carry, and our option for each. */
const OPTIONAL = {
  multiple_brown_from_ipo: 'severalBrownFromOffer',
  optional_6_train: 'thirdSix',
} as const satisfies Record<string, keyof Options>;

const isOptional = (rule: string): rule is keyof typeof OPTIONAL => Object.hasOwn(OPTIONAL, rule);

/** The options a record is played with, or the optional rule nobody knows. */
export const optionsFor: PublicTitle['optionsFor'] = ({ optionalRules, actions = [] }) => {
  const options: Record<string, string | number | boolean> = { ...PUBLIC_RECORDS };
  if (ownerNamesHome(actions)) options.ownerNamesHome = true;
  for (const rule of optionalRules) {
    if (!isOptional(rule)) return rule;
    options[OPTIONAL[rule]] = true;
  }
  return options;
};

/** R33: another company has laid Erie's tile, and Erie was asked for the circle. */
const ownerNamesHome = (actions: readonly PublicAction[]): boolean =>
  actions.some(({ type, entity, hex }, index) => {
    if (type !== 'lay_tile' || hex !== 'E11' || entity === 'ERIE') return false;
    const answer = actions.slice(index + 1).find((action) => !action.type.startsWith('program_'));
    return answer?.type === 'place_token' && answer.entity === 'ERIE';
  });

/** Options that say nothing about the course of a game once its seats are known. */
const FREE: ReadonlySet<string> = new Set<keyof Options>(['drawSeats', 'closedCash', 'ownerNamesHome']);

const optionalRulesOf: PublicTitle['optionalRulesOf'] = (options) => {
  const rules = Object.keys(OPTIONAL).filter((rule) => isOptional(rule) && options[OPTIONAL[rule]] === true);
  // the reading first: it says the most
  const wanted: Record<string, unknown> = { ...PUBLIC_RECORDS, ...DEFAULTS, ...PUBLIC_RECORDS };
  for (const rule of rules) if (isOptional(rule)) wanted[OPTIONAL[rule]] = true;
  for (const [option, value] of Object.entries(wanted))
    if (!FREE.has(option) && (options[option] ?? DEFAULTS[option as keyof Options]) !== value)
      return { option };
  return rules;
};

/** Where `verify` finds more among our choices than in a trace's legal lists, and why that is right. */
export const EXCEPTIONS: readonly ListException[] = [
  {
    rule: 'X17',
    why: 'several brown shares are one action of ours and one action each there',
    applies: (_state, _step, action) => action.type === 'buyShare' && (action.count ?? 1) > 1,
  },
  {
    rule: 'X05',
    why: 'at the train limit, with a trade-in in reach, the public engine accepts every train but shows none',
    applies(state, step, action) {
      const company = companyTurnOf(state)?.company;
      if (step !== 'BuyTrain' || action.type !== 'buyTrain' || action.tradeIn !== undefined) return false;
      return (
        company !== undefined && trainsOf(state, company).length >= title.fleet.trainLimit(state, company)
      );
    },
  },
  {
    rule: '1830-17.0o',
    why: 'the station of D&H and the normal one are one step of ours and two steps there',
    applies: (_state, step, action) =>
      action.type === 'placeStation' && (action.power !== undefined) !== (step === 'SpecialToken'),
  },
];

export const publicRecords: PublicTitle = {
  names: NAMES,
  optionsFor,
  optionalRulesOf,
  exceptions: EXCEPTIONS,
};
