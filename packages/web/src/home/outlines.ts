/**
 * The outlines of the maps, for pages that show a title without loading it. A test holds them against the titles'
 * own maps.
 */
import type { HexId, MapFacts } from '@kursbuch/eighteen';

/** Land, cities, off-map areas and the sea. */
export const KINDS = ['land', 'city', 'red', 'blue'] as const;
export type Kind = (typeof KINDS)[number];

/** The hexes of each kind, by rows: "A9 11 B10" is A9, A11, B10. */
export type MapOutline = { readonly orientation: MapFacts['orientation'] } & Readonly<Record<Kind, string>>;

export const OUTLINES: Readonly<Record<string, MapOutline>> = {
  '1830': {
    orientation: 'pointy',
    land: 'A17 B12 14 18 20 22 C7 9 11 13 15 17 19 21 23 D4 6 8 12 16 18 20 22 24 E3 7 9 13 15 17 21 F8 10 12 14 18 20 24 G3 5 7 9 11 13 15 17 H2 6 8 14 I3 5 7 9 11 13 17 19 J4 6 8 10 12',
    city: 'A19 B10 16 D2 10 14 E5 11 19 23 F4 6 16 22 G19 H4 10 12 16 18 I15 J14 K15',
    red: 'A9 11 B24 F2 I1 J2 K13',
    blue: '',
  },
  '1848': {
    orientation: 'pointy',
    land: 'B3 5 7 9 11 13 15 C2 4 6 8 10 12 14 16 18 D3 5 7 11 13 15 17 19 E6 8 10 12 16 F7 9 11 G8 12 H13 15',
    city: 'B17 19 C20 D9 E2 4 14 18 F5 13 15 17 G6 10 14 16 H7 9 11',
    red: 'A4 6 18 D1',
    blue: 'B21 F3 I8 10',
  },
};

/** The hexes written in such a text. */
export function hexesIn(text: string): readonly HexId[] {
  let row = '';
  return [...text.matchAll(/([A-Z]*)(\d+)/g)].map(([, letters, number]) => {
    row = letters || row;
    return `${row}${number}`;
  });
}
