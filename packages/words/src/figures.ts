/** Figures and lists by what separates them, and what is the same in every language. */

/** A whole number in groups of three figures. */
export const grouped = (value: number, separator: string): string =>
  `${value < 0 ? '−' : ''}${String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, separator)}`;

/** "a, b and c" with the given word before the last. */
export const joined = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** The first letter large, the rest as it is. */
export const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
