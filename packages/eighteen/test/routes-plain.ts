/** A plain, slow, obviously correct way to find all runs and the best set of them. For the tests only. */
import { type Board, type BoardHex, boardOf } from '../src/board.ts';
import { opposite } from '../src/hex.ts';
import { faceOn } from '../src/routes/network.ts';
import type { RunFacts } from '../src/routes/parts.ts';
import {
  isLarge,
  mayPassArea,
  mayUse,
  type RunRules,
  type RunTrain,
  type Visit,
  worthOf,
} from '../src/routes/rules.ts';
import { STOP } from '../src/tile.ts';
import type { HexFacts, MapState, PathFacts, Run, StopFacts, Value } from '../src/types.ts';

export type HexDraft = Partial<RunFacts> & {
  readonly paths?: readonly PathFacts[];
  readonly stops?: readonly StopFacts[];
};

/** A map of printed hexes. */
export function printedBoard(drafts: Readonly<Record<string, HexDraft>>): Board {
  const hexes = Object.entries(drafts).map(
    ([id, draft]): HexFacts => ({ id, name: null, preprinted: 'gray', stops: [], paths: [], ...draft }),
  );
  return boardOf({ orientation: 'pointy', hexes }, {});
}

export const city = (revenue: number, slots = 1): StopFacts => ({ kind: 'city', revenue, slots });
export const town = (revenue: number): StopFacts => ({ kind: 'town', revenue });
export const offboard = (revenue: Value): StopFacts => ({ kind: 'offboard', revenue });
/** A value that trains of one kind count otherwise. */
export const unlessBy = (kind: string, worth: number, value: number): Value => ({
  ...{ yellow: value, green: value, brown: value, gray: value },
  byTrain: { [kind]: worth },
});

interface Piece {
  readonly hex: string;
  readonly a: number;
  readonly b: number;
}

/** A run together with the track it uses. */
export interface PlainRun {
  readonly run: Run;
  readonly pieces: readonly Piece[];
  readonly visits: readonly Visit[];
  readonly gaugeChanges: number;
  readonly toll: number;
}

/** The same piece of track, or two that meet at a side of their hex. */
function inTheWay(p: Piece, q: Piece): boolean {
  if (p.hex !== q.hex) return false;
  if (p.a === q.a && p.b === q.b) return true;
  return [p.a, p.b].some((end) => end < STOP && (end === q.a || end === q.b));
}

export const disjoint = (one: PlainRun, other: PlainRun): boolean =>
  !one.pieces.some((p) => other.pieces.some((q) => inTheWay(p, q)));

/** Every way from stop to stop that a company's train of this kind could take, once in each direction. */
export function allRuns(
  board: Board,
  state: MapState,
  company: string,
  train: RunTrain,
  rules: RunRules,
): readonly PlainRun[] {
  const found: PlainRun[] = [];
  const visitOf = (
    hex: BoardHex,
    number: number,
  ): Visit & { readonly closed: boolean; readonly ends: boolean } => {
    const stop = faceOn(board, state, hex).stops[number] as StopFacts;
    const id = `${hex.facts.id}:${number}`;
    const here = state.stations.filter((station) => station.hex === hex.facts.id && station.stop === number);
    const own = here.some((station) => station.company === company);
    const circles = here.filter((station) => !station.edge).length;
    return {
      id,
      hex: hex.facts.id,
      large: isLarge(stop),
      value: stop.revenue,
      own,
      group: hex.facts.offboardGroup,
      closed: stop.kind === 'city' && circles > 0 && circles >= (stop.slots ?? 1) && !own,
      ends: stop.kind === 'offboard' || (hex.facts as RunFacts).terminal === true,
    };
  };
  const kindOf = (visit: Visit) => {
    const hex = board.hexes.get(visit.hex) as BoardHex;
    return faceOn(board, state, hex).stops[Number(visit.id.split(':')[1])]?.kind;
  };
  /** The run so far stands in a stop. */
  const atStop = (
    visits: readonly (Visit & { readonly closed: boolean; readonly ends: boolean })[],
    legs: readonly (readonly string[])[],
    pieces: readonly Piece[],
    gaugeChanges: number,
    toll: number,
  ) => {
    const last = visits[visits.length - 1] as (typeof visits)[number];
    if (visits.length > 1) {
      found.push({
        run: { train: train.id, stops: visits.map(({ id }) => id), legs },
        pieces,
        visits,
        gaugeChanges,
        toll,
      });
      if (last.closed || (last.ends && !mayPassArea(rules, train, last.id))) return;
    }
    const hex = board.hexes.get(last.hex) as BoardHex;
    onTrack(visits, legs, pieces, gaugeChanges, toll, hex, STOP + Number(last.id.split(':')[1]), [last.hex]);
  };
  /** The run so far has come to this end of a piece of track. */
  const onTrack = (
    visits: readonly (Visit & { readonly closed: boolean; readonly ends: boolean })[],
    legs: readonly (readonly string[])[],
    pieces: readonly Piece[],
    gaugeChanges: number,
    toll: number,
    hex: BoardHex,
    end: number,
    leg: readonly string[],
  ) => {
    for (const path of faceOn(board, state, hex).paths) {
      if (path.a !== end && path.b !== end) continue;
      if (train.gauge && path.gauge !== undefined && !(path.gauge & (train.gauge === 'standard' ? 1 : 2)))
        continue;
      const piece = { hex: hex.facts.id, a: path.a, b: path.b };
      if (pieces.some((other) => inTheWay(piece, other))) continue;
      const other = path.a === end ? path.b : path.a;
      const cost = (hex.facts as RunFacts).toll;
      const due = cost?.path.includes(path.a) && cost.path.includes(path.b) ? toll - cost.value : toll;
      if (other >= STOP) {
        const visit = visitOf(hex, other - STOP);
        if (visits.some(({ id }) => id === visit.id) || !mayUse(rules, train, visit.id)) continue;
        const sameArea = (one: Visit) =>
          one.group !== undefined && one.group === visit.group && !rules.separateGroups?.includes(one.group);
        const sameCity = (one: Visit) =>
          rules.oneCityPerHex &&
          one.group === undefined &&
          one.hex === visit.hex &&
          kindOf(one) === 'city' &&
          kindOf(visit) === 'city';
        if (visits.some((one) => sameArea(one) || sameCity(one))) continue;
        atStop([...visits, visit], [...legs, leg], [...pieces, piece], gaugeChanges, due);
      } else {
        const next = hex.neighbours[other];
        if (!next) continue;
        const change = (hex.facts as RunFacts).gaugeBorders?.includes(other) ? 1 : 0;
        onTrack(visits, legs, [...pieces, piece], gaugeChanges + change, due, next, opposite(other), [
          ...leg,
          next.facts.id,
        ]);
      }
    }
  };
  for (const hex of board.hexes.values())
    faceOn(board, state, hex).stops.forEach((_, number) => {
      const visit = visitOf(hex, number);
      if (mayUse(rules, train, visit.id)) atStop([visit], [], [], 0, 0);
    });
  return found;
}

export interface PricedRun extends PlainRun {
  readonly revenue: number;
  readonly carried: number;
}

/** The runs this train may make, each in one direction only, with what they earn. */
export function legalRuns(
  board: Board,
  state: MapState,
  company: string,
  train: RunTrain,
  rules: RunRules,
): readonly PricedRun[] {
  return allRuns(board, state, company, train, rules).flatMap((one) => {
    const { stops } = one.run;
    if ((stops[0] as string) > (stops[stops.length - 1] as string)) return [];
    const worth = worthOf(rules, train, one.visits, one.gaugeChanges, one.toll);
    return 'reason' in worth ? [] : [{ ...one, revenue: worth.revenue, carried: worth.carried }];
  });
}

/** The most that one run for each train at most can earn, with what one of them carries: every combination that uses all of these places is tried; null if none does. */
export function bestRevenue(
  runsOfTrains: readonly (readonly PricedRun[])[],
  mustUse: readonly string[] = [],
): number | null {
  const uses = ({ run: { stops, legs } }: PricedRun, place: string) =>
    place.includes(':') ? stops.includes(place) : legs.some((leg) => leg.includes(place));
  const choose = (index: number, chosen: readonly PricedRun[]): number | null => {
    const runs = runsOfTrains[index];
    if (!runs)
      return mustUse.every((place) => chosen.some((run) => uses(run, place)))
        ? chosen.reduce((sum, { revenue }) => sum + revenue, 0) +
            Math.max(0, ...chosen.map(({ carried }) => carried))
        : null;
    let best = choose(index + 1, chosen);
    for (const run of runs)
      if (chosen.every((other) => disjoint(run, other))) {
        const earned = choose(index + 1, [...chosen, run]);
        if (earned !== null && earned > (best ?? -1)) best = earned;
      }
    return best;
  };
  return choose(0, []);
}
