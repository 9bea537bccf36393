/** The names of places as they stand on the map. */
import type { HexId, Title } from '@kursbuch/eighteen';
import { words } from '../words/index.ts';

/** The name of a hex in the language of the screen; null if it has none. */
export const placeName = (title: Title, hex: HexId): string | null =>
  title.board.hexes.get(hex)?.facts.name ? words().placeName(title, hex) : null;

/** As it is written on the map: of two names the first. */
export const writtenName = (title: Title, hex: HexId): string | null =>
  placeName(title, hex)?.split('/')[0] ?? null;
