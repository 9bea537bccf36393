/** How wide texts of the board are. */

/** Widths of letters against their size, in the narrow type of the board. */
const NARROW = /[ijlftrI.,' -]/;
const WIDE = /[mwMW]/;
const CAPITAL = /[A-ZÄÖÜ]/;

export const textWidth = (text: string, size: number): number =>
  [...text].reduce(
    (sum, letter) =>
      sum + (NARROW.test(letter) ? 0.27 : WIDE.test(letter) ? 0.82 : CAPITAL.test(letter) ? 0.6 : 0.52),
    0,
  ) * size;
