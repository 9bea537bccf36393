/** Could a train earn more? Walked on the tiles as they lie: where few stops come into question that is soon told. */
import type { Board, BoardHex } from '../board.ts';
import { opposite } from '../hex.ts';
import { facesOn, stationsOn } from '../maps.ts';
import { type GaugeReach, reach } from '../reach.ts';
import { ALL_GAUGES, type Face, gaugeMask, STOP } from '../tile.ts';
import type { CompanyId, MapState } from '../types.ts';
import { insideKey, isClosed, type RunFacts, sideKey, tollOf } from './network.ts';
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

/** A stop in reach that the train may use. */
interface Place {
  readonly hex: BoardHex;
  readonly stop: number;
  readonly value: number;
  /** It uses up range. */
  readonly counts: boolean;
  readonly own: boolean;
  readonly through: boolean;
  /** A run has one stop of those that share a bit. */
  readonly only: number;
  /** The run comes here. */
  visited: boolean;
}

/** So many pieces of track are tried; then somebody has to search. */
const FEW = 200;

/**
 * Is it possible that the company earns more than this, where one train can run? `false` is proved; `true` means only that a
 * glance does not tell: where several trains run they are in each other's way.
 */
export function mayEarnMore(
  board: Board,
  map: MapState,
  company: CompanyId,
  trains: readonly RunTrain[],
  rules: RunRules,
  earned: number,
): boolean {
  if (trains.length > 1 && tracksAt(board, map, company) > 1) return true;
  return trains.some((train) => mayEarnAlone(board, map, company, train, rules, earned));
}

/** How many pieces of track lead away from its stations: every run takes one of them, and no two the same. */
export function tracksAt(board: Board, map: MapState, company: CompanyId): number {
  const faces = facesOn(board, map);
  let count = 0;
  for (const station of map.stations) {
    if (station.company !== company) continue;
    const end = STOP + (station.stop ?? 0);
    for (const { a, b } of faces[board.hexes.get(station.hex)?.index ?? -1]?.paths ?? [])
      if (a === end || b === end) count++;
  }
  return count;
}

/** The same for one train alone. Nothing is told of trains that skip stops, or under rules that bind several runs together. */
function mayEarnAlone(
  board: Board,
  map: MapState,
  company: CompanyId,
  train: RunTrain,
  rules: RunRules,
  floor: number,
): boolean {
  if (train.skips || train.express !== undefined || train.gaugeChanges || rules.mail || rules.mustUse?.length)
    return true;
  // A station whose circle nobody has named yet may stand in the only one there is.
  if (map.stations.some((station) => station.company === company && station.stop === null)) return true;
  const found = reach(board, map, company);
  if (found.byGauge && !train.gauge) return true;
  const { stops } = found.byGauge && train.gauge ? found.byGauge[train.gauge] : (found as GaugeReach);
  const faces = facesOn(board, map);
  const places = new Map<number, Place>();
  const bits = new Map<string, number>();
  for (const id of stops) {
    const place = placeOf(board, faces, map, company, train, rules, id, bits);
    if (place === 'unknown') return true;
    if (place) places.set(place.hex.index * STOPS + place.stop, place);
  }
  const dearest = [...places.values()].sort((one, other) => other.value - one.value);
  const bonus = Math.max(0, ...(rules.setBonus?.amounts ?? []));
  const gauges = gaugeMask(train.gauge);
  const crossed: number[] = [];
  let used = 0;
  let tries = 0;

  /** The most that the rest of the run could bring. */
  const rest = (range: number): number => {
    let [sum, left, taken] = [0, range, used];
    for (const { value, counts, visited, only } of dearest) {
      if (value <= 0) break;
      if (visited || (counts && left === 0) || (taken & only) !== 0) continue;
      if (counts) left--;
      taken |= only;
      sum += value;
    }
    return sum;
  };

  /** The run has come to a stop, worth so much before it and with so much range left. */
  const visit = (place: Place, worth: number, range: number, isOwn: boolean, isFirst: boolean): boolean => {
    const { only, own, counts } = place;
    if (place.visited || (counts && range === 0) || (used & only) !== 0) return false;
    const sum = worth + place.value;
    const left = counts ? range - 1 : range;
    const served = isOwn || own;
    if (served && !isFirst && sum + bonus > floor) return true;
    place.visited = true;
    used |= only;
    const goesOn = (isFirst || place.through) && sum + rest(left) + bonus > floor;
    const more = goesOn && leave(place.hex, STOP + place.stop, gauges, sum, left, served);
    place.visited = false;
    used &= ~only;
    return more;
  };

  /** Track on from an end on a hex: a side, or a stop. */
  const leave = (
    hex: BoardHex,
    from: number,
    carried: number,
    worth: number,
    range: number,
    isOwn: boolean,
  ): boolean => {
    const face = faces[hex.index] as Face;
    for (const { a, b, gauge = ALL_GAUGES } of face.paths) {
      const common = carried & gauge;
      if ((a !== from && b !== from) || common === 0) continue;
      if (++tries > FEW) return true;
      const end = a === from ? b : a;
      const paid = worth - tollOf(hex.facts as RunFacts, a, b);
      if (end >= STOP) {
        const place = places.get(hex.index * STOPS + end - STOP);
        if (!place) continue;
        // From stop to stop inside a hex no side is crossed.
        if (from >= STOP) crossed.push(insideKey(board, hex, from - STOP, end - STOP));
        if (visit(place, paid, range, isOwn, false)) return true;
        if (from >= STOP) crossed.pop();
        continue;
      }
      const next = hex.neighbours[end];
      if (!next) continue;
      const side = sideKey(hex, end, next);
      if (crossed.includes(side)) continue;
      crossed.push(side);
      if (leave(next, opposite(end), common, paid, range, isOwn)) return true;
      crossed.pop();
    }
    return false;
  };

  const range = train.range ?? Number.POSITIVE_INFINITY;
  for (const place of dearest) if (visit(place, 0, range, false, true)) return true;
  return false;
}

/** More stops than this no hex has. */
const STOPS = 8;

function placeOf(
  board: Board,
  faces: readonly Face[],
  { stations }: MapState,
  company: CompanyId,
  train: RunTrain,
  rules: RunRules,
  id: string,
  /** The bits of exclusive places met so far. */
  bits: Map<string, number>,
): Place | undefined | 'unknown' {
  const colon = id.indexOf(':');
  const stop = Number(id.slice(colon + 1));
  const hex = board.hexes.get(id.slice(0, colon));
  const facts = hex && faces[hex.index]?.stops[stop];
  if (!facts || mayPassArea(rules, train, id)) return 'unknown';
  if (!mayUse(rules, train, id)) return undefined;
  const { id: name, offboardGroup: group, terminal } = hex.facts as RunFacts;
  const here = stationsOn(stations, name, stop);
  const standing = here.map((station) => station.company);
  const taken = here.filter(({ edge }) => !edge).length;
  const closed = isClosed({ kind: facts.kind, slots: facts.slots ?? 0, stations: standing, taken }, company);
  return {
    hex,
    stop,
    value: valueIn(facts.revenue, rules.colour) + (rules.stopBonus?.[stopId(name, stop)] ?? 0),
    counts: train.counts !== 'large' || isLarge(facts),
    own: standing.includes(company),
    through: !closed && facts.kind !== 'offboard' && terminal !== true,
    only: bitOf(exclusivePlace(rules, { hex: name, kind: facts.kind, group }), bits),
    visited: false,
  };
}

/** As many as fit a number: more may be used together, which only makes the answer less sure. */
function bitOf(place: string | undefined, bits: Map<string, number>): number {
  if (place === undefined) return 0;
  const known = bits.get(place);
  if (known !== undefined) return known;
  const bit = bits.size < 30 ? 1 << bits.size : 0;
  bits.set(place, bit);
  return bit;
}
