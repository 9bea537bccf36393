/** The train step of 1848 (chapter IX): two sides of a card, The Ghan, and loans instead of the director's purse. */
import {
  acquireTrain,
  answers,
  type CompanyId,
  type ConsentTask,
  cardOf,
  carryOut,
  cashOf,
  companiesOverLimit,
  companyTurnOf,
  countedTrains,
  type Deal,
  dealKey,
  directorOf,
  type EighteenState,
  isCompany,
  type KitAction,
  type KitMove,
  type KitRules,
  markActed,
  newKinds,
  pay,
  privateState,
  reach,
  sold,
  speakersFor,
  type Title,
  type Train,
  type TrainKind,
  type TrainStepTask,
  trainFacts,
  trainOfKind,
  trainsOf,
  usePower,
} from '@kursbuch/eighteen';
import type { Choice, Objection } from '@kursbuch/table';
import { LOAN, loanProblem, loanSteps, loansLeft, takeLoan } from './bankOfEngland.ts';
import { withLoan } from './building.ts';
import { is2021, optionsOf } from './options.ts';
import { mayUse } from './powers.ts';
import { goUnder } from './receivership.ts';

type BuyTrain = KitAction & { type: 'buyTrain' };

const GHAN = '2E';
/** V-29: The Ghan is so much cheaper with P4. */
const P4_DISCOUNT = 100;

/** The step remembers that a train was bought in it. */
type BoughtStep = TrainStepTask & { readonly bought?: true };

/** IX-1: no train that counts, and a route. */
export function trainDuty(title: Title, state: EighteenState, company: CompanyId): boolean {
  return (
    countedTrains(title, state, company).length === 0 &&
    reach(title.board, state.tiles, state.stations, company).hasRoute
  );
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

type TrainStepReason =
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
  | 'trainTooDear'
  | 'loansForBankTrain'
  | 'noExtraLoans'
  | 'mustOwnTrain';

export function trainStep(title: Title): KitRules<TrainStepTask, TrainStepReason> {
  const room = (state: EighteenState, company: CompanyId): boolean =>
    countedTrains(title, state, company).length < title.fleet.trainLimit(state, company);

  /** What the bank asks for a new train that counts, at least. */
  const cheapestNew = (state: EighteenState): number =>
    Math.min(
      ...newKinds(title, state)
        .filter((kind) => !trainFacts(title, kind).beside)
        .map((kind) => trainFacts(title, kind).price),
    );

  /** IX-33, R-22: a company that must buy and cannot pay takes loans in the purchase itself; why this one may not. */
  function moneyProblem(
    state: EighteenState,
    company: CompanyId,
    price: number,
    foreign: boolean,
  ): Objection<TrainStepReason> | undefined {
    const cash = cashOf(state, company);
    if (cash >= price) return undefined;
    const short = { reason: 'trainTooDear', params: { cost: price, cash } } as const;
    if (!trainDuty(title, state, company)) return short;
    const willing = loanProblem(state, company) ? 0 : LOAN;
    if (is2021(state)) return willing > 0 ? short : undefined;
    if (state.phase === '2') return short;
    if (foreign) return { reason: 'loansForBankTrain', params: short.params }; // IX-36
    // The company is forced only if it cannot pay for the cheapest with the loan of its own will.
    const cheapest = cheapestNew(state);
    const forced = cash + willing < cheapest || (cash < cheapest && cash + willing >= price);
    return forced ? undefined : { reason: 'noExtraLoans', params: { cheapest } }; // IX-38
  }

  /** Why the bank does not sell this kind: its cards are gone, or have not come yet. */
  function notOnSale(state: EighteenState, kind: TrainKind): TrainStepReason {
    const card = trainFacts(title, kind).card ?? kind;
    if (!trainOfKind(state, 'bank', card)) return 'noTrainLeft';
    if (kind === GHAN) return 'ghanNotYet';
    return kind === 'D' ? 'dieselNotYet' : 'notOnSaleYet';
  }

  function bankProblem(
    state: EighteenState,
    company: CompanyId,
    action: BuyTrain,
  ): Objection<TrainStepReason> | undefined {
    const { kind, price, power } = action;
    const facts = trainFacts(title, kind);
    if (!newKinds(title, state).includes(kind)) {
      return { reason: notOnSale(state, kind), params: { kind } };
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
      return moneyProblem(state, company, price, false);
    }
    if (kind === GHAN) {
      if (trainOfKind(state, company, GHAN)) return { reason: 'oneGhan' };
    } else if (!room(state, company))
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
    if (mayLend) return moneyProblem(state, company, price, false);
    return cash < price ? { reason: 'trainTooDear', params: { cost: price, cash } } : undefined;
  }

  function foreignProblem(
    state: EighteenState,
    company: CompanyId,
    action: BuyTrain,
  ): Objection<TrainStepReason> | undefined {
    const { from, kind, price } = action;
    if (!title.companies.has(from) || from === company)
      return { reason: 'noSuchCompany', params: { company: from } };
    const train = trainOfKind(state, from, kind);
    if (!train) return { reason: 'trainNotOwned', params: { company: from, kind } };
    if (action.tradeIn !== undefined) return { reason: 'noTradeIn', params: { kind, old: action.tradeIn } };
    if (action.power !== undefined) return { reason: 'ghanOnly', params: { private: action.power, kind } };
    if (state.phase === '2') return { reason: 'tradeNotYet' };
    if (trainFacts(title, kind).beside) return { reason: 'notTraded', params: { kind } };
    if (!room(state, company))
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
    return moneyProblem(state, company, price, true);
  }

  function buyProblem(
    state: EighteenState,
    company: CompanyId,
    action: BuyTrain,
  ): Objection<TrainStepReason> | undefined {
    if (!title.trains.has(action.kind)) return { reason: 'noSuchKind', params: { kind: action.kind } };
    if (action.from === 'pool') return { reason: 'notInPool', params: { kind: action.kind } };
    return action.from === 'bank'
      ? bankProblem(state, company, action)
      : foreignProblem(state, company, action);
  }

  function purchases(state: EighteenState, company: CompanyId): Choice<KitAction>[] {
    const found: Choice<KitAction>[] = [];
    const one = (action: BuyTrain) => {
      if (!buyProblem(state, company, action)) found.push({ type: 'one', action });
    };
    for (const kind of newKinds(title, state)) {
      const { price, tradeIn } = trainFacts(title, kind);
      one({ type: 'buyTrain', from: 'bank', kind, price });
      if (kind === GHAN)
        one({ type: 'buyTrain', from: 'bank', kind, price: price - P4_DISCOUNT, power: 'P4' });
      for (const old of tradeIn?.from ?? [])
        one({ type: 'buyTrain', from: 'bank', kind, price: tradeIn?.price ?? 0, tradeIn: old });
    }
    for (const other of title.companies.keys()) {
      if (other === company) continue;
      for (const kind of new Set(trainsOf(state, other).map((train) => train.kind))) {
        if (directorOf(state, other) !== directorOf(state, company)) {
          one({ type: 'buyTrain', from: other, kind, price: trainFacts(title, kind).price });
          continue;
        }
        const action: BuyTrain = { type: 'buyTrain', from: other, kind, price: 1 };
        if (!buyProblem(state, company, action))
          found.push({ type: 'range', action, field: 'price', min: 1, max: cashOf(state, company), step: 1 });
      }
    }
    return found;
  }

  /** Is there a way to meet the duty, or is the company left without? */
  const canMeetDuty = (state: EighteenState, company: CompanyId): boolean =>
    is2021(state) || state.phase !== '2' || purchases(state, company).length > 0;

  /**
   * The public engine waits here without anything to buy: it does not ask whether a foreign train is for sale or can be
   * paid, and until it has bought something a full company without The Ghan counts as having room once it could pay for it
   * with a loan, be it that of this turn.
   */
  function waitsIdle(state: EighteenState, { company, bought }: BoughtStep): boolean {
    if (!optionsOf(state).askWhenIdle) return false;
    const cash = cashOf(state, company);
    if (!room(state, company)) {
      const ghan = trainFacts(title, GHAN).price - P4_DISCOUNT;
      const borrows = !loanProblem(state, company, true);
      return !bought && borrows && !trainOfKind(state, company, GHAN) && cash >= ghan;
    }
    const others = state.trains.some(({ holder }) => isCompany(holder) && holder !== company);
    return cash >= (others ? 1 : cheapestNew(state));
  }

  return {
    actions: answers('buyTrain', 'pass'),
    actors: (state, task) => speakersFor(title, state, task.company),
    advance(move, task) {
      const { state } = move;
      const { company } = task;
      if (companiesOverLimit(title, state).length > 0) {
        move.push({ kind: 'discardTrains' });
        return;
      }
      if (trainDuty(title, state, company) && canMeetDuty(state, company)) return;
      // VIII-13: with a loan it could buy
      const richer = withLoan(state, company);
      if (richer && purchases(richer, company).length > 0) return;
      if (purchases(state, company).length === 0 && !waitsIdle(state, task)) move.pop();
    },
    choices(state, { company }) {
      const found = purchases(state, company);
      if (!trainDuty(title, state, company) || !canMeetDuty(state, company))
        found.push({ type: 'one', action: { type: 'pass' } });
      return found;
    },
    perform(move, task, seat, action) {
      const { state } = move;
      const { company } = task;
      if (action.type === 'pass') {
        if (trainDuty(title, state, company) && canMeetDuty(state, company))
          return { reason: 'mustOwnTrain', params: { company } };
        markActed(move);
        move.pop();
        return undefined;
      }
      if (action.type !== 'buyTrain') return { reason: 'notNow' };
      const problem = buyProblem(state, company, action);
      if (problem) return problem;
      markActed(move);
      move.update<BoughtStep>({ ...task, bought: true });
      const other = action.from === 'bank' ? null : directorOf(state, action.from);
      if (other !== null && other !== seat) {
        const train = trainOfKind(state, action.from, action.kind) as Train;
        const deal: Deal = {
          item: 'train',
          train: train.id,
          buyer: company,
          seller: action.from,
          price: action.price,
        };
        move.emit({ type: 'offered', deal });
        move.push({ kind: 'consent', seat: other, deal } satisfies ConsentTask);
        return undefined;
      }
      if (!borrow(title, move, company, action.price)) return undefined;
      if (action.from !== 'bank') {
        const train = trainOfKind(state, action.from, action.kind) as Train;
        carryOut(title, move, {
          item: 'train',
          train: train.id,
          buyer: company,
          seller: action.from,
          price: action.price,
        });
        return undefined;
      }
      pay(title, move, company, 'bank', action.price, 'train');
      const old = action.tradeIn && trainOfKind(state, company, action.tradeIn);
      if (old) move.emit({ type: 'trainMoved', train: old.id, to: 'scrap', why: 'tradedIn' });
      if (action.power !== undefined) usePower(title, move, action.power);
      const train = trainOfKind(move.state, 'bank', cardOf(title, action.kind)) as Train;
      acquireTrain(title, move, company, train.id, action.kind as TrainKind);
      return undefined;
    },
  };
}
