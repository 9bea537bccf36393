/** What a player has to know of 1853 alone: bonds and contracts, shares to redeem, the elephant, trains on credit. */

import {
  type ActionOf,
  type Asking,
  because,
  best,
  type Decide,
  type Dice,
  dividend,
  kindsOwned,
  offered,
  passing,
  ranges,
  revenueWith,
  roundsToTop,
  type TitleJudgement,
  trainReasons,
  usualBut,
} from '@kursbuch/bots/eighteen/judging';
import {
  type CompanyId,
  cashOf,
  centreOf,
  companyTurnOf,
  countedTrains,
  type EighteenAction,
  type EighteenState,
  type HexId,
  percentOf,
  trainFacts,
} from '@kursbuch/eighteen';
import { secretOf } from '@kursbuch/table';
import {
  CONTRACT_SHARES,
  CONTRACT_VALUES,
  countOf,
  type ElephantOfferTask,
  ownOf,
  type Sheet,
  type TakeoverTask,
} from '../rules/index.ts';

/** The top of the market, where the game ends. */
const LAST_PRICE = 400;

/** How far two cities lie apart. */
function distance({ title }: Asking, one: HexId, other: HexId): number {
  const [a, b] = [one, other].map((hex) => centreOf(title.board.orientation, hex));
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** A share of a company that one leads already counts so much more than one near by. */
const TOGETHER = 6;

/**
 * What a company promises whoever leads it, beside the shares of it that one has: the North Western has the plains of the Punjab
 * to itself, the Great Indian Peninsula Bombay and the way to Delhi. In games of four Calm their directors were nearly always
 * first and second.
 */
const PROMISE: Readonly<Record<CompanyId, number>> = { NWR: 12, GIP: 8, BBCI: 2 };

/** A short line of cities, with shares of few companies. */
const contracts: Decide = (asking) => contractOf(asking, {});

function contractOf(
  asking: Asking,
  promise: Readonly<Record<CompanyId, number>>,
): EighteenAction | undefined {
  const { state, seat } = asking;
  const { contractShares } = ownOf(state);
  const { cities } = secretOf(state, seat) as Sheet;
  const pass = passing(asking);
  if (pass)
    return because(asking, pass, () => [
      offered(asking, 'writeCity').length > 0
        ? { kind: 'contractLongEnough', cities: cities.length }
        : { kind: 'noCityLeft' },
    ]);
  const far = (city: HexId) =>
    cities.length === 0 ? 0 : Math.min(...cities.map((one) => distance(asking, one, city)));
  const others = (company: string) =>
    Math.max(
      ...state.players.map((_, other) => (other === seat ? 0 : countOf(contractShares, company, other))),
    );
  const found = best(
    offered(asking, 'writeCity'),
    ({ city, company }: ActionOf<'writeCity'>) =>
      TOGETHER * (countOf(contractShares, company, seat) - others(company)) -
      far(city) +
      (promise[company] ?? 0),
  );
  if (!found) return undefined;
  const { city, company } = found;
  return because(asking, found, () => [
    {
      kind: 'contractCity',
      city,
      company,
      shares: countOf(contractShares, company, seat) + 1,
      others: cities.length,
    },
  ]);
}

/** One city more than must be: whoever pledges most chooses first, and the bond comes back. */
const HIGHER = 20;

function bondOf(asking: Asking, more: number): EighteenAction | undefined {
  const [range] = ranges(asking, 'writeBond');
  const action = range?.at(range.min + more);
  return (
    action &&
    because(asking, action, () => [{ kind: more > 0 ? 'firstChoice' : 'lowBond', bond: action.amount }])
  );
}

/** What came with the contract is paid for first; then the company of which one has most is set to work. */
const stockTurn: Decide = (asking) => {
  const redeem = best(offered(asking, 'redeemShares'), ({ count }) => count);
  if (redeem) {
    const { company, count } = redeem;
    return because(asking, redeem, () => [{ kind: 'redeemShares', company, count }]);
  }
  const { state, seat } = asking;
  const most = (company: string) =>
    Math.max(...state.players.map((_, one) => percentOf(state, company, one)));
  const waiting = offered(asking, 'buyShare').filter(
    ({ company, from, count = 1 }) =>
      count === 1 &&
      from === 'offer' &&
      !state.companies[company]?.floated &&
      percentOf(state, company, seat) > 0 &&
      percentOf(state, company, seat) === most(company),
  );
  const found = best(waiting, ({ company }) => percentOf(state, company, seat));
  return (
    found &&
    because(asking, found, () => [
      { kind: 'setToWork', company: found.company, percent: percentOf(state, found.company, seat) },
    ])
  );
};

/** So many times its price have to lie in a treasury for a train that earns nothing yet. */
const IDLE = 2;

/** Money in a treasury is good for trains alone, and trains bring the phases in which there is more to earn. */
function idleMoney(asking: Asking, company: CompanyId): EighteenAction | undefined {
  const { title, state } = asking;
  const cash = cashOf(state, company);
  const kinds = kindsOwned(state, company);
  if (countedTrains(title, state, company).length === 0 || !title.runs.hasRoute(state, company))
    return undefined;
  // One train may wait for track; a second beside it would run nowhere either.
  const earned = revenueWith(title, state, company, kinds);
  if (kinds.some((_, at) => revenueWith(title, state, company, kinds.toSpliced(at, 1)) >= earned))
    return undefined;
  const found = best(
    offered(asking, 'buyTrain').filter(
      ({ from, price, kind }) =>
        !title.companies.has(from) && IDLE * price <= cash && title.runs.mayUse(state, company, kind),
    ),
    ({ kind, price }) => revenueWith(title, state, company, [...kinds, kind]) - price / 1000,
  );
  return (
    found &&
    because(asking, found, () => [
      { kind: 'idleMoney', company, treasury: cash },
      ...trainReasons(asking, company, found).filter(({ kind }) => kind !== 'idleMoney'),
    ])
  );
}

/** One more operating round is called by whoever earns more of it than his part. */
const extraRound: Decide = (asking) => {
  const { title, state, seat } = asking;
  const incomes = state.players.map((_, one) =>
    [...title.companies.keys()].reduce(
      (sum, company) => sum + (percentOf(state, company, one) / 10) * dividend(asking, company),
      0,
    ),
  );
  const all = incomes.reduce((sum, income) => sum + income, 0);
  const yours = incomes[seat] ?? 0;
  const others = (all - yours) / Math.max(1, state.players.length - 1);
  return yours > others
    ? because(asking, offered(asking, 'callRound')[0], () => [{ kind: 'extraRound', yours, others }])
    : because(asking, passing(asking), () => [{ kind: 'noExtraRound', yours, others }]);
};

/** A manager's company without a train takes on credit the one that earns most. */
const trainStep: Decide = (asking) => {
  const { title, state } = asking;
  const company = companyTurnOf(state)?.company ?? '';
  const rated = offered(asking, 'buyOnCredit').map((action) => ({
    action,
    worth: revenueWith(title, state, company, [action.kind]),
  }));
  const isAble = offered(asking, 'buyTrain').length > 0;
  const found = best(rated, ({ worth }) => worth);
  if (isAble || !found || found.worth <= 0) return idleMoney(asking, company);
  const { kind } = found.action;
  const { price } = trainFacts(title, kind);
  return because(asking, found.action, () => [
    { kind: 'trainEarns', company, train: kind, price, more: found.worth },
    { kind: 'onCredit', company, train: kind },
  ]);
};

/** Somebody's sheet as it may be: cities of which each offers a share he took. */
function imagine(state: EighteenState, dice: Dice): EighteenState['secrets'] {
  const { contracts, contractShares } = ownOf(state);
  const sheets = Object.entries(contracts).map(([seat, { bond, count }]): [string, Sheet] => {
    const taken = Object.keys(contractShares).filter(
      (company) => countOf(contractShares, company, Number(seat)) > 0,
    );
    const open = Object.keys(CONTRACT_VALUES).filter((city) =>
      CONTRACT_SHARES[city]?.some((company) => taken.includes(company)),
    );
    const cities: HexId[] = [];
    while (cities.length < count && open.length > 0) cities.push(...open.splice(dice.below(open.length), 1));
    return [seat, { bond, cities }];
  });
  return Object.fromEntries(sheets);
}

export const judgement: TitleJudgement = {
  // By games of two against two: see docs/bots/measured.md.
  parts: { lively: 0.22, careful: 0.45, keen: 0.3 },
  imagine,
  weights: usualBut({ coin: 0.02 }),
  // 5.1.3
  roundsLeft: (title, state) => roundsToTop(title, state, ({ price }) => price === LAST_PRICE),
  tasks: {
    bonds: (asking) => bondOf(asking, 0),
    contracts,
    stockTurn,
    elephant: (asking) => because(asking, { type: 'pass' }, () => [{ kind: 'elephantKept' }]),
    elephantOffer: (asking) =>
      because(asking, { type: 'decline' }, () => [
        { kind: 'elephantDeclined', price: (asking.state.agenda.at(-1) as ElephantOfferTask).price },
      ]),
    extraRound,
    takeover: (asking) => {
      const found = best(offered(asking, 'settleCredit'), ({ pays }) => (pays ? 1 : 0));
      const { company } = asking.state.agenda.at(-1) as TakeoverTask;
      return found && because(asking, found, () => [{ kind: 'settleCredit', company, pays: found.pays }]);
    },
    twoTiles: (asking) =>
      because(asking, { type: 'chooseTwoTiles', from: 'later' }, () => [{ kind: 'twoTilesLater' }]),
    trainStep,
    pardon: (asking) => because(asking, { type: 'pardon', pardons: true }, () => [{ kind: 'pardons' }]),
  },
  planned: {
    bonds: (asking) => bondOf(asking, HIGHER),
    contracts: (asking) => contractOf(asking, PROMISE),
  },
};
