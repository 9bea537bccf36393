/** Names and figures in English. */
import { isSeat } from '@kursbuch/eighteen';
import type { Names } from '../catalogue.ts';
import { currencyOf, grouped, joined, placesIn } from '../names.ts';

export const names: Names = {
  ...placesIn({
    Gulf: 'Gulf',
    'Canadian West': 'Canadian West',
    'Maritime Provinces': 'Maritime Provinces',
    'Deep South': 'Deep South',
    'Small harbour': 'Small harbour',
    'Port Lincoln (small harbour)': 'Port Lincoln',
    'Perth (Kalgoorlie)': 'Perth/Kalgoorlie',
    'Tasmania site west': 'Tasmania, west',
    'Tasmania site east': 'Tasmania, east',
  }),
  number: (value) => grouped(value, ','),
  money(title, amount) {
    const figures = `${currencyOf(title)}${grouped(Math.abs(amount), ',')}`;
    return amount < 0 ? `−${figures}` : figures;
  },
  percent: (value) => `${value}%`,
  list: (items) => joined(items, 'and'),
  either: (items) => joined(items, 'or'),
  nameOf(state, holder) {
    if (isSeat(holder)) return state.players[holder] ?? `seat ${holder}`;
    if (holder === 'bank') return 'the bank';
    if (holder === 'pool') return 'the pool';
    if (holder === 'offer') return 'the initial offering';
    return holder;
  },
  trainName: (kind) => (kind === 'D' ? 'diesel' : `${kind}-train`),
  aTrain: (kind) => `${kind.startsWith('8') ? 'an' : 'a'} ${names.trainName(kind)}`,
  roundName({ kind, set, number }) {
    if (kind === 'privateSale') return `Sale of the privates (stock round ${set})`;
    return kind === 'stock' ? `Stock round ${set}` : `Operating round ${set}.${number}`;
  },
  roundShort({ kind, set, number }) {
    if (kind === 'privateSale') return 'Sale';
    return kind === 'operating' ? `OR ${set}.${number}` : `SR ${set}`;
  },
  phaseName: (phase) => `Phase ${phase}`,
};
