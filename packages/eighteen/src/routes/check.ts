/** Is a set of runs legal, and what does it earn? Walks the runs on the map itself, without the search. */
import { isObjection, type Objection } from '@kursbuch/table';
import type { Board, BoardHex } from '../board.ts';
import { opposite } from '../hex.ts';
import { stationsOn } from '../maps.ts';
import { ALL_GAUGES, type Face, gaugeMask, STOP } from '../tile.ts';
import type { CompanyId, HexId, MapState, Run, TrainId } from '../types.ts';
import { faceOn, onlyStop } from './network.ts';
import { insideKey, type RunFacts, sideKey, tollOf } from './parts.ts';
import {
  exclusivePlace,
  isHexPlace,
  isLarge,
  mayPassArea,
  mayUse,
  type RunRules,
  type RunTrain,
  type RunWorth,
  stopId,
  usesPlace,
  type Visit,
  type WorthReason,
  worthOf,
} from './rules.ts';

export interface RunsWorth {
  /** What all runs earn together. */
  readonly revenue: number;
  /** What one of them carries beside. */
  readonly carried: number;
  readonly runs: readonly (RunWorth & { readonly train: TrainId })[];
}

/** Why the run of a train is no route. */
export type RunReason =
  | WorthReason
  | 'noSuchTrain'
  | 'trainTwice'
  | 'sharedTrack'
  | 'tooShort'
  | 'noSuchStop'
  | 'stopTwice'
  | 'placeTwice'
  | 'notForThisTrain'
  | 'offboardInside'
  | 'closedCity'
  | 'trackTwice'
  | 'wrongGauge'
  | 'nothingCarried'
  | 'notUsed'
  | NoTrack;

/** What only special trains and routes are refused for: a title without them needs no word of these. */
export const SPECIAL_REASONS = [
  'tooManyGauges',
  'wrongEnd',
  'notFromStation',
  'notForThisTrain',
  'wrongGauge',
  'notUsed',
] as const satisfies readonly RunReason[];
export type SpecialRunReason = (typeof SPECIAL_REASONS)[number];

/** Why no track leads on. */
type NoTrack = 'broken' | 'skipsStop' | 'reversesAtSwitch' | 'changesTrackAtCrossing';

/** A way over the map while it is being followed. */
interface Way {
  gaugeChanges: number;
  toll: number;
  readonly sides: number[];
}

/** The worth of these runs of a company, one of them perhaps carrying something, or the rule they break. Any input is answered, none throws. */
export function checkRuns(
  board: Board,
  state: MapState,
  company: CompanyId,
  trains: readonly RunTrain[],
  runs: readonly Run[],
  rules: RunRules,
  carrier?: TrainId,
): RunsWorth | Objection<RunReason> {
  const taken = new Map<number, TrainId>();
  const worth: (RunWorth & { train: TrainId })[] = [];
  const gone = new Set<TrainId>();
  let revenue = 0;
  for (const run of runs) {
    const train = trains.find(({ id }) => id === run.train);
    if (!train) return { reason: 'noSuchTrain', params: { train: run.train } };
    if (gone.has(train.id)) return { reason: 'trainTwice', params: { train: train.id } };
    gone.add(train.id);
    const way: Way = { gaugeChanges: 0, toll: 0, sides: [] };
    const one = checkRun(board, state, company, train, run, rules, way);
    if (isObjection(one)) return one;
    for (const side of way.sides) {
      const other = taken.get(side);
      if (other !== undefined) return { reason: 'sharedTrack', params: { train: train.id, other } };
    }
    for (const side of way.sides) taken.set(side, train.id);
    worth.push({ train: train.id, ...one });
    revenue += one.revenue;
  }
  const unused = rules.mustUse?.find((place) => !runs.some((run) => usesPlace(run, place)));
  if (unused !== undefined)
    return {
      reason: 'notUsed',
      params: {
        hex: unused.split(':')[0] as HexId,
        place: unused,
        what: isHexPlace(unused) ? 'hex' : 'stop',
      },
    };
  if (carrier === undefined) return { revenue, carried: 0, runs: worth };
  const carrying = rules.carries ? worth.find(({ train }) => train === carrier) : undefined;
  if (!carrying) return { reason: 'nothingCarried', params: { train: carrier } };
  return { revenue, carried: carrying.carried, runs: worth };
}

function checkRun(
  board: Board,
  state: MapState,
  company: CompanyId,
  train: RunTrain,
  run: Run,
  rules: RunRules,
  way: Way,
): RunWorth | Objection<RunReason> {
  if (run.stops.length < 2) return { reason: 'tooShort', params: { train: train.id } };
  const visits: Visit[] = [];
  const places: (string | undefined)[] = [];
  const numbers: number[] = [];
  for (let index = 0; index < run.stops.length; index++) {
    const id = run.stops[index] as string;
    const params = { train: train.id, stop: id };
    const colon = id.indexOf(':');
    const hex = board.hexes.get(id.slice(0, colon));
    if (!hex) return { reason: 'noSuchStop', params };
    const number = Number(id.slice(colon + 1));
    const face = faceOn(board, state, hex);
    const stop = face.stops[number];
    if (!stop || id !== stopId(hex.facts.id, number))
      return {
        reason: 'noSuchStop',
        params:
          face.junction === undefined ? params : { ...params, junction: hex.facts.id, isJunction: true },
      };
    if (run.stops.indexOf(id) !== index) return { reason: 'stopTwice', params };
    if (!mayUse(rules, train, id)) return { reason: 'notForThisTrain', params };
    const { offboardGroup: group, terminal } = hex.facts as RunFacts;
    const place = exclusivePlace(rules, { hex: hex.facts.id, kind: stop.kind, group });
    if (place !== undefined && places.includes(place)) return { reason: 'placeTwice', params };
    let stations = 0;
    let own = false;
    for (const station of stationsOn(state.stations, hex.facts.id)) {
      if ((station.stop ?? onlyStop(board, state.tiles, station.hex)) !== number) continue;
      if (!station.edge) stations++;
      own ||= station.company === company;
    }
    if (index > 0 && index < run.stops.length - 1) {
      if ((stop.kind === 'offboard' || terminal) && !mayPassArea(rules, train, id))
        return { reason: 'offboardInside', params };
      if (stop.kind === 'city' && !own && stations >= Math.max(1, stop.slots ?? 1))
        return { reason: 'closedCity', params };
    }
    visits.push({ id, hex: hex.facts.id, large: isLarge(stop), value: stop.revenue, own, group });
    places.push(place);
    numbers.push(number);
  }
  if (run.legs.length !== run.stops.length - 1)
    return { reason: 'broken', params: { train: train.id, stop: run.stops[0] as string } };
  for (let leg = 0; leg < run.legs.length; leg++) {
    const hexes = run.legs[leg] as readonly HexId[];
    const [from, to] = [visits[leg] as Visit, visits[leg + 1] as Visit];
    if (hexes[0] !== from.hex || hexes[hexes.length - 1] !== to.hex)
      return { reason: 'broken', params: { train: train.id, hex: from.hex } };
    const objection = followLeg(
      board,
      state,
      train,
      hexes,
      numbers[leg] as number,
      numbers[leg + 1] as number,
      way,
    );
    if (objection) return objection;
  }
  return worthOf(rules, train, visits, way.gaugeChanges, way.toll);
}

/** Follow the track from stop to stop, or say where it does not lead on. */
function followLeg(
  board: Board,
  state: MapState,
  train: RunTrain,
  hexes: readonly HexId[],
  from: number,
  to: number,
  way: Way,
): Objection<RunReason> | undefined {
  let hex = board.hexes.get(hexes[0] as HexId) as BoardHex;
  if (hexes.length === 1) {
    const objection = usePiece(board, state, train, hex, STOP + from, STOP + to, way);
    return objection ?? takeSide(train, hex, insideKey(board, hex, from, to), way);
  }
  let entry = STOP + from;
  for (let step = 1; step < hexes.length; step++) {
    const id = hexes[step] as HexId;
    let exit = 0;
    while (exit < 6 && hex.neighbours[exit]?.facts.id !== id) exit++;
    const next = hex.neighbours[exit];
    if (!next) {
      if (!board.hexes.has(id)) return { reason: 'broken', params: { train: train.id, hex: id } };
      return { reason: 'broken', params: { train: train.id, hex: hex.facts.id } };
    }
    const objection =
      usePiece(board, state, train, hex, entry, exit, way) ??
      takeSide(train, hex, sideKey(hex, exit, next), way);
    if (objection) return objection;
    if ((hex.facts as RunFacts).gaugeBorders?.includes(exit)) way.gaugeChanges++;
    hex = next;
    entry = opposite(exit);
  }
  return usePiece(board, state, train, hex, entry, STOP + to, way);
}

function takeSide(train: RunTrain, hex: BoardHex, side: number, way: Way): Objection<RunReason> | undefined {
  if (way.sides.includes(side))
    return { reason: 'trackTwice', params: { train: train.id, hex: hex.facts.id } };
  way.sides.push(side);
  return undefined;
}

/** Is there track from one end to the other on this hex, and may the train use it? */
function usePiece(
  board: Board,
  state: MapState,
  train: RunTrain,
  hex: BoardHex,
  from: number,
  to: number,
  way: Way,
): Objection<RunReason> | undefined {
  const face = faceOn(board, state, hex);
  let wrongGauge = false;
  for (const piece of face.paths) {
    if (!((piece.a === from && piece.b === to) || (piece.a === to && piece.b === from))) continue;
    if (((piece.gauge ?? ALL_GAUGES) & gaugeMask(train.gauge)) === 0) {
      wrongGauge = true;
      continue;
    }
    way.toll += tollOf(hex.facts as RunFacts, from, to);
    return undefined;
  }
  const params = { train: train.id, hex: hex.facts.id };
  return { reason: wrongGauge ? 'wrongGauge' : whyNoTrack(face, from, to), params };
}

/** Why a train cannot go from one end to the other here. */
function whyNoTrack(face: Face, from: number, to: number): NoTrack {
  if (from >= STOP || to >= STOP) return 'broken';
  const [a, b] = [1 << from, 1 << to];
  if (face.stopExits.some((exits) => (exits & a) !== 0 && (exits & b) !== 0)) return 'skipsStop';
  const reached = (end: number) => {
    let others = 0;
    for (const piece of face.paths)
      if (piece.b < STOP) {
        if (piece.a === end) others |= 1 << piece.b;
        if (piece.b === end) others |= 1 << piece.a;
      }
    return others;
  };
  const [fromHere, toThere] = [reached(from), reached(to)];
  if ((fromHere & toThere) !== 0) return 'reversesAtSwitch';
  return fromHere !== 0 && toThere !== 0 ? 'changesTrackAtCrossing' : 'broken';
}
