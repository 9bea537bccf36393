/** The language a command speaks: the sentences of the game, and the labels of the screen. */
import type { EighteenState, Title } from '@kursbuch/eighteen';
import type { Refusal } from '@kursbuch/table';
import { titles } from '@kursbuch/titles';
import { type Language, languages } from '@kursbuch/words';
import { type Words, wordsFor } from '@kursbuch/words/eighteen';
import { InputError } from './flags.ts';
import type { Labels } from './labels.ts';
import { german } from './labelsDe.ts';
import { english } from './labelsEn.ts';

export interface Speech {
  readonly words: Words;
  readonly labels: Labels;
}

const LABELS: Readonly<Record<Words['language'], Labels>> = { en: english, de: german };

/** A language with the words of every title: a command may be asked about any of them. */
export const wordsIn = (language: Language): Promise<Words> =>
  wordsFor(
    language,
    titles.map(({ id }) => id),
  );

/** The language of a flag `--lang`. Throws an InputError. */
export async function speechFor(flag = 'en'): Promise<Speech> {
  const language = languages.find((one) => one === flag);
  if (!language)
    throw new InputError(`There is no language "${flag.slice(0, 40)}"; there is ${languages.join(', ')}.`);
  return {
    words: await wordsIn(language),
    labels: LABELS[language],
  };
}

/** A refusal in words, with the number of its rule. */
export const whyNot = (words: Words, title: Title, state: EighteenState | null, refusal: Refusal): string =>
  `${words.refusal(title, state, refusal)} (${refusal.rule})`;
