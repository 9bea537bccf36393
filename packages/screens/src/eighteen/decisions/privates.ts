/** Privates: their sale, their powers, and deals about them. */
import {
  bidsOn,
  cashOf,
  cheapest,
  companyTurnOf,
  type EighteenState,
  freeCash,
  type KitAction,
  salePrice,
  trainDuty,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { Forms, TaskForm } from '../game/decision.ts';
import type { Game } from '../game/game.ts';
import { privateName } from '../parts/privateName.ts';
import { Exchanges, PrivatePurchases } from '../surfaces/smallDecisions.tsx';
import { ui, words } from '../words/index.ts';
import { isAgreed } from './drafted.ts';
import { question, verbs } from './sentences.ts';

const purse = ({ title, now }: Game, seat: Seat): string => {
  const { money } = words();
  return ui().bar.purseInSale(money(title, cashOf(now.value, seat)), money(title, freeCash(now.value, seat)));
};

/** The bid to beat, by somebody else. */
function highestOther(state: EighteenState, one: string, seat: Seat) {
  const others = bidsOn(state, one).filter((bid) => bid.seat !== seat);
  return others.sort((a, b) => b.amount - a.amount)[0];
}

export const privateTasks = {
  privateSale: {
    asks: (asked) =>
      asked.offered.size === 0
        ? ui().bar.asks.privateSale
        : words().either(verbs(asked, ['buyPrivate', 'bid', 'pass'])),
    line: (game, _asked, seat) => purse(game, seat),
    pass: () => ui().bar.passes.privateSale,
  },
  bidding: {
    asks: () => ui().bar.asks.bidding,
    line: (game, asked, seat) => `${question(game, asked, seat)} ${purse(game, seat)}`,
    pass: () => ui().bar.passes.bidding,
  },
  privatesStep: {
    asks: ({ offered }) =>
      offered.size === 0 || offered.has('requestPrivate') ? ui().bar.asks.privatesStep : ui().bar.endTurn,
    pass: () => ui().bar.passes.privatesStep,
    tray: { kinds: ['requestPrivate'], View: PrivatePurchases },
  },
  beforeRound: {
    asks: () => ui().bar.asks.beforeRound,
    pass: () => ui().bar.passes.beforeRound,
    tray: { kinds: ['exchangePrivate'], View: Exchanges },
  },
} satisfies Record<string, TaskForm>;

type Kinds = 'buyPrivate' | 'bid' | 'exchangePrivate' | 'offerPrivate' | 'requestPrivate';

const refused = (_game: Game, { private: one }: { readonly private: string }) =>
  ui().bar.refused.private(one);

export const privateActions: Forms<Extract<KitAction, { type: Kinds }>> = {
  buyPrivate: {
    stands: 'papers',
    head: ({ title, now }, { private: one }) =>
      ui().bar.draft.buyPrivate(one, words().money(title, salePrice(title, now.value, one))),
    confirm: ({ title, now }, { private: one }) =>
      ui().bar.confirm.buyPrivate(one, words().money(title, salePrice(title, now.value, one))),
    refused,
    did: ({ private: one }) => ui().bar.did.bought(one),
    leavesOut: movesIt,
  },
  bid: {
    stands: 'papers',
    head({ title, now }, { private: one, amount }, { seat }) {
      const text = ui().bar.draft;
      const other = highestOther(now.value, one, seat);
      if (!other) return text.bid(words().money(title, amount), one);
      const more = words().number(amount - other.amount);
      return text.bidOver(words().money(title, amount), one, more, words().nameOf(now.value, other.seat));
    },
    confirm: ({ title }, { amount }) => ui().bar.confirm.bid(words().money(title, amount)),
    range: { label: (_game, { private: one }) => ui().bar.sale.yourBid(one) },
    refused: (_game, { private: one }) => ui().bar.refused.bid(one),
    did: ({ private: one, amount }) => ui().bar.did.bid(one, words().number(amount)),
    leavesOut: movesIt,
  },
  exchangePrivate: {
    stands: 'papers',
    head({ title, now }, { private: one, from }, { seat }) {
      const power = title.powers.exchange(now.value, seat, one);
      const company = 'company' in power ? power.company : '';
      return ui().bar.draft.exchangePrivate(one, company, from === 'pool');
    },
    confirm: (_game, { private: one }) => ui().bar.confirm.exchangePrivate(one),
    refused,
    did: ({ private: one }) => ui().bar.did.exchanged(one),
    leavesOut: (game, action, consequence) =>
      movesIt(game, action, consequence) ||
      (consequence.kind === 'closes' && consequence.private === action.private),
  },
  offerPrivate: {
    stands: 'papers',
    head: ({ title, now }, { private: one, to, price }) =>
      ui().bar.draft.offerPrivate(one, words().nameOf(now.value, to), words().money(title, price)),
    confirm: ({ title }, { price }) => ui().bar.confirm.offerPrivate(words().money(title, price)),
    range: {
      label: ({ title, now }, { private: one, to }) =>
        ui().bar.stock.sellTo(privateName(title, one), words().nameOf(now.value, to)),
      first: faceValue,
    },
    refused,
    did: ({ private: one }) => ui().bar.did.offered(one),
    leavesOut: movesIt,
  },
  requestPrivate: {
    stands: 'papers',
    head({ title, now }, { private: one, price }, draft) {
      const text = ui().bar.draft;
      const owner = now.value.privates[one]?.owner ?? 'bank';
      const cash = words().money(title, price);
      if (owner === draft.seat) return text.buyPrivateFrom(one, cash);
      const name = words().nameOf(now.value, owner);
      return isAgreed(draft) ? text.buyPrivateOf(one, name, cash) : text.askPrivate(one, name, cash);
    },
    confirm({ title, now }, { private: one, price }, draft) {
      const text = ui().bar.confirm;
      const cash = words().money(title, price);
      return now.value.privates[one]?.owner === draft.seat || isAgreed(draft)
        ? text.buyPrivateFrom(one, cash)
        : text.askPrivate(cash);
    },
    range: {
      label({ title, now }, { private: one }, seat) {
        const text = ui().bar.stock;
        const owner = now.value.privates[one]?.owner ?? 'bank';
        const what = privateName(title, one);
        return owner === seat ? text.buyOwn(what) : text.buyFrom(what, words().nameOf(now.value, owner));
      },
      first: (game, action, seat) =>
        isOwn(game, action, seat) ? mostSensible(game, action) : faceValue(game, action),
      button(game, action, seat) {
        const company = companyTurnOf(game.now.value)?.company;
        if (company === undefined || !isOwn(game, action, seat)) return null;
        const price = words().money(game.title, mostSensible(game, action));
        return ui().bar.sellOwn(action.private, company, price);
      },
    },
    refused,
    did: ({ private: one }) => ui().bar.did.bought(one),
    leavesOut: movesIt,
  },
};

const isOwn = ({ now }: Game, { private: one }: { readonly private: string }, seat: Seat): boolean =>
  now.value.privates[one]?.owner === seat;

/** Into one's own purse: the most that is allowed and in the treasury, but for what a train costs that the company must buy. */
function mostSensible({ title, now }: Game, { private: one }: { readonly private: string }): number {
  const state = now.value;
  const [least, most] = title.deals.privatePriceRange(state, one);
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return least;
  const due = trainDuty(title, state, company) ? (cheapest(title, state, company) ?? 0) : 0;
  return Math.max(least, Math.min(most, cashOf(state, company) - due));
}

/** The number a deal about a private begins with: what is printed on it. */
function faceValue({ title }: Game, { private: one }: { readonly private: string }): number | undefined {
  return title.privates.get(one)?.price;
}

/** Where the private goes is what the first words say. */
function movesIt(
  _game: Game,
  action: { readonly private: string },
  consequence: { readonly kind: string; readonly private?: string },
): boolean {
  return consequence.kind === 'changesHands' && consequence.private === action.private;
}
