/** Noise in judgement: orders that somebody takes for better or worse than they are, the same ones for a whole game. */
import type { CrayonState } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import type { Errand } from './plans.ts';

/**
 * What an order seems to pay, as a part of what it does pay: between 1 - spread and 1 + spread. It follows from the order and
 * from who sits where, not from the moment, so that a plan begun is not given up for another on the way.
 */
export function seemsToPay(
  spread: number,
  { players }: Pick<CrayonState, 'players'>,
  seat: Seat,
  { card, order: { good, city } }: Pick<Errand, 'card' | 'order'>,
): number {
  if (spread === 0) return 1;
  return 1 + spread * (2 * partOf(`${players.join()} ${seat} ${card} ${good} ${city}`) - 1);
}

/** A number from 0 to 1 for a text. */
function partOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 2 ** 32;
}
