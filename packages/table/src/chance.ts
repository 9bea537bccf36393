/** Seeded chance: the same seed gives the same draws everywhere. The generator's state is plain data in the secret part of a game. */
export interface Chance {
  readonly words: readonly [number, number, number, number];
}

/** So long is a seed that a server has made (256 bits in hexadecimal): its length says that nobody is to guess it. */
const LONG = 64;

/** A generator from any text. */
export const chanceFrom = (seed: string): Chance => ({
  words: seed.length < LONG ? fromOneWord(seed) : fromFourWords(seed),
});

type Words = Chance['words'];

/**
 * For the seeds of one screen and of simulations (xmur3-style mixing): all of the text goes through one word, so there are
 * four thousand million games, which is enough where nobody has a reason to try them all.
 */
function fromOneWord(seed: string): Words {
  let hash = 1779033703 ^ seed.length;
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  const word = () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
  return [word(), word(), word(), word()];
}

/**
 * For seeds that must stay secret: whoever sees his own hand could try four thousand million seeds in minutes and read
 * the hands of the others, so all four words take part in every character.
 */
function fromFourWords(seed: string): Words {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, seed.length];
  const mix = (code: number): void => {
    a = Math.imul(turned(a ^ code, 13) + d, 0x85ebca6b);
    b = Math.imul(turned(b ^ a, 17) + a, 0xc2b2ae35);
    c = Math.imul(turned(c ^ b, 5) + b, 0x27d4eb2f);
    d = Math.imul(turned(d ^ c, 11) + c, 0x165667b1);
  };
  for (let index = 0; index < seed.length; index++) mix(seed.charCodeAt(index));
  for (let round = 0; round < 8; round++) mix(round);
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
}

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** A seed for something beside the game, from which nobody reads the seed it was made of. */
export const seedFrom = (text: string): string =>
  chanceFrom(text)
    .words.map((word) => word.toString(36))
    .join('-');

/** One whole number from 0 to `below - 1`, and the generator after it (sfc32). */
export function draw(chance: Chance, below: number): readonly [value: number, next: Chance] {
  let [a, b, c, d] = chance.words;
  const sum = (a + b + d) | 0;
  d = (d + 1) | 0;
  a = b ^ (b >>> 9);
  b = (c + (c << 3)) | 0;
  c = ((c << 21) | (c >>> 11)) + sum;
  const value = Math.floor(((sum >>> 0) / 4294967296) * below);
  return [value, { words: [a | 0, b, c | 0, d] }];
}

/** The items in a random order, and the generator after it. */
export function shuffle<T>(chance: Chance, items: readonly T[]): readonly [shuffled: T[], next: Chance] {
  const shuffled = [...items];
  let next = chance;
  for (let last = shuffled.length - 1; last > 0; last--) {
    let pick: number;
    [pick, next] = draw(next, last + 1);
    const held = shuffled[last] as T;
    shuffled[last] = shuffled[pick] as T;
    shuffled[pick] = held;
  }
  return [shuffled, next];
}
