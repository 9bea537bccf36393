/**
 * The language of the screen: what is said without a game, and the words of the interface. One language is loaded at a time;
 * a family brings its own words.
 */
import { type FrameWords, frameWords, type Language } from '@kursbuch/words';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { language } from '../settings/settings.ts';
import type { en } from './en/index.ts';

/** The words of the frame; English says which there are. */
export type Interface = typeof en;

interface Spoken {
  readonly words: FrameWords;
  readonly ui: Interface;
}

const spoken = signal<Spoken | null>(null);

async function load(to: Language): Promise<Spoken> {
  const [words, ui] = await Promise.all([
    frameWords(to),
    to === 'de' ? import('./de/index.ts').then(({ de }) => de) : import('./en/index.ts').then(({ en }) => en),
  ]);
  return { words, ui };
}

/** The language that is spoken, or will be as soon as it is loaded. */
const spokenNow = (): Language => spoken.value?.words.language ?? language.value;

/** Vocabularies in use: each loads its words and hands back how to speak them. */
const inUse = new Set<(to: Language) => Promise<() => void>>();

/** Words of a part of the program that comes later: a family has its own. Once loaded they follow the language. */
export function vocabulary<T extends object>(
  loadWords: (to: Language) => Promise<T>,
): (() => T) & {
  readonly load: () => Promise<void>;
  /** Load once more: there is more to be said than before. */
  readonly renew: () => Promise<void>;
} {
  const loaded = signal<T | null>(null);
  const follow = async (to: Language) => {
    const next = await loadWords(to);
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

export const isSpoken: ReadonlySignal<Spoken | null> = spoken;

/** What is said without a game. To be called while something is drawn, so that it follows the language. */
export const words = (): FrameWords => (spoken.value as Spoken).words;
/** The words of the interface. */
export const ui = (): Interface => (spoken.value as Spoken).ui;
