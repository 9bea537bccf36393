/** Calm in the turn of its company: a tile of a few, trains that pay for themselves, and the run paid out. */

import {
  type CompanyId,
  type ConsentTask,
  cashOf,
  cheapest,
  companyTurnOf,
  countedTrains,
  dutyPrice,
  type EighteenAction,
  type EighteenAdviceReason,
  nextStationCost,
  percentOf,
  type RevenueStepTask,
  suggestRuns,
  trainDuty,
  trainFacts,
  usefulTrains,
} from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import {
  type ActionOf,
  type Asking,
  best,
  cashInSight,
  type Decide,
  offered,
  PASS,
  passing,
  ranges,
} from './asking.ts';
import { saleFor } from './calmStock.ts';
import { privateAsks, privateBids, trainAsks } from './deals.ts';
import { canSpare, gainOf, isDoomed, leastTrain, type Purchase, purchases } from './fleet.ts';
import { because, weighed } from './notes.ts';
import { dutyReasons, keepReasons, layReasons, noTrain, payReasons, trainReasons } from './reasons.ts';
import { exactRevenue, kindsOwned, revenue } from './revenue.ts';
import { bestLay, isAffordable, layCost } from './track.ts';
import { weightsOf } from './weights.ts';

/** So many tiles somebody calm looks at. */
const LAYS = 10;

/** The best of so many tiles, none if none brings anything, any if there must be one. */
export function laying(asking: Asking, most: number): EighteenAction | undefined {
  const company = companyTurnOf(asking.state)?.company ?? '';
  const lay = bestLay(asking, offered(asking, 'layTile'), most);
  if (lay) return because(asking, lay, () => layReasons(asking, company, lay));
  return because(asking, passing(asking), () => noTile(asking, company)) ?? offered(asking, 'layTile')[0];
}

/** Why nothing is laid: no tile can be, the money is for a train, or none brings anything. */
function noTile({ title, state, choices }: Asking, company: CompanyId): readonly EighteenAdviceReason[] {
  const lays = offered({ choices }, 'layTile');
  if (lays.length === 0) return [{ kind: 'noTileToLay', company }];
  const isOpen = (lay: ActionOf<'layTile'>) =>
    isAffordable(title, state, company, layCost(title, state, company, lay));
  const price = cheapest(title, state, company);
  return price !== undefined && lays.some((lay) => !isOpen(lay))
    ? [{ kind: 'tileOrTrain', company, price, treasury: cashOf(state, company) }]
    : [{ kind: 'noTile', company }];
}

export const trackStep: Decide = (asking) => laying(asking, LAYS);

export const stationStep: Decide = (asking) => {
  const { title, state } = asking;
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return undefined;
  const cost = nextStationCost(title, state, company);
  const kept = usefulTrains(title, state, company).length === 0 ? (cheapest(title, state, company) ?? 0) : 0;
  // Whoever gives advice searches as far as it takes: its figures are told.
  const earned = asking.notes ? exactRevenue : revenue;
  const before = earned(title, state, company);
  const gain = ({ hex, stop }: ActionOf<'placeStation'>) => {
    const stations = [...state.stations, { company, hex, stop }];
    return earned(title, { ...state, stations }, company) - before;
  };
  const rated = offered(asking, 'placeStation').map((action) => ({ action, more: gain(action) }));
  const found = best(rated, ({ more }) => more);
  const rounds = weightsOf(asking.own).stationRounds * (asking.style?.stationRounds ?? 1);
  const price = found?.action.power === undefined ? cost : 0;
  const isWorth = found && found.more * rounds > price && cashOf(state, company) - price >= kept;
  const pass = passing(asking);
  const more = found?.more ?? 0;
  const costs = ({ power }: ActionOf<'placeStation'>) => (power === undefined ? cost : 0);
  const gains = rated.map((one) => ({
    action: one.action,
    worth: one.more - costs(one.action) / rounds,
  }));
  // Where the money is for a train it is not the station that counts.
  const isJudged = isWorth || gains.every(({ worth }) => worth <= 0);
  weighed(asking, 'round', isJudged ? [...gains, ...(pass ? [{ action: pass, worth: 0 }] : [])] : []);
  if (isWorth) {
    const { action } = found;
    return because(asking, action, () => [
      { kind: 'stationEarns', company, hex: action.hex, more, cost: price },
    ]);
  }
  const isForTrain = found !== undefined && more * rounds > price;
  return because(asking, pass, () =>
    isForTrain
      ? [{ kind: 'stationOrTrain', company, price: kept, treasury: cashOf(state, company) }]
      : [{ kind: 'noStation', company, more, cost: price }],
  );
};

export const runStep: Decide = (asking) => {
  const { title, state } = asking;
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return undefined;
  // Whoever gives advice searches as far as it takes: a player sees at once when better runs were left out.
  const isPatient = asking.notes !== undefined;
  const run = { type: 'runTrains', ...suggestRuns(title, state, company, isPatient) } as const;
  return because(asking, run, () => [{ kind: 'bestRuns', company, revenue: earnedBy(asking, run) }]);
};

/** What these very runs earn, with what they carry: a search that was cut short may have known less. */
function earnedBy({ table, state, seat }: Asking, run: ActionOf<'runTrains'>): number {
  const told = table.rehearse(state, seat, run);
  const ran = isRefusal(told) ? undefined : told.events.find(({ type }) => type === 'trainsRun');
  return ran?.type === 'trainsRun' ? ran.revenue + (ran.carried?.amount ?? 0) : 0;
}

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

/** The rounds in which a train has to earn its price. */
const trainRounds = ({ own, style }: Pick<Asking, 'own' | 'style'>): number =>
  weightsOf(own).trainRounds * (style?.trainRounds ?? 1);

/** What a train brings beyond its price, in rounds of its gain. */
function trainWorth(asking: Asking, company: CompanyId, purchase: ActionOf<'buyTrain'>): number {
  const { title, state } = asking;
  return gainOf(title, state, company, purchase) * trainRounds(asking) - purchase.price;
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
  // In what a train brings a round beyond its price; a first train is bought though it may not.
  const isGain = found !== undefined && found.worth > 0;
  const gains = rated.map(({ action, worth }) => ({ action, worth: worth / trainRounds(asking) }));
  weighed(asking, 'round', isGain ? [...gains, { action: PASS, worth: 0 }] : []);
  const isBare = usefulTrains(title, state, company).length === 0;
  const isIdle = found !== undefined && isSpare(asking, company, found.action);
  if (found && (found.worth > 0 || isIdle || (isBare && hasPlaceToRun(asking, company))))
    return because(asking, found.action, () => trainReasons(asking, company, found.action));
  const helped = isBare ? helpedPurchase(asking, company) : undefined;
  if (helped) return because(asking, helped, () => trainReasons(asking, company, helped));
  const pass = passing(asking);
  return because(asking, pass, () => noTrain(asking, company)) ?? forcedPurchase(asking, company);
}

/** Money that lies in a treasury does nothing: with some times its price a second train is bought for the map to come. */
function isSpare(
  { title, state, own, style }: Asking,
  company: CompanyId,
  { from, price }: ActionOf<'buyTrain'>,
): boolean {
  const isNew = !title.companies.has(from);
  return (
    isNew &&
    countedTrains(title, state, company).length < 2 &&
    cashOf(state, company) >= weightsOf(own).idle * (style?.idle ?? 1) * price
  );
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
      worth:
        part * weightsOf(asking.own).trainRounds * gainOf(title, state, company, action) -
        (action.price - treasury),
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
  ].filter(
    ({ from, kind }) =>
      !trainFacts(title, kind).beside &&
      title.runs.mayUse(state, company, kind) &&
      (!title.companies.has(from) || title.operating.speaker(state, from) === seat),
  );
  const train = best(all, (action) => -action.price + trainFacts(title, action.kind).price / 10_000);
  if (train)
    return because(asking, train, () =>
      dutyReasons(
        asking,
        company,
        train,
        all.every(({ price }) => price >= train.price),
      ),
    );
  const price = dutyPrice(title, state, company) ?? 0;
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
  return exactRevenue(
    title,
    state,
    company,
    kinds.filter((_, index) => index !== at),
  );
}

/** A deal is made for what it brings both sides, a last train for nothing in the world. */
export const consent: Decide = (asking) => {
  const { title, state, seat } = asking;
  const { deal } = state.agenda.at(-1) as ConsentTask;
  const { price } = deal;
  const answer = (isGood: boolean, reason: EighteenAdviceReason) =>
    because(asking, { type: isGood ? 'accept' : 'decline' }, () => [reason]);
  if (deal.item === 'private' && deal.seller !== seat) {
    const fair = privateBids(asking, deal.private);
    return answer(price <= fair, { kind: price <= fair ? 'goodDeal' : 'tooMuch', price, fair });
  }
  if (deal.item === 'train' && countedTrains(title, state, deal.seller).length <= 1)
    return answer(false, { kind: 'lastTrain', company: deal.seller });
  const fair = deal.item === 'private' ? privateAsks(asking, deal.private) : trainAsks(asking, deal);
  return answer(price >= fair, { kind: price >= fair ? 'goodDeal' : 'tooLittle', price, fair });
};

export const chooseHome: Decide = (asking) => {
  const { title, state } = asking;
  const company = companyTurnOf(state)?.company ?? '';
  const earned = asking.notes ? exactRevenue : revenue;
  const worth = ({ hex, stop }: ActionOf<'chooseHome'>): number => {
    const stations = state.stations.map((one) =>
      one.hex === hex && one.stop === null ? { ...one, stop } : one,
    );
    return earned(title, { ...state, stations }, company);
  };
  const found = best(offered(asking, 'chooseHome'), worth);
  return (
    found &&
    because(asking, found, () => [{ kind: 'homeEarns', company, hex: found.hex, revenue: worth(found) }])
  );
};
