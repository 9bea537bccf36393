/** The train step of 1848 (chapter IX): two sides of a card, The Ghan, and loans instead of the director's purse. */
import {
  answers,
  type CompanyId,
  cashOf,
  companiesOverLimit,
  couldOpen,
  type EighteenState,
  evolve,
  isCompany,
  isPublic,
  type KitRules,
  markActed,
  speakersFor,
  type Title,
  type TrainStepTask,
  type TrainWay,
  trainFacts,
  trainOfKind,
  waysAmong,
} from '@kursbuch/eighteen';
import { amount, optional, rehearse, text } from '@kursbuch/table';
import { loanProblem } from './bankOfEngland.ts';
import { withLoan } from './building.ts';
import { is2021 } from './options.ts';

import {
  borrow,
  buyTrain,
  canBuy,
  cheapestNew,
  GHAN,
  hasRoom,
  P4_DISCOUNT,
  type PurchaseReason,
  purchaseProblem,
  purchases,
  trainDuty,
} from './trainPurchase.ts';

/** The step remembers that a train was bought in it. */
type BoughtStep = TrainStepTask & { readonly bought?: true };

/** Is there a way to meet the duty, or is the company left without? */
const canMeetDuty = (title: Title, state: EighteenState, company: CompanyId): boolean =>
  is2021(state) || state.phase !== '2' || canBuy(title, state, company);

/**
 * The public engine waits here without anything to buy: it does not ask whether a foreign train is for sale or can be
 * paid, and until it has bought something a full company without The Ghan counts as having room once it could pay for it
 * with a loan, be it that of this turn.
 */
function waitsIdle(title: Title, state: EighteenState, { company, bought }: BoughtStep): boolean {
  if (!isPublic(state)) return false;
  const cash = cashOf(state, company);
  if (!hasRoom(title, state, company)) {
    const ghan = trainFacts(title, GHAN).price - P4_DISCOUNT;
    const borrows = !loanProblem(state, company, true);
    return !bought && borrows && !trainOfKind(state, company, GHAN) && cash >= ghan;
  }
  const others = state.trains.some(({ holder }) => isCompany(holder) && holder !== company);
  return cash >= (others ? 1 : cheapestNew(title, state));
}

/** The ways to a train for a company that must own one: also with the loan of its own will, and none that ends in receivership. */
export function trainWays(title: Title, state: EighteenState, company: CompanyId): readonly TrainWay[] {
  if (!trainDuty(title, state, company)) return [];
  const richer = withLoan(state, company) ?? state;
  const open = new Map(
    [...purchases(title, state, company), ...purchases(title, richer, company)].map((choice) => [
      JSON.stringify({ ...choice, max: 0 }),
      choice,
    ]),
  );
  const survives = (price: number): boolean => {
    let paid = false;
    rehearse(state, evolve, (move) => {
      paid = borrow(title, move, company, price);
    });
    return paid;
  };
  return waysAmong(title, state, company, 0, open.values()).filter(({ price }) => survives(price));
}

export function trainStep(title: Title): KitRules<TrainStepTask, PurchaseReason | 'mustOwnTrain'> {
  return {
    actions: {
      ...answers('pass'),
      buyTrain: { from: text, kind: text, price: amount, tradeIn: optional(text), power: optional(text) },
    },
    actors: (state, task) => speakersFor(title, state, task.company),
    advance(move, task) {
      const { state } = move;
      const { company } = task;
      if (companiesOverLimit(title, state).length > 0) {
        move.push({ kind: 'discardTrains' });
        return;
      }
      if (trainDuty(title, state, company) && canMeetDuty(title, state, company)) return;
      // VIII-13: with a loan it could buy
      const richer = withLoan(state, company);
      if (richer && canBuy(title, richer, company)) return;
      if (canBuy(title, state, company) || waitsIdle(title, state, task)) return;
      // In 2021 the Tasmania tile, laid now, could bring the duty.
      const isDue = (table: EighteenState) => trainDuty(title, table, company);
      if (trainDuty(title, state, company) || !couldOpen(title, state, company, 'later', isDue)) move.pop();
    },
    choices(state, { company }) {
      const found = [...purchases(title, state, company)];
      if (!trainDuty(title, state, company) || !canMeetDuty(title, state, company))
        found.push({ type: 'one', action: { type: 'pass' } });
      return found;
    },
    perform(move, task, seat, action) {
      const { state } = move;
      const { company } = task;
      if (action.type === 'pass') {
        if (trainDuty(title, state, company) && canMeetDuty(title, state, company))
          return { reason: 'mustOwnTrain', params: { company } };
        markActed(move);
        move.pop();
        return undefined;
      }
      if (action.type !== 'buyTrain') return { reason: 'notNow' };
      const problem = purchaseProblem(title, state, company, action);
      if (problem) return problem;
      markActed(move);
      move.update<BoughtStep>({ ...task, bought: true });
      buyTrain(title, move, company, seat, action);
      return undefined;
    },
  };
}
