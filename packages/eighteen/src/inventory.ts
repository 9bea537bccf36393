/** What must never change or never happen: the checks behind simulation and fuzzing. */

import { faceAt } from './board.ts';
import { certificatesOf, directorOf, percentIn, percentOf } from './certificate.ts';
import { stationsOn } from './maps.ts';
import { placedStations } from './stations.ts';
import type { Title } from './title.ts';
import { cardOf } from './trains.ts';
import type { EighteenState, Holder } from './types.ts';

/** How many of each component there are, wherever they lie. */
export function inventory(title: Title, state: EighteenState): Readonly<Record<string, number>> {
  const count: Record<string, number> = { money: 0, privates: Object.keys(state.privates).length };
  for (const amount of Object.values(state.cash)) count.money = (count.money ?? 0) + amount;
  for (const company of title.companies.keys()) {
    // Papers may be turned into others: what they come to stays.
    count[`percent of ${company}`] = percentIn(certificatesOf(state, company));
  }
  for (const [tile, left] of Object.entries(state.tileStock)) count[`tile ${tile}`] = left;
  for (const { tile } of Object.values(state.tiles)) count[`tile ${tile}`] = (count[`tile ${tile}`] ?? 0) + 1;
  for (const { kind } of state.trains) {
    const card = `train ${cardOf(title, kind)}`;
    count[card] = (count[card] ?? 0) + 1;
  }
  return count;
}

/** Purses are named by seat or company. */
const holderOf = (purse: string): Holder => (/^\d+$/.test(purse) ? Number(purse) : purse);

/** A sentence for everything that is wrong. */
export function invariants(title: Title, state: EighteenState): readonly string[] {
  const broken: string[] = [];
  const held = Object.values(state.cash).reduce((sum, amount) => sum + amount, 0);
  if (held !== state.money) broken.push(`${held} in all purses, but ${state.money} in the game`);
  for (const [purse, amount] of Object.entries(state.cash)) {
    if (!Number.isInteger(amount)) broken.push(`${purse} has a fraction: ${amount}`);
    if (amount < 0 && purse !== 'bank' && !title.money.mayOwe(state, holderOf(purse)))
      broken.push(`${purse} is below zero: ${amount}`);
  }
  for (const [tile, left] of Object.entries(state.tileStock))
    if (left < 0) broken.push(`tile ${tile} is laid too often`);
  for (const company of title.companies.keys()) {
    const stationCosts = title.stations.stationCosts(state, company);
    if (placedStations(state, company) > stationCosts.length) broken.push(`${company} has too many stations`);
    const director = directorOf(state, company);
    const percent = director === null ? 0 : percentOf(state, company, director);
    const successor = title.shares.successor(state, company, director, percent);
    if (successor !== null) broken.push(`${company}: seat ${successor} should direct it`);
    if (percentOf(state, company, 'pool') > title.shares.poolLimit(state, company))
      broken.push(`${company}: too much in the pool`);
  }
  for (const station of state.stations) {
    if (station.stop === null || station.edge) continue;
    const slots = faceAt(title.board, state.tiles, station.hex)?.stops[station.stop]?.slots ?? 0;
    if (stationsOn(state.stations, station.hex, station.stop).filter((one) => !one.edge).length > slots)
      broken.push(`${station.hex} holds more stations than it has places`);
  }
  return broken;
}
