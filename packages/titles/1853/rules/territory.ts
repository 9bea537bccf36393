/**
 * Territories (Table 2): where a company may upgrade and have stations. From phase 5 on, with a 5 or a 6, also where one of its
 * trains comes from one of its home stations; it must then run there in the same turn (4.2.2, 4.2.3, 4.4.1, 4.4.2, R37).
 */
import {
  bestRuns,
  type CompanyId,
  type EighteenState,
  evolve,
  faceAt,
  type HexId,
  networkOf,
  type Run,
  type RunTrain,
  recently,
  routeOver,
  runTrainsOf,
  stationsOn,
  stopNow,
  type TileId,
  type Title,
  tileEvents,
  trainsOf,
  usesPlace,
} from '@kursbuch/eighteen';
import type { Objection } from '@kursbuch/table';
import { TERRITORIES } from '../facts/proposed.ts';
import { ownOf } from './own.ts';
import { homesOf } from './size.ts';

const INSIDE: Readonly<Record<CompanyId, ReadonlySet<HexId>>> = Object.fromEntries(
  Object.entries(TERRITORIES).map(([company, hexes]) => [company, new Set(hexes)]),
);

export const isInside = (company: CompanyId, hex: HexId): boolean => INSIDE[company]?.has(hex) ?? false;

/** What is wanted outside: it decides which rule forbids it. */
type Wanted = 'tile' | 'station';

export type TerritoryReason = 'outsideTerritory' | 'needsFiveOrSix' | 'noTrainReaches' | 'dutiesClash';

/** The phase from which a company may build outside, and the trains it needs for that (4.2.3, 4.4.2). */
const LOOSENED = '5';
const FAR_TRAINS: ReadonlySet<string> = new Set(['5', '6']);

/** Why a company may build nothing there, if it lies outside its territory. */
export function territoryProblem(
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
  wanted: Wanted,
): Objection<TerritoryReason> | undefined {
  if (isInside(company, hex)) return undefined;
  const params = { company, hex, wanted };
  if (state.phase !== LOOSENED) return { reason: 'outsideTerritory', params };
  return trainsOf(state, company).some(({ kind }) => FAR_TRAINS.has(kind))
    ? undefined
    : { reason: 'needsFiveOrSix', params };
}

// ---------------------------------------------------------------- what its trains reach

/** The stops of its home stations, as "H12:0". */
const homeStops = (title: Title, state: EighteenState, company: CompanyId): readonly string[] =>
  homesOf(state, company).flatMap((home) =>
    stationsOn(state.stations, home.hex).some((one) => one.company === company)
      ? [`${home.hex}:${stopNow(title, state, home)}`]
      : [],
  );

/** The rules of its runs without duties. */
function freeRules(title: Title, state: EighteenState, company: CompanyId) {
  const { mustUse: _duties, ...rules } = title.runs.runRules(state, company);
  return rules;
}

/** A route from a home station over a place that one of its trains may run. */
function routeTo(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  trains: readonly RunTrain[],
  place: string,
): Run | undefined {
  const network = networkOf(title.board, state, { mustUse: [place] });
  return routeOver(
    network,
    company,
    trains,
    freeRules(title, state, company),
    homeStops(title, state, company),
    place,
  );
}

/** Can its runs use all these places between them? */
function canServe(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  trains: readonly RunTrain[],
  places: readonly string[],
): boolean {
  const rules = { ...freeRules(title, state, company), mustUse: places };
  return !bestRuns(networkOf(title.board, state, rules), company, trains, rules).unmet;
}

/** Why its trains could not do what building there would oblige them to. `after`: the map with what is to be built. */
function dutyProblem(
  title: Title,
  after: EighteenState,
  company: CompanyId,
  place: string,
  params: NonNullable<Objection['params']>,
): Objection<TerritoryReason> | undefined {
  const trains = runTrainsOf(title, after, company);
  const route = routeTo(title, after, company, trains, place);
  if (!route) return { reason: 'noTrainReaches', params };
  const others = ownOf(after).duties.filter((duty) => !usesPlace(route, duty));
  return others.length === 0 || canServe(title, after, company, trains, [...ownOf(after).duties, place])
    ? undefined
    : { reason: 'dutiesClash', params };
}

/** What was found for a table: asked for many tiles of the same hex. */
const foundOn = recently((_state: EighteenState, _company: CompanyId) => ({
  /** Whether a train comes over the hex as it lies. */
  now: new Map<HexId, boolean>(),
  after: new Map<string, Objection<TerritoryReason> | undefined>(),
}));

/** Why a company may not upgrade a tile outside its territory to this one. */
export function upgradeProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
  tile: TileId,
  rotation: number,
): Objection<TerritoryReason> | undefined {
  if (isInside(company, hex)) return undefined;
  const outside = territoryProblem(state, company, hex, 'tile');
  if (outside) return outside;
  const found = foundOn(state, company);
  const params = { company, hex, wanted: 'tile' };
  // Track stays as it is: where a train comes now it comes then, unless a town becomes a city, which uses up range.
  if (!growsStop(title, state, hex, tile)) {
    let comes = found.now.get(hex);
    if (comes === undefined) {
      comes = !dutyProblem(title, state, company, hex, params);
      found.now.set(hex, comes);
    }
    if (comes) return undefined;
  }
  const key = `${hex} ${tile} ${rotation}`;
  if (!found.after.has(key)) {
    // With the stations where they come to stand on it.
    const after = tileEvents(title, state, company, hex, tile, rotation, 0).reduce(evolve, state);
    found.after.set(key, dutyProblem(title, after, company, hex, params));
  }
  return found.after.get(key);
}

const kindOf = (face: ReturnType<typeof faceAt>): string | undefined => face?.stops[0]?.kind;

const growsStop = (title: Title, state: EighteenState, hex: HexId, tile: TileId): boolean =>
  kindOf(faceAt(title.board, state.tiles, hex)) !== kindOf(title.board.tiles.get(tile)?.[0]);

/** Why a company may not have a station outside its territory there. */
export function farStationProblem(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
  stop: number,
): Objection<TerritoryReason> | undefined {
  if (isInside(company, hex)) return undefined;
  const params = { company, hex, wanted: 'station' };
  return (
    territoryProblem(state, company, hex, 'station') ??
    dutyProblem(title, state, company, `${hex}:${stop}`, params)
  );
}

/** The duties after something was built on a hex: what lies outside must be run to in this turn (4.2.3b, 4.4.2b). */
export const dutiesWith = (
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
  place: string,
): readonly string[] | undefined =>
  isInside(company, hex) ? undefined : [...new Set([...ownOf(state).duties, place])];
