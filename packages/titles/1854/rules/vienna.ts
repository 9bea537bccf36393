/** Vienna: three homes in one hex, one city to a route and for stations, and circles that come to lie elsewhere. */
import {
  type CompanyId,
  type EighteenState,
  faceAt,
  freeSlots,
  type HexId,
  homeStopNow,
  stationsOn,
  type Title,
} from '@kursbuch/eighteen';
import { MAJORS } from '../facts/components.ts';
import { EXITS_TO_VIENNA } from '../facts/proposed.ts';

export const VIENNA = 'C23';

const REQUIRED: ReadonlyMap<HexId, number> = new Map(
  Object.entries(EXITS_TO_VIENNA).map(([hex, edges]) => [
    hex,
    edges.reduce((mask, edge) => mask | (1 << edge), 0),
  ]),
);

/** The sides of a hex that its tile must lead to, as a bit mask (TRACK-19). */
export const sidesToVienna = (hex: HexId): number => REQUIRED.get(hex) ?? 0;

/** Free circles of one of its cities. */
const roomIn = ({ board }: Title, state: EighteenState, stop: number): number =>
  Math.max(0, freeSlots(board, state.tiles, state.stations, VIENNA, stop));

const citiesOf = ({ board }: Title, state: EighteenState): readonly number[] =>
  (faceAt(board, state.tiles, VIENNA)?.stops ?? []).map((_, stop) => stop);

/** The cities of Vienna with room. */
export const openInVienna = (title: Title, state: EighteenState): readonly number[] =>
  citiesOf(title, state).filter((stop) => roomIn(title, state, stop) > 0);

/** Free circles of Vienna, on whichever tile. */
export const freeInVienna = (title: Title, state: EighteenState): number =>
  citiesOf(title, state).reduce((sum, stop) => sum + roomIn(title, state, stop), 0);

/** Companies with their home in Vienna that have no station there yet, without this one. */
export const homesToCome = (state: EighteenState, company: CompanyId): number =>
  MAJORS.filter(
    ({ sym, home }) =>
      home === VIENNA &&
      sym !== company &&
      !stationsOn(state.stations, VIENNA).some((one) => one.company === sym),
  ).length;

/** Is the circle that was a company's home in Vienna taken on the tile that lies there now? */
export function isDisplaced(title: Title, state: EighteenState, company: CompanyId): boolean {
  if (title.companies.get(company)?.home !== VIENNA || !state.tiles[VIENNA]) return false;
  const stop = homeStopNow(title, state, company);
  return typeof stop === 'number' && roomIn(title, state, stop) === 0;
}
