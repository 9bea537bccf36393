/** What a company does with its revenue. */
import { companyTurnOf, type KitAction, priceOf, type RevenueStepTask } from '@kursbuch/eighteen';
import { consequencesOf } from '../foresight/consequences.ts';
import type { Forms, TaskForm } from '../game/decision.ts';
import { type Draft, type Game, isRehearsed } from '../game/game.ts';
import { Dividend } from '../surfaces/Dividend.tsx';
import { ui, words } from '../words/index.ts';

const taskOf = ({ now }: Game): RevenueStepTask | undefined => {
  const task = now.value.agenda.at(-1);
  return task?.kind === 'revenueStep' ? (task as RevenueStepTask) : undefined;
};

/** The price of the acting company when all is done. */
function priceThen(game: Game, { outcome, seat }: Draft): string {
  const { title, now } = game;
  const state = now.value;
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return '';
  const all = isRehearsed(outcome) ? consequencesOf(game, state, outcome.events, outcome.after, seat) : [];
  const then = all.find((one) => one.kind === 'price' && one.company === company);
  const price = then?.kind === 'price' ? then.after : priceOf(title.market, state, company);
  return price === undefined ? '' : words().number(price);
}

export const dividendTasks = {
  revenueStep: {
    asks: () => ui().bar.asks.revenueStep,
    tray: { kinds: ['payOut', 'withhold'], View: Dividend },
  },
} satisfies Record<string, TaskForm>;

export const dividendActions: Forms<Extract<KitAction, { type: 'payOut' | 'withhold' }>> = {
  payOut: {
    stands: 'tray',
    head(game) {
      const { title, now } = game;
      const { company = '', revenue = 0 } = taskOf(game) ?? {};
      const share = (revenue * title.shares.paperSize(now.value, company)) / 100;
      return ui().bar.draft.payOut(words().money(title, revenue), words().money(title, share));
    },
    confirm: (game, _action, draft) => ui().bar.confirm.payOut(priceThen(game, draft)),
    // The two ways of a dividend stand side by side, with everybody's share.
    leavesOut: (_game, _action, { kind }) => kind === 'incomes',
  },
  withhold: {
    stands: 'tray',
    head: (game) => ui().bar.draft.withhold(words().money(game.title, taskOf(game)?.revenue ?? 0)),
    confirm: (game, _action, draft) => ui().bar.confirm.withhold(priceThen(game, draft)),
    leavesOut: (_game, _action, { kind }) => kind === 'incomes',
  },
};
