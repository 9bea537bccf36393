/** How much is written on the map, by the width of a hex on the screen. */
export type Detail = 'bare' | 'values' | 'names' | 'full';

/** Track, cities and stations only; values and labels too; names too; all at full size. */
export function detailAt(pixels: number): Detail {
  if (pixels < 48) return 'bare';
  if (pixels < 66) return 'values';
  return pixels < 84 ? 'names' : 'full';
}

/** Texts grow a little against the hex where the map is small. */
export const TEXT_SCALE: Readonly<Record<Detail, number>> = {
  bare: 1.24,
  values: 1.24,
  names: 1.14,
  full: 1,
};

export const hasNames = (detail: Detail): boolean => detail === 'names' || detail === 'full';
