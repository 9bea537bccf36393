/** Names that a title may tell in its own way, and those that are the same in every language. */
import type { EighteenState, HexId, Title } from '@kursbuch/eighteen';
import { found } from '../frame/createFrame.ts';
import type { Names, TitleWords } from './catalogue.ts';

/** The words of a title, if they are loaded. */
export type WordsOf = (title: Title) => TitleWords | undefined;

/** Names of places: those of the map, but for the few that are words of a language. */
export function placesIn(wordsOf: WordsOf): Pick<Names, 'placeName' | 'hexName'> {
  const nameOn = (title: Title, hex: HexId): string | undefined => {
    const name = title.board.hexes.get(hex)?.facts.name ?? undefined;
    return name === undefined ? undefined : (found(wordsOf(title)?.places, name) ?? name);
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
  };
}

export const kindOf = (state: EighteenState, train: string): string =>
  state.trains.find(({ id }) => id === train)?.kind ?? train;
