/** Buying trains: from the bank, given back ones, or from another company; with the director's help where the company must. */
import type { Choice, Objection, Seat } from '@kursbuch/table';
import { directorOf } from '../certificate.ts';
import { cashOf, pay } from '../money.ts';
import { isPublic } from '../reading.ts';
import type { KitMove, Title } from '../title.ts';
import {
  acquireTrain,
  cardOf,
  cheapest,
  countedTrains,
  kindsHeld,
  trainFacts,
  trainOfKind,
  usefulOffers,
  usefulTrains,
} from '../trains.ts';
import type { CompanyId, Deal, EighteenState, KitAction, Train, TrainKind } from '../types.ts';
import { askable, carryOut, propose } from './consent.ts';
import { raisable } from './raisable.ts';
import type { TrainStepTask } from './trainStep.ts';

export type TrainPurchaseReason =
  | 'noSuchCompany'
  | 'noSuchKind'
  | 'notOnSaleYet'
  | 'noTrainLeft'
  | 'notInPool'
  | 'trainNotOwned'
  | 'trainLimit'
  | 'facePrice'
  | 'priceAtLeastOne'
  | 'saleNotNeeded'
  | 'declinedAlready'
  | 'treasuryShort'
  | 'priceAboveTreasury'
  | 'noHelpForCostlier'
  | 'cheapestOnly'
  | 'directorShort'
  | 'helpUpToFace'
  | 'noTradeIn'
  | 'tradeInNotOwned'
  | 'tradeInTreasury';

type BuyTrain = KitAction & { type: 'buyTrain' };

/** Must the company own a train at the end of this step, and has none? */
export function trainDuty(title: Title, state: EighteenState, company: CompanyId): boolean {
  return (
    usefulTrains(title, state, company).length === 0 &&
    dutyPrice(title, state, company) !== undefined &&
    title.fleet.mustOwnTrain(state, company)
  );
}

/**
 * What the train that a company must own costs at least: the bank's cheapest, or where the bank has none (and the title says
 * so) that of another company of its director, if he can pay for it.
 */
export function dutyPrice(title: Title, state: EighteenState, company: CompanyId): number | undefined {
  const atBank = cheapest(title, state, company);
  if (atBank !== undefined || !title.fleet.dutyAmongOwn(state, company)) return atBank;
  if (ownTrains(title, state, company).length === 0) return undefined;
  const least = title.fleet.leastPrice(state);
  const money = cashOf(state, company) + purseOf(state, directorOf(state, company));
  return money >= least || money + raisable(title, state, company) >= least ? least : undefined;
}

/** The trains that would do for the duty and that other companies of the same director may sell: nobody else is asked. */
function ownTrains(
  title: Title,
  state: EighteenState,
  company: CompanyId,
): readonly Pick<BuyTrain, 'from' | 'kind'>[] {
  const director = directorOf(state, company);
  const found: Pick<BuyTrain, 'from' | 'kind'>[] = [];
  if (director === null) return found;
  for (const from of title.companies.keys()) {
    if (from === company || title.operating.speaker(state, from) !== director) continue;
    for (const kind of kindsHeld(state, from))
      if (
        !trainFacts(title, kind).beside &&
        title.runs.mayUse(state, company, kind) &&
        !title.fleet.tradeProblem(state, company, from, kind) &&
        mayTake(title, state, company, kind)
      )
        found.push({ from, kind });
  }
  return found;
}

/** Can the director alone get the company a train from another one of his, if need be after selling a share? */
export function ownTrainOpen(title: Title, state: EighteenState, task: TrainStepTask): boolean {
  const { company } = task;
  const own = ownTrains(title, state, company);
  if (own.length === 0) return false;
  const money = cashOf(state, company) + purseOf(state, directorOf(state, company));
  const least = title.fleet.leastPrice(state);
  if (money < least) return money + raisable(title, state, company) >= least;
  return own.some(({ from, kind }) => {
    const price = leastFor(title, state, task, trainFacts(title, kind).price);
    return !trainPurchaseProblem(title, state, task, { type: 'buyTrain', from, kind, price });
  });
}

/** Below the limit. */
const hasRoom = (title: Title, state: EighteenState, company: CompanyId) =>
  countedTrains(title, state, company).length < title.fleet.trainLimit(state, company);

/** A train to trade in and enough money for it. */
export function couldTradeIn(title: Title, state: EighteenState, company: CompanyId): boolean {
  return title.fleet.onSale(title, state, company).some(({ from, kind }) => {
    const { tradeIn } = trainFacts(title, kind);
    return (
      from === 'bank' &&
      tradeIn &&
      cashOf(state, company) >= tradeIn.price &&
      tradeIn.from.some((old) => trainOfKind(state, company, old))
    );
  });
}

const mayTake = (title: Title, state: EighteenState, company: CompanyId, kind?: TrainKind) =>
  hasRoom(title, state, company) || title.fleet.buyAboveLimit(title, state, company, kind);

const limitProblem = (
  title: Title,
  state: EighteenState,
  company: CompanyId,
  seller: 'bank' | 'company',
): Objection<'trainLimit'> => ({
  reason: 'trainLimit',
  params: { company, limit: title.fleet.trainLimit(state, company), seller },
});

/** What the director could add to the treasury for a train at this price. */
function help(
  title: Title,
  state: EighteenState,
  task: TrainStepTask,
  price: number,
  foreign: boolean,
): number {
  const { company } = task;
  if (title.fleet.helpsFreely(state, company, foreign ? 'company' : 'bank'))
    return purseOf(state, directorOf(state, company));
  if (!trainDuty(title, state, company)) return 0;
  const lowest = dutyPrice(title, state, company) as number;
  if (foreign && title.fleet.helpUpTo(state, company, price, lowest) <= 0) return 0;
  if (cashOf(state, company) >= lowest && !(foreign && title.fleet.helpsToForeignTrains(state))) return 0;
  if (!foreign && price > lowest && !title.fleet.helpsToCostlier(state, company)) return 0;
  return purseOf(state, directorOf(state, company));
}

const purseOf = (state: EighteenState, director: Seat | null): number =>
  director === null ? 0 : cashOf(state, director);

/** The least another company may be paid: while it must have a train, more than there was before the last share was sold, if that binds. */
function leastFor(
  title: Title,
  state: EighteenState,
  { company, raised }: TrainStepTask,
  face: number,
): number {
  const director = directorOf(state, company);
  const treasury = cashOf(state, company);
  const least = title.fleet.leastPrice(state);
  if (raised === undefined || director === null || treasury >= face) return least;
  if (!title.fleet.raisedMoneyIsSpent(state)) return least;
  // Public games remember the sale to the end of the step.
  if (!isPublic(state) && !trainDuty(title, state, company)) return least;
  return Math.max(least, treasury + cashOf(state, director) - raised + 1);
}

/** Why a company may not buy this train at this price. */
export function trainPurchaseProblem<Own extends string>(
  title: Title<Own>,
  state: EighteenState,
  task: TrainStepTask,
  action: BuyTrain,
): Objection<TrainPurchaseReason | Own> | undefined {
  const { from, kind } = action;
  if (!title.trains.has(kind) || title.fleet.trainCount(state, cardOf(title, kind)) === 0)
    return { reason: 'noSuchKind', params: { kind } };
  if (action.tradeIn !== undefined) return tradeInProblem(title, state, task.company, action);
  return from === 'bank' || from === 'pool'
    ? bankPurchaseProblem(title, state, task, action)
    : foreignPurchaseProblem(title, state, task, action);
}

/** From the bank, new or given back: at its price, which the director helps to pay if the company must buy. */
function bankPurchaseProblem<Own extends string>(
  title: Title<Own>,
  state: EighteenState,
  task: TrainStepTask,
  action: BuyTrain,
): Objection<TrainPurchaseReason | Own> | undefined {
  const { company } = task;
  const { from, kind, price } = action;
  const own = title.fleet.bankProblem(state, company, action);
  if (own) return own;
  const offer = offerOf(title, state, company, from, kind);
  const treasury = cashOf(state, company);
  if (!offer)
    return from === 'bank' ? notOnSale(title, state, kind) : { reason: 'notInPool', params: { kind } };
  if (!mayTake(title, state, company, kind)) return limitProblem(title, state, company, 'bank');
  if (price !== offer.price) return { reason: 'facePrice', params: { kind, price: offer.price } };
  if (treasury >= price) return undefined;
  if (title.fleet.helpsFreely(state, company, 'bank') && directorOf(state, company) !== null)
    return shortOf(price - treasury, help(title, state, task, price, false));
  // What the company cannot run is no train for its duty.
  if (!trainDuty(title, state, company) || !title.runs.mayUse(state, company, kind))
    return { reason: 'treasuryShort', params: { cost: price, cash: treasury, wanted: 'train' } };
  const lowest = cheapest(title, state, company) as number;
  if (treasury >= lowest) return { reason: 'noHelpForCostlier', params: { cheapest: lowest } };
  if (price > lowest && !title.fleet.helpsToCostlier(state, company))
    return { reason: 'cheapestOnly', params: { cheapest: lowest } };
  const needed = price - treasury;
  const available = help(title, state, task, price, false);
  if (available < needed) return { reason: 'directorShort', params: { needed, cash: available } };
  const least = leastFor(title, state, task, price);
  return price < least && couldHaveCostlier(title, state, company, least)
    ? { reason: 'saleNotNeeded', params: { price: least } }
    : undefined;
}

/** The director pays what is missing, if he can. */
const shortOf = (needed: number, cash: number): Objection<'directorShort'> | undefined =>
  cash < needed ? { reason: 'directorShort', params: { needed, cash } } : undefined;

/** Could the director still pay for a train of the bank that costs this much? */
function couldHaveCostlier(title: Title, state: EighteenState, company: CompanyId, least: number): boolean {
  const director = directorOf(state, company) as Seat;
  const most = cashOf(state, company) + cashOf(state, director) + raisable(title, state, company);
  return usefulOffers(title, state, company).some(({ price }) => price >= least && price <= most);
}

/** From another company: at a price both agree on, which the director helps to pay up to the face price. */
function foreignPurchaseProblem<Own extends string>(
  title: Title<Own>,
  state: EighteenState,
  task: TrainStepTask,
  { from, kind, price }: BuyTrain,
): Objection<TrainPurchaseReason | Own> | undefined {
  const { company } = task;
  const facts = trainFacts(title, kind);
  const treasury = cashOf(state, company);
  if (!title.companies.has(from) || from === company)
    return { reason: 'noSuchCompany', params: { company: from } };
  const train = trainOfKind(state, from, kind);
  if (!train) return { reason: 'trainNotOwned', params: { company: from, kind } };
  const apart = title.fleet.tradeProblem(state, company, from, kind);
  if (apart) return apart;
  if (!mayTake(title, state, company, kind)) return limitProblem(title, state, company, 'company');
  const least = title.fleet.leastPrice(state);
  if (price < least) return { reason: 'priceAtLeastOne', params: { price, least } };
  const lowest = leastFor(title, state, task, facts.price);
  if (price < lowest) return { reason: 'saleNotNeeded', params: { price: lowest } };
  const deal: Deal = { item: 'train', train: train.id, buyer: company, seller: from, price };
  const open = askable(title, state, deal);
  if (price < open.least || open.except.includes(price))
    return { reason: 'declinedAlready', params: { kind } };
  if (treasury >= price) return undefined;
  if (title.fleet.helpsFreely(state, company, 'company') && directorOf(state, company) !== null)
    return shortOf(price - treasury, help(title, state, task, price, true));
  const helped = title.runs.mayUse(state, company, kind) ? help(title, state, task, price, true) : 0;
  if (helped === 0) {
    const atBank = cheapest(title, state, company);
    if (trainDuty(title, state, company) && atBank !== undefined && treasury >= atBank)
      return { reason: 'noHelpForCostlier', params: { cheapest: atBank } };
    return { reason: 'priceAboveTreasury', params: { cost: price, cash: treasury } };
  }
  if (price > facts.price) return { reason: 'helpUpToFace', params: { price: facts.price } };
  const atBank = cheapest(title, state, company) ?? facts.price;
  if (price > title.fleet.helpUpTo(state, company, facts.price, atBank))
    return { reason: 'cheapestOnly', params: { cheapest: atBank } };
  return treasury + helped < price
    ? { reason: 'directorShort', params: { needed: price - treasury, cash: helped } }
    : undefined;
}

/** The bank's offer of such a train, if it makes one. */
const offerOf = (title: Title, state: EighteenState, company: CompanyId, from: string, kind: TrainKind) =>
  title.fleet.onSale(title, state, company).find((offer) => offer.from === from && offer.kind === kind);

/** Why the bank does not sell this kind new. */
const notOnSale = (title: Title, state: EighteenState, kind: TrainKind): Objection<TrainPurchaseReason> => ({
  reason: trainOfKind(state, 'bank', cardOf(title, kind)) ? 'notOnSaleYet' : 'noTrainLeft',
  params: { kind },
});

function tradeInProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  action: BuyTrain,
): Objection<TrainPurchaseReason> | undefined {
  const { kind, price } = action;
  const old = action.tradeIn as TrainKind;
  const { tradeIn } = trainFacts(title, kind);
  if (action.from !== 'bank' || !tradeIn?.from.includes(old))
    return { reason: 'noTradeIn', params: { kind, old } };
  if (!offerOf(title, state, company, 'bank', kind)) return notOnSale(title, state, kind);
  if (!trainOfKind(state, company, old)) return { reason: 'tradeInNotOwned', params: { company, kind: old } };
  if (price !== tradeIn.price) return { reason: 'facePrice', params: { kind, price: tradeIn.price } };
  const cash = cashOf(state, company);
  return cash < price ? { reason: 'tradeInTreasury', params: { cost: price, cash } } : undefined;
}

/** Everything that can be bought now; another company's train with the range of its price. */
export function* trainPurchases(
  title: Title,
  state: EighteenState,
  task: TrainStepTask,
): Generator<Choice<KitAction>> {
  const { company } = task;
  const isOpen = (action: BuyTrain) => !trainPurchaseProblem(title, state, task, action);
  for (const { from, kind, price } of title.fleet.onSale(title, state, company)) {
    const action: BuyTrain = { type: 'buyTrain', from, kind, price };
    if (isOpen(action)) yield { type: 'one', action };
    const { tradeIn } = trainFacts(title, kind);
    if (from === 'bank' && tradeIn)
      for (const old of tradeIn.from) {
        const exchange: BuyTrain = { type: 'buyTrain', from, kind, price: tradeIn.price, tradeIn: old };
        if (isOpen(exchange)) yield { type: 'one', action: exchange };
      }
  }
  if (!mayTake(title, state, company)) return;
  const isFree = title.fleet.helpsFreely(state, company, 'company');
  const helpedTo = (face: number) =>
    title.fleet.helpUpTo(state, company, face, cheapest(title, state, company) ?? face);
  const treasury = cashOf(state, company);
  // With an empty treasury and nobody to help, there is nothing to offer.
  if (treasury < title.fleet.leastPrice(state) && !isFree && !trainDuty(title, state, company)) return;
  for (const other of title.companies.keys()) {
    if (other === company) continue;
    for (const kind of kindsHeld(state, other)) {
      const face = trainFacts(title, kind).price;
      const { id } = trainOfKind(state, other, kind) as Train;
      const deal: Deal = { item: 'train', train: id, buyer: company, seller: other, price: 0 };
      const { least, except } = askable(title, state, deal);
      if (least === Number.POSITIVE_INFINITY) continue;
      let min = Math.max(leastFor(title, state, task, face), least);
      while (except.includes(min)) min++;
      const action: BuyTrain = { type: 'buyTrain', from: other, kind, price: min };
      if (!isOpen(action)) continue;
      const helped = title.runs.mayUse(state, company, kind) ? help(title, state, task, face, true) : 0;
      const limit = isFree ? Number.POSITIVE_INFINITY : helpedTo(face);
      let max = helped > 0 ? Math.max(treasury, Math.min(limit, treasury + helped)) : treasury;
      while (except.includes(max)) max--;
      const gaps = except.filter((price) => price > min && price < max);
      yield {
        type: 'range',
        action,
        field: 'price',
        min,
        max,
        step: 1,
        ...(gaps.length > 0 && { except: gaps }),
      };
    }
  }
}

/** A purchase that nothing speaks against: paid at once, or proposed to whoever speaks for the other company. */
export function buyTrain(
  title: Title,
  move: KitMove,
  company: CompanyId,
  seat: Seat,
  action: BuyTrain,
): void {
  const { state } = move;
  const { from, kind, price } = action;
  const missing = Math.max(0, price - cashOf(state, company));
  const train = trainOfKind(state, from, from === 'bank' ? cardOf(title, kind) : kind) as Train;
  if (from === 'bank' || from === 'pool') {
    if (missing > 0) pay(title, move, seat, company, missing, 'help');
    pay(title, move, company, 'bank', price, 'train');
    const traded = action.tradeIn && trainOfKind(state, company, action.tradeIn);
    if (traded) move.emit({ type: 'trainMoved', train: traded.id, to: 'pool', why: 'tradedIn' });
    acquireTrain(title, move, company, train.id, kind);
    return;
  }
  const deal: Deal = { item: 'train', train: train.id, buyer: company, seller: from, price };
  const helping = missing > 0 ? { seat, amount: missing } : undefined;
  const other = title.operating.speaker(state, from);
  if (other === seat || other === null) carryOut(title, move, deal, helping);
  else propose(move, other, deal, helping);
}
