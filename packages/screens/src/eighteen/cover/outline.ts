/** The outline of a map as a few lines of text. */
import type { HexId, MapFacts } from '@kursbuch/eighteen';

/** Land, cities, off-map areas and the sea. */
export const KINDS = ['land', 'city', 'red', 'blue'] as const;
export type Kind = (typeof KINDS)[number];

/** The hexes of each kind, by rows: "A9 11 B10" is A9, A11, B10. A test holds them against the title's own map. */
export type MapOutline = { readonly orientation: MapFacts['orientation'] } & Readonly<Record<Kind, string>>;

/** The hexes written in such a text. */
export function hexesIn(text: string): readonly HexId[] {
  let row = '';
  return [...text.matchAll(/([A-Z]*)(\d+)/g)].map(([, letters, number]) => {
    row = letters || row;
    return `${row}${number}`;
  });
}
