/** The line of prices of 1853. Data only. Source: two public sources of 1989 agree on it; the rulebook on its ends and on 80. */

export const PRICES: readonly number[] = [
  10, 20, 30, 40, 49, 57, 64, 70, 75, 80, 84, 88, 92, 96, 100, 104, 109, 115, 122, 130, 140, 152, 166, 182,
  200, 220, 240, 260, 280, 300, 320, 340, 360, 380, 400,
];

/** Papers of companies at this price or below count for no limit (3.1.2). */
export const FREE_OF_LIMIT = 40;
/** The game ends at this price (5.1.3). */
export const LAST_PRICE = 400;
/** Never more steps up at once (4.7.1). */
export const MOST_STEPS = 5;
/** A share sold to the pool in the first stock round brings so much less than par (2.8.3). */
export const FIRST_ROUND_DISCOUNT = 5;
