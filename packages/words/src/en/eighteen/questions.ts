/** What each task asks, in English. */
import {
  type BiddingTask,
  bidsOn,
  type ConsentTask,
  isBegun,
  type RevenueStepTask,
  type StockTurnTask,
} from '@kursbuch/eighteen';
import type { Catalogue, Names } from '../../eighteen/catalogue.ts';
import { kindOf } from '../../eighteen/names.ts';
import { missingFor, overLimit, privateForSale, privateMayHelp } from '../../eighteen/question.ts';
import type { Offered } from '../../eighteen/types.ts';
import { capital } from '../../figures.ts';

export function questionsIn(names: Names, actions: Catalogue['actions']): Catalogue['questions'] {
  const { aTrain, either, list, money, nameOf } = names;

  const sentence = (parts: readonly string[]): string => `${capital(either(parts))}.`;

  /** Nothing can be done; a private may change that. */
  const closed = (what: string, offered: Offered): string =>
    privateMayHelp(offered) ? `${what}; a private might change that.` : `${what}.`;

  const questions: Catalogue['questions'] = {
    privateSale({ title, state, offered }) {
      const sold = privateForSale(offered);
      const purchase =
        sold === 'several' ? ['buy a private'] : sold ? [actions.buyPrivate(sold, title, state)] : [];
      return sentence([
        ...purchase,
        ...(offered.has('bid') ? ['bid on another private'] : []),
        ...(offered.has('lowerPrice') ? ['lower the price of a private'] : []),
        ...(offered.has('pass') ? ['pass'] : []),
      ]);
    },
    bidding({ title, state, task }) {
      const { private: one } = task as BiddingTask;
      const bids = bidsOn(state, one).map(
        ({ seat, amount }) => `${nameOf(state, seat)} ${money(title, amount)}`,
      );
      return `The auction of ${one} (${bids.join(', ')}): raise your bid or drop out.`;
    },
    parChoice: ({ company }) => `Name the par price of ${company}.`,
    stockTurn({ task, offered }) {
      const { bought, traded } = task as StockTurnTask;
      const open = [
        ...(offered.has('buyShare') || offered.has('startCompany') ? ['buy a certificate'] : []),
        ...(offered.has('sellShares') ? [traded ? 'sell more' : 'sell shares'] : []),
        ...(offered.has('pass') ? [bought || traded ? 'end your turn' : 'pass'] : []),
      ];
      return `${bought ? 'You have bought. ' : ''}${sentence(open)}`;
    },
    beforeRound: () => 'Before the next round begins: exchange a private now, or go on.',
    chooseHome: ({ company }) => `Which city is the home of ${company}?`,
    trackStep: ({ state, offered }) =>
      offered.has('layTile')
        ? 'Lay a tile or replace one.'
        : closed(
            `The company can lay no ${isBegun(state, 'trackStep') ? 'further tile' : 'tile yet'}`,
            offered,
          ),
    stationStep: ({ offered }) =>
      offered.has('placeStation')
        ? 'Place a station.'
        : closed('The company can place no station yet', offered),
    runStep: ({ offered }) =>
      offered.get('runTrains')?.some(({ type }) => type === 'many')
        ? 'Run the trains.'
        : closed('No train can run yet', offered),
    revenueStep: ({ title, task }) =>
      `The trains have earned ${money(title, (task as RevenueStepTask).revenue)}.`,
    trainStep({ title, state, company, offered }) {
      if (offered.has('buyTrain') && offered.has('pass')) return 'Buy trains.';
      if (offered.has('pass')) return 'The company can buy no train now.';
      const missing = missingFor(title, state, company);
      const short =
        missing > 0 ? ` Its treasury is ${money(title, missing)} short of the bank's cheapest.` : '';
      return `${company} must own a train.${short}`;
    },
    privatesStep({ offered }) {
      const open = [
        ...(offered.has('requestPrivate') ? ['buy a private'] : []),
        ...(offered.has('layTile') || offered.has('placeStation') ? ['use a private'] : []),
      ];
      return open.length > 0 ? `Before the turn ends: ${either(open)}?` : 'The turn ends.';
    },
    discardTrains({ title, state, seat }) {
      const over = overLimit(title, state, seat);
      return `${list(over)} must ${over.length > 1 ? 'each give back a train' : 'give back a train'}.`;
    },
    consent({ title, state, task }) {
      const { deal } = task as ConsentTask;
      const what = deal.item === 'private' ? deal.private : aTrain(kindOf(state, deal.train));
      return `${nameOf(state, deal.seller)} sells ${what} to ${nameOf(state, deal.buyer)} for ${money(title, deal.price)}: do you agree?`;
    },
  };

  return questions;
}

export const pass: Catalogue['pass'] = { choice: 'pass', done: (who) => `${who} passes.` };

export const passes: Catalogue['passes'] = {
  privateSale: pass,
  bidding: { choice: 'drop out', done: (who) => `${who} drops out.` },
  stockTurn: { choice: 'end the turn', done: (who) => `${who} ends the turn.` },
  beforeRound: { choice: 'go on', done: (who) => `${who} goes on.` },
  trackStep: {
    choice: 'lay nothing',
    done: (who) => `${who} lays no track.`,
    further: { choice: 'lay no further track', done: (who) => `${who} lays no further track.` },
  },
  stationStep: {
    choice: 'place no station',
    done: (who) => `${who} places no station.`,
    further: { choice: 'place no further station', done: (who) => `${who} places no further station.` },
  },
  trainStep: {
    choice: 'buy no train',
    done: (who) => `${who} buys no train.`,
    further: { choice: 'buy no further train', done: (who) => `${who} buys no further train.` },
  },
  privatesStep: { choice: 'end the turn', done: (who) => `${who} ends the turn.` },
};
