/** Was a game played with the seed that was promised? Reckoned on the page, as `kursbuch check` does it. */
import type { Chance } from './wire.ts';

export type ChanceWord =
  | 'right'
  /** The secret and the seed do not lie open yet. */
  | 'notOver'
  /** The secret is not the one the server bound itself to. */
  | 'otherSecret'
  /** The seed is not made of the secret and of what the seats gave. */
  | 'otherMaking'
  /** The seed is not the one that was published with the start. */
  | 'otherPublished'
  /** The game was played with another seed. */
  | 'otherPlayed'
  /** Browsers reckon on secure pages only. */
  | 'notKnown';

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function checkChance(chance: Chance, played: string | null): Promise<ChanceWord> {
  const { commitment, contributions, seedHash, secret, seed } = chance;
  if (secret === null || seed === null) return 'notOver';
  if (!globalThis.crypto?.subtle) return 'notKnown';
  if ((await sha256(`kursbuch secret ${secret}`)) !== commitment) return 'otherSecret';
  if ((await sha256(JSON.stringify(['kursbuch', secret, ...contributions]))) !== seed) return 'otherMaking';
  if ((await sha256(`kursbuch seed ${seed}`)) !== seedHash) return 'otherPublished';
  return seed === played ? 'right' : 'otherPlayed';
}
