/** What each task asks, in German. */
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
import { trainAsObject } from './names.ts';

export function questionsIn(names: Names, actions: Catalogue['actions']): Catalogue['questions'] {
  const { either, list, money, nameOf } = names;

  const sentence = (parts: readonly string[]): string => `${capital(either(parts))}.`;

  /** Nothing can be done; a private may change that. */
  const closed = (what: string, offered: Offered): string =>
    privateMayHelp(offered) ? `${what}; eine Privatbahn könnte das ändern.` : `${what}.`;

  const questions: Catalogue['questions'] = {
    privateSale({ title, state, offered }) {
      const sold = privateForSale(offered);
      const purchase =
        sold === 'several'
          ? ['eine Privatbahn kaufen']
          : sold
            ? [actions.buyPrivate(sold, title, state)]
            : [];
      return sentence([
        ...purchase,
        ...(offered.has('bid') ? ['auf eine andere Privatbahn bieten'] : []),
        ...(offered.has('lowerPrice') ? ['den Preis einer Privatbahn senken'] : []),
        ...(offered.has('pass') ? ['passen'] : []),
      ]);
    },
    bidding({ title, state, task }) {
      const { private: one } = task as BiddingTask;
      const bids = bidsOn(state, one).map(
        ({ seat, amount }) => `${nameOf(state, seat)} ${money(title, amount)}`,
      );
      return `Versteigerung von ${one} (${bids.join(', ')}): Erhöhe dein Gebot oder steig aus.`;
    },
    parChoice: ({ company }) => `Nenne den Ausgabekurs von ${company}.`,
    stockTurn({ task, offered }) {
      const { bought, traded } = task as StockTurnTask;
      const open = [
        ...(offered.has('buyShare') || offered.has('startCompany') ? ['eine Aktie kaufen'] : []),
        ...(offered.has('sellShares') ? [traded ? 'weitere Anteile verkaufen' : 'Anteile verkaufen'] : []),
        ...(offered.has('pass') ? [bought || traded ? 'den Spielzug beenden' : 'passen'] : []),
      ];
      return `${bought ? 'Du hast gekauft. ' : ''}${sentence(open)}`;
    },
    beforeRound: () => 'Vor der nächsten Runde eine Privatbahn tauschen oder weitermachen.',
    chooseHome: ({ company }) => `Welche Stadt ist die Heimat von ${company}?`,
    trackStep: ({ state, offered }) =>
      offered.has('layTile')
        ? 'Ein Plättchen legen oder ersetzen.'
        : closed(
            `Die Gesellschaft kann ${isBegun(state, 'trackStep') ? 'kein weiteres' : 'noch kein'} Plättchen legen`,
            offered,
          ),
    stationStep: ({ offered }) =>
      offered.has('placeStation')
        ? 'Einen Bahnhof setzen.'
        : closed('Die Gesellschaft kann noch keinen Bahnhof setzen', offered),
    runStep: ({ offered }) =>
      offered.get('runTrains')?.some(({ type }) => type === 'many')
        ? 'Die Züge fahren lassen.'
        : closed('Noch kann kein Zug fahren', offered),
    revenueStep: ({ title, task }) =>
      `Die Züge haben ${money(title, (task as RevenueStepTask).revenue)} eingefahren.`,
    trainStep({ title, state, company, offered }) {
      if (offered.has('buyTrain') && offered.has('pass')) return 'Züge kaufen.';
      if (offered.has('pass')) return 'Die Gesellschaft kann jetzt keinen Zug kaufen.';
      const missing = missingFor(title, state, company);
      const short =
        missing > 0 ? ` Für den billigsten der Bank fehlen ${money(title, missing)} in der Kasse.` : '';
      return `${company} muss einen Zug besitzen.${short}`;
    },
    privatesStep({ offered }) {
      const open = [
        ...(offered.has('requestPrivate') ? ['eine Privatbahn kaufen'] : []),
        ...(offered.has('layTile') || offered.has('placeStation') ? ['eine Privatbahn nutzen'] : []),
      ];
      return open.length > 0 ? `Bevor der Spielzug endet: ${either(open)}?` : 'Der Spielzug endet.';
    },
    discardTrains({ title, state, seat }) {
      const over = overLimit(title, state, seat);
      return `${list(over)} ${over.length > 1 ? 'müssen Züge' : 'muss einen Zug'} abgeben.`;
    },
    consent({ title, state, task }) {
      const { deal } = task as ConsentTask;
      const what = deal.item === 'private' ? deal.private : trainAsObject(kindOf(state, deal.train));
      return `${nameOf(state, deal.seller)} verkauft ${what} für ${money(title, deal.price)} an ${nameOf(state, deal.buyer)}: Stimmst du zu?`;
    },
  };

  return questions;
}

export const pass: Catalogue['pass'] = { choice: 'passen', done: (who) => `${who} passt.` };

export const passes: Catalogue['passes'] = {
  privateSale: pass,
  bidding: { choice: 'aussteigen', done: (who) => `${who} steigt aus.` },
  stockTurn: { choice: 'Spielzug beenden', done: (who) => `${who} beendet den Spielzug.` },
  beforeRound: { choice: 'weiter', done: (who) => `${who} macht weiter.` },
  trackStep: {
    choice: 'nichts legen',
    done: (who) => `${who} legt kein Gleis.`,
    further: { choice: 'nichts weiter legen', done: (who) => `${who} legt kein weiteres Gleis.` },
  },
  stationStep: {
    choice: 'keinen Bahnhof setzen',
    done: (who) => `${who} setzt keinen Bahnhof.`,
    further: {
      choice: 'keinen weiteren Bahnhof setzen',
      done: (who) => `${who} setzt keinen weiteren Bahnhof.`,
    },
  },
  trainStep: {
    choice: 'keinen Zug kaufen',
    done: (who) => `${who} kauft keinen Zug.`,
    further: { choice: 'keinen weiteren Zug kaufen', done: (who) => `${who} kauft keinen weiteren Zug.` },
  },
  privatesStep: { choice: 'Spielzug beenden', done: (who) => `${who} beendet den Spielzug.` },
};
