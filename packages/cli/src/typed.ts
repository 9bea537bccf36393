/** Words that people type in their own language. */
import type { Typed } from '@kursbuch/words';
import { LABELS } from './labels.ts';

/** The word that is meant. */
export function meantBy(typed: Typed, word: string): string {
  const lower = word.toLowerCase();
  return Object.hasOwn(typed, lower) ? (typed[lower] ?? word) : word;
}

/** How the language writes a word: the first that stands for it. */
export const written = (typed: Typed, word: string): string =>
  Object.keys(typed).find((one) => typed[one] === word) ?? word;

/** In any language, whichever is spoken. */
const said = (word: 'yes' | 'no'): readonly string[] =>
  Object.values(LABELS).flatMap((labels) => labels[word]);
const YES: readonly string[] = ['true', '1', ...said('yes')];
const NO: readonly string[] = ['false', '0', ...said('no')];

export const isYes = (text: string): boolean => YES.includes(text.trim().toLowerCase());
export const isNo = (text: string): boolean => NO.includes(text.trim().toLowerCase());
