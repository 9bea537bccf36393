/** The ways to the train that a company must own, the cheapest first: what is asked of its director in truth. */
import type { Choice, Seat } from '@kursbuch/table';
import { directorOf } from '../certificate.ts';
import { cashOf } from '../money.ts';
import type { Title } from '../title.ts';
import { trainFacts } from '../trains.ts';
import type { CompanyId, EighteenState, KitAction, TrainKind } from '../types.ts';
import { raisable } from './raisable.ts';
import { trainDuty, trainPurchases } from './trainPurchase.ts';
import type { TrainStepTask } from './trainStep.ts';

export interface TrainWay {
  /** The bank, the pool, or the company that sells it. */
  readonly from: string;
  readonly kind: TrainKind;
  /** The least it may be bought for. */
  readonly price: number;
  /** What of it the treasury cannot pay. */
  readonly lacks: number;
  /** What is still to be raised before it can be bought. */
  readonly missing: number;
  /** Who else has to agree; null if nobody has. */
  readonly asks: Seat | null;
}

/** What the ways have in common: a train that counts, its least price, and who sells it. */
export function waysAmong(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  purse: number,
  purchases: Iterable<Choice<KitAction>>,
): readonly TrainWay[] {
  const director = directorOf(state, company);
  const treasury = cashOf(state, company);
  const ways: TrainWay[] = [];
  for (const choice of purchases) {
    if (choice.type === 'many' || choice.action.type !== 'buyTrain') continue;
    const { from, kind } = choice.action;
    if (trainFacts(title, kind).beside || !title.runs.mayUse(state, company, kind)) continue;
    const price = choice.type === 'range' ? choice.min : choice.action.price;
    const seller = title.companies.has(from) ? title.operating.speaker(state, from) : null;
    ways.push({
      from,
      kind,
      price,
      lacks: Math.max(0, price - treasury),
      missing: Math.max(0, price - treasury - purse),
      asks: seller === director ? null : seller,
    });
  }
  return ways.sort(
    (one, other) =>
      Number(one.asks !== null) - Number(other.asks !== null) ||
      one.lacks - other.lacks ||
      one.price - other.price,
  );
}

/**
 * The ways by the kit's rules, also those that open only when the director has sold what he may sell. What somebody else has
 * to agree to comes last; otherwise what takes least from the director.
 */
export function trainWays(title: Title, state: EighteenState, task: TrainStepTask): readonly TrainWay[] {
  const { company } = task;
  const director = directorOf(state, company);
  if (director === null || !trainDuty(title, state, company)) return [];
  const purse = cashOf(state, director);
  const richer: EighteenState = {
    ...state,
    cash: { ...state.cash, [director]: purse + raisable(title, state, company) },
  };
  return waysAmong(title, state, company, purse, trainPurchases(title, richer, task));
}
