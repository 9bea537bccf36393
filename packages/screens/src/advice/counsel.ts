/** What the one brain says at a moment: asked once, whoever wants to know, so that guide and hint cannot differ. */
import type { Advice, Seat } from '@kursbuch/table';
import type { Game } from '../game/game.ts';

/** By what the table was like. */
const known = new WeakMap<object, Map<Seat, Promise<Advice | null>>>();

/** What a seat is advised after so many steps; null if there is nothing to say, or nobody to say it. */
export function adviceAt(
  game: Pick<Game, 'host' | 'stateAt'>,
  seat: Seat,
  at: number,
): Promise<Advice | null> {
  const { adviser } = game.host;
  if (!adviser) return Promise.resolve(null);
  const state = game.stateAt(at);
  const asked = known.get(state) ?? new Map<Seat, Promise<Advice | null>>();
  known.set(state, asked);
  const before = asked.get(seat);
  if (before) return before;
  const advice = adviser.advise(seat, at).catch(() => null);
  asked.set(seat, advice);
  // What could not be said now may be said when somebody asks again.
  void advice.then((given) => given ?? asked.delete(seat));
  return advice;
}
