/** 1889 in public records: names, options, and where our choices differ on purpose. */
import { companyTurnOf, type PrivateId, trainsOf } from '@kursbuch/eighteen';
import {
  inverted,
  type ListException,
  type PublicAction,
  type PublicNames,
  type PublicTitle,
} from '@kursbuch/records';
import { DEFAULTS, type Options, PUBLIC_RECORDS, title } from '../rules/index.ts';
import { beginnerPrivates } from '../rules/setup.ts';

/** The private Takamatsu E-Railroad has the name of a company there; a record says which is meant. */
export const NAMES: PublicNames = {
  companies: { AR: 'AR', IR: 'IR', SR: 'SR', KO: 'KO', TR: 'TR', KU: 'KU', UR: 'UR' },
  privates: { TR: 'TR-P', MF: 'MF', ER: 'ER', SMR: 'SMR', DR: 'DR', SIR: 'SIR', UTF: 'UTF' },
  gifts: [],
  priorityMovesInSale: true,
  // BEG-7
  tiles: { Beg6: '6', Beg7: '7', Beg8: '8', Beg9: '9', Beg23: '23', Beg24: '24' },
};

const BEGINNER = 'beginner_game';

/** The numbers the site draws its lots with. */
function* lots(seed: number): Generator<number> {
  const [factor, step, modulus] = [1_103_515_245n, 12_345n, 2n ** 31n];
  for (let number = BigInt(Math.trunc(seed)); ; ) {
    number = (factor * number + step) % modulus;
    yield Number(number);
  }
}

/** BEG-1: what the site deals to the seats with this seed. */
function dealtBy(seed: number, players: number): readonly PrivateId[] {
  const drawn = lots(seed);
  return beginnerPrivates(title, players)
    .map((one) => ({ one, lot: drawn.next().value as number }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ one }) => one);
}

/** A run of an older record, told by its hexes alone. */
const tellsHexes = ({ type, routes }: PublicAction): boolean =>
  type === 'run_routes' &&
  Array.isArray(routes) &&
  routes.some((route) => route?.connections === undefined && Array.isArray(route?.hexes));

/** The options a record is played with, or the optional rule nobody knows. */
export const optionsFor: PublicTitle['optionsFor'] = ({
  optionalRules,
  actions = [],
  players = [],
  seed = 0,
}) => {
  const unknown = optionalRules.find((rule) => rule !== BEGINNER);
  if (unknown !== undefined) return unknown;
  const options: Record<string, string | number | boolean> = { ...PUBLIC_RECORDS };
  if (actions.some(tellsHexes)) options.runsAsTold = true;
  if (optionalRules.length === 0) return options;
  return { ...options, beginner: true, dealt: dealtBy(seed, players.length).join(' ') };
};

/** Options that say nothing about the course of a game once its seats are known. */
const FREE: ReadonlySet<string> = new Set<keyof Options>([
  'drawSeats',
  'closedCash',
  'beginner',
  'dealt',
  'runsAsTold',
]);

const optionalRulesOf: PublicTitle['optionalRulesOf'] = (options) => {
  // the reading first: it says the most
  const wanted = { ...PUBLIC_RECORDS, ...DEFAULTS, ...PUBLIC_RECORDS };
  for (const [option, value] of Object.entries(wanted))
    if (!FREE.has(option) && (options[option] ?? DEFAULTS[option as keyof Options]) !== value)
      return { option };
  return options.beginner ? [BEGINNER] : [];
};

/** More seeds than there are ways to deal six privates: one of them deals like this table was dealt. */
const SEEDS = 100_000;

/** Where `verify` finds more among our choices than in a trace's legal lists, and why that is right. */
export const EXCEPTIONS: readonly ListException[] = [
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
];

export const publicRecords: PublicTitle = {
  names: NAMES,
  optionsFor,
  optionalRulesOf,
  exceptions: EXCEPTIONS,
  seedFor(start) {
    if (!start.options.beginner) return 0;
    const owners = start.players.map((_, seat) =>
      Object.keys(inverted(NAMES.privates)).find((one) => start.privates[one]?.owner === seat),
    );
    for (let seed = 1; seed < SEEDS; seed++)
      if (dealtBy(seed, owners.length).join() === owners.join()) return seed;
    return 0;
  },
};
