/** Words that people type in their own language, and the words they stand for. English is always understood. */
export type Typed = Readonly<Record<string, string>>;

/** The word that is meant. */
export function meantBy(typed: Typed, word: string): string {
  const lower = word.toLowerCase();
  return Object.hasOwn(typed, lower) ? (typed[lower] ?? word) : word;
}

/** How the language writes a word: the first that stands for it. */
export const written = (typed: Typed, word: string): string =>
  Object.keys(typed).find((one) => typed[one] === word) ?? word;

export const isYes = (text: string): boolean =>
  ['true', 'yes', 'y', 'on', '1', 'ja', 'j', 'an'].includes(text.trim().toLowerCase());
export const isNo = (text: string): boolean =>
  ['false', 'no', 'n', 'off', '0', 'nein', 'aus'].includes(text.trim().toLowerCase());
