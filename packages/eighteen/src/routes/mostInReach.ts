/** A bound on the best runs that takes no search: what trains would earn if track led them to the best stops in reach. */
import type { Board } from '../board.ts';
import { facesOn } from '../maps.ts';
import { reach } from '../reach.ts';
import type { Face } from '../tile.ts';
import type { CompanyId, MapState, Station } from '../types.ts';
import { tracksAt } from './betterAlone.ts';
import {
  exclusivePlace,
  isLarge,
  mayPassArea,
  mayUse,
  type RunRules,
  type RunTrain,
  stopId,
  valueIn,
} from './rules.ts';

/** A stop in reach that pays something, or has an own station. */
interface Prize {
  readonly id: string;
  readonly value: number;
  readonly large: boolean;
  readonly own: boolean;
  /** A run has one stop of a place. */
  readonly place: string | undefined;
}

/**
 * No runs of the company earn more than this, mail included. Infinite where its reach does not tell: for a train that may
 * pass through an area, or take any gauge where there are two, and while a station waits for its circle.
 */
export function mostInReach(
  board: Board,
  map: MapState,
  company: CompanyId,
  trains: readonly RunTrain[],
  rules: RunRules,
): number {
  const { stops, byGauge } = reach(board, map, company);
  const stations = map.stations.filter((station) => station.company === company);
  const goesBeyond = (train: RunTrain): boolean =>
    (byGauge !== undefined && !train.gauge) || stops.some((stop) => mayPassArea(rules, train, stop));
  if (stations.some(({ stop }) => stop === null) || trains.some(goesBeyond)) return Number.POSITIVE_INFINITY;

  const faces = facesOn(board, map);
  const prizes = prizesOf(board, faces, stations, stops, rules);
  const most = trains.map((train) => {
    const within = train.gauge && byGauge ? byGauge[train.gauge].stops : stops;
    return mostOf(
      train,
      prizes.filter(({ id }) => mayUse(rules, train, id) && (within === stops || within.includes(id))),
    );
  });
  // Every run takes track at an own station, and no two the same.
  most.sort((one, other) => other - one);
  let sum = 0;
  for (const one of most.slice(0, tracksAt(board, map, company)))
    sum += one + Math.max(0, ...(rules.setBonus?.amounts ?? []));
  return sum + (rules.mail ? (prizes[0]?.value ?? 0) + (prizes[1]?.value ?? 0) : 0);
}

/** What can be earned at these stops, the dearest first. */
function prizesOf(
  board: Board,
  faces: readonly Face[],
  stations: readonly Station[],
  stops: readonly string[],
  rules: RunRules,
): readonly Prize[] {
  const owned = stations.map(({ hex, stop }) => stopId(hex, stop ?? 0));
  const prizes: Prize[] = [];
  for (const id of stops) {
    const colon = id.indexOf(':');
    const hex = board.hexes.get(id.slice(0, colon));
    const stop = hex && faces[hex.index]?.stops[Number(id.slice(colon + 1))];
    if (!stop) continue;
    const value = valueIn(stop.revenue, rules.colour) + (rules.stopBonus?.[id] ?? 0);
    const own = owned.includes(id);
    if (value <= 0 && !own) continue;
    const { id: name, offboardGroup: group } = hex.facts;
    const place = exclusivePlace(rules, { hex: name, kind: stop.kind, group });
    prizes.push({ id, value: Math.max(0, value), large: isLarge(stop), own, place });
  }
  return prizes.sort((one, other) => other.value - one.value);
}

/** The dearest stops one train can count, one of them with an own station. */
function mostOf({ express, ...train }: RunTrain, prizes: readonly Prize[]): number {
  // An express is paid for its area and a station.
  const range = (express === undefined ? train.range : 2) ?? Number.POSITIVE_INFINITY;
  const isFree = ({ large }: Prize): boolean => express === undefined && train.counts === 'large' && !large;
  const places = new Set<string>();
  let [sum, counted, last] = [0, 0, 0];
  let hasStation = false;
  for (const prize of prizes) {
    const { value, own, place } = prize;
    if (!isFree(prize) && counted === range) continue;
    if (place !== undefined) {
      if (places.has(place)) continue;
      places.add(place);
    }
    if (!isFree(prize)) {
      counted++;
      last = value;
    }
    sum += value;
    hasStation ||= own;
  }
  if (hasStation || counted < range) return sum;
  return sum - last + (prizes.find(({ own }) => own)?.value ?? 0);
}
