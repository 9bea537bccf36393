/** What a contract may hold (2.5): each city is judged by whether a legal contract can still come of it (R4). */
import type { CompanyId, EighteenState, HexId } from '@kursbuch/eighteen';
import { ordinaryOf } from '@kursbuch/eighteen';
import type { Objection } from '@kursbuch/table';
import { CALCUTTA, CONTRACT_VALUES, GANGES_CITIES } from '../facts/map.ts';
import { PLAYERS, REST_TO_SPEND } from '../facts/money.ts';
import { CONTRACT_SHARES } from '../facts/proposed.ts';
import type { Sheet } from './own.ts';

/** The value of every city but the five expensive ones: what further cities cost at least. */
const CHEAPEST = Math.min(...Object.values(CONTRACT_VALUES));

export type PickReason =
  | 'notInContracts'
  | 'cityWrittenAlready'
  | 'contractFull'
  | 'beyondBond'
  | 'minimumOutOfReach'
  | 'gangesCities'
  | 'gangesNeedsFourth'
  | 'notOfferedByCity'
  | 'shareGone';

export type PassReason = 'tooFewCities' | 'bondLeft' | 'gangesNeedsFourth';

/** The fewest and the most cities of a contract (2.5.6). */
export const cityLimits = ({ players }: EighteenState): readonly [number, number] =>
  PLAYERS[players.length]?.cities ?? [0, 0];

/** What the cities of a contract come to (2.5.9). */
export const cityValues = (cities: readonly HexId[]): number =>
  cities.reduce((sum, city) => sum + (CONTRACT_VALUES[city] ?? 0), 0);

const gangesIn = (cities: readonly HexId[]): number =>
  cities.filter((city) => GANGES_CITIES.includes(city)).length;

/** 2.5.7: two of the six at most. */
const tooManyGanges = (cities: readonly HexId[]): boolean =>
  gangesIn(cities) + (cities.includes(CALCUTTA.hex) ? 1 : 0) > 2;

/** Could these cities, and so many of the cheapest more, be a whole contract? */
function isWhole({ bond, cities }: Sheet, more: number, [least, most]: readonly [number, number]): boolean {
  const count = cities.length + more;
  const left = bond - cityValues(cities) - more * CHEAPEST;
  if (left < 0 || count < least || count > most) return false;
  if (count < most && left >= REST_TO_SPEND) return false; // 2.5.4d
  return count !== 3 || gangesIn(cities) < 2; // 2.5.7b
}

/** R4: some legal contract begins with these cities. There are always enough of the cheapest outside the Ganges valley. */
function canBecomeWhole(sheet: Sheet, limits: readonly [number, number]): boolean {
  for (let more = 0; sheet.cities.length + more <= limits[1]; more++)
    if (isWhole(sheet, more, limits)) return true;
  return false;
}

/** Why a city may not be written next, with a share of this company taken for it. */
export function pickProblem(
  state: EighteenState,
  sheet: Sheet,
  city: HexId,
  company: CompanyId,
  isChecked: boolean,
): Objection<PickReason> | undefined {
  const limits = cityLimits(state);
  const { bond, cities } = sheet;
  const value = CONTRACT_VALUES[city];
  if (value === undefined) return { reason: 'notInContracts', params: { hex: city } };
  if (cities.length >= limits[1]) return { reason: 'contractFull', params: { most: limits[1] } };
  if (isChecked) {
    const next = { bond, cities: [...cities, city] };
    if (cities.includes(city)) return { reason: 'cityWrittenAlready', params: { hex: city } };
    if (tooManyGanges(next.cities)) return { reason: 'gangesCities', params: { hex: city } };
    if (cityValues(next.cities) > bond)
      return { reason: 'beyondBond', params: { hex: city, value, left: bond - cityValues(cities) } };
    if (!canBecomeWhole(next, limits))
      return gangesIn(next.cities) > 1 &&
        limits[0] === 3 &&
        bond - cityValues(next.cities) >= missing(next, limits)
        ? { reason: 'gangesNeedsFourth', params: { hex: city } }
        : { reason: 'minimumOutOfReach', params: { hex: city, least: limits[0] } };
    if (!CONTRACT_SHARES[city]?.includes(company))
      return { reason: 'notOfferedByCity', params: { hex: city, company } };
  }
  return ordinaryOf(state, company, 'offer').length > 0
    ? undefined
    : { reason: 'shareGone', params: { company } };
}

/** What the cities still missing to the fewest cost at least. */
const missing = ({ cities }: Sheet, [least]: readonly [number, number]): number =>
  Math.max(0, least - cities.length) * CHEAPEST;

/** Why a contract is not complete yet. */
export function passProblem(
  state: EighteenState,
  sheet: Sheet,
  isChecked: boolean,
): Objection<PassReason> | undefined {
  const limits = cityLimits(state);
  const { bond, cities } = sheet;
  if (cities.length < limits[0])
    return { reason: 'tooFewCities', params: { count: cities.length, least: limits[0] } };
  if (!isChecked || isWhole(sheet, 0, limits)) return undefined;
  const left = bond - cityValues(cities);
  return cities.length < limits[1] && left >= REST_TO_SPEND
    ? { reason: 'bondLeft', params: { left } }
    : { reason: 'gangesNeedsFourth', params: { hex: cities.at(-1) ?? '', count: cities.length } };
}

/** What is wrong with a contract that nobody checked when it was written. */
type ContractFault =
  | 'cityTwice'
  | 'tooManyGanges'
  | 'overBond'
  | 'cityCount'
  | 'bondUnspent'
  | 'gangesOfThree'
  | 'sharesUnlike';

/** What would not have been written where somebody had looked. */
export function faultsOf(
  state: EighteenState,
  { cities, bond }: Sheet,
  shares: Readonly<Record<CompanyId, number>>,
): readonly ContractFault[] {
  const [least, most] = cityLimits(state);
  const left = bond - cityValues(cities);
  const count = cities.length;
  const found: Readonly<Record<ContractFault, boolean>> = {
    cityTwice: new Set(cities).size < count,
    tooManyGanges: tooManyGanges(cities),
    overBond: left < 0,
    cityCount: count < least || count > most,
    bondUnspent: count < most && left >= REST_TO_SPEND, // 2.5.4d
    gangesOfThree: count === 3 && gangesIn(cities) > 1, // 2.5.7b
    sharesUnlike: !canHaveTaken(cities, shares),
  };
  return (Object.keys(found) as ContractFault[]).filter((fault) => found[fault]);
}

/** Is this the contract of somebody who has kept to the rules? Only asked where nobody looked when it was written. */
export const isValid = (...contract: Parameters<typeof faultsOf>): boolean =>
  faultsOf(...contract).length === 0;

/** Can each share have been taken for one of the cities? Cities and companies are few: try them one after the other. */
function canHaveTaken(cities: readonly HexId[], shares: Readonly<Record<CompanyId, number>>): boolean {
  const [city, ...others] = cities;
  if (city === undefined) return true;
  return (CONTRACT_SHARES[city] ?? []).some(
    (company) =>
      (shares[company] ?? 0) > 0 &&
      canHaveTaken(others, { ...shares, [company]: (shares[company] ?? 0) - 1 }),
  );
}
