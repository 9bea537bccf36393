/** JSON from a file, plain or gzipped. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Labels } from '@kursbuch/words';
import { InputError } from './flags.ts';

/** No game is larger than this, unpacked. */
const LARGEST_MB = 32;
const LARGEST = LARGEST_MB * 1024 * 1024;

/** What is wrong with this file. */
const wrong = (file: string, say: (errors: Labels['errors']) => string): InputError =>
  new InputError(({ errors }) => `${file}: ${say(errors)}.`);

/** The content of the file. Throws an InputError. */
export function readJson(file: string): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw wrong(file, ({ unread }) => unread[code] ?? message);
  }
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    try {
      bytes = gunzipSync(bytes, { maxOutputLength: LARGEST });
    } catch (error) {
      const large = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      throw wrong(file, ({ tooLarge, damaged }) => (large ? tooLarge(LARGEST_MB) : damaged));
    }
  if (bytes.length > LARGEST) throw wrong(file, ({ tooLarge }) => tooLarge(LARGEST_MB));
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    const { message } = error as Error;
    const where = /\(line (\d+) column (\d+)\)/.exec(message);
    const cut = /end of JSON|Unterminated/.test(message);
    throw wrong(file, ({ breaksOff, notJson }) =>
      cut ? breaksOff : notJson(where && [Number(where[1]), Number(where[2])]),
    );
  }
}
