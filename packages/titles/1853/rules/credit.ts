/** Trains on credit: only a manager buys so; the debt comes first, and a new director settles it at once (3.4.3 to 3.4.6, 4.8.10). */
import {
  acquireTrain,
  type CompanyId,
  cardOf,
  cashOf,
  countedTrains,
  directorOf,
  type EighteenState,
  type KitAction,
  type KitMove,
  type KitRules,
  pay,
  type Title,
  type Train,
  type TrainKind,
  trainOfKind,
} from '@kursbuch/eighteen';
import { type Choice, type Objection, type Seat, truth } from '@kursbuch/table';
import { managerOf } from './office.ts';
import { optionsOf } from './options.ts';
import { type Credit, changeOwn, ownOf } from './own.ts';

export interface BuyOnCredit {
  readonly type: 'buyOnCredit';
  readonly kind: TrainKind;
}

export interface SettleCredit {
  readonly type: 'settleCredit';
  /** Pay what is owed, or give the train back. */
  readonly pays: boolean;
}

export const creditOf = (state: EighteenState, company: CompanyId): Credit | undefined =>
  ownOf(state).credit[company];

const without = (state: EighteenState, company: CompanyId) => {
  const { [company]: _gone, ...credit } = ownOf(state).credit;
  return credit;
};

/** 3.4.6: while a train is owed for nothing else is paid. */
export const creditProblem = (
  state: EighteenState,
  company: CompanyId,
): Objection<'creditFirst'> | undefined => {
  const credit = creditOf(state, company);
  return credit ? { reason: 'creditFirst', params: { company, debt: credit.debt } } : undefined;
};

export type CreditReason =
  | 'noManager'
  | 'creditHasTrain'
  | 'creditAffordable'
  | 'creditOnlyNew'
  | 'creditTwice';

/** Why a company may not buy this train on credit (R27). */
export function creditPurchaseProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  kind: TrainKind,
): Objection<CreditReason> | undefined {
  if (managerOf(state, company) === null) return { reason: 'noManager', params: { company } };
  if (creditOf(state, company)) return { reason: 'creditTwice', params: { company } };
  if (countedTrains(title, state, company).length > 0)
    return { reason: 'creditHasTrain', params: { company } };
  const offers = title.fleet.onSale(title, state, company).filter(({ from }) => from === 'bank');
  const offer = offers.find((one) => one.kind === kind);
  if (!offer) return { reason: 'creditOnlyNew', params: { kind } };
  const cash = cashOf(state, company);
  const price = optionsOf(state).creditIfNoneAffordable
    ? Math.min(...offers.map((one) => one.price))
    : offer.price;
  return cash >= price ? { reason: 'creditAffordable', params: { company, cost: price, cash } } : undefined;
}

/** The trains a manager may take on credit. */
export const creditPurchases = (
  title: Title,
  state: EighteenState,
  company: CompanyId,
): readonly Choice<BuyOnCredit>[] =>
  managerOf(state, company) === null
    ? []
    : title.fleet
        .onSale(title, state, company)
        .flatMap(({ from, kind }) =>
          from === 'bank' && !creditPurchaseProblem(title, state, company, kind)
            ? [{ type: 'one', action: { type: 'buyOnCredit', kind } } as const]
            : [],
        );

export function buyOnCredit(title: Title, move: KitMove, company: CompanyId, kind: TrainKind): void {
  const { state } = move;
  const train = trainOfKind(state, 'bank', cardOf(title, kind)) as Train;
  const debt = title.trains.get(kind)?.price ?? 0;
  changeOwn(move, { credit: { ...ownOf(state).credit, [company]: { train: train.id, debt } } });
  acquireTrain(title, move, company, train.id, kind);
}

/** What is owed is paid as soon as the treasury can (3.4.6b). */
export function payDebt(title: Title, move: KitMove, company: CompanyId): void {
  const credit = creditOf(move.state, company);
  if (!credit || cashOf(move.state, company) < credit.debt) return;
  pay(title, move, company, 'bank', credit.debt, 'credit');
  changeOwn(move, { credit: without(move.state, company) });
}

/** A train that is scrapped or given back is not owed for any more (R27). */
export function forgetGone(move: KitMove): void {
  for (const [company, { train }] of Object.entries(ownOf(move.state).credit))
    if (move.state.trains.find(({ id }) => id === train)?.holder !== company)
      changeOwn(move, { credit: without(move.state, company) });
}

// ---------------------------------------------------------------- a director takes over

export interface TakeoverTask {
  readonly kind: 'takeover';
  readonly company: CompanyId;
  readonly seat: Seat;
}

type TakeoverReason = 'creditSettledFirst' | 'directorLacks';

/** A company with a train on credit has a director: he pays for it now, or gives it back (4.8.10). */
export function askTakeover(_title: Title, move: KitMove): void {
  for (const company of Object.keys(ownOf(move.state).credit)) {
    const seat = directorOf(move.state, company);
    if (seat !== null) move.push({ kind: 'takeover', company, seat } satisfies TakeoverTask);
  }
}

/** What the director would have to add to the treasury. */
const missing = (state: EighteenState, company: CompanyId): number =>
  Math.max(0, (creditOf(state, company)?.debt ?? 0) - cashOf(state, company));

export function takeover(title: Title): KitRules<TakeoverTask, TakeoverReason, KitAction | SettleCredit> {
  return {
    actions: { settleCredit: { pays: truth } },
    modal: true,
    first: 'creditSettledFirst',
    actors: (_state, task) => [task.seat],
    choices: (state, { company, seat }) => [
      ...(cashOf(state, seat) >= missing(state, company)
        ? [{ type: 'one', action: { type: 'settleCredit', pays: true } } as const]
        : []),
      { type: 'one', action: { type: 'settleCredit', pays: false } },
    ],
    perform(move, { company }, seat, action) {
      if (action.type !== 'settleCredit') return { reason: 'creditSettledFirst' };
      const credit = creditOf(move.state, company) as Credit;
      const lacks = missing(move.state, company);
      if (action.pays && cashOf(move.state, seat) < lacks)
        return { reason: 'directorLacks', params: { needed: lacks, cash: cashOf(move.state, seat) } };
      move.pop();
      if (action.pays) {
        pay(title, move, seat, company, lacks, 'help');
        payDebt(title, move, company);
        return undefined;
      }
      move.emit({ type: 'trainMoved', train: credit.train, to: 'pool', why: 'returned' });
      forgetGone(move);
      return undefined;
    },
  };
}
