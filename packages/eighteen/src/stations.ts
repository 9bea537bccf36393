/** Stations: where a company may put one, and which places are kept for others. */
import type { Objection } from '@kursbuch/table';
import { faceAt } from './board.ts';
import { stopMap } from './lay.ts';
import { freeSlots, stationsOn } from './maps.ts';
import { cashOf } from './money.ts';
import { reach } from './reach.ts';
import type { Face } from './tile.ts';
import type { Facts, KitMove, Title } from './title.ts';
import type { CompanyFacts, CompanyId, EighteenState, HexId } from './types.ts';

/** A city and its stop as printed; `null`: the company chooses. */
interface HomePlace {
  readonly hex: HexId;
  readonly stop: number | null;
}

export interface StationPolicy<Own extends string = string> {
  /** Where a company is at home, or will be. */
  homes(state: EighteenState, company: CompanyId): readonly HomePlace[];
  /** Costs of all stations of a company in order; the first is the home station. */
  stationCosts(state: EighteenState, company: CompanyId): readonly number[];
  /** The home station is put down at the start of the first turn. */
  placeHome(title: Title, move: KitMove, company: CompanyId): void;
  /** Who names the circle of a home station that lies undecided when the tile comes. */
  namesHome(state: EighteenState, company: CompanyId, layer: CompanyId): CompanyId;
  /** Circles of a stop that are kept for companies to come; `all` while one of them has not chosen. */
  keptPlaces(
    title: Title,
    state: EighteenState,
    company: CompanyId,
    hex: HexId,
    stop: number,
  ): number | 'all';
  /** May a company put down as many stations in a turn as it likes? */
  several(state: EighteenState): boolean;
  /** Why this company may not have a station there now, beside all that holds for everybody. */
  siteProblem(state: EighteenState, company: CompanyId, hex: HexId, stop: number): Objection<Own> | undefined;
}

/** Stations cost what is printed on them, one a turn; a company puts down its home itself. */
export const usualStations = ({ companies }: Pick<Facts, 'companies'>): StationPolicy<never> => ({
  homes(_state, company) {
    const facts = companies.get(company);
    return facts ? [{ hex: facts.home, stop: facts.homeStop }] : [];
  },
  stationCosts: (_state, company) => companies.get(company)?.stationCosts ?? [],
  placeHome,
  namesHome: (_state, company) => company,
  keptPlaces,
  several: () => false,
  siteProblem: () => undefined,
});

const companyFacts = (title: Title, company: CompanyId): CompanyFacts =>
  title.companies.get(company) as CompanyFacts;

/** How many of its stations a company has on the map. */
export function placedStations(state: EighteenState, company: CompanyId): number {
  let placed = 0;
  for (const station of state.stations) if (station.company === company) placed++;
  return placed;
}

/** What its next station costs. */
export const nextStationCost = (title: Title, state: EighteenState, company: CompanyId): number =>
  title.stations.stationCosts(state, company)[placedStations(state, company)] ?? 0;

/**
 * The stop that is a company's home on the tile as it lies; `null` if that cannot be said before there is track,
 * `'open'` if the company may choose among several.
 */
export function homeStopNow(title: Title, state: EighteenState, company: CompanyId): number | null | 'open' {
  const { home, homeStop } = companyFacts(title, company);
  return stopNow(title, state, { hex: home, stop: homeStop });
}

/** The stop of a home on the tile as it lies. */
export function stopNow(
  title: Title,
  state: EighteenState,
  { hex, stop }: HomePlace,
): number | null | 'open' {
  const face = faceAt(title.board, state.tiles, hex) as Face;
  if (stop === null) return face.paths.length > 0 ? 'open' : null;
  const printed = title.board.hexes.get(hex)?.printed as Face;
  return state.tiles[hex] ? (stopMap(printed, face)[stop] ?? stop) : stop;
}

/** Places at a stop that are kept for companies whose home it is; `all` while one of them has not chosen. */
export function keptPlaces(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
  stop: number,
): number | 'all' {
  let kept = 0;
  for (const facts of title.companies.values()) {
    if (facts.sym === company || facts.keepsPlace === false) continue;
    const home = title.stations.homes(state, facts.sym).find((one) => one.hex === hex);
    if (!home || state.companies[facts.sym]?.closed) continue;
    const placed = stationsOn(state.stations, hex).find((station) => station.company === facts.sym);
    if (placed ? placed.stop !== null : false) continue;
    if (home.stop === null) return 'all';
    if (stopNow(title, state, home) === stop) kept++;
  }
  return kept;
}

/** Why a station may not be put there. */
export type StationReason =
  | 'unknownHex'
  | 'notACity'
  | 'noStationLeft'
  | 'stationThere'
  | 'cityFull'
  | 'homeUndecided'
  | 'homeKept'
  | 'stationNotConnected'
  | 'treasuryShort';

/** Why a company may not put a station there. `power`: a private lets it do so free and unconnected. */
export function stationProblem<Own extends string>(
  title: Title<Own>,
  state: EighteenState,
  company: CompanyId,
  hex: HexId,
  stop: number,
  power: boolean,
): Objection<StationReason | Own> | undefined {
  const face = faceAt(title.board, state.tiles, hex);
  if (!face) return { reason: 'unknownHex', params: { hex } };
  if (face.stops[stop]?.kind !== 'city') return { reason: 'notACity', params: { hex, stop } };
  const placed = placedStations(state, company);
  if (placed >= title.stations.stationCosts(state, company).length)
    return { reason: 'noStationLeft', params: { company } };
  if (stationsOn(state.stations, hex).some((station) => station.company === company))
    return { reason: 'stationThere', params: { hex } };
  const free = freeSlots(title.board, state.tiles, state.stations, hex, stop);
  if (free <= 0) return { reason: 'cityFull', params: { hex } };
  const kept = title.stations.keptPlaces(title, state, company, hex, stop);
  if (kept === 'all') return { reason: 'homeUndecided', params: { hex } };
  if (free <= kept) return { reason: 'homeKept', params: { hex } };
  const own = title.stations.siteProblem(state, company, hex, stop);
  if (own) return own;
  if (power) return undefined;
  const network = reach(title.board, state, company);
  if (!network.stops.includes(`${hex}:${stop}`)) return { reason: 'stationNotConnected', params: { hex } };
  const cost = nextStationCost(title, state, company);
  const cash = cashOf(state, company);
  return cash < cost ? { reason: 'treasuryShort', params: { cost, cash, wanted: 'station' } } : undefined;
}

interface StationPlace {
  readonly hex: HexId;
  readonly stop: number;
}

function placeNamed(id: string): StationPlace {
  const colon = id.indexOf(':');
  return { hex: id.slice(0, colon), stop: Number(id.slice(colon + 1)) };
}

/** The stops of its network, if a company has a station left and the money for it. */
function stopsInReach(title: Title, state: EighteenState, company: CompanyId): readonly string[] {
  if (placedStations(state, company) >= title.stations.stationCosts(state, company).length) return [];
  if (cashOf(state, company) < nextStationCost(title, state, company)) return [];
  return reach(title.board, state, company).stops;
}

const isOpen = (title: Title, state: EighteenState, company: CompanyId, { hex, stop }: StationPlace) =>
  !stationProblem(title, state, company, hex, stop, false);

/** All places where a company may put a station under the normal rules. */
export const stationPlaces = (
  title: Title,
  state: EighteenState,
  company: CompanyId,
): readonly StationPlace[] =>
  stopsInReach(title, state, company)
    .map(placeNamed)
    .filter((place) => isOpen(title, state, company, place));

/** Is there any? */
export const hasStationPlace = (title: Title, state: EighteenState, company: CompanyId): boolean =>
  stopsInReach(title, state, company).some((id) => isOpen(title, state, company, placeNamed(id)));

/** The first station of a company stands at its home, free of charge; where there are several circles its director names one. */
export function placeHome(title: Title, move: KitMove, company: CompanyId): void {
  const { home } = companyFacts(title, company);
  const stop = homeStopNow(title, move.state, company);
  if (stop !== 'open') {
    move.emit({ type: 'stationPlaced', company, hex: home, stop });
    return;
  }
  move.emit({ type: 'stationPlaced', company, hex: home, stop: null });
  const seat = title.operating.speaker(move.state, company);
  if (seat !== null) move.push({ kind: 'chooseHome', company, hex: home, seat });
}
