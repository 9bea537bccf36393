/** Names in German. */
import { type EighteenState, type Holder, isSeat, type TrackGauge, type TrainKind } from '@kursbuch/eighteen';
import type { OwnNames } from '../../eighteen/catalogue.ts';

const GAUGES: Readonly<Record<TrackGauge, string>> = {
  standard: 'Standardspur',
  metre: 'Meterspur',
  dual: 'Doppelspur',
};

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
  sides: {
    north: 'Norden',
    northEast: 'Nordosten',
    east: 'Osten',
    southEast: 'Südosten',
    south: 'Süden',
    southWest: 'Südwesten',
    west: 'Westen',
    northWest: 'Nordwesten',
  },
  leads: (sides, isEverywhere) => (isEverywhere ? 'nach allen Seiten' : `nach ${sides}`),
  leadsFrom: (side, others) => `von ${side} nach ${others}`,
  inGauge: (leads, gauge) => `${leads} in ${GAUGES[gauge]}`,
  oneOfCities: (number, leads) => (leads === null ? `Stadt ${number}` : `Stadt mit Gleis ${leads}`),
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
