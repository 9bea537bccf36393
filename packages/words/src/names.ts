/** Names that are the same in every language, and figures by their separators. */
import type { EighteenState, HexId, Title } from '@kursbuch/eighteen';
import type { Result, Seat } from '@kursbuch/table';
import type { Names } from './catalogue.ts';
import { CURRENCIES, type PlaceWord } from './vocabulary.ts';

/** Names of places: those of the map, but for the few that are words of a language. */
export function placesIn(
  places: Readonly<Record<PlaceWord, string>>,
): Pick<Names, 'placeName' | 'hexName' | 'runName'> {
  const nameOn = (title: Title, hex: HexId): string | undefined => {
    const name = title.board.hexes.get(hex)?.facts.name ?? undefined;
    return (places as Readonly<Record<string, string>>)[name ?? ''] ?? name;
  };
  const placeName = (title: Title, stop: string): string => {
    const [hex = ''] = stop.split(':');
    return nameOn(title, hex) ?? hex;
  };
  return {
    placeName,
    hexName(title, hex) {
      const name = nameOn(title, hex);
      return name === undefined ? hex : `${name} (${hex})`;
    },
    runName: (title, state, { train, stops }) =>
      `${kindOf(state, train)}: ${stops.map((stop) => placeName(title, stop)).join(' – ')}`,
  };
}

export const kindOf = (state: EighteenState, train: string): string =>
  state.trains.find(({ id }) => id === train)?.kind ?? train;

/** The seats of a finished game, the richest first. */
export const ranked = ({ scores }: Result): readonly { readonly seat: Seat; readonly score: number }[] =>
  scores.map((score, seat) => ({ seat, score })).sort((one, other) => other.score - one.score);

export const currencyOf = (title: Title | string): string =>
  CURRENCIES[typeof title === 'string' ? title : title.id] ?? '$';

/** A whole number in groups of three figures. */
export const grouped = (value: number, separator: string): string =>
  `${value < 0 ? '−' : ''}${String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, separator)}`;

/** "a, b and c" with the given word before the last. */
export const joined = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** The first letter large, the rest as it is. */
export const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
