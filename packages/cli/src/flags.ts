/** Flags of a command line: known ones only, one sentence for everything else. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { firstLanguage } from '@kursbuch/words';
import { LABELS, type Labels } from './labels.ts';

/** What is wrong with what the user gave us, in one sentence: as it stands, or in every language. */
export class InputError extends Error {
  readonly in: (labels: Labels) => string;

  constructor(sentence: string | ((labels: Labels) => string)) {
    const say = typeof sentence === 'string' ? () => sentence : sentence;
    super(say(LABELS[firstLanguage]));
    this.in = say;
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Take flags and other words apart. Throws an InputError. */
export function readFlags<O extends Options>(command: string, args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const flag = /'(-[^']*?)(?:[ ,][^']*)?'/.exec(message)?.[1];
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && flag)
      throw new InputError(({ errors }) => errors.noFlag(command, flag));
    if (flag && options[flag.replace(/^-+/, '')]?.type === 'boolean')
      throw new InputError(({ errors }) => errors.flagAlone(flag));
    if (flag) throw new InputError(({ errors }) => errors.flagNeeds(flag));
    throw new InputError(message);
  }
}

/** The one file of a command. Throws an InputError that shows how it is called. */
export function oneFile(command: string, files: readonly string[], example: string): string {
  const [file, ...more] = files;
  if (file !== undefined && more.length === 0) return file;
  throw new InputError(({ errors }) => errors.oneFile(command, example));
}

/** A whole number from a flag. */
export function wholeNumber(
  flag: string,
  text: string | undefined,
  { min = 0, max = Number.MAX_SAFE_INTEGER, otherwise }: { min?: number; max?: number; otherwise: number },
): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  const most = max === Number.MAX_SAFE_INTEGER ? null : max;
  throw new InputError(({ errors }) => errors.wholeNumber(flag, min, most, text.slice(0, 40)));
}
