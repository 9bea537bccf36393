/** Passwords, kept as what argon2id makes of them (RFC 9106), in its usual written form. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** What OWASP asks for at least: 19 MiB, two passes. What an older hash was made with stands in it. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
export const SALT_BYTES = 16;
const HASH_BYTES = 32;

const WRITTEN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** However a keyboard writes a letter, it is the same password. */
const read = (password: string): string => password.normalize('NFKC');

export async function hashOfPassword(password: string, salt?: Buffer): Promise<string> {
  const nonce = salt ?? randomBytes(SALT_BYTES);
  const hash = await derive('argon2id', { message: read(password), nonce, tagLength: HASH_BYTES, ...COST });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`;
}

/** Nobody's password: made once, so that an address nobody has takes as long as one that somebody has. */
let nobodys: Promise<string> | undefined;

/** Is it the password this was made of? Without one it takes as long, and is not. */
export async function isPassword(password: string, written: string | null): Promise<boolean> {
  nobodys ??= hashOfPassword(randomBytes(SALT_BYTES).toString('hex'));
  const [, memory, passes, parallelism, salt = '', hash = ''] =
    WRITTEN.exec(written ?? (await nobodys)) ?? [];
  if (hash === '') throw new Error('a password is kept wrongly');
  const kept = Buffer.from(hash, 'base64');
  const made = await derive('argon2id', {
    message: read(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: kept.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(made, kept) && written !== null;
}
