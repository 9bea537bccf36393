/**
 * A seed that nobody has chosen, and that everybody can check afterwards: the server binds itself to a secret before the
 * first seat is taken, and every seat adds a text without knowing it.
 */
import { createHash, randomBytes } from 'node:crypto';

/** Everything that is needed to reckon a seed again. */
export interface Chance {
  /** The hash of the secret, published when the table is made. */
  readonly commitment: string;
  /** What the seats gave, in the order of joining. */
  readonly contributions: readonly string[];
  /** The hash of the seed, published with the start; null before. */
  readonly seedHash: string | null;
  /** These two lie open when the game is over. */
  readonly secret: string | null;
  readonly seed: string | null;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const newSecret = (): string => randomBytes(32).toString('hex');

export const commitmentTo = (secret: string): string => sha256(`kursbuch secret ${secret}`);

export const hashOfSeed = (seed: string): string => sha256(`kursbuch seed ${seed}`);

/** In a form that no other secret and contributions can have. */
export const seedFrom = (secret: string, contributions: readonly string[]): string =>
  sha256(JSON.stringify(['kursbuch', secret, ...contributions]));

/** Why a seed is not what was published; null: all is as it should be. */
export function chanceProblem(chance: Chance, played: string): string | null {
  const { commitment, contributions, seedHash, secret, seed } = chance;
  if (secret === null || seed === null) return 'The secret and the seed lie open only when the game is over.';
  if (commitmentTo(secret) !== commitment) return 'The secret is not the one the server bound itself to.';
  if (seedFrom(secret, contributions) !== seed)
    return 'The seed is not made of the secret and of what the seats gave.';
  if (hashOfSeed(seed) !== seedHash) return 'The seed is not the one that was published with the start.';
  return seed === played ? null : 'The game was played with another seed.';
}
