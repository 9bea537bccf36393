/** JSON from a file, plain or gzipped. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { InputError } from './flags.ts';

/** No game is larger than this, unpacked. */
const LARGEST = 32 * 1024 * 1024;

const CODES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'that is a folder',
  EACCES: 'it may not be read',
};

/** The content of the file. Throws an InputError. */
export function readJson(file: string): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new InputError(`${file}: ${CODES[code] ?? message}.`);
  }
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    try {
      bytes = gunzipSync(bytes, { maxOutputLength: LARGEST });
    } catch (error) {
      const large = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      throw new InputError(`${file}: ${large ? tooLarge() : 'it is damaged and cannot be unpacked'}.`);
    }
  if (bytes.length > LARGEST) throw new InputError(`${file}: ${tooLarge()}.`);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    const { message } = error as Error;
    const where = /\(line \d+ column \d+\)/.exec(message)?.[0];
    const cut = /end of JSON|Unterminated/.test(message);
    throw new InputError(
      `${file}: ${cut ? 'the JSON breaks off at its end' : `this is not JSON${where ? ` ${where}` : ''}`}.`,
    );
  }
}

const tooLarge = (): string => `it is larger than ${LARGEST / 1024 / 1024} MB, and no game is`;
