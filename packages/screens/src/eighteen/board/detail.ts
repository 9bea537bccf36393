/** How much is written on the map, by the width of a hex on the screen. */
export type Detail = 'bare' | 'far' | 'small' | 'middle' | 'full';

/** A hex has so many pixels where it is written what stops are worth. */
export const VALUES_FROM = 48;

/** Track, cities and stations only; what building costs and brings; values and labels too, in larger letters against the hex the smaller it is. */
export function detailAt(pixels: number): Detail {
  // India shown whole on a laptop has 28.
  if (pixels < 26) return 'bare';
  if (pixels < VALUES_FROM) return 'far';
  if (pixels < 66) return 'small';
  return pixels < 84 ? 'middle' : 'full';
}

/** Texts grow a little against the hex where the map is small. */
export const TEXT_SCALE: Readonly<Record<Detail, number>> = {
  bare: 1.24,
  far: 1.7,
  small: 1.24,
  middle: 1.14,
  full: 1,
};

/** Is it written what stops are worth? */
export const hasValues = (detail: Detail): boolean => detail !== 'bare' && detail !== 'far';
