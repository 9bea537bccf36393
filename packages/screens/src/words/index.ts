/**
 * The language of the screen: what is said without a game, and the words of the interface. One language is loaded at a time;
 * a family brings its own words.
 */
import {
  type Book,
  bookOf,
  type Dictionary,
  type FrameWords,
  frameWords,
  type Language,
  type Voices,
} from '@kursbuch/words';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { language } from '../settings/settings.ts';

declare global {
  /** Set by tests before the page begins: it makes another language of the words, such as one that no person speaks. */
  var disguiseWords: (<T>(words: T) => T) | undefined;
}

const opened = new Map<Language, Book>();

/** A language as it is spoken here. */
function bookFor(language: Language): Book {
  const book = opened.get(language) ?? globalThis.disguiseWords?.(bookOf(language)) ?? bookOf(language);
  opened.set(language, book);
  return book;
}

/** The words of the frame. */
type Interface = Awaited<ReturnType<Dictionary['screens']['frame']>>['screens'];

interface Spoken {
  readonly words: FrameWords;
  readonly ui: Interface;
}

const spoken = signal<Spoken | null>(null);

async function load(to: Language): Promise<Spoken> {
  const book = bookFor(to);
  const [words, { screens }] = await Promise.all([frameWords(book), book.screens.frame()]);
  return { words, ui: screens };
}

/** The language that is spoken, or will be as soon as it is loaded. */
const spokenNow = (): Language => spoken.value?.words.language ?? language.value;

/** Vocabularies in use: each loads its words and hands back how to speak them. */
const inUse = new Set<(to: Language) => Promise<() => void>>();

/** Words of a part of the program, in the language spoken now. */
export type Vocabulary<T extends object> = (() => T) & {
  readonly load: () => Promise<void>;
  /** Load once more: there is more to be said than before. */
  readonly renew: () => Promise<void>;
};

/** Words of a part of the program that comes later: a family has its own. Once loaded they follow the language. */
export function vocabulary<T extends object>(loadWords: (book: Book) => Promise<T>): Vocabulary<T> {
  const loaded = signal<T | null>(null);
  const follow = async (to: Language) => {
    const next = await loadWords(bookFor(to));
    return () => {
      loaded.value = next;
    };
  };
  const renew = async () => {
    inUse.add(follow);
    for (;;) {
      const to = spokenNow();
      const say = await follow(to);
      // The language may have changed meanwhile.
      if (spokenNow() === to) return say();
    }
  };
  const load = async () => {
    inUse.add(follow);
    if (loaded.value === null) await renew();
  };
  return Object.assign(() => loaded.value as T, { load, renew });
}

/** By title: what it says in each language. */
const ofScreens = new WeakMap<object, Vocabulary<object>>();

/** What only the screen of a title says; loaded with the screen. */
export function screenWords<T extends object>(
  voices: Voices<{ readonly screen?: () => Promise<T> }>,
): Vocabulary<T> {
  const known = ofScreens.get(voices) as Vocabulary<T> | undefined;
  const words = known ?? vocabulary(async (book) => (await book.of(voices).screen?.()) ?? ({} as T));
  ofScreens.set(voices, words);
  return words;
}

/** Speak this language from now on; the old one stays until the new one is there. */
export async function speak(to: Language): Promise<void> {
  const [loaded, ...later] = await Promise.all([load(to), ...[...inUse].map((follow) => follow(to))]);
  document.documentElement.lang = to;
  batch(() => {
    spoken.value = loaded;
    for (const say of later) say();
    language.value = to;
  });
}

export const spokenBook: ReadonlySignal<Spoken | null> = spoken;

/** What is said without a game. To be called while something is drawn, so that it follows the language. */
export const words = (): FrameWords => (spoken.value as Spoken).words;
/** The words of the interface. */
export const ui = (): Interface => (spoken.value as Spoken).ui;
