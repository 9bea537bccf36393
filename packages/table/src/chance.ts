/** Seeded chance: the same seed gives the same draws everywhere. The generator's state is plain data in the secret part of a game. */
export interface Chance {
  readonly words: readonly [number, number, number, number];
}

/** A generator from any text (xmur3-style mixing of its characters into four words). */
export function chanceFrom(seed: string): Chance {
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
  return { words: [word(), word(), word(), word()] };
}

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
