/** Names in German. */
import { type EighteenState, type Holder, isSeat, type TrainKind } from '@kursbuch/eighteen';
import type { OwnNames } from '../../eighteen/catalogue.ts';

export const names: OwnNames = {
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
  phaseName: (phase) => `Phase ${phase}`,
};

/** The object of a sentence: "einen 3er-Zug". */
export const trainAsObject = (kind: TrainKind): string => `einen ${names.trainName(kind)}`;

/** Where something comes from: "von Anna", "aus dem Bankpool". */
export function comingFrom(state: EighteenState, holder: Holder): string {
  if (holder === 'bank') return 'von der Bank';
  if (holder === 'pool') return 'aus dem Bankpool';
  if (holder === 'offer') return 'aus dem Anfangsangebot';
  if (holder === 'treasury') return 'aus dem Besitz der Gesellschaft';
  return `von ${names.nameOf(state, holder)}`;
}
