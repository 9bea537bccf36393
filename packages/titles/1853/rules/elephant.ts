/** The elephant: it goes to the left of the last buyer, may be sold at that moment, and may call one more operating round (3.1.11, 4.9). */
import {
  answers,
  type BeginRound,
  cashOf,
  type KitAction,
  type KitMove,
  type KitRules,
  pay,
  roundOver,
  type Title,
} from '@kursbuch/eighteen';
import { amount, type Choice, type Objection, type Seat, whole } from '@kursbuch/table';
import { foundAll } from './founding.ts';
import { changeOwn, isFirstStockRound } from './own.ts';

/** The moment after a stock round, and the one after a series of operating rounds. */
export const ELEPHANT = 'elephant';
export const EXTRA = 'extraRound';

interface OfferElephant {
  readonly type: 'offerElephant';
  readonly to: Seat;
  readonly price: number;
}

interface CallRound {
  readonly type: 'callRound';
}

export type ElephantAction = OfferElephant | CallRound;

interface ElephantTask {
  readonly kind: 'elephant';
}

export interface ElephantOfferTask {
  readonly kind: 'elephantOffer';
  readonly from: Seat;
  readonly to: Seat;
  readonly price: number;
}

interface ExtraRoundTask {
  readonly kind: 'extraRound';
}

/** Its sale and the round it calls are for its holder alone to decide. */
const holderDecides = (what: 'sale' | 'round'): Objection<'elephantDecides'> => ({
  reason: 'elephantDecides',
  params: { what },
});

type ElephantReason = 'noSuchBuyer' | 'buyerLacksMoney' | 'elephantFirst' | 'elephantDecides';

export const beginElephant: BeginRound = (_title, move) =>
  move.push({ kind: 'elephant' } satisfies ElephantTask);

export const beginExtra: BeginRound = (_title, move) =>
  move.push({ kind: 'extraRound' } satisfies ExtraRoundTask);

/** The elephant has found its holder for the rounds to come; after the first stock round the companies are founded (R10). */
function settle(title: Title, move: KitMove): void {
  if (isFirstStockRound(move.state)) foundAll(title, move);
  roundOver(move, ELEPHANT);
}

/** Keep it, or offer it to one player (R20). */
export function elephant(title: Title): KitRules<ElephantTask, ElephantReason, KitAction | ElephantAction> {
  const problem = (
    state: KitMove['state'],
    seat: Seat,
    { to, price }: OfferElephant,
  ): Objection<ElephantReason> | undefined => {
    if (to === seat || state.players[to] === undefined) return { reason: 'noSuchBuyer' };
    const cash = cashOf(state, to);
    return price > cash ? { reason: 'buyerLacksMoney', params: { price, cash } } : undefined;
  };
  return {
    actions: { ...answers('pass'), offerElephant: { to: whole, price: amount } },
    actors: (state) => [state.priority],
    notYours: () => holderDecides('sale'),
    choices(state, _task, seat) {
      const found: Choice<KitAction | ElephantAction>[] = [];
      for (const to of state.players.keys())
        if (to !== seat)
          found.push({
            type: 'range',
            action: { type: 'offerElephant', to, price: 0 },
            field: 'price',
            min: 0,
            max: cashOf(state, to),
            step: 1,
          });
      return [...found, { type: 'one', action: { type: 'pass' } }];
    },
    perform(move, _task, seat, action) {
      if (action.type === 'pass') {
        settle(title, move);
        return undefined;
      }
      if (action.type !== 'offerElephant') return { reason: 'notNow' };
      const against = problem(move.state, seat, action);
      if (against) return against;
      const { to, price } = action;
      move.push({ kind: 'elephantOffer', from: seat, to, price } satisfies ElephantOfferTask);
      return undefined;
    },
  };
}

export function elephantOffer(title: Title): KitRules<ElephantOfferTask, ElephantReason> {
  return {
    actions: answers('accept', 'decline'),
    modal: true,
    first: 'elephantFirst',
    actors: (_state, task) => [task.to],
    choices: () => [
      { type: 'one', action: { type: 'accept' } },
      { type: 'one', action: { type: 'decline' } },
    ],
    perform(move, { from, to, price }, _seat, action) {
      move.pop();
      if (action.type === 'decline') return undefined;
      pay(title, move, to, from, price, 'elephant');
      move.emit({ type: 'priorityMoved', to });
      settle(title, move);
      return undefined;
    },
  };
}

/** One more operating round, or not (R21). */
export function extraRound(): KitRules<ExtraRoundTask, 'elephantDecides', KitAction | ElephantAction> {
  return {
    actions: { ...answers('pass'), callRound: {} },
    actors: (state) => [state.priority],
    notYours: () => holderDecides('round'),
    choices: () => [
      { type: 'one', action: { type: 'callRound' } },
      { type: 'one', action: { type: 'pass' } },
    ],
    perform(move, _task, seat, action) {
      if (action.type === 'callRound') changeOwn(move, { extraRound: true });
      else move.emit({ type: 'passed', seat, company: null, what: 'extraRound' });
      roundOver(move, EXTRA);
      return undefined;
    },
  };
}
