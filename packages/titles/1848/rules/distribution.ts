/** The distribution of the privates (chapter IV): buy one, make one cheaper by 5, or, under conditions, pass. */
import {
  answers,
  cashOf,
  type EighteenState,
  type KitAction,
  type KitRules,
  type PrivateId,
  type PrivateSaleTask,
  pay,
  payIncome,
  roundOver,
  salePrice,
  type Title,
  unsold,
} from '@kursbuch/eighteen';
import { type Choice, type Objection, type Seat, text } from '@kursbuch/table';
import { PRIVATES } from '../facts/components.ts';
import { is2021 } from './options.ts';

/** IV-4: instead of buying, make a private cheaper. */
export interface LowerPrice {
  readonly type: 'lowerPrice';
  readonly private: PrivateId;
}

const floorOf = (one: string): number => PRIVATES.find((facts) => facts.sym === one)?.floor ?? 0;

/** IV-6: can its price be lowered still, whoever is asked? */
export const isCheapenable = (title: Title, state: EighteenState, one: PrivateId): boolean =>
  salePrice(title, state, one) > floorOf(one);

type DistributionReason =
  | 'noSuchPrivate'
  | 'notOnOffer'
  | 'notEnoughFreeCash'
  | 'atFloor'
  | 'mustBuy'
  | 'mustBuyOrLower'
  | 'notYourTurnInSale';

export function distribution(
  title: Title,
): KitRules<PrivateSaleTask, DistributionReason, KitAction | LowerPrice> {
  const owns = (state: EighteenState, seat: Seat): boolean =>
    Object.values(state.privates).some((one) => one.owner === seat && !one.closed);

  /** IV-7 to IV-10; in 2021 only owners may pass. */
  function passProblem(state: EighteenState, seat: Seat): Objection<DistributionReason> | undefined {
    if (owns(state, seat)) return undefined;
    if (is2021(state)) return { reason: 'mustBuyOrLower' };
    if (unsold(title, state).some((one) => isCheapenable(title, state, one)))
      return { reason: 'mustBuyOrLower' };
    return state.players.some((_, other) => owns(state, other)) ? undefined : { reason: 'mustBuy' };
  }

  const sold = (one: string, action: 'buyPrivate' | 'lowerPrice') =>
    ({ reason: 'notOnOffer', params: { private: one, action } }) as const;

  function buyProblem(
    state: EighteenState,
    seat: Seat,
    one: string,
  ): Objection<DistributionReason> | undefined {
    if (!title.privates.has(one)) return { reason: 'noSuchPrivate', params: { private: one } };
    if (!unsold(title, state).includes(one)) return sold(one, 'buyPrivate');
    const cost = salePrice(title, state, one);
    const cash = cashOf(state, seat);
    return cash < cost ? { reason: 'notEnoughFreeCash', params: { cost, cash } } : undefined;
  }

  function lowerProblem(state: EighteenState, one: string): Objection<DistributionReason> | undefined {
    if (!title.privates.has(one)) return { reason: 'noSuchPrivate', params: { private: one } };
    if (!unsold(title, state).includes(one)) return sold(one, 'lowerPrice');
    return isCheapenable(title, state, one)
      ? undefined
      : { reason: 'atFloor', params: { private: one, floor: floorOf(one) } };
  }

  return {
    actions: { ...answers('buyPrivate', 'pass'), lowerPrice: { private: text } },
    actors: (_state, task) => [task.seat],
    notYours: () => ({ reason: 'notYourTurnInSale' }),
    advance(move, task) {
      if (unsold(title, move.state).length === 0) {
        const first = ((task.lastBuyer ?? 0) + 1) % move.state.players.length;
        move.emit({ type: 'priorityMoved', to: first }); // IV-17
        roundOver(move, 'privateSale', task.lastBuyer);
      } else if (task.passes >= move.state.players.length) {
        // IV-12, IV-13: the privates pay, and the distribution goes on.
        payIncome(title, move);
        move.update({ ...task, passes: 0 });
      }
    },
    choices(state, _task, seat) {
      const found: Choice<KitAction | LowerPrice>[] = [];
      for (const one of unsold(title, state)) {
        if (!buyProblem(state, seat, one))
          found.push({ type: 'one', action: { type: 'buyPrivate', private: one } });
        if (!lowerProblem(state, one))
          found.push({ type: 'one', action: { type: 'lowerPrice', private: one } });
      }
      // Who can neither buy nor lower has nothing left but to pass.
      if (!passProblem(state, seat) || found.length === 0)
        found.push({ type: 'one', action: { type: 'pass' } });
      return found;
    },
    perform(move, task, seat, action) {
      const { state } = move;
      const next = (seat + 1) % state.players.length;
      switch (action.type) {
        case 'buyPrivate': {
          const problem = buyProblem(state, seat, action.private);
          if (problem) return problem;
          pay(title, move, seat, 'bank', salePrice(title, state, action.private), action.private);
          move.emit({ type: 'privateMoved', private: action.private, to: seat });
          title.on.privateSold(title, move, action.private, seat, true);
          move.update({ ...task, seat: next, passes: 0, lastBuyer: seat });
          return undefined;
        }
        case 'lowerPrice': {
          const problem = lowerProblem(state, action.private);
          if (problem) return problem;
          move.emit({ type: 'discounted', private: action.private, by: title.priceCut });
          move.update({ ...task, seat: next, passes: 0 });
          return undefined;
        }
        default: {
          const problem = passProblem(state, seat);
          if (
            problem &&
            this.choices(state, task, seat).some((one) => one.type === 'one' && one.action.type !== 'pass')
          )
            return problem;
          move.emit({ type: 'passed', seat, company: null, what: 'privateSale' });
          move.update({ ...task, seat: next, passes: task.passes + 1 });
          return undefined;
        }
      }
    },
  };
}
