/** The sheet of whoever looks at the screen. */

import type { HexId } from '@kursbuch/eighteen';
import { type Game, words } from '@kursbuch/screens/eighteen';
import { type Seat, secretOf } from '@kursbuch/table';
import { CONTRACT_SHARES, CONTRACT_VALUES, cityValues, pickProblem, type Sheet } from '../rules/index.ts';

/** What somebody has written, if it is he who looks. */
export function sheetSeen({ shown, eye }: Game, seat: Seat | null = eye.value): Sheet | null {
  if (seat === null || !(seat in shown.value.secrets)) return null;
  return secretOf(shown.value, seat) as Sheet;
}

/** The person at the screen who is asked and looks at it. */
export const writerOf = ({ seat, eye, isPast }: Game): Seat | null =>
  !isPast.value && seat.value !== null && seat.value === eye.value ? seat.value : null;

/** The cities of contracts, the dearest first, then by name. */
export const CITIES: readonly HexId[] = Object.keys(CONTRACT_VALUES);

export const cityValue = (city: HexId): number => CONTRACT_VALUES[city] ?? 0;

export const cityName = ({ title }: Pick<Game, 'title'>, city: HexId): string =>
  words().placeName(title, city);

export const sortedCities = (game: Game): readonly HexId[] =>
  CITIES.toSorted(
    (one, other) =>
      cityValue(other) - cityValue(one) || cityName(game, one).localeCompare(cityName(game, other)),
  );

export const leftOf = ({ bond, cities }: Sheet): number => bond - cityValues(cities);

/** A whole contract for a bond: the first of these cities that go, each as long as something whole can come of it. */
export function exampleFor({ now }: Game, bond: number, order: readonly HexId[]): readonly HexId[] {
  let cities: readonly HexId[] = [];
  for (const city of order) {
    const [company = ''] = CONTRACT_SHARES[city] ?? [];
    if (!pickProblem(now.value, { bond, cities }, city, company, true)) cities = [...cities, city];
  }
  return cities;
}
