/** Hexes: where they lie and what is beside them. Edges count clockwise, 0..5. */
import type { Edge, HexId, MapFacts } from './types.ts';

/** Steps to the neighbour over each edge; ids are row letter + doubled column (pointy) or column letter + doubled row (flat). */
const STEPS = {
  // south-west, west, north-west, north-east, east, south-east: [column, row]
  pointy: [
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
  ],
  // south, south-west, north-west, north, north-east, south-east: [column, row]
  flat: [
    [0, 2],
    [-1, 1],
    [-1, -1],
    [0, -2],
    [1, -1],
    [1, 1],
  ],
} as const;

interface Place {
  readonly column: number;
  readonly row: number;
}

export const opposite = (edge: Edge): Edge => (edge + 3) % 6;

/** Where a hex lies. Ids have one letter and a number; "AA1" follows "Z1". */
export function placeOf(orientation: MapFacts['orientation'], hex: HexId): Place {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(hex) ?? [];
  let letter = 0;
  for (const char of letters) letter = letter * 26 + (char.charCodeAt(0) - 64);
  const index = letter - 1;
  return orientation === 'pointy'
    ? { column: Number(digits), row: index }
    : { column: index, row: Number(digits) };
}

export function idOf(orientation: MapFacts['orientation'], { column, row }: Place): HexId {
  const [letter, number] = orientation === 'pointy' ? [row, column] : [column, row];
  let name = '';
  for (let rest = letter; rest >= 0; rest = Math.floor(rest / 26) - 1)
    name = String.fromCharCode(65 + (rest % 26)) + name;
  return `${name}${number}`;
}

/** The hex over an edge, whether the map has it or not. */
export function beside(orientation: MapFacts['orientation'], hex: HexId, edge: Edge): HexId {
  const { column, row } = placeOf(orientation, hex);
  const [columns, rows] = STEPS[orientation][edge] as readonly [number, number];
  return idOf(orientation, { column: column + columns, row: row + rows });
}

/** The centre of a hex on the drawing plane, for a circumradius of one. */
export function centreOf(
  orientation: MapFacts['orientation'],
  hex: HexId,
): { readonly x: number; readonly y: number } {
  const { column, row } = placeOf(orientation, hex);
  const half = Math.sqrt(3) / 2;
  return orientation === 'pointy' ? { x: column * half, y: row * 1.5 } : { x: column * 1.5, y: row * half };
}
