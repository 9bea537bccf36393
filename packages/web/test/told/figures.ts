/** Figures as they stand in a sentence. */
import type { Language } from '@kursbuch/words';

const GROUPS: Readonly<Record<Language, RegExp>> = {
  en: /(?:−[$£]?)?\d{1,3}(?:,\d{3})+(?!\d)|(?:−[$£]?)?\d+(?:\.\d+)?/g,
  de: /−?\d{1,3}(?:\.\d{3})+(?!\d)|−?\d+(?:,\d+)?/g,
};

const SEPARATOR: Readonly<Record<Language, RegExp>> = { en: /[,$£]/g, de: /\./g };

/** All of them, in their order. */
export const figuresIn = (language: Language, sentence: string): readonly number[] =>
  [...sentence.matchAll(GROUPS[language])].map(([figure]) =>
    Number(figure.replace('−', '-').replace(SEPARATOR[language], '').replace(',', '.')),
  );

/** The sentence without these names: what they have of figures is no figure. The longest go first. */
export function without(sentence: string, names: Iterable<string>): string {
  let rest = sentence;
  for (const name of [...names].sort((one, other) => other.length - one.length))
    if (name !== '' && rest.includes(name)) rest = rest.replace(wordOf(name), '·');
  return rest;
}

/** Does the sentence say this name, as a word of its own? */
export const names = (sentence: string, name: string): boolean => sentence.search(wordOf(name)) >= 0;

const known = new Map<string, RegExp>();
const wordOf = (name: string): RegExp => {
  let pattern = known.get(name);
  if (!pattern) {
    const plain = name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
    pattern = new RegExp(`(?<![\\p{L}\\d&.])${plain}(?![\\p{L}\\d&]|-\\p{Lu})`, 'gu');
    known.set(name, pattern);
  }
  return pattern;
};

/** Every number in plain data, however deep. */
export function numbersIn(data: unknown, found: Set<number> = new Set()): Set<number> {
  if (typeof data === 'number') found.add(data).add(Math.abs(data));
  else if (typeof data === 'string') for (const [digits] of data.matchAll(/\d+/g)) found.add(Number(digits));
  else if (typeof data === 'object' && data !== null)
    for (const value of Object.values(data)) numbersIn(value, found);
  return found;
}
