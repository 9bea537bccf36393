/** Term: what a train would bring, and when those there are will be gone. */
import {
  type CompanyId,
  cashOf,
  cheapest,
  companyTurnOf,
  countedTrains,
  type EighteenState,
  fleetAhead,
  operatingRoundOf,
  sold,
  type Title,
  type TrainKind,
  toAct,
  trainFacts,
  usefulTrains,
} from '@kursbuch/eighteen';
import { type ActionOf, type Asking, best, meansOf, offered, ranges } from './asking.ts';
import { afterRust, kindsOwned, revenueWith } from './revenue.ts';

export type Purchase = ActionOf<'buyTrain'>;

/** The trains of a company after a purchase: what it trades in goes, and the first of a kind scraps others. */
export function kindsAfter(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  { from, kind, tradeIn }: Pick<Purchase, 'from' | 'kind' | 'tradeIn'>,
): readonly TrainKind[] {
  let kinds = kindsOwned(state, company);
  if (tradeIn !== undefined) {
    const at = kinds.indexOf(tradeIn);
    kinds = kinds.filter((_, index) => index !== at);
  }
  const first = trainFacts(title, kind).card ?? kind;
  if (from === 'bank' && !sold(title, state, first)) kinds = afterRust(title, kinds, first);
  return [...kinds, kind];
}

/** What the runs of a company would earn more with this train. */
export function gainOf(title: Title, state: EighteenState, company: CompanyId, purchase: Purchase): number {
  return (
    revenueWith(title, state, company, kindsAfter(title, state, company, purchase)) -
    revenueWith(title, state, company, kindsOwned(state, company))
  );
}

/** What a company would earn less that gives this train away. */
export function lossOf(
  title: Title,
  state: EighteenState,
  { from, kind }: Pick<Purchase, 'from' | 'kind'>,
): number {
  const kinds = kindsOwned(state, from);
  const at = kinds.indexOf(kind);
  const left = kinds.filter((_, index) => index !== at);
  return revenueWith(title, state, from, kinds) - revenueWith(title, state, from, left);
}

/** Has a company yet to run in this round? */
export function hasYetToRun(title: Title, state: EighteenState, company: CompanyId): boolean {
  const round = operatingRoundOf(state);
  return round !== undefined && toAct(title, state, round).includes(company);
}

/** Trains the bank sells for money the company has, and those of sister companies at the least price. */
export function purchases(asking: Asking): readonly Purchase[] {
  const { title, state, seat } = asking;
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return [];
  const treasury = cashOf(state, company);
  const isOwn = (other: CompanyId) => title.operating.speaker(state, other) === seat;
  const sisters = ranges(asking, 'buyTrain')
    .filter(({ action, min }) => isOwn(action.from) && min <= treasury)
    .map(({ action }) => action);
  return [
    ...offered(asking, 'buyTrain').filter(
      ({ from, price }) => !title.companies.has(from) && price <= treasury,
    ),
    ...sisters,
  ].filter(({ kind }) => title.runs.mayUse(state, company, kind));
}

/** A sister can spare a train that is not its last one that counts. */
export const canSpare = (title: Title, state: EighteenState, company: CompanyId): boolean =>
  usefulTrains(title, state, company).length > 1;

/** All trains of a company go with the next new kind. */
export function isDoomed(title: Title, state: EighteenState, company: CompanyId): boolean {
  const { loses } = fleetAhead(title, state, company);
  return loses.length > 0 && loses.length >= countedTrains(title, state, company).length;
}

/** A company has no train and cannot pay for one, nor will with the capital it gets. Of a treasury that is out of sight nobody says so. */
export function isStranded(title: Title, state: EighteenState, company: CompanyId): boolean {
  if (usefulTrains(title, state, company).length > 0) return false;
  const price = cheapest(title, state, company);
  if (state.cash[company] === undefined) return false;
  return price !== undefined && meansOf(title, state, company) < price;
}

/** A company that has floated and has a train, or the money for one. */
export const isOnFeet = (title: Title, state: EighteenState, company: CompanyId): boolean =>
  state.companies[company]?.floated === true && !isStranded(title, state, company);

/** The train that is missed least. */
export function leastTrain(asking: Asking): ActionOf<'discardTrain'> | undefined {
  const { title, state } = asking;
  return best(offered(asking, 'discardTrain'), ({ company, kind }) => {
    const kinds = kindsOwned(state, company);
    const at = kinds.indexOf(kind);
    const left = kinds.filter((_, index) => index !== at);
    return revenueWith(title, state, company, left) - trainFacts(title, kind).price / 1000;
  });
}
