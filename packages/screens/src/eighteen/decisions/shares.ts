/** Shares: buying, selling, starting a company. */
import {
  cashOf,
  certificateCount,
  excesses,
  helpfulSales,
  type KitAction,
  type StockTurnTask,
  sharePrice,
  shareSalePrice,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { helpfulOwnSales } from '../foresight/ownSales.ts';
import type { Asked } from '../game/asked.ts';
import type { Forms, TaskForm } from '../game/decision.ts';
import type { ActionOf, Game } from '../game/game.ts';
import { surfaceKind } from '../game/surfaceKind.ts';
import { startCost } from '../parts/startCost.ts';
import { LimitSales } from '../surfaces/LimitSales.tsx';
import { ParChoice } from '../surfaces/ParChoice.tsx';
import { ui, words } from '../words/index.ts';
import { verbs } from './sentences.ts';

const turnOf = ({ task }: Asked): Partial<StockTurnTask> => (task as StockTurnTask | undefined) ?? {};

export const shareTasks = {
  stockTurn: {
    asks(asked) {
      const text = ui().bar;
      const { offered } = asked;
      if (offered.size === 0) return text.asks.stockTurn;
      if (!offered.has('pass')) return text.mustSell;
      const buys = offered.has('buyShare') || offered.has('startCompany');
      if (turnOf(asked).bought && !buys) return offered.has('sellShares') ? text.sellOrEnd : text.endTurn;
      const found = [...(buys ? [text.verbs.buyShare] : []), ...verbs(asked, ['sellShares'])];
      return words().either(found.length === 2 ? found : [...found, ...verbs(asked, ['pass'])]);
    },
    line(game, asked, seat) {
      const { title, now } = game;
      const text = ui().bar;
      if (asked.offered.size > 0 && !asked.offered.has('pass')) return mustSellLine(game, asked, seat);
      const purse = text.purse(
        words().money(title, cashOf(now.value, seat)),
        certificateCount(title, now.value, seat),
        title.shares.certificateLimit(now.value, seat),
      );
      return turnOf(asked).bought ? `${text.boughtAlready} ${purse}` : purse;
    },
    pass: (_game, asked) => (turnOf(asked).traded ? ui().bar.endTurnAct : ui().bar.passes.stockTurn),
    // Whoever must sell is offered first what helps.
    tray: {
      kinds: ['sellShares'],
      View: LimitSales,
      when(game) {
        const task = game.now.value.agenda.at(-1) as StockTurnTask;
        return (
          helpfulSales(game.title, game.now.value, task).length > 0 ||
          helpfulOwnSales(game, task.seat).length > 0
        );
      },
    },
  },
  parChoice: {
    asks: () => ui().bar.asks.parChoice,
    tray: { kinds: ['setPar'], View: ParChoice, when: (game) => surfaceKind(game) === 'map' },
  },
} satisfies Record<string, TaskForm>;

/** Why nothing but a sale is open, and which sale helps. */
function mustSellLine(game: Game, { task }: Asked, seat: Seat): string {
  const { title, now } = game;
  const { excess } = ui().bar;
  const { percent, money, either } = words();
  const state = now.value;
  const cash = cashOf(state, seat);
  const why = excesses(title, state, seat).map((one) =>
    one.kind === 'certificates'
      ? excess.certificates(one.held, one.limit)
      : excess.holding(one.company, percent(one.held), percent(one.limit)),
  );
  if (why.length === 0) return excess.debt(money(title, -cash));
  const sales = [
    ...helpfulOwnSales(game, seat).map(({ label, left }) => ({ name: label, left })),
    ...helpfulSales(title, state, task as StockTurnTask).map(({ count, company, left }) => ({
      name: excess.sale(count, company),
      left,
    })),
  ];
  const enough = sales.filter(({ left }) => left === 0);
  const named = (enough.length > 0 ? enough : sales).map(({ name }) => name);
  const helps =
    named.length === 0
      ? excess.noneHelps
      : (enough.length > 0 ? excess.enough : excess.nearer)(either(named));
  return [...why, helps].join(' ');
}

const shareCost = ({ title, now }: Game, { company, from, count = 1 }: ActionOf<'buyShare'>): number =>
  count * (sharePrice(title, now.value, company, from) ?? 0);

const saleSum = ({ title, now }: Game, { company, count }: ActionOf<'sellShares'>): number =>
  count * (shareSalePrice(title, now.value, company) ?? 0);

type Kinds = 'setPar' | 'startCompany' | 'buyShare' | 'sellShares';

export const shareActions: Forms<Extract<KitAction, { type: Kinds }>> = {
  setPar: {
    stands: 'papers',
    head: ({ title }, { company, price }) => ui().bar.draft.setPar(company, words().money(title, price)),
    confirm: ({ title }, { price }) => ui().bar.confirm.setPar(words().money(title, price)),
    refused: (_game, { company }) => ui().bar.refused.start(company),
    did: ({ company }) => ui().bar.did.started(company),
  },
  startCompany: {
    stands: 'papers',
    head: (game, action) =>
      ui().bar.draft.startCompany(
        action.company,
        words().money(game.title, action.price),
        words().money(game.title, startCost(game, action)),
      ),
    confirm: (game, action) =>
      ui().bar.confirm.startCompany(
        words().number(action.price),
        words().money(game.title, startCost(game, action)),
      ),
    refused: (_game, { company }) => ui().bar.refused.start(company),
    did: ({ company }) => ui().bar.did.started(company),
  },
  buyShare: {
    stands: 'papers',
    head: (game, action) =>
      ui().bar.draft.buyShare(
        action.count ?? 1,
        action.company,
        action.from,
        words().money(game.title, shareCost(game, action)),
      ),
    confirm: (game, action) =>
      ui().bar.confirm.buyShare(action.count ?? 1, words().money(game.title, shareCost(game, action))),
    refused: (_game, { company }) => ui().bar.refused.share(company),
    did: ({ company }) => ui().bar.did.bought(company),
  },
  sellShares: {
    stands: 'papers',
    head: (game, action) =>
      ui().bar.draft.sellShares(
        action.count,
        action.company,
        words().money(game.title, saleSum(game, action)),
      ),
    confirm: (game, action) =>
      ui().bar.confirm.sellShares(action.count, words().money(game.title, saleSum(game, action))),
    refused: (_game, { company }) => ui().bar.refused.sale(company),
    did: ({ company, count }) => ui().bar.did.sold(count === 1 ? company : `${count} ${company}`),
  },
};
