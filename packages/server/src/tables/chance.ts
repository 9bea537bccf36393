/**
 * A seed that nobody has chosen, and that everybody can check afterwards: the server binds itself to a secret before the
 * first seat is taken, and every seat adds a text without knowing it.
 */
import { createHash, randomBytes } from 'node:crypto';

/** Everything that is needed to compute a seed again. */
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

/**
 * What is still hidden in a game that came from elsewhere is drawn anew: when it comes, or when its table agrees to it, the
 * first time, the second time and so on. Nobody adds anything to the seed but the server, which has bound itself.
 */
export const addedToDraw = (draws: number): readonly string[] => (draws <= 1 ? [] : [`draw ${draws}`]);

export const seedOfDraw = (secret: string, draws: number): string => seedFrom(secret, addedToDraw(draws));

/**
 * What a computer player draws from at a table that came from elsewhere: whoever brought it may know its seed, and would know
 * what the computer says before it has said it.
 */
export const seedOfPlayer = (secret: string, asked: string): string =>
  sha256(JSON.stringify(['kursbuch player', secret, asked]));

/** What is wrong with a seed: a word for each promise that is not kept. */
type ChanceProblem =
  /** The secret and the seed do not lie open yet. */
  | 'notOver'
  /** The secret is not the one the server bound itself to. */
  | 'otherSecret'
  /** The seed is not made of the secret and of what the seats gave. */
  | 'otherMaking'
  /** The seed is not the one that was published with the start. */
  | 'otherPublished'
  /** The game was played with another seed. */
  | 'otherPlayed';

/** Why a game was not played with the seed that was promised; null: it was. */
export function chanceProblem(chance: Chance, played: string): ChanceProblem | null {
  const { commitment, contributions, seedHash, secret, seed } = chance;
  if (secret === null || seed === null) return 'notOver';
  if (commitmentTo(secret) !== commitment) return 'otherSecret';
  if (seedFrom(secret, contributions) !== seed) return 'otherMaking';
  if (hashOfSeed(seed) !== seedHash) return 'otherPublished';
  return seed === played ? null : 'otherPlayed';
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

/** What a record from a server says of its seed; undefined: nothing, or not in the form of it. */
export function chanceIn(record: unknown): Chance | undefined {
  const chance = isObject(record) ? record.chance : undefined;
  if (!isObject(chance)) return undefined;
  const { commitment, contributions, seedHash, secret, seed } = chance;
  if (!isText(commitment) || !Array.isArray(contributions) || !contributions.every(isText)) return undefined;
  if (!isTextOrNull(seedHash) || !isTextOrNull(secret) || !isTextOrNull(seed)) return undefined;
  return { commitment, contributions, seedHash, secret, seed };
}
