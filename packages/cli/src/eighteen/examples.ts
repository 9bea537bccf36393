/** What can be typed at a table, with names of its title. */

import {
  type EighteenAction,
  type EighteenState,
  type EighteenTable,
  privateState,
  type Title,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { Samples, TitleTerminal } from '@kursbuch/words/eighteen';
import { menuGroups } from '@kursbuch/words/eighteen/terminal.ts';

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

/** What can be typed at this table: actions that some task asks for, in the order of the menu. */
export function examplesOf(
  { table, title }: { readonly table: EighteenTable; readonly title: Title },
  state: EighteenState,
  own: TitleTerminal = {},
): readonly string[] {
  const like = samplesOf(title);
  const { company, other, par, private: one, hex, train } = like;
  const ownExamples = (own.commands ?? []).flatMap(({ type, example }) =>
    example ? [[type, example(like, { title, state })] as const] : [],
  );
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
  const traded = [...title.trains.values()].find(({ tradeIn }) => tradeIn);
  const side = [...title.trains.values()].find(({ card }) => card !== undefined);
  const all: readonly (readonly [type: EighteenAction['type'], text: string])[] = [
    ['buyPrivate', `buy ${one}`],
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
    ...ownExamples,
    ['requestPrivate', `ask ${one} 100`],
    ['offerPrivate', `offer ${one} Ben 100`],
    ...(exchanged ? ([['exchangePrivate', `exchange ${exchanged}`]] as const) : []),
    ['discardTrain', `discard ${company} ${train}`],
    ['pass', 'pass'],
  ];
  const order = menuGroups(own).flatMap(({ types }) => types);
  return all
    .filter(([type]) => asked.has(type))
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([, text]) => text);
}
