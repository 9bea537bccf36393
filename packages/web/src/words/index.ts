/** The language of the screen: the sentences of the games, and the words of the interface. One language is loaded at a time. */
import { type Language, type Words, wordsFor } from '@kursbuch/words';
import { type ReadonlySignal, signal } from '@preact/signals';
import { language } from '../settings/settings.ts';
import type { en } from './en/index.ts';

/** The words of the interface; English says which there are. */
export type Interface = typeof en;

interface Spoken {
  readonly words: Words;
  readonly ui: Interface;
}

const spoken = signal<Spoken | null>(null);

async function load(to: Language): Promise<Spoken> {
  const [words, ui] = await Promise.all([
    wordsFor(to),
    to === 'de' ? import('./de/index.ts').then(({ de }) => de) : import('./en/index.ts').then(({ en }) => en),
  ]);
  return { words, ui };
}

/** Speak this language from now on; the old one stays until the new one is there. */
export async function speak(to: Language): Promise<void> {
  const loaded = await load(to);
  document.documentElement.lang = to;
  spoken.value = loaded;
  language.value = to;
}

export const isSpoken: ReadonlySignal<Spoken | null> = spoken;

/** The sentences of the games. To be called while something is drawn, so that it follows the language. */
export const words = (): Words => (spoken.value as Spoken).words;
/** The words of the interface. */
export const ui = (): Interface => (spoken.value as Spoken).ui;
