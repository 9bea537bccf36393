/** Names and figures in German. */
import { type EighteenState, type Holder, isSeat, type TrainKind } from '@kursbuch/eighteen';
import type { Names } from '../catalogue.ts';
import { currencyOf, grouped, joined, placesIn } from '../names.ts';

/** Between a figure and its unit. */
const SPACE = '\u00a0';

export const names: Names = {
  ...placesIn({
    Gulf: 'Golf',
    'Canadian West': 'Kanadischer Westen',
    'Maritime Provinces': 'Seeprovinzen',
    'Deep South': 'Tiefer Süden',
    'Small harbour': 'Kleiner Hafen',
    'Port Lincoln (small harbour)': 'Port Lincoln',
    'Perth (Kalgoorlie)': 'Perth/Kalgoorlie',
    'Tasmania site west': 'Tasmanien West',
    'Tasmania site east': 'Tasmanien Ost',
  }),
  number: (value) => grouped(value, '.'),
  money: (title, amount) => `${grouped(amount, '.')}${SPACE}${currencyOf(title)}`,
  percent: (value) => `${value}${SPACE}%`,
  list: (items) => joined(items, 'und'),
  either: (items) => joined(items, 'oder'),
  nameOf(state, holder) {
    if (isSeat(holder)) return state.players[holder] ?? `Platz ${holder}`;
    if (holder === 'bank') return 'die Bank';
    if (holder === 'pool') return 'der Bankpool';
    if (holder === 'offer') return 'das Anfangsangebot';
    return holder;
  },
  trainName(kind) {
    if (kind === 'D') return 'Diesel';
    return /^\d+$/.test(kind) ? `${kind}er-Zug` : `${kind}-Zug`;
  },
  aTrain: (kind) => `ein ${names.trainName(kind)}`,
  roundName({ kind, set, number }) {
    if (kind === 'privateSale') return `Verkauf der Privatbahnen (Aktienrunde ${set})`;
    return kind === 'stock' ? `Aktienrunde ${set}` : `Betriebsrunde ${set}.${number}`;
  },
  roundShort({ kind, set, number }) {
    if (kind === 'privateSale') return 'Verkauf';
    return kind === 'operating' ? `BR ${set}.${number}` : `AR ${set}`;
  },
  phaseName: (phase) => `Phase ${phase}`,
};

/** The object of a sentence: "einen 3er-Zug". */
export const trainAsObject = (kind: TrainKind): string => `einen ${names.trainName(kind)}`;

/** Where something comes from: "von Anna", "aus dem Bankpool". */
export function comingFrom(state: EighteenState, holder: Holder): string {
  if (holder === 'bank') return 'von der Bank';
  if (holder === 'pool') return 'aus dem Bankpool';
  if (holder === 'offer') return 'aus dem Anfangsangebot';
  return `von ${names.nameOf(state, holder)}`;
}
