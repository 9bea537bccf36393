/** Buying trains in 1848 (chapter IX): two sides of a card, The Ghan, and loans instead of the director's purse. */
import {
  acquireTrain,
  type CompanyId,
  type ConsentTask,
  cardOf,
  carryOut,
  cashOf,
  companyTurnOf,
  consent,
  countedTrains,
  type Deal,
  dealKey,
  directorOf,
  type EighteenState,
  hasRoute,
  type KitAction,
  type KitMove,
  type KitRules,
  kindsHeld,
  newKinds,
  pay,
  privateState,
  propose,
  sold,
  type Title,
  type Train,
  type TrainKind,
  trainFacts,
  trainOfKind,
  usePower,
} from '@kursbuch/eighteen';
import type { Choice, Objection, Seat } from '@kursbuch/table';
import { LOAN, loanProblem, loanSteps, loansLeft, takeLoan } from './bankOfEngland.ts';
import { is2021 } from './options.ts';
import { mayUse } from './powers.ts';
import { goUnder } from './receivership.ts';

type BuyTrain = KitAction & { type: 'buyTrain' };

export const GHAN = '2E';
/** V-29: The Ghan is so much cheaper with P4. */
export const P4_DISCOUNT = 100;

/** IX-1: no train that counts, and a route. */
export function trainDuty(title: Title, state: EighteenState, company: CompanyId): boolean {
  return countedTrains(title, state, company).length === 0 && hasRoute(title.board, state, company);
}

/** Borrow until the price is there; false if the company went under (IX-34, IX-37). */
export function borrow(title: Title, move: KitMove, company: CompanyId, price: number): boolean {
  while (cashOf(move.state, company) < price) {
    if (loansLeft(move.state) === 0) goUnder(title, move, company);
    else takeLoan(title, move, company, loanSteps(move.state, is2021(move.state)));
    if (move.state.agenda.some((task) => task.kind === 'receivership')) return false;
  }
  return true;
}

/** IX-33 (2021): loans for another company's train are taken when its director has agreed. */
export function consentWithLoans<Own extends string>(
  title: Title<Own>,
): KitRules<ConsentTask, 'answerFirst' | Own> {
  const kit = consent(title);
  return {
    ...kit,
    perform(move, task, seat, action) {
      const { deal, help } = task;
      if (action.type !== 'accept' || deal.item !== 'train') return kit.perform(move, task, seat, action);
      move.pop();
      move.emit({ type: 'answered', deal, accepted: true });
      if (borrow(title, move, deal.buyer, deal.price)) carryOut(title, move, deal, help);
      return undefined;
    },
  };
}

export type PurchaseReason =
  | 'noSuchCompany'
  | 'noSuchKind'
  | 'ghanNotYet'
  | 'dieselNotYet'
  | 'notOnSaleYet'
  | 'noTrainLeft'
  | 'notInPool'
  | 'trainNotOwned'
  | 'trainLimit'
  | 'oneGhan'
  | 'ghanOnly'
  | 'ghanUsed'
  | 'notYourPower'
  | 'noTradeIn'
  | 'firstOnly'
  | 'tradeInNotOwned'
  | 'tradeNotYet'
  | 'notTraded'
  | 'declinedAlready'
  | 'facePrice'
  | 'faceBetweenDirectors'
  | 'priceAtLeastOne'
  | 'priceAboveTreasury'
  | 'trainTooExpensive'
  | 'loansForBankTrain'
  | 'noExtraLoans';

/** Below the limit (IX-29). */
export const hasRoom = (title: Title, state: EighteenState, company: CompanyId): boolean =>
  countedTrains(title, state, company).length < title.fleet.trainLimit(state, company);

/** What the bank asks for a new train that counts, at least. */
export const cheapestNew = (title: Title, state: EighteenState): number =>
  Math.min(
    ...newKinds(title, state)
      .filter((kind) => !trainFacts(title, kind).beside)
      .map((kind) => trainFacts(title, kind).price),
  );

/** IX-33, R-22: a company that must buy and cannot pay takes loans in the purchase itself; why this one may not. */
function moneyProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  price: number,
  foreign: boolean,
): Objection<PurchaseReason> | undefined {
  const cash = cashOf(state, company);
  if (cash >= price) return undefined;
  const short = { reason: 'trainTooExpensive', params: { cost: price, cash } } as const;
  if (!trainDuty(title, state, company)) return short;
  const willing = loanProblem(state, company) ? 0 : LOAN;
  if (is2021(state)) return willing > 0 ? short : undefined;
  if (state.phase === '2') return short;
  if (foreign) return { reason: 'loansForBankTrain', params: short.params }; // IX-36
  // The company is forced only if it cannot pay for the cheapest with the loan of its own will.
  const cheapest = cheapestNew(title, state);
  const forced = cash + willing < cheapest || (cash < cheapest && cash + willing >= price);
  return forced ? undefined : { reason: 'noExtraLoans', params: { cheapest } }; // IX-38
}

/** Why the bank does not sell this kind: its cards are gone, or have not come yet. */
function notOnSale(title: Title, state: EighteenState, kind: TrainKind): PurchaseReason {
  const card = trainFacts(title, kind).card ?? kind;
  if (!trainOfKind(state, 'bank', card)) return 'noTrainLeft';
  if (kind === GHAN) return 'ghanNotYet';
  return kind === 'D' ? 'dieselNotYet' : 'notOnSaleYet';
}

/** From the bank: on either side of a card, with a train traded in, or The Ghan with P4. */
function bankProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  action: BuyTrain,
): Objection<PurchaseReason> | undefined {
  const { kind, price, power } = action;
  const facts = trainFacts(title, kind);
  if (!newKinds(title, state).includes(kind)) {
    return { reason: notOnSale(title, state, kind), params: { kind } };
  }
  if (power !== undefined && kind !== GHAN) return { reason: 'ghanOnly', params: { private: power, kind } };
  if (action.tradeIn !== undefined) {
    const { tradeIn } = facts;
    if (!tradeIn?.from.includes(action.tradeIn))
      return { reason: 'noTradeIn', params: { kind, old: action.tradeIn } };
    if (!is2021(state) && sold(title, state, cardOf(title, kind)))
      return { reason: 'firstOnly', params: { kind } };
    if (!trainOfKind(state, company, action.tradeIn))
      return { reason: 'tradeInNotOwned', params: { company, kind: action.tradeIn } };
    if (price !== tradeIn.price) return { reason: 'facePrice', params: { kind, price: tradeIn.price } };
    return moneyProblem(title, state, company, price, false);
  }
  if (kind === GHAN) {
    if (trainOfKind(state, company, GHAN)) return { reason: 'oneGhan' };
  } else if (!hasRoom(title, state, company))
    return { reason: 'trainLimit', params: { limit: title.fleet.trainLimit(state, company) } };
  let asked = facts.price;
  if (power !== undefined) {
    if (power !== 'P4') return { reason: 'ghanOnly', params: { private: power, kind } };
    if (privateState(state, 'P4').used) return { reason: 'ghanUsed' };
    if (!mayUse(state, 'P4', company)) return { reason: 'notYourPower', params: { private: power } };
    asked -= P4_DISCOUNT;
  }
  const cash = cashOf(state, company);
  // The Ghan does not meet the duty; the public engine lends for it where P4 would make it affordable.
  const mayLend =
    kind !== GHAN || (is2021(state) && mayUse(state, 'P4', company) && cash >= facts.price - P4_DISCOUNT);
  if (price !== asked) return { reason: 'facePrice', params: { kind, price: asked } };
  if (mayLend) return moneyProblem(title, state, company, price, false);
  return cash < price ? { reason: 'trainTooExpensive', params: { cost: price, cash } } : undefined;
}

/** From another company: at face value between two directors (IX-36). */
function foreignProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  action: BuyTrain,
): Objection<PurchaseReason> | undefined {
  const { from, kind, price } = action;
  if (!title.companies.has(from) || from === company)
    return { reason: 'noSuchCompany', params: { company: from } };
  const train = trainOfKind(state, from, kind);
  if (!train) return { reason: 'trainNotOwned', params: { company: from, kind } };
  if (action.tradeIn !== undefined) return { reason: 'noTradeIn', params: { kind, old: action.tradeIn } };
  if (action.power !== undefined) return { reason: 'ghanOnly', params: { private: action.power, kind } };
  if (state.phase === '2') return { reason: 'tradeNotYet' };
  if (trainFacts(title, kind).beside) return { reason: 'notTraded', params: { kind } };
  if (!hasRoom(title, state, company))
    return { reason: 'trainLimit', params: { limit: title.fleet.trainLimit(state, company) } };
  const deal = { item: 'train', train: train.id, buyer: company, seller: from, price } as const;
  if (companyTurnOf(state)?.declined.includes(dealKey(deal)))
    return { reason: 'declinedAlready', params: { kind } };
  const cash = cashOf(state, company);
  if (directorOf(state, from) === directorOf(state, company)) {
    if (price < 1) return { reason: 'priceAtLeastOne', params: { price } };
    return cash < price ? { reason: 'priceAboveTreasury', params: { cost: price, cash } } : undefined;
  }
  const face = trainFacts(title, kind).price;
  if (price !== face) return { reason: 'faceBetweenDirectors', params: { kind, price: face } };
  return moneyProblem(title, state, company, price, true);
}

/** Why a company may not buy this train at this price. */
export function purchaseProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  action: BuyTrain,
): Objection<PurchaseReason> | undefined {
  if (!title.trains.has(action.kind)) return { reason: 'noSuchKind', params: { kind: action.kind } };
  if (action.from === 'pool') return { reason: 'notInPool', params: { kind: action.kind } };
  return action.from === 'bank'
    ? bankProblem(title, state, company, action)
    : foreignProblem(title, state, company, action);
}

/** Everything that a company can buy now. */
export function* purchases(
  title: Title,
  state: EighteenState,
  company: CompanyId,
): Generator<Choice<KitAction>> {
  const isOpen = (action: BuyTrain) => !purchaseProblem(title, state, company, action);
  for (const kind of newKinds(title, state)) {
    const { price, tradeIn } = trainFacts(title, kind);
    const ways: BuyTrain[] = [{ type: 'buyTrain', from: 'bank', kind, price }];
    if (kind === GHAN)
      ways.push({ type: 'buyTrain', from: 'bank', kind, price: price - P4_DISCOUNT, power: 'P4' });
    for (const old of tradeIn?.from ?? [])
      ways.push({ type: 'buyTrain', from: 'bank', kind, price: tradeIn?.price ?? 0, tradeIn: old });
    for (const action of ways) if (isOpen(action)) yield { type: 'one', action };
  }
  for (const other of title.companies.keys()) {
    if (other === company) continue;
    for (const kind of kindsHeld(state, other)) {
      const isFixed = directorOf(state, other) !== directorOf(state, company);
      const price = isFixed ? trainFacts(title, kind).price : 1;
      const action: BuyTrain = { type: 'buyTrain', from: other, kind, price };
      if (!isOpen(action)) continue;
      if (isFixed) yield { type: 'one', action };
      else yield { type: 'range', action, field: 'price', min: 1, max: cashOf(state, company), step: 1 };
    }
  }
}

/** Is there any? */
export const canBuy = (title: Title, state: EighteenState, company: CompanyId): boolean =>
  purchases(title, state, company).next().done === false;

/** A purchase that nothing speaks against: with the loans it needs, or proposed to the other company's director. */
export function buyTrain(
  title: Title,
  move: KitMove,
  company: CompanyId,
  seat: Seat,
  action: BuyTrain,
): void {
  const { state } = move;
  const { from, kind, price } = action;
  const foreign = from === 'bank' ? undefined : trainOfKind(state, from, kind);
  if (foreign) {
    const deal: Deal = { item: 'train', train: foreign.id, buyer: company, seller: from, price };
    const other = directorOf(state, from);
    if (other !== null && other !== seat) propose(move, other, deal);
    else if (borrow(title, move, company, price)) carryOut(title, move, deal);
    return;
  }
  if (!borrow(title, move, company, price)) return;
  pay(title, move, company, 'bank', price, 'train');
  const old = action.tradeIn && trainOfKind(state, company, action.tradeIn);
  if (old) move.emit({ type: 'trainMoved', train: old.id, to: 'scrap', why: 'tradedIn' });
  if (action.power !== undefined) usePower(title, move, action.power);
  const train = trainOfKind(move.state, 'bank', cardOf(title, kind)) as Train;
  acquireTrain(title, move, company, train.id, kind);
}
