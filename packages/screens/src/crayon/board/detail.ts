/** How much is written on the board, by the pixels of a step. */

/** Large cities by name; all cities; their goods too; also what single edges and ports are about. */
export type Detail = 'far' | 'names' | 'goods' | 'near';

const FROM: readonly (readonly [Detail, number])[] = [
  ['near', 44],
  ['goods', 14],
  ['names', 11.5],
];

export const detailAt = (pixels: number): Detail => FROM.find(([, from]) => pixels >= from)?.[0] ?? 'far';

export const hasGoods = (detail: Detail): boolean => detail === 'goods' || detail === 'near';

/** Names are placed anew only when a step has grown or shrunk by this much. */
const RUNG = 1.16;

/** The size names are placed for: the same for all zooms that hardly differ. */
export const rungOf = (pixels: number): number => Math.round(Math.log(pixels) / Math.log(RUNG));

export const pixelsOn = (rung: number): number => RUNG ** rung;
