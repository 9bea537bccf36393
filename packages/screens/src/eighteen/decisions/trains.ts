/** Buying trains, giving them back, and what happens to whoever cannot pay. */
import { cashOf, countedTrains, isBegun, type KitAction } from '@kursbuch/eighteen';
import { h } from 'preact';
import { isOwn, type TrainWays, usualWays, waysToTrain } from '../foresight/trainWays.ts';
import type { Forms, TaskForm } from '../game/decision.ts';
import type { Game } from '../game/game.ts';
import { Discards } from '../surfaces/smallDecisions.tsx';
import { TrainPurchase } from '../surfaces/TrainPurchase.tsx';
import { ui, words } from '../words/index.ts';
import { needsConsent } from './drafted.ts';
import { question } from './sentences.ts';

/** The step in which trains are bought, with the ways a title has to one that must be owned. */
export const trainStepWith = (ways: TrainWays) =>
  ({
    asks: ({ offered }) =>
      offered.size === 0 || offered.has('pass') ? ui().bar.asks.trainStep : ui().bar.mustBuyTrain,
    line(game, asked, seat) {
      const text = ui().bar;
      const { title } = game;
      const state = game.now.value;
      const asks = question(game, asked, seat);
      const { company, offered } = asked;
      if (company === null) return asks;
      if (offered.size > 0 && !offered.has('pass'))
        return `${cheapestWay(game, ways)} ${text.treasury(words().money(title, cashOf(state, company)))}`;
      const held = countedTrains(title, state, company).length;
      const treasury = text.treasury(words().money(title, cashOf(state, company)));
      // That trains are bought stands in the headline.
      const why = offered.has('buyTrain') ? '' : `${asks} `;
      return `${why}${treasury} ${text.trainsHeld(held, title.fleet.trainLimit(state, company))}`;
    },
    pass: ({ now }) => (isBegun(now.value, 'trainStep') ? ui().bar.noMoreTrains : ui().bar.passes.trainStep),
    tray: {
      kinds: ['buyTrain', 'sellShares', 'offerPrivate', 'declareBankruptcy'],
      View: (props) => h(TrainPurchase, { ...props, ways }),
    },
  }) satisfies TaskForm;

export const trainTasks = {
  trainStep: trainStepWith(usualWays),
  discardTrains: {
    asks: () => ui().bar.asks.discardTrains,
    // Who has too many stands in the headline, and beside the trains.
    line: ({ title, now }) =>
      ui().bar.whichTrainGoes(
        words().phaseName(now.value.phase),
        title.fleet.discardsTo(now.value) === 'pool',
      ),
    tray: { kinds: ['discardTrain'], View: Discards },
  },
} satisfies Record<string, TaskForm>;

/** What in truth is the cheapest way to the train that must be owned, and what it takes. */
function cheapestWay(game: Game, ways: TrainWays): string {
  const text = ui().bar;
  const { title } = game;
  const money = (amount: number) => words().money(title, amount);
  const [way] = waysToTrain(game, ways);
  if (!way) return ways.none();
  const { from, kind, price, asks } = way;
  if (asks !== null) return `${ways.none()} ${text.way.asking(kind, from, game.sitter(asks).name)}`;
  const told = isOwn(game, way) ? text.way.own(kind, from, money(price)) : text.way.bank(kind, money(price));
  const takes = ways.takes(title, way);
  return takes ? `${told} ${takes}` : told;
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
