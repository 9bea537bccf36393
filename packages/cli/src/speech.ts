/** The language a command speaks: what is said without a game, and the labels of the screen. */
import { allVoices } from '@kursbuch/titles';
import { type FrameWords, firstLanguage, frameWords, isLanguage, languages } from '@kursbuch/words';
import { InputError } from './flags.ts';
import { LABELS, type Labels } from './labels.ts';

export interface Speech {
  readonly words: FrameWords;
  readonly labels: Labels;
}

/** The language of a flag `--lang`. Throws an InputError. */
export async function speechFor(flag: string = firstLanguage): Promise<Speech> {
  if (!isLanguage(flag))
    throw new InputError(({ errors }) => errors.noLanguage(flag.slice(0, 40), languages.join(', ')));
  const words = await frameWords(flag);
  await words.loadOptions(allVoices);
  return { words, labels: LABELS[flag] };
}

/** The labels of a command line before its flags are understood: what is wrong with them is said in its language. */
export function labelsFor(args: readonly string[]): Labels {
  const at = args.lastIndexOf('--lang');
  const asked = at < 0 ? args.findLast((arg) => arg.startsWith('--lang='))?.slice(7) : args[at + 1];
  return LABELS[isLanguage(asked) ? asked : firstLanguage];
}
