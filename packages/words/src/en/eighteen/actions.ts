/** What every kind of action does, in English: to follow "Anna can" or a number. */
import {
  companyTurnOf,
  isOwnSale,
  nextStationCost,
  salePrice,
  sharePrice,
  type Title,
} from '@kursbuch/eighteen';
import type { Catalogue, Names } from '../../eighteen/catalogue.ts';

export function actionsIn(names: Names): Catalogue['actions'] {
  const { aTrain, cityName, hexName, lies, money, nameOf, runName } = names;

  const source = { offer: 'the initial offering', pool: 'the pool', treasury: 'its treasury' } as const;

  const withPower = (power: string | undefined): string => (power === undefined ? '' : `, with ${power}`);

  /** The shares in question: "a share", "3 shares". */
  const several = (count: number): string => (count === 1 ? 'a share' : `${count} shares`);

  const forSale = (title: Title, one: string): boolean => title.privates.has(one);

  const actions: Catalogue['actions'] = {
    buyPrivate: ({ private: one }, title, state) =>
      `buy ${one}${forSale(title, one) ? ` for ${money(title, salePrice(title, state, one))}` : ''}`,
    bid: ({ private: one, amount }, title) => `bid ${money(title, amount)} on ${one}`,
    pass: () => 'pass',
    setPar: ({ company, price }, title) => `set the par of ${company} to ${money(title, price)}`,
    startCompany: ({ company, price }, title) => `start ${company} at a par of ${money(title, price)}`,
    buyShare({ company, from, count = 1 }, title, state) {
      const price = sharePrice(title, state, company, from);
      const cost = price === undefined ? '' : ` for ${money(title, count * price)}`;
      return `buy ${several(count)} of ${company} from ${source[from]}${cost}`;
    },
    sellShares: ({ company, count }) => `sell ${several(count)} of ${company}`,
    exchangePrivate: ({ private: one, from }) => `exchange ${one} for a share from ${source[from]}`,
    offerPrivate: ({ private: one, to, price }, title, state) =>
      `offer ${one} to ${nameOf(state, to)} for ${money(title, price)}`,
    requestPrivate: ({ private: one, price }, title, state) =>
      isOwnSale(title, state, one)
        ? `buy ${one} for ${money(title, price)}`
        : `ask for ${one}, paying ${money(title, price)}`,
    accept: () => 'agree',
    decline: () => 'decline',
    layTile: ({ hex, tile, rotation, power }, title) =>
      `lay tile ${tile} on ${hexName(title, hex)}, ${lies(title, tile, rotation)}${withPower(power)}`,
    placeStation({ hex, stop, power }, title, state) {
      const turn = companyTurnOf(state);
      const price = turn ? `for ${money(title, nextStationCost(title, state, turn.company))}` : '';
      const city = cityName(title, state, hex, stop);
      const where = `place a station in ${hexName(title, hex)}${city === null ? '' : `, ${city}`}`;
      if (power !== undefined) return `${where}, free with ${power}`;
      return price === '' ? where : `${where}${city === null ? '' : ','} ${price}`;
    },
    chooseHome({ hex, stop }, title, state) {
      const name = cityName(title, state, hex, stop);
      return `take ${hexName(title, hex)} as home${name === null ? '' : `, ${name}`}`;
    },
    runTrains({ runs }, title, state) {
      if (runs.length === 0) return 'run no train';
      const ways = runs.map((run) => runName(title, state, run));
      return `run ${ways.join('; ')}`;
    },
    payOut: () => 'pay the revenue out',
    withhold: () => 'withhold the revenue',
    buyTrain({ from, kind, price, tradeIn, power }, title, state) {
      const against = tradeIn === undefined ? '' : `, trading in ${aTrain(tradeIn)}`;
      return `buy ${aTrain(kind)} from ${nameOf(state, from)} for ${money(title, price)}${against}${withPower(power)}`;
    },
    discardTrain: ({ company, kind }) => `give back ${aTrain(kind)} of ${company}`,
    declareBankruptcy: () => 'declare bankruptcy',
  };

  return actions;
}
