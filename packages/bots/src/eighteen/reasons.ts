/** What speaks for an action, worked out of the terms after it is chosen. */

import {
  type CompanyId,
  cashOf,
  certificateCount,
  cheapest,
  companyTurnOf,
  countedTrains,
  type EighteenAction,
  type EighteenAdviceReason,
  type EighteenState,
  facesOn,
  floatingOf,
  type HexId,
  newKinds,
  type RevenueStepTask,
  reach,
  type ShareSource,
  SOURCES,
  sharePrice,
  shareSalePrice,
  sold,
  stockTurnOf,
  type Title,
  type TrainKind,
  trainFacts,
  trainsOf,
} from '@kursbuch/eighteen';
import { isRefusal, sameData } from '@kursbuch/table';
import { type Asking, cashInSight } from './asking.ts';
import { canSpare, gainOf, kindsAfter, lossOf, type Purchase, purchases } from './fleet.ts';
import { comingKinds, paperWorth, roundsLeft } from './forecast.ts';
import { firstRun } from './homes.ts';
import { dividend } from './papers.ts';
import { afterRust, exactRevenue, kindsOwned, toldRevenue } from './revenue.ts';
import { type Lay, layCost, nearness, nextKind } from './track.ts';

type Given = readonly EighteenAdviceReason[];

/** Nobody is told what comes later than in so many rounds. */
const SOON = 5;
/** A run that grows by less is none that grows. */
const SEEN = 1;

/** The trains of the bank are nearly out, and this company will want one of the next kind. */
export function trainRush(asking: Asking, company: CompanyId): Given {
  const { title, state } = asking;
  const usable = (kind: TrainKind) => title.runs.mayUse(state, company, kind);
  const onSale = newKinds(title, state).find((kind) => usable(kind) && sold(title, state, kind));
  const next = comingKinds(asking).find(({ kind }) => usable(kind));
  if (onSale === undefined || !next || next.rounds > SOON) return [];
  const { price } = trainFacts(title, next.kind);
  const lacks = Math.max(0, price - cashOf(state, company));
  return [{ kind: 'trainRush', company, sold: onSale, rounds: next.rounds, next: next.kind, price, lacks }];
}

/** All trains of a company go with a kind that will soon come. */
export function trainsGo(asking: Asking, company: CompanyId): Given {
  const { title, state } = asking;
  const trains = kindsOwned(state, company);
  if (trains.length === 0) return [];
  for (const { kind: next, rounds } of comingKinds(asking))
    if (afterRust(title, trains, next).length === 0 && rounds <= SOON)
      return [{ kind: 'trainsGo', company, trains, next, rounds }];
  return [];
}

/** What a share will have brought. */
export function shareReasons(asking: Asking, company: CompanyId, from: ShareSource): Given {
  const { title, state, seat } = asking;
  const price = sharePrice(title, state, company, from) ?? 0;
  const rounds = roundsLeft(asking);
  const brings = paperWorth(asking, company);
  const own: Given =
    title.operating.speaker(state, company) === seat ? [{ kind: 'ownCompany', company }] : [];
  const worth: Given =
    brings === undefined
      ? [{ kind: 'shareEarns', company, price, pays: dividend(asking, company) }]
      : [{ kind: 'shareBrings', company, price, brings, rounds }];
  return [...worth, ...own];
}

/** Why no share is bought at all, where none is on offer. */
export function nothingToBuy({ title, table, state, seat }: Asking): Given {
  const turn = stockTurnOf(state);
  if (turn?.bought) return [{ kind: 'boughtAlready' }];
  const limit = title.shares.certificateLimit(state, seat);
  if (certificateCount(title, state, seat) >= limit) return [{ kind: 'enoughPapers', limit }];
  const cash = cashInSight(state, seat);
  // What is not on sale at all has a price too: only where nothing else stands in the way is it a matter of money.
  const prices = [...title.companies.keys()].flatMap((company) =>
    SOURCES.flatMap((from) => {
      const told = table.rehearse(state, seat, { type: 'buyShare', company, from });
      const price = sharePrice(title, state, company, from);
      return isRefusal(told) && told.reason === 'shareTooExpensive' && price !== undefined ? [price] : [];
    }),
  );
  const price = Math.min(...prices);
  return prices.length > 0 && price > cash ? [{ kind: 'noMoney', cash, price }] : [{ kind: 'noShareOnSale' }];
}

/** How near a company is to its float. */
export function floatsSoon({ title, state }: Asking, company: CompanyId): Given {
  const floating = floatingOf(title, state, company);
  return floating ? [{ kind: 'floatsSoon', company, papers: floating.papers, cost: floating.cost ?? 0 }] : [];
}

/** What waits at the home of a company. */
export function homeReasons({ title, state }: Pick<Asking, 'title' | 'state'>, company: CompanyId): Given {
  const earned = firstRun(title, state, company, exactRevenue);
  return [earned > 0 ? { kind: 'runWaits', company, revenue: earned } : { kind: 'goodHome', company }];
}

/** What happens when something is done, before anybody else's turn; nothing where it is refused. */
function following({ table, state, seat }: Asking, action: EighteenAction) {
  const told = table.rehearse(state, seat, action);
  if (isRefusal(told)) return [];
  const end = told.events.findIndex(({ type }) => type === 'turnBegan' || type === 'roundBegan');
  return told.events.slice(0, end < 0 ? undefined : end);
}

/** The table as it is once something was done: a station may have moved with a tile. */
const once = (asking: Asking, action: EighteenAction): EighteenState =>
  following(asking, action).reduce(asking.table.evolve, asking.state);

/** Less before than after, where both are certain. */
const growth = (before: number | undefined, after: number | undefined): number =>
  before === undefined || after === undefined ? 0 : after - before;

/** Does the track of a company come to a hex, onto what lies there? Some tiles need no connection. */
function comesOnto({ board }: Title, state: EighteenState, company: CompanyId, hex: HexId): boolean {
  const index = board.hexes.get(hex)?.index ?? -1;
  const { edges, stops } = reach(board, state, company);
  const exits = facesOn(board, state)[index]?.exits ?? 0;
  return ((edges[index] ?? 0) & exits) !== 0 || [...stops].some((stop) => stop.startsWith(`${hex}:`));
}

/** What a tile brings, the most important first. */
export function layReasons(asking: Asking, company: CompanyId, lay: Lay): Given {
  const { title, state } = asking;
  const then = once(asking, lay);
  const cost = layCost(title, state, company, lay);
  const given: EighteenAdviceReason[] = [];
  const [from, to] = [toldRevenue(title, state, company), toldRevenue(title, then, company)];
  if (from !== undefined && to !== undefined && to - from >= SEEN)
    given.push({ kind: 'runGrows', company, from, to });
  const next = nextKind(title, state, company);
  if (next !== undefined) {
    const grown = (train: TrainKind) => {
      const kinds = [...kindsOwned(state, company), train];
      return [state, then].map((one) => toldRevenue(title, one, company, kinds));
    };
    const [before, after] = grown(next);
    // Where a train that is on sale already would earn the same, nobody needs to wait for the next.
    const [soon = next] = newKinds(title, state).filter((kind) => title.runs.mayUse(state, company, kind));
    const train = sameData(grown(soon), [before, after]) ? soon : next;
    if (before !== undefined && after !== undefined && after - before - Math.max(0, growth(from, to)) >= SEEN)
      given.push({ kind: 'nextRunGrows', company, train, from: before, to: after });
  }
  if (nearness(title, then, company) > nearness(title, state, company))
    given.push({
      kind: comesOnto(title, then, company, lay.hex) ? 'stopsNearer' : 'laidAhead',
      company,
      hex: lay.hex,
    });
  if (cost > 0) given.push({ kind: 'ground', cost });
  return given;
}

/** Why a train is bought before the next kind comes: it outlives those there are, or the next is too expensive. */
const soonLost = (asking: Asking, company: CompanyId, train: TrainKind): Given => [
  ...trainsGo(asking, company).filter(
    (one) => one.kind === 'trainsGo' && afterRust(asking.title, [train], one.next).length > 0,
  ),
  ...trainRush(asking, company).filter((one) => one.kind === 'trainRush' && one.lacks > 0),
];

/** What a purchase comes to: the train at once, somebody else's consent to wait for, or neither. */
function comesTo(asking: Asking, company: CompanyId, purchase: Purchase): 'train' | 'offer' | 'nothing' {
  const events = following(asking, purchase);
  if (events.some((one) => one.type === 'trainMoved' && one.to === company)) return 'train';
  return events.some(({ type }) => type === 'offered') ? 'offer' : 'nothing';
}

/** What a purchase lets its company earn more: the train may bring a phase with other values. Only consent has to be imagined. */
function toldGain(asking: Asking, company: CompanyId, purchase: Purchase): number {
  const { title, state } = asking;
  const got = comesTo(asking, company, purchase);
  if (got === 'nothing') return 0;
  const then =
    got === 'train'
      ? toldRevenue(title, once(asking, purchase), company)
      : toldRevenue(title, state, company, kindsAfter(title, state, company, purchase));
  return growth(toldRevenue(title, state, company), then);
}

/** A purchase that must be: what its director adds to it. Where a loan ruins the company it gets no train for it. */
export function dutyReasons(
  asking: Asking,
  company: CompanyId,
  purchase: Purchase,
  isCheapest: boolean,
): Given {
  const { kind: train, price } = purchase;
  const got = comesTo(asking, company, purchase);
  if (got === 'nothing') return [{ kind: 'fallsWithPurchase', company }];
  const help =
    got === 'train'
      ? following(asking, purchase).reduce(
          (sum, one) =>
            one.type === 'paid' && one.from === asking.seat && one.to === company ? sum + one.amount : sum,
          0,
        )
      : Math.max(0, price - cashOf(asking.state, company));
  return [{ kind: 'mustOwnTrain', company, train, price, help, isCheapest }];
}

/** What a purchase brings its company, and takes from others. */
export function trainReasons(asking: Asking, company: CompanyId, purchase: Purchase): Given {
  const { title, state } = asking;
  const { from, kind: train, price } = purchase;
  const given: EighteenAdviceReason[] = [];
  const more = gainOf(title, state, company, purchase);
  if (kindsOwned(state, company).length === 0) given.push({ kind: 'firstTrain', company });
  const told = toldGain(asking, company, purchase);
  if (told > 0) given.push({ kind: 'trainEarns', company, train, price, more: told });
  if (title.companies.has(from)) {
    const isSpare = canSpare(title, state, from) && more > lossOf(title, state, purchase);
    given.push(
      isSpare
        ? { kind: 'spareTrain', company, train, from }
        : { kind: 'sisterTrain', company, train, from, price },
    );
  }
  const isFirst = from === 'bank' && !sold(title, state, train);
  const scrapped = isFirst
    ? [...title.companies.keys()].filter(
        (other) =>
          other !== company &&
          trainsOf(state, other).some(({ kind }) => trainFacts(title, kind).rustsOn === train),
      )
    : [];
  if (scrapped.length > 0) given.push({ kind: 'scrapsOthers', train, companies: scrapped });
  if (!isFirst) given.push(...soonLost(asking, company, train));
  if (given.length === 0) given.push({ kind: 'idleMoney', company, treasury: cashOf(state, company) });
  return given;
}

/** Why no train is bought. */
export function noTrain(asking: Asking, company: CompanyId): Given {
  const { title, state } = asking;
  if (purchases(asking).length > 0) return [{ kind: 'noTrain', company }];
  const count = countedTrains(title, state, company).length;
  if (count >= title.fleet.trainLimit(state, company)) return [{ kind: 'enoughTrains', company, count }];
  const [price, treasury] = [cheapest(title, state, company), cashOf(state, company)];
  return price !== undefined && price > treasury
    ? [{ kind: 'noTrainMoney', company, treasury, price }]
    : [{ kind: 'noTrainOnSale', company }];
}

/** What paying a run out brings. */
export function payReasons({ title, state, seat }: Asking, company: CompanyId, earned: number): Given {
  const cell = state.markers[company]?.cell;
  const price = (at: string) => title.market.cells.get(at)?.price ?? 0;
  const { direction, steps } = title.runs.dividendMove(state, company, earned, earned);
  let then = cell;
  for (let step = 0; then !== undefined && step < steps; step++) then = title.market.move(then, direction);
  const yours = Math.floor((earned * title.runs.payingPercent(state, company, seat)) / 100);
  return cell === undefined || then === undefined
    ? [{ kind: 'payOut', company, yours, from: 0, to: 0 }]
    : [{ kind: 'payOut', company, yours, from: price(cell), to: price(then) }];
}

/** A run is kept for the cheapest train its company lacks the money for. */
export function keepReasons(asking: Asking, company: CompanyId): Given {
  const { title, state } = asking;
  const treasury = cashOf(state, company);
  const train = newKinds(title, state)
    .filter((kind) => title.runs.mayUse(state, company, kind))
    .toSorted((one, other) => trainFacts(title, one).price - trainFacts(title, other).price)
    .find((kind) => trainFacts(title, kind).price > treasury);
  const price = train === undefined ? 0 : trainFacts(title, train).price;
  const kept: Given = train === undefined ? [] : [{ kind: 'keepForTrain', company, train, price, treasury }];
  return [...kept, ...trainsGo(asking, company), ...trainRush(asking, company)];
}

/** What an answer brings that a search has found: the figures that speak for it, beside what came of it in the game played on. */
export function figuresFor(asking: Asking, action: EighteenAction): Given {
  const { title, state } = asking;
  const company = companyTurnOf(state)?.company ?? '';
  switch (action.type) {
    case 'buyShare':
      return shareReasons(asking, action.company, action.from);
    case 'startCompany':
      return homeReasons(asking, action.company);
    case 'sellShares': {
      const price = shareSalePrice(title, state, action.company);
      const brings = paperWorth(asking, action.company);
      return price !== undefined && brings !== undefined && brings < price
        ? [{ kind: 'crash', company: action.company, price, brings }]
        : [];
    }
    case 'buyTrain':
      return trainReasons(asking, company, action);
    case 'payOut':
    case 'withhold': {
      const { revenue: earned } = state.agenda.at(-1) as RevenueStepTask;
      return action.type === 'payOut' ? payReasons(asking, company, earned) : keepReasons(asking, company);
    }
    default:
      return [];
  }
}
