/** Seeded chance: the same seed gives the same draws everywhere. The generator's state is plain data in the secret part of a game. */
import { type Hash, hashOfText, hashOfWords } from './sha256.ts';

export type Chance = Stream | Words;

/**
 * What is drawn is SHA-256 of a key and a counter, and the key SHA-256 of the whole seed: somebody who knows some of the draws,
 * such as a hand, can work out neither the others nor the seed.
 */
interface Stream {
  readonly key: Hash;
  /** How often something was drawn. */
  readonly drawn: number;
}

/** The generator of games up to version 4 of records (sfc32). */
interface Words {
  readonly words: readonly [number, number, number, number];
}

/** The first version of records whose games are drawn from a stream. */
const STREAMS = 5;

/** A generator from any text; the version of a record says which one its game was played with. */
export const chanceFrom = (seed: string, version = STREAMS): Chance =>
  version < STREAMS ? quickChanceFrom(seed) : { key: hashOfText(`kursbuch chance ${seed}`), drawn: 0 };

/** For players and simulations, who draw much and have nothing to hide; and for games up to version 4 of records. */
export const quickChanceFrom = (seed: string): Chance => ({
  words: seed.length < LONG ? fromOneWord(seed) : fromFourWords(seed),
});

/** So long is a seed that a server has made (256 bits in hexadecimal). */
const LONG = 64;

type Four = Words['words'];

/**
 * All of the text goes through one word (xmur3-style mixing): there are four thousand million games, and somebody who
 * sees their own hand tries them in minutes and reads the hands of the others. Nothing that is hidden is drawn like this any more.
 */
function fromOneWord(seed: string): Four {
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

/** All four words take part in every character. */
function fromFourWords(seed: string): Four {
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
  hashOfText(`kursbuch beside ${text}`)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');

/** One whole number from 0 to `below - 1`, and the generator after it. */
export function draw(chance: Chance, below: number): readonly [value: number, next: Chance] {
  if ('words' in chance) return drawFromWords(chance, below);
  const { key, drawn } = chance;
  const [high, low] = hashOfWords([...key, drawn]);
  // 53 bits, so that no number is likelier than another by anything that could be noticed.
  const value = Math.floor(((high * 2 ** 21 + (low >>> 11)) / 2 ** 53) * below);
  return [value, { key, drawn: drawn + 1 }];
}

function drawFromWords({ words }: Words, below: number): readonly [value: number, next: Words] {
  let [a, b, c, d] = words;
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
