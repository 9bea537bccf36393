/** What can be typed at a table, with names of its title. */

import {
  type EighteenAction,
  type EighteenState,
  type EighteenTable,
  privateState,
  type Title,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';

/** Names of a title for examples. */
export interface Samples {
  readonly company: string;
  readonly other: string;
  readonly par: number;
  readonly private: string;
  readonly hex: string;
  /** A city by its name. */
  readonly place: string;
  readonly train: string;
}

export function samplesOf(title: Title): Samples {
  const [company = '', other = ''] = [...title.companies.values()]
    .filter(({ directed }) => directed !== false)
    .map(({ sym }) => sym);
  const pars = [...title.market.par.keys()].sort((a, b) => b - a);
  const home = title.companies.get(company)?.home ?? '';
  const [, train = ''] = [...title.trains.values()]
    .filter(({ card }) => card === undefined)
    .map(({ name }) => name);
  const facts = [...title.board.hexes.values()].map((each) => each.facts);
  return {
    company,
    other,
    par: pars[0] ?? 0,
    private: [...title.privates.keys()][1] ?? '',
    hex:
      [...title.board.hexes.values()].find(
        ({ facts }) =>
          facts.preprinted === 'white' &&
          facts.id !== home &&
          facts.stops.length === 1 &&
          facts.stops[0]?.kind === 'city',
      )?.facts.id ?? home,
    place: facts.find(({ name }) => /^\w+$/.test(name ?? ''))?.name ?? home,
    train,
  };
}

/** What can be typed at this table: actions that some task asks for. */
export function examplesOf(
  { table, title }: { readonly table: EighteenTable; readonly title: Title },
  state: EighteenState,
): readonly string[] {
  const { company, other, par, private: one, hex, place, train } = samplesOf(title);
  const { tasks } = table.game;
  const { privates } = title;
  const asked = new Set(Object.values(tasks).flatMap(({ actions }) => Object.keys(actions)));
  if (!tasks.privateSale?.actions.bid) asked.delete('bid');
  if (privates.size === 0) for (const type of ['buyPrivate', 'requestPrivate']) asked.delete(type);
  if (![...privates.keys()].some((each) => title.deals.betweenPlayers?.tradable(state, each)))
    asked.delete('offerPrivate');
  const exchanged = [...privates.keys()].find((each) => {
    // Asked for whoever has it, be it the bank.
    const power = title.powers.exchange(state, privateState(state, each).owner as Seat, each);
    return !('reason' in power) || !['noExchange', 'notExchangeable'].includes(power.reason);
  });
  // A private that operates is a company by the same name.
  const names: readonly string[] = [...privates.keys()];
  const locals = [...title.companies.keys()].filter((each) => names.includes(each)).slice(0, 2);
  const traded = [...title.trains.values()].find(({ tradeIn }) => tradeIn);
  const side = [...title.trains.values()].find(({ card }) => card !== undefined);
  const all: readonly (readonly [type: EighteenAction['type'], text: string])[] = [
    ['buyPrivate', `buy ${one}`],
    ['lowerPrice', `lower ${one}`],
    ['bid', `bid ${one} 165`],
    ['startCompany', `start ${company} ${par}`],
    ['buyShare', `buy ${company}`],
    ['buyShare', `buy ${other} pool`],
    ['sellShares', `sell ${other} 3`],
    ['layTile', `lay ${hex} 57 0`],
    ['placeStation', `station ${hex}`],
    ['runTrains', `run ${train} ${title.companies.get(company)?.home} ${hex}`],
    ['payOut', 'pay'],
    ['withhold', 'withhold'],
    ['buyTrain', `buy train ${train}`],
    ...(side ? ([['buyTrain', `buy train ${side.name}`]] as const) : []),
    ['buyTrain', `buy train ${train} ${other} 100`],
    ...(traded ? ([['buyTrain', `buy ${traded.name} ${traded.tradeIn?.from[0]}`]] as const) : []),
    ['takeLoan', 'loan'],
    ['withdrawBid', `withdraw ${one}`],
    ['buyOption', `option ${company}`],
    ['settleOption', 'settle'],
    ['sellOption', 'sell option'],
    ['buildTunnel', `tunnel ${hex} 0 3`],
    ['proposeMerger', `merge ${locals.join(' ')}`],
    ['chooseLetter', `letter ${[...title.companies.keys()].at(-1)}`],
    ['buyMail', 'mail small'],
    ['writeBond', 'bond 130'],
    ['writeCity', `write ${place} ${company}`],
    ['redeemShares', `redeem ${company} 2`],
    ['offerElephant', `elephant ${state.players[1]} 50`],
    ['callRound', 'round'],
    ['chooseTwoTiles', 'tiles now'],
    ['buyOnCredit', `credit ${train}`],
    ['settleCredit', 'settle pay'],
    ['pardon', 'pardon yes'],
    ['requestPrivate', `ask ${one} 100`],
    ['offerPrivate', `offer ${one} Ben 100`],
    ...(exchanged ? ([['exchangePrivate', `exchange ${exchanged}`]] as const) : []),
    ['discardTrain', `discard ${company} ${train}`],
    ['pass', 'pass'],
  ];
  return all.filter(([type]) => asked.has(type)).map(([, text]) => text);
}
