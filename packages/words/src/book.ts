/** The one loader of words: a language by its name, with everything that is said in it. */
import type { Dictionary } from './dictionary.ts';
import * as LANGUAGES from './languages.ts';
import type { Voices } from './voices.ts';

export type Language = keyof typeof LANGUAGES;

const DICTIONARIES: Readonly<Record<Language, Dictionary>> = LANGUAGES;

/** The language all words are written in first: what another has not got, such as a rule, is said in it. */
export const firstLanguage: Language = 'en';

/** Every language, the first one first. */
export const languages: readonly Language[] = (Object.keys(DICTIONARIES) as Language[]).sort(
  (a, b) => Number(b === firstLanguage) - Number(a === firstLanguage) || a.localeCompare(b),
);

/** A language with all it says. */
export interface Book extends Dictionary {
  readonly language: Language;
  /** What a title says of its own in this language. */
  of<V>(voices: Voices<V>): V;
}

const books = new Map<Language, Book>();

/** The words of a language: by its name, or as they were opened before. */
export function bookOf(language: Language | Book): Book {
  if (typeof language !== 'string') return language;
  const known = books.get(language);
  if (known) return known;
  const book: Book = { ...DICTIONARIES[language], language, of: (voices) => voices[language] };
  books.set(language, book);
  return book;
}

/** A part in every language: for a program that speaks to people of all of them. */
export async function inEveryLanguage<T>(
  part: (book: Book) => Promise<T>,
): Promise<Readonly<Record<Language, T>>> {
  const parts = languages.map(async (one) => [one, await part(bookOf(one))] as const);
  return Object.fromEntries(await Promise.all(parts)) as Record<Language, T>;
}

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** The first language of these tags ("de-AT") that is spoken here. */
export const preferredOf = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? firstLanguage;
