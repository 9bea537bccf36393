/** SHA-256 (FIPS 180-4), here because the engine has neither a library nor the promises of a browser. */

/** The first fractional bits of the roots of the first primes: computed, so that no digit can be mistyped. */
function fractions(count: number, root: (prime: number) => number): Int32Array {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) isPrime = false;
    if (isPrime) found.push((root(number) % 1) * 4294967296);
  }
  return Int32Array.from(found, (fraction) => Math.floor(fraction) | 0);
}

const ROUNDS = fractions(64, Math.cbrt);
const START = fractions(8, Math.sqrt);

/** Eight words of 32 bits. */
export type Hash = readonly [number, number, number, number, number, number, number, number];

const right = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const schedule = new Int32Array(64);

/** The hash goes on with one block of sixteen words, which lie in the schedule. */
function compress(hash: Int32Array): void {
  for (let at = 16; at < 64; at++) {
    const [early, late] = [schedule[at - 15] as number, schedule[at - 2] as number];
    const mixed = right(early, 7) ^ right(early, 18) ^ (early >>> 3);
    const other = right(late, 17) ^ right(late, 19) ^ (late >>> 10);
    schedule[at] = ((schedule[at - 16] as number) + mixed + (schedule[at - 7] as number) + other) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as Hash;
  for (let at = 0; at < 64; at++) {
    const high = right(e, 6) ^ right(e, 11) ^ right(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const one = (h + high + chosen + (ROUNDS[at] as number) + (schedule[at] as number)) | 0;
    const low = right(a, 2) ^ right(a, 13) ^ right(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + low + most) | 0;
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at] = ((hash[at] as number) + word) | 0;
}

/** The hash of this many whole words. */
export function hashOfWords(words: ArrayLike<number>): Hash {
  const hash = START.slice();
  const blocks = Math.floor((words.length + 2) / 16) + 1;
  for (let block = 0; block < blocks; block++) {
    for (let at = 0; at < 16; at++) {
      const index = block * 16 + at;
      schedule[at] =
        index < words.length ? (words[index] as number) : index === words.length ? 0x80000000 : 0;
    }
    if (block === blocks - 1) {
      schedule[14] = Math.floor(words.length / 2 ** 27);
      schedule[15] = words.length * 32;
    }
    compress(hash);
  }
  return Array.from(hash, (word) => word >>> 0) as unknown as Hash;
}

/** The hash of a text, whatever its characters: each of its units is a word, so no two texts are the same words. */
export const hashOfText = (text: string): Hash =>
  hashOfWords(Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)));
