/** Names in English. */
import { isSeat } from '@kursbuch/eighteen';
import type { OwnNames } from '../../eighteen/catalogue.ts';

export const names: OwnNames = {
  nameOf(state, holder) {
    if (isSeat(holder)) return state.players[holder] ?? `seat ${holder}`;
    if (holder === 'bank') return 'the bank';
    if (holder === 'pool') return 'the pool';
    if (holder === 'offer') return 'the initial offering';
    return holder;
  },
  trainName: (kind) => (kind === 'D' ? 'diesel' : `${kind}-train`),
  aTrain: (kind) => `${kind.startsWith('8') ? 'an' : 'a'} ${names.trainName(kind)}`,
  phaseName: (phase) => `Phase ${phase}`,
  sides: {
    north: 'north',
    northEast: 'north-east',
    east: 'east',
    southEast: 'south-east',
    south: 'south',
    southWest: 'south-west',
    west: 'west',
    northWest: 'north-west',
  },
  leads: (sides, isEverywhere) => (isEverywhere ? 'to all sides' : `to the ${sides}`),
  leadsFrom: (side, others) => `${side} to ${others}`,
  inGauge: (leads, gauge) => `${leads} in ${gauge} gauge`,
  oneOfCities: (number, leads) => (leads === null ? `city ${number}` : `the city with track ${leads}`),
};
