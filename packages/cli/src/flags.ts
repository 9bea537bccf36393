/** Flags of a command line: known ones only, one sentence for everything else. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What is wrong with what the user gave us, in one sentence. */
export class InputError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Take flags and other words apart. Throws an InputError. */
export function readFlags<O extends Options>(command: string, args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const flag = /'(-[^']*?)(?:[ ,][^']*)?'/.exec(message)?.[1];
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && flag)
      throw new InputError(`kursbuch ${command} knows no flag ${flag}; kursbuch help lists what there is.`);
    if (flag && options[flag.replace(/^-+/, '')]?.type === 'boolean')
      throw new InputError(`The flag ${flag} takes no value.`);
    if (flag) throw new InputError(`The flag ${flag} needs a value.`);
    throw new InputError(message);
  }
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
  const limit = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
  throw new InputError(`--${flag} must be a whole number ${limit}, not "${text.slice(0, 40)}".`);
}
