/**
 * Calm: rules of thumb. It takes the next good thing it sees: keeps money for a company, floats what it starts, lays the tile
 * that brings most of a few it looks at, buys trains that pay for themselves, and pays out.
 */
import {
  type BiddingTask,
  type CompanyId,
  type ConsentTask,
  cashOf,
  cheapest,
  companyTurnOf,
  countedTrains,
  directorOf,
  freeCash,
  minimumBid,
  nextStationCost,
  type PrivateId,
  percentOf,
  type RevenueStepTask,
  salePrice,
  suggestRuns,
  trainDuty,
  trainFacts,
  usefulTrains,
  valueAt,
} from '@kursbuch/eighteen';
import type { EighteenAction, EighteenAdviceReason } from '@kursbuch/titles';
import {
  type ActionOf,
  type Asking,
  best,
  cashInSight,
  type Decide,
  directed,
  offered,
  PASS,
  passing,
  ranges,
} from './asking.ts';
import { canSpare, gainOf, isDoomed, isStranded, leastTrain, type Purchase, purchases } from './fleet.ts';
import { homeWorth } from './homes.ts';
import { because, weighed } from './notes.ts';
import { floatCost, leastFloat, leastSale, proceeds, shareYield, soundPar, unfinished } from './papers.ts';
import {
  floatsSoon,
  homeReasons,
  keepReasons,
  layReasons,
  payReasons,
  shareReasons,
  trainReasons,
} from './reasons.ts';
import { kindsOwned, revenue, revenueWith } from './revenue.ts';
import { bestLay } from './track.ts';

// ---------------------------------------------------------------- privates

/** Rounds in which a private pays, counted from the sale. */
const PRIVATE_ROUNDS = 7;
/** Nobody pays more than so much over its price, */
const DEAREST = 1.25;
/** or has more bids open. */
const OPEN_BIDS = 2;

/** What a private is worth to begin with: income, and shares that come with it at the lowest par. */
function privateValue({ title, state, own }: Asking, one: PrivateId): number {
  const facts = title.privates.get(one);
  if (!facts) return 0;
  const gift = own.comesWith[one];
  const par = Math.min(...title.market.par.keys());
  const shares = gift ? valueAt(title, state, gift.company, gift.percent, par) : 0;
  return PRIVATE_ROUNDS * facts.income + shares + (own.alsoWorth?.[one] ?? 0);
}

/** What should be left in the purse after buying this private: enough to float a company, or the one that comes with it. */
function reserve(asking: Asking, one: PrivateId): number {
  const { title, state, own } = asking;
  const gift = own.comesWith[one];
  const least = leastFloat(asking);
  const usual = Number.isFinite(least) ? least : 0;
  const isOffice = gift && gift.percent >= 20;
  if (!gift || !isOffice) return usual;
  const par = title.companies.get(gift.company)?.par ?? Math.min(...title.market.par.keys());
  const { company, percent } = gift;
  return Math.max(0, floatCost(title, state, company, par) - valueAt(title, state, company, percent, par));
}

const bidLimit = (asking: Asking, one: PrivateId): number =>
  Math.min(DEAREST * (asking.title.privates.get(one)?.price ?? 0), privateValue(asking, one));

export const privateSale: Decide = (asking) => {
  const { title, state, seat } = asking;
  const free = freeCash(state, seat);
  const spare = (one: PrivateId, price: number) => free - price >= reserve(asking, one);
  const buy = best(
    offered(asking, 'buyPrivate').filter(({ private: one }) => {
      const price = salePrice(title, state, one);
      return price <= privateValue(asking, one) && spare(one, price);
    }),
    ({ private: one }) => privateValue(asking, one) - salePrice(title, state, one),
  );
  const open = Object.values(state.bids).filter((bids) => bids.some((bid) => bid.seat === seat)).length;
  const bid = best(
    ranges(asking, 'bid').filter(({ action: { private: one }, min }) => {
      const leads = state.bids[one]?.at(-1)?.seat === seat;
      return open < OPEN_BIDS && !leads && min <= bidLimit(asking, one) && spare(one, min);
    }),
    ({ action: { private: one }, min }) => bidLimit(asking, one) - min,
  );
  if (buy)
    return because(asking, buy, () => [
      privateReason(asking, buy.private, salePrice(title, state, buy.private)),
    ]);
  if (bid) return because(asking, bid.action, () => [privateReason(asking, bid.action.private, bid.min)]);
  const pass = passing(asking);
  return because(asking, pass, () => waitingReasons(asking)) ?? cheapestPrivate(asking);
};

/** What a private is worth beside what it costs. */
function privateReason(asking: Asking, one: PrivateId, price: number): EighteenAdviceReason {
  const worth = privateValue(asking, one);
  return { kind: worth < price ? 'privateTooDear' : 'privateWorth', private: one, price, worth };
}

/** Why nothing is bought: all is too dear, or the money is for a company. */
function waitingReasons(asking: Asking): readonly EighteenAdviceReason[] {
  const { title, state } = asking;
  const [cheap] = offered(asking, 'buyPrivate');
  if (!cheap) return [{ kind: 'keepMoney', amount: leastFloat(asking) }];
  const price = salePrice(title, state, cheap.private);
  const isDear = price > privateValue(asking, cheap.private);
  const kept: EighteenAdviceReason = { kind: 'keepMoney', amount: reserve(asking, cheap.private) };
  return isDear ? [privateReason(asking, cheap.private, price)] : [kept];
}

function cheapestPrivate(asking: Asking): EighteenAction | undefined {
  const { title, state } = asking;
  const found = best(offered(asking, 'buyPrivate'), ({ private: one }) => -salePrice(title, state, one));
  return (
    found &&
    because(asking, found, () => [
      { kind: 'cheapestPrivate', private: found.private, price: salePrice(title, state, found.private) },
    ])
  );
}

export const bidding: Decide = (asking) => {
  const { title, state } = asking;
  const { private: one } = state.agenda.at(-1) as BiddingTask;
  const [bid] = ranges(asking, 'bid');
  const isFair = minimumBid(title, state, one) <= bidLimit(asking, one);
  const price = minimumBid(title, state, one);
  return bid && isFair
    ? because(asking, bid.action, () => [privateReason(asking, one, price)])
    : because(asking, passing(asking), () => [
        { kind: 'privateTooDear', private: one, price, worth: bidLimit(asking, one) },
      ]);
};

// ---------------------------------------------------------------- stock rounds

/** So many companies are enough for somebody calm. */
const COMPANIES = 2;
/** Shares that promise less than this a coin are left alone. */
const WORTH_BUYING = 1.12;
/** A company that no longer runs is sold. */
const IS_DEAD = 0.75;

/** May one more company be begun? Only with all others on their feet. */
function mayBegin(asking: Asking): boolean {
  const { title, state } = asking;
  const own = directed(asking);
  const isOnFeet = (company: CompanyId) =>
    state.companies[company]?.floated === true &&
    (usefulTrains(title, state, company).length > 0 || !isStranded(title, state, company));
  return own.length < COMPANIES && own.every(isOnFeet);
}

/** A company to begin: the best home of those one can float alone, at the highest par for that. */
export function beginning(
  asking: Asking,
  worth = (company: CompanyId) => homeWorth(asking.title, asking.state, company),
): ActionOf<'startCompany'> | undefined {
  const starts = offered(asking, 'startCompany').filter(
    ({ company }) => asking.own.mayBegin?.(asking.title, asking.state, company) ?? true,
  );
  const companies = new Set(starts.map(({ company }) => company));
  const sound = [...companies].flatMap((one) => {
    const pars = starts.filter(({ company }) => company === one);
    return soundPar(asking, pars, true) ?? [];
  });
  const found = best(sound, ({ company, price }) => worth(company) + price / 4);
  return (
    found && because(asking, found, () => [floatsAlone(asking, found), ...homeReasons(asking, found.company)])
  );
}

const floatsAlone = (
  { title, state }: Asking,
  { company, price }: { readonly company: CompanyId; readonly price: number },
): EighteenAdviceReason => ({
  kind: 'floatsAlone',
  company,
  par: price,
  cost: floatCost(title, state, company, price),
});

/** The share that promises most for its price. */
function bestShare(asking: Asking): ActionOf<'buyShare'> | undefined {
  const single = offered(asking, 'buyShare').filter(({ count = 1 }) => count === 1);
  const rated = single.map((action) => ({ action, worth: shareYield(asking, action.company, action.from) }));
  weighed(asking, 'coin', [...rated, { action: PASS, worth: WORTH_BUYING }]);
  const found = best(
    rated.filter(({ worth }) => worth >= WORTH_BUYING),
    ({ worth }) => worth,
  )?.action;
  return found && because(asking, found, () => shareReasons(asking, found.company, found.from));
}

/** Shares of others' companies that have neither a train nor the money for one. */
function deadShares(asking: Asking): ActionOf<'sellShares'> | undefined {
  const { title, state, seat } = asking;
  const found = best(
    offered(asking, 'sellShares').filter(
      ({ company }) =>
        directorOf(state, company) !== seat &&
        title.companies.get(company)?.directed !== false &&
        state.companies[company]?.operated === true &&
        isStranded(title, state, company) &&
        shareYield(asking, company, 'pool') < IS_DEAD,
    ),
    ({ count }) => count,
  );
  return found && because(asking, found, () => [{ kind: 'deadCompany', company: found.company }]);
}

/** Papers of a company that waits for its float, or sales that pay for them. */
function finishing(asking: Asking): EighteenAction | undefined {
  const { seat, state } = asking;
  const waiting = unfinished(asking);
  if (!waiting) return undefined;
  const share = offered(asking, 'buyShare').find(
    ({ company, from, count = 1 }) => company === waiting.company && from === 'offer' && count === 1,
  );
  if (share) return because(asking, share, () => floatsSoon(asking, share.company));
  const lacks = waiting.cost - cashInSight(state, seat);
  const sale = lacks > 0 ? leastSale(asking, lacks) : undefined;
  return sale && sale.company !== waiting.company && directorOf(state, sale.company) !== seat
    ? because(asking, sale, () => [leastMissed(asking, sale), ...floatsSoon(asking, waiting.company)])
    : undefined;
}

const leastMissed = (asking: Asking, sale: ActionOf<'sellShares'>): EighteenAdviceReason => ({
  kind: 'leastMissed',
  company: sale.company,
  brings: proceeds(asking, sale),
});

/** The sale that is missed least, for money that is needed. */
export function saleFor(asking: Asking, needed: number): EighteenAction | undefined {
  const sale = leastSale(asking, needed);
  return sale && because(asking, sale, () => [leastMissed(asking, sale)]);
}

export const stockTurn: Decide = (asking) => {
  // Whoever may not pass must sell.
  if (!passing(asking)) return saleFor(asking, 0);
  return (
    finishing(asking) ??
    deadShares(asking) ??
    (mayBegin(asking) ? beginning(asking) : undefined) ??
    bestShare(asking) ??
    because(asking, passing(asking), () => [{ kind: 'noShare' }])
  );
};

export const parChoice: Decide = (asking) => {
  const pars = offered(asking, 'setPar');
  const sound = soundPar(asking, pars, false);
  if (sound) return because(asking, sound, () => [floatsAlone(asking, sound)]);
  const lowest = best(pars, ({ price }) => -price);
  return (
    lowest &&
    because(asking, lowest, () => [{ kind: 'lowestPar', company: lowest.company, par: lowest.price }])
  );
};

// ---------------------------------------------------------------- operating rounds

/** So many tiles somebody calm looks at. */
const LAYS = 10;

/** The best of so many tiles, none if none brings anything, any if there must be one. */
export function laying(asking: Asking, most: number): EighteenAction | undefined {
  const company = companyTurnOf(asking.state)?.company ?? '';
  const lay = bestLay(asking, offered(asking, 'layTile'), most);
  if (lay) return because(asking, lay, () => layReasons(asking, company, lay));
  return (
    because(asking, passing(asking), () => [{ kind: 'noTile', company }]) ?? offered(asking, 'layTile')[0]
  );
}

export const trackStep: Decide = (asking) => laying(asking, LAYS);

/** A station has to bring back its price in so many rounds. */
const STATION_ROUNDS = 6;

export const stationStep: Decide = (asking) => {
  const { title, state } = asking;
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return undefined;
  const cost = nextStationCost(title, state, company);
  const kept = usefulTrains(title, state, company).length === 0 ? (cheapest(title, state, company) ?? 0) : 0;
  const before = revenue(title, state, company);
  const gain = ({ hex, stop }: ActionOf<'placeStation'>) => {
    const stations = [...state.stations, { company, hex, stop }];
    return revenue(title, { ...state, stations }, company) - before;
  };
  const rated = offered(asking, 'placeStation').map((action) => ({ action, more: gain(action) }));
  const found = best(rated, ({ more }) => more);
  const price = found?.action.power === undefined ? cost : 0;
  const isWorth = found && found.more * STATION_ROUNDS > price && cashOf(state, company) - price >= kept;
  const pass = passing(asking);
  weighed(asking, 'round', [
    ...rated.map(({ action, more }) => ({ action, worth: more })),
    ...(pass ? [{ action: pass, worth: 0 }] : []),
  ]);
  const more = found?.more ?? 0;
  if (isWorth) {
    const { action } = found;
    return because(asking, action, () => [
      { kind: 'stationEarns', company, hex: action.hex, more, cost: price },
    ]);
  }
  return because(asking, pass, () => [{ kind: 'noStation', company, more, cost: price }]);
};

export const runStep: Decide = (asking) => {
  const { title, state } = asking;
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return undefined;
  const run = { type: 'runTrains', ...suggestRuns(title, state, company) } as const;
  return because(asking, run, () => [{ kind: 'bestRuns', company, revenue: revenue(title, state, company) }]);
};

/** Pay, unless all trains will soon be gone and this run brings the money for another. */
export const revenueStep: Decide = (asking) => {
  const { title, state } = asking;
  const { company, revenue: earned } = state.agenda.at(-1) as RevenueStepTask;
  const treasury = cashOf(state, company);
  const price = cheapest(title, state, company) ?? 0;
  const isShort = treasury < price && treasury + earned >= price;
  const [withhold] = offered(asking, 'withhold');
  const [pay] = offered(asking, 'payOut');
  because(asking, pay, () => payReasons(asking, company, earned));
  because(asking, withhold, () => keepReasons(asking, company));
  return (isShort && isDoomed(title, state, company) ? withhold : pay) ?? pay ?? withhold;
};

/** A train has to earn its price in so many rounds. */
const TRAIN_ROUNDS = 14;

/** What a train brings beyond its price, in rounds of its gain. */
function trainWorth(asking: Asking, company: CompanyId, purchase: ActionOf<'buyTrain'>): number {
  const { title, state } = asking;
  return gainOf(title, state, company, purchase) * TRAIN_ROUNDS - purchase.price;
}

export const trainStep: Decide = (asking) => {
  const { title, state } = asking;
  return usualTrain(asking, ({ from }) => !title.companies.has(from) || canSpare(title, state, from));
};

/** A train of those that are worth a look, if it earns its price; what must be bought if one must be. */
export function usualTrain(
  asking: Asking,
  isOpen: (purchase: Purchase) => boolean,
): EighteenAction | undefined {
  const { title, state } = asking;
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return undefined;
  const open = purchases(asking).filter(isOpen);
  const rated = open.map((action) => ({ action, worth: trainWorth(asking, company, action) }));
  const found = best(rated, ({ worth }) => worth);
  const isBare = usefulTrains(title, state, company).length === 0;
  const isIdle = found !== undefined && isSpare(asking, company, found.action);
  if (found && (found.worth > 0 || isIdle || (isBare && hasPlaceToRun(asking, company))))
    return because(asking, found.action, () => trainReasons(asking, company, found.action));
  const helped = isBare ? helpedPurchase(asking, company) : undefined;
  if (helped) return because(asking, helped, () => trainReasons(asking, company, helped));
  const pass = passing(asking);
  return because(asking, pass, () => [{ kind: 'noTrain', company }]) ?? forcedPurchase(asking, company);
}

/** Money that lies in a treasury does nothing: with so many times its price a second train is bought for the map to come. */
const IDLE = 3;

function isSpare(
  { title, state }: Asking,
  company: CompanyId,
  { from, price }: ActionOf<'buyTrain'>,
): boolean {
  const isNew = !title.companies.has(from);
  return isNew && countedTrains(title, state, company).length < 2 && cashOf(state, company) >= IDLE * price;
}

/** Where a director may help as he likes: a first train that brings him more than he adds. */
function helpedPurchase(asking: Asking, company: CompanyId): Purchase | undefined {
  const { title, state, seat } = asking;
  const part = percentOf(state, company, seat) / 100;
  const treasury = cashOf(state, company);
  const rated = offered(asking, 'buyTrain')
    .filter(({ from, kind }) => !title.companies.has(from) && title.runs.mayUse(state, company, kind))
    .map((action) => ({
      action,
      worth: part * TRAIN_ROUNDS * gainOf(title, state, company, action) - (action.price - treasury),
    }));
  return best(
    rated.filter(({ worth }) => worth > 0),
    ({ worth }) => worth,
  )?.action;
}

/** A company without any train buys one that will run, be it later. */
const hasPlaceToRun = ({ title, state }: Asking, company: CompanyId): boolean =>
  title.runs.hasRoute(state, company) || trainDuty(title, state, company);

/** It must have a train: what the treasury can pay, else the cheapest with its director's help. */
function forcedPurchase(asking: Asking, company: CompanyId): EighteenAction | undefined {
  const { title, state, seat } = asking;
  const all = [
    ...offered(asking, 'buyTrain'),
    ...ranges(asking, 'buyTrain').map(({ action }) => action),
  ].filter(({ from }) => !title.companies.has(from) || title.operating.speaker(state, from) === seat);
  const train = best(all, (action) => -action.price + trainFacts(title, action.kind).price / 10_000);
  if (train)
    return because(asking, train, () => {
      const help = Math.max(0, train.price - cashOf(state, company));
      return [{ kind: 'mustOwnTrain', company, train: train.kind, price: train.price, help }];
    });
  const price = cheapest(title, state, company) ?? 0;
  return saleFor(asking, price - cashOf(state, company) - cashInSight(state, seat));
}

export const discardTrains: Decide = (asking) => {
  const found = leastTrain(asking);
  return (
    found &&
    because(asking, found, () => [
      {
        kind: 'trainMissedLeast',
        company: found.company,
        train: found.kind,
        revenue: runWithout(asking, found),
      },
    ])
  );
};

/** What its company still earns without it. */
function runWithout({ title, state }: Asking, { company, kind }: ActionOf<'discardTrain'>): number {
  const kinds = kindsOwned(state, company);
  const at = kinds.indexOf(kind);
  return revenueWith(
    title,
    state,
    company,
    kinds.filter((_, index) => index !== at),
  );
}

/** A private for its price or more; a train for more than it is worth to its company. */
export const consent: Decide = (asking) => {
  const { title, state, seat } = asking;
  const answer = (isGood: boolean, face: number) =>
    because(asking, { type: isGood ? 'accept' : 'decline' }, () => [
      { kind: isGood ? 'goodDeal' : 'badDeal', price: deal.price, face },
    ]);
  const { deal } = state.agenda.at(-1) as ConsentTask;
  if (deal.item === 'private') {
    const face = title.privates.get(deal.private)?.price ?? 0;
    const isGood = deal.seller === seat ? deal.price >= 1.5 * face : deal.price <= face;
    return answer(isGood, face);
  }
  const train = state.trains.find(({ id }) => id === deal.train);
  const face = train ? trainFacts(title, train.kind).price : 0;
  const isSpare = countedTrains(title, state, deal.seller).length > 1;
  return answer(isSpare && deal.price >= face, face);
};

export const chooseHome: Decide = (asking) => {
  const { title, state } = asking;
  const company = companyTurnOf(state)?.company ?? '';
  const worth = ({ hex, stop }: ActionOf<'chooseHome'>): number => {
    const stations = state.stations.map((one) =>
      one.hex === hex && one.stop === null ? { ...one, stop } : one,
    );
    return revenue(title, { ...state, stations }, company);
  };
  const found = best(offered(asking, 'chooseHome'), worth);
  return (
    found &&
    because(asking, found, () => [{ kind: 'homeEarns', company, hex: found.hex, revenue: worth(found) }])
  );
};

/** What somebody not asked may do beside: a private that closes soon is exchanged. */
export const beside: Decide = (asking) => {
  const { title, state } = asking;
  const isLate = title.phases.findIndex(({ name }) => name === state.phase) >= 2;
  const [exchange] = isLate ? offered(asking, 'exchangePrivate') : [];
  return exchange && because(asking, exchange, () => [{ kind: 'privateCloses', private: exchange.private }]);
};

export const calmTasks: Readonly<Record<string, Decide>> = {
  privateSale,
  bidding,
  parChoice,
  stockTurn,
  trackStep,
  stationStep,
  runStep,
  revenueStep,
  trainStep,
  discardTrains,
  consent,
  chooseHome,
};
