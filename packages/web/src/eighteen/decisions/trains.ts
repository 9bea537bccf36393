/** Buying trains, giving them back, and what happens to whoever cannot pay. */
import { cashOf, countedTrains, type KitAction, shortfall } from '@kursbuch/eighteen';
import type { Forms, TaskForm } from '../game/decision.ts';
import type { Game } from '../game/game.ts';
import { Discards, TrainPurchase } from '../later/laterParts.ts';
import { ui, words } from '../words/index.ts';
import { needsConsent } from './drafted.ts';
import { question } from './sentences.ts';

export const trainTasks = {
  trainStep: {
    asks: ({ offered }) =>
      offered.size === 0 || offered.has('pass') ? ui().bar.asks.trainStep : ui().bar.mustBuyTrain,
    line(game, asked, seat) {
      const text = ui().bar;
      const { title } = game;
      const state = game.now.value;
      const asks = question(game, asked, seat);
      const { company, offered } = asked;
      if (company === null) return asks;
      const missing = shortfall(title, state, company);
      if (offered.has('sellShares') && missing > 0)
        return `${asks} ${text.directorShort(words().money(title, missing))}`;
      const held = countedTrains(title, state, company).length;
      const treasury = text.treasury(words().money(title, cashOf(state, company)));
      return `${asks} ${treasury} ${text.trainsHeld(held, title.fleet.trainLimit(state, company))}`;
    },
    pass: (game, { company }) =>
      company !== null && boughtInStep(game, company) ? ui().bar.noMoreTrains : ui().bar.passes.trainStep,
    tray: { kinds: ['buyTrain', 'sellShares', 'offerPrivate', 'declareBankruptcy'], View: TrainPurchase },
  },
  discardTrains: {
    asks: () => ui().bar.asks.discardTrains,
    tray: { kinds: ['discardTrain'], View: Discards },
  },
} satisfies Record<string, TaskForm>;

/** Has the company bought a train since its train step began? */
function boughtInStep(game: Game, company: string): boolean {
  for (const { events, action } of game.steps.value.toReversed()) {
    if (
      action?.type === 'buyTrain' &&
      events.some((event) => event.type === 'trainMoved' && event.to === company)
    )
      return true;
    if (events.some((event) => event.type === 'turnBegan')) return false;
  }
  return false;
}

type Kinds = 'buyTrain' | 'discardTrain' | 'declareBankruptcy';

export const trainActions: Forms<Extract<KitAction, { type: Kinds }>> = {
  buyTrain: {
    stands: 'tray',
    head({ title }, { kind, from, price, tradeIn, power }) {
      const text = ui().bar.draft;
      const cash = words().money(title, price);
      const foreign = from !== 'bank' && from !== 'pool';
      return [
        foreign ? text.buyTrainFrom(kind, from, cash) : text.buyTrain(kind, cash),
        ...(tradeIn === undefined ? [] : [text.tradeIn(tradeIn)]),
        ...(power === undefined ? [] : [text.withPower(power)]),
      ].join(' ');
    },
    confirm({ title }, { kind, price }, draft) {
      const text = ui().bar.confirm;
      const cash = words().money(title, price);
      return needsConsent(draft) ? text.askTrain(kind, cash) : text.buyTrain(kind, cash);
    },
    range: { label: (_game, { kind, from }) => `${kind} ${ui().bar.tray.fromCompany(from)}` },
    refused: (_game, { kind }) => ui().bar.refused.train(kind),
  },
  discardTrain: {
    stands: 'tray',
    head: (_game, { kind, company }) => ui().bar.draft.discardTrain(kind, company),
    confirm: (_game, { kind }) => ui().bar.confirm.discardTrain(kind),
  },
  declareBankruptcy: {
    stands: 'tray',
    head: () => ui().bar.draft.declareBankruptcy,
    confirm: () => ui().bar.confirm.declareBankruptcy,
    // At the end of the game only that counts.
    leavesOut: (_game, _action, { kind }) => !['director', 'bankrupt', 'ended'].includes(kind),
    onlyIfAsked: true,
  },
};
