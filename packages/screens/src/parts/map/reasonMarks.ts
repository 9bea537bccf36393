/** Places on the map that reasons speak of, by the numbers the reasons have in their list: set by whoever tells them. */
import { type Signal, signal } from '@preact/signals';
import { remembered } from '../remembered.ts';

/** As its family names places: a hex, a city. */
interface ReasonMark {
  readonly place: string;
  /** The numbers of the reasons that speak of it. */
  readonly numbers: readonly number[];
}

/** Of a game. */
export const reasonMarks = remembered((_: object): Signal<readonly ReasonMark[]> => signal([]));

/** One mark a place, from the places of each reason in turn. */
export function marksOf(places: readonly (readonly string[])[]): readonly ReasonMark[] {
  const numbers = new Map<string, number[]>();
  for (const [index, list] of places.entries())
    for (const place of new Set(list)) {
      const known = numbers.get(place) ?? [];
      numbers.set(place, [...known, index + 1]);
    }
  return [...numbers].map(([place, all]) => ({ place, numbers: all }));
}
