/** What every kind of action does, in German: in the infinitive, as on a button. */
import {
  companyTurnOf,
  isOwnSale,
  nextStationCost,
  salePrice,
  sharePrice,
  type Title,
} from '@kursbuch/eighteen';
import type { Catalogue, Names } from '../../eighteen/catalogue.ts';
import { comingFrom, trainAsObject } from './names.ts';

export function actionsIn(names: Names): Catalogue['actions'] {
  const { cityName, hexName, lies, money, nameOf, runName } = names;

  const withPower = (power: string | undefined): string => (power === undefined ? '' : `, mit ${power}`);

  /** The shares in question: "einen Anteil", "3 Anteile". */
  const several = (count: number): string => (count === 1 ? 'einen Anteil' : `${count} Anteile`);

  const forSale = (title: Title, one: string): boolean => title.privates.has(one);

  const actions: Catalogue['actions'] = {
    buyPrivate({ private: one }, title, state) {
      const price = forSale(title, one) ? ` für ${money(title, salePrice(title, state, one))}` : '';
      return `${one}${price} kaufen`;
    },
    bid: ({ private: one, amount }, title) => `${money(title, amount)} auf ${one} bieten`,
    pass: () => 'passen',
    setPar: ({ company, price }, title) => `für ${company} den Ausgabekurs ${money(title, price)} nennen`,
    startCompany: ({ company, price }, title) => `${company} mit Ausgabekurs ${money(title, price)} starten`,
    buyShare({ company, from, count = 1 }, title, state) {
      const price = sharePrice(title, state, company, from);
      const cost = price === undefined ? '' : ` für ${money(title, count * price)}`;
      return `${several(count)} von ${company} ${comingFrom(state, from)}${cost} kaufen`;
    },
    sellShares: ({ company, count }) => `${several(count)} von ${company} verkaufen`,
    exchangePrivate: ({ private: one, from }, _title, state) =>
      `${one} gegen einen Anteil ${comingFrom(state, from)} tauschen`,
    offerPrivate: ({ private: one, to, price }, title, state) =>
      `${nameOf(state, to)} ${one} für ${money(title, price)} anbieten`,
    requestPrivate: ({ private: one, price }, title, state) =>
      isOwnSale(title, state, one)
        ? `${one} für ${money(title, price)} kaufen`
        : `für ${one} ${money(title, price)} anbieten`,
    accept: () => 'zustimmen',
    decline: () => 'ablehnen',
    layTile: ({ hex, tile, rotation, power }, title) =>
      `Plättchen ${tile} auf ${hexName(title, hex)} legen, ${lies(title, tile, rotation)}${withPower(power)}`,
    placeStation({ hex, stop, power }, title, state) {
      const name = cityName(title, state, hex, stop);
      const turn = companyTurnOf(state);
      const city = name === null ? '' : `, ${name},`;
      const where = `Bahnhof in ${hexName(title, hex)}${city}`;
      if (power !== undefined) return `${where} setzen, kostenlos mit ${power}`;
      const cost = turn ? ` für ${money(title, nextStationCost(title, state, turn.company))}` : '';
      return `${where}${cost} setzen`;
    },
    chooseHome({ hex, stop }, title, state) {
      const name = cityName(title, state, hex, stop);
      return `${hexName(title, hex)} als Heimat nehmen${name === null ? '' : `, ${name}`}`;
    },
    runTrains({ runs }, title, state) {
      if (runs.length === 0) return 'keinen Zug fahren lassen';
      const ways = runs.map((run) => runName(title, state, run));
      return `fahren mit ${ways.join('; ')}`;
    },
    payOut: () => 'Einnahmen auszahlen',
    withhold: () => 'Einnahmen einbehalten',
    buyTrain({ from, kind, price, tradeIn, power }, title, state) {
      const against = tradeIn === undefined ? '' : `, gegen ${trainAsObject(tradeIn)}`;
      return `${trainAsObject(kind)} ${comingFrom(state, from)} für ${money(title, price)} kaufen${against}${withPower(power)}`;
    },
    discardTrain: ({ company, kind }) => `${trainAsObject(kind)} von ${company} abgeben`,
    declareBankruptcy: () => 'Bankrott erklären',
  };

  return actions;
}
