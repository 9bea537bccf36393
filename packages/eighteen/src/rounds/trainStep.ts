/** The train step: buy trains; a company with a route must end it with one, if its director has to pay for it. */
import type { Choice, Objection, Seat } from '@kursbuch/table';
import { answers } from '../actions.ts';
import { directorOf } from '../certificate.ts';
import { cashOf, pay } from '../money.ts';
import { openPrivates, privateState } from '../privates.ts';
import { reach } from '../reach.ts';
import { scores } from '../score.ts';
import { mostSaleable, papersHeld, sellShares, sharePrice } from '../shares.ts';
import type { KitRules, Title } from '../title.ts';
import {
  acquireTrain,
  cheapest,
  newKinds,
  pooledKinds,
  trainFacts,
  trainOfKind,
  trainsOf,
} from '../trains.ts';
import type { CompanyId, Deal, EighteenState, KitAction, Train, TrainKind } from '../types.ts';
import { type ConsentTask, carryOut, dealKey } from './consent.ts';
import { canRaise, type ForcedSaleReason, forcedSaleProblem, shortfall } from './forcedPurchase.ts';
import { type DealReason, mostFrom, playerDealProblem } from './stockRound.ts';
import { companyTurnOf, markActed, speakersFor } from './turn.ts';

export interface TrainStepTask {
  readonly kind: 'trainStep';
  readonly company: CompanyId;
  /** Price of the last share its director has sold in this step. */
  readonly raised?: number;
}

type BuyTrain = KitAction & { type: 'buyTrain' };

/** Must the company own a train at the end of this step, and has none? */
export function trainDuty(title: Title, state: EighteenState, company: CompanyId): boolean {
  return (
    trainsOf(state, company).length === 0 &&
    cheapest(title, state) !== undefined &&
    (reach(title.board, state.tiles, state.stations, company).hasRoute ||
      title.fleet.countsAsRouted(state, company))
  );
}

export type TrainStepReason =
  | ForcedSaleReason
  | DealReason
  | 'noSuchCompany'
  | 'noSuchPrivate'
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
  | 'noHelpForDearer'
  | 'cheapestOnly'
  | 'directorShort'
  | 'helpUpToFace'
  | 'noTradeIn'
  | 'tradeInNotOwned'
  | 'tradeInTreasury'
  | 'onlyWhenForced'
  | 'privateGone'
  | 'notYours'
  | 'notTradable'
  | 'notBankrupt'
  | 'mustOwnTrain';

export function trainStep(title: Title): KitRules<TrainStepTask, TrainStepReason> {
  const room = (state: EighteenState, company: CompanyId) =>
    trainsOf(state, company).length < title.fleet.trainLimit(state, company);

  /** A train to trade in and enough money for it: opens the step even at the limit. */
  function couldTradeIn(state: EighteenState, company: CompanyId): boolean {
    return newKinds(title, state).some((kind) => {
      const { tradeIn } = trainFacts(title, kind);
      return (
        tradeIn &&
        cashOf(state, company) >= tradeIn.price &&
        tradeIn.from.some((old) => trainOfKind(state, company, old))
      );
    });
  }

  const mayTake = (state: EighteenState, company: CompanyId) =>
    room(state, company) || (title.fleet.buyAboveLimit(state) && couldTradeIn(state, company));

  /** What the director could add to the treasury for a train at this price. */
  function help(state: EighteenState, task: TrainStepTask, price: number, foreign: boolean): number {
    const { company } = task;
    if (!trainDuty(title, state, company)) return 0;
    const lowest = cheapest(title, state) as number;
    if (cashOf(state, company) >= lowest && !(foreign && title.fleet.helpsToForeignTrains(state))) return 0;
    if (!foreign && price > lowest) return 0;
    const director = directorOf(state, company);
    return director === null ? 0 : cashOf(state, director);
  }

  /** The least another company may be paid: more than there was before the last share was sold, if that binds. */
  function leastFor(state: EighteenState, { company, raised }: TrainStepTask, face: number): number {
    const director = directorOf(state, company);
    const treasury = cashOf(state, company);
    if (raised === undefined || director === null || treasury >= face) return 1;
    if (!title.fleet.raisedMoneyIsSpent(state)) return 1;
    return Math.max(1, treasury + cashOf(state, director) - raised + 1);
  }

  function buyProblem(
    state: EighteenState,
    task: TrainStepTask,
    action: BuyTrain,
  ): Objection<TrainStepReason> | undefined {
    const { company } = task;
    const { from, kind, price } = action;
    if (!title.trains.has(kind)) return { reason: 'noSuchKind', params: { kind } };
    const facts = trainFacts(title, kind);
    const treasury = cashOf(state, company);
    if (action.tradeIn !== undefined) return tradeInProblem(state, company, action);
    if (from === 'bank' || from === 'pool') {
      if (from === 'bank' && !newKinds(title, state).includes(kind)) return notOnSale(state, kind);
      if (from === 'pool' && !pooledKinds(state).includes(kind))
        return { reason: 'notInPool', params: { kind } };
      if (!mayTake(state, company))
        return { reason: 'trainLimit', params: { limit: title.fleet.trainLimit(state, company) } };
      if (price !== facts.price) return { reason: 'facePrice', params: { kind, price: facts.price } };
      if (treasury >= price) return undefined;
      if (!trainDuty(title, state, company))
        return { reason: 'treasuryShort', params: { cost: price, cash: treasury } };
      const lowest = cheapest(title, state) as number;
      if (treasury >= lowest) return { reason: 'noHelpForDearer', params: { cheapest: lowest } };
      if (price > lowest) return { reason: 'cheapestOnly', params: { cheapest: lowest } };
      const needed = price - treasury;
      const available = help(state, task, price, false);
      return available < needed
        ? { reason: 'directorShort', params: { needed, cash: available } }
        : undefined;
    }
    if (!title.companies.has(from) || from === company)
      return { reason: 'noSuchCompany', params: { company: from } };
    if (!trainOfKind(state, from, kind)) return { reason: 'trainNotOwned', params: { company: from, kind } };
    if (!mayTake(state, company))
      return { reason: 'trainLimit', params: { limit: title.fleet.trainLimit(state, company) } };
    if (price < 1) return { reason: 'priceAtLeastOne', params: { price } };
    const lowest = leastFor(state, task, facts.price);
    if (price < lowest) return { reason: 'saleNotNeeded', params: { price: lowest } };
    const train = trainOfKind(state, from, kind) as Train;
    if (
      companyTurnOf(state)?.declined.includes(
        dealKey({ item: 'train', train: train.id, buyer: company, seller: from, price }),
      )
    )
      return { reason: 'declinedAlready', params: { kind } };
    if (treasury >= price) return undefined;
    const helped = help(state, task, price, true);
    if (helped === 0) {
      const atBank = cheapest(title, state);
      if (trainDuty(title, state, company) && atBank !== undefined && treasury >= atBank)
        return { reason: 'noHelpForDearer', params: { cheapest: atBank } };
      return { reason: 'treasuryShort', params: { cost: price, cash: treasury } };
    }
    if (price > facts.price) return { reason: 'helpUpToFace', params: { price: facts.price } };
    return treasury + helped < price
      ? { reason: 'directorShort', params: { needed: price - treasury, cash: helped } }
      : undefined;
  }

  /** Why the bank does not sell this kind new. */
  const notOnSale = (state: EighteenState, kind: TrainKind): Objection<TrainStepReason> => ({
    reason: trainOfKind(state, 'bank', kind) ? 'notOnSaleYet' : 'noTrainLeft',
    params: { kind },
  });

  function tradeInProblem(
    state: EighteenState,
    company: CompanyId,
    action: BuyTrain,
  ): Objection<TrainStepReason> | undefined {
    const { kind, price } = action;
    const old = action.tradeIn as TrainKind;
    const { tradeIn } = trainFacts(title, kind);
    if (action.from !== 'bank' || !tradeIn?.from.includes(old))
      return { reason: 'noTradeIn', params: { kind, old } };
    if (!newKinds(title, state).includes(kind)) return notOnSale(state, kind);
    if (!trainOfKind(state, company, old))
      return { reason: 'tradeInNotOwned', params: { company, kind: old } };
    if (price !== tradeIn.price) return { reason: 'facePrice', params: { kind, price: tradeIn.price } };
    const cash = cashOf(state, company);
    return cash < price ? { reason: 'tradeInTreasury', params: { cost: price, cash } } : undefined;
  }

  /** Everything that can be bought now; another company's train with the range of its price. */
  function purchases(state: EighteenState, task: TrainStepTask): Choice<KitAction>[] {
    const { company } = task;
    const found: Choice<KitAction>[] = [];
    const one = (action: BuyTrain) => {
      if (!buyProblem(state, task, action)) found.push({ type: 'one', action });
    };
    for (const kind of newKinds(title, state)) {
      const { price, tradeIn } = trainFacts(title, kind);
      one({ type: 'buyTrain', from: 'bank', kind, price });
      for (const old of tradeIn?.from ?? [])
        one({
          type: 'buyTrain',
          from: 'bank',
          kind,
          price: (tradeIn as { price: number }).price,
          tradeIn: old,
        });
    }
    for (const kind of pooledKinds(state))
      one({ type: 'buyTrain', from: 'pool', kind, price: trainFacts(title, kind).price });
    if (!mayTake(state, company)) return found;
    const treasury = cashOf(state, company);
    for (const other of title.companies.keys()) {
      if (other === company) continue;
      for (const kind of new Set(trainsOf(state, other).map((train) => train.kind))) {
        const face = trainFacts(title, kind).price;
        const min = leastFor(state, task, face);
        const action: BuyTrain = { type: 'buyTrain', from: other, kind, price: min };
        if (buyProblem(state, task, action)) continue;
        const helped = help(state, task, face, true);
        const max = helped > 0 ? Math.max(treasury, Math.min(face, treasury + helped)) : treasury;
        found.push({ type: 'range', action, field: 'price', min, max, step: 1 });
      }
    }
    return found;
  }

  /** Shares and privates the director may sell, and the last way out, when money for the duty is missing. */
  function rescue(state: EighteenState, task: TrainStepTask): Choice<KitAction>[] {
    const { company } = task;
    const director = directorOf(state, company);
    if (director === null || !trainDuty(title, state, company)) return [];
    const found: Choice<KitAction>[] = [];
    for (const other of title.companies.keys()) {
      const most = papersHeld(title, state, other, director);
      for (let count = 1; count <= most; count++)
        if (!forcedSaleProblem(title, state, company, director, other, count))
          found.push({ type: 'one', action: { type: 'sellShares', company: other, count } });
    }
    for (const one of openPrivates(title, state)) {
      if (privateState(state, one).owner !== director) continue;
      for (let to = 0; to < state.players.length; to++)
        if (!offerProblem(state, task, director, one, to, 0))
          found.push({
            type: 'range',
            action: { type: 'offerPrivate', private: one, to, price: 0 },
            field: 'price',
            min: 0,
            max: mostFrom(title, state, to),
            step: 1,
          });
    }
    if (!canRaise(title, state, company)) found.push({ type: 'one', action: { type: 'declareBankruptcy' } });
    return found;
  }

  function offerProblem(
    state: EighteenState,
    task: TrainStepTask,
    director: Seat,
    one: string,
    to: Seat,
    price: number,
  ): Objection<TrainStepReason> | undefined {
    if (!title.privates.has(one)) return { reason: 'noSuchPrivate', params: { private: one } };
    if (!trainDuty(title, state, task.company) || shortfall(title, state, task.company) <= 0)
      return { reason: 'onlyWhenForced' };
    const { owner, closed } = privateState(state, one);
    if (closed) return { reason: 'privateGone', params: { private: one } };
    if (owner !== director) return { reason: 'notYours', params: { private: one } };
    if (!title.deals.privateTradable(state, one)) return { reason: 'notTradable', params: { private: one } };
    const deal = { item: 'private', private: one, buyer: to, seller: director, price } as const;
    if (companyTurnOf(state)?.declined.includes(dealKey(deal)))
      return { reason: 'declinedAlready', params: { private: one } };
    return playerDealProblem(title, state, deal);
  }

  return {
    actions: answers('buyTrain', 'sellShares', 'offerPrivate', 'declareBankruptcy', 'pass'),
    actors: (state, task) => speakersFor(title, state, task.company),
    advance(move, task) {
      const { state } = move;
      // A purchase above the limit, where it is allowed, ends with giving a train back.
      if (trainsOf(state, task.company).length > title.fleet.trainLimit(state, task.company)) {
        move.push({ kind: 'discardTrains' });
        return;
      }
      if (trainDuty(title, state, task.company)) return;
      // What the last sale rules out does not end the step.
      const { raised: _, ...open } = task;
      if (purchases(state, open).length === 0) move.pop();
    },
    choices(state, task) {
      const found = [...purchases(state, task), ...rescue(state, task)];
      if (!trainDuty(title, state, task.company)) found.push({ type: 'one', action: { type: 'pass' } });
      return found;
    },
    perform(move, task, seat, action) {
      const { state } = move;
      const { company } = task;
      switch (action.type) {
        case 'buyTrain': {
          const problem = buyProblem(state, task, action);
          if (problem) return problem;
          const missing = Math.max(0, action.price - cashOf(state, company));
          markActed(move);
          if (action.from === 'bank' || action.from === 'pool') {
            if (missing > 0) pay(title, move, seat, company, missing, 'help');
            pay(title, move, company, 'bank', action.price, 'train');
            const traded = action.tradeIn && trainOfKind(state, company, action.tradeIn);
            if (traded) move.emit({ type: 'trainMoved', train: traded.id, to: 'pool', why: 'tradedIn' });
            acquireTrain(title, move, company, (trainOfKind(state, action.from, action.kind) as Train).id);
          } else {
            const train = trainOfKind(state, action.from, action.kind) as Train;
            const deal: Deal = {
              item: 'train',
              train: train.id,
              buyer: company,
              seller: action.from,
              price: action.price,
            };
            const helping = missing > 0 ? { help: { seat, amount: missing } } : {};
            const other = title.operating.speaker(state, action.from);
            if (other === seat || other === null) carryOut(title, move, deal, helping.help);
            else {
              move.emit({ type: 'offered', deal });
              move.push({ kind: 'consent', seat: other, deal, ...helping } satisfies ConsentTask);
            }
          }
          return undefined;
        }
        case 'sellShares': {
          if (!title.companies.has(action.company))
            return { reason: 'noSuchCompany', params: { company: action.company } };
          if (!trainDuty(title, state, company)) return { reason: 'onlyWhenForced' };
          const problem = forcedSaleProblem(title, state, company, seat, action.company, action.count);
          if (problem) return problem;
          markActed(move);
          move.update({ ...task, raised: sharePrice(title, state, action.company, 'pool') as number });
          sellShares(title, move, seat, action.company, action.count);
          return undefined;
        }
        case 'offerPrivate': {
          const problem = offerProblem(state, task, seat, action.private, action.to, action.price);
          if (problem) return problem;
          const deal: Deal = {
            item: 'private',
            private: action.private,
            buyer: action.to,
            seller: seat,
            price: action.price,
          };
          markActed(move);
          move.emit({ type: 'offered', deal });
          move.push({ kind: 'consent', seat: action.to, deal } satisfies ConsentTask);
          return undefined;
        }
        case 'declareBankruptcy': {
          if (!trainDuty(title, state, company) || canRaise(title, state, company))
            return { reason: 'notBankrupt' };
          for (const other of title.companies.keys()) {
            let count = mostSaleable(title, move.state, seat, other);
            while (count > 0 && forcedSaleProblem(title, move.state, company, seat, other, count)) count--;
            if (count > 0) sellShares(title, move, seat, other, count);
          }
          pay(title, move, seat, 'bank', cashOf(move.state, seat), 'bankruptcy');
          move.emit({ type: 'wentBankrupt', seat });
          move.end({ cause: 'bankruptcy', scores: scores(title, move.state) });
          return undefined;
        }
        case 'pass':
          if (trainDuty(title, state, company)) return { reason: 'mustOwnTrain', params: { company } };
          markActed(move);
          move.pop();
          return undefined;
        default:
          return { reason: 'notNow' };
      }
    },
  };
}
