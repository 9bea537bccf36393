/** Secrets: what an eye may not see of a state, and the door through which rules read what may not be in sight. */
import { sameData } from './choices.ts';
import type { Eye, GameEvent, Seat, TableEvent, TableState } from './types.ts';

/** The state with only the secrets of this eye's own seats left. */
export function withoutSecrets<S extends TableState>(state: S, eye: Eye): S {
  const own = Object.entries(state.secrets).filter(([owner]) => eye.includes(Number(owner)));
  return own.length === Object.keys(state.secrets).length
    ? state
    : { ...state, secrets: Object.fromEntries(own) };
}

/** Rules have asked for something that is not in the view they work on. Only a rehearsal meets it, and ends there. */
export class Unseen extends Error {
  constructor() {
    super('not in sight');
  }
}

/**
 * The door: what a view may lack (a purse, a hand, the generator). Rules that cannot go on without it read it here
 * and nowhere else; a rehearsal on a view stops at this point.
 */
export function inSight<T>(value: T | undefined): T {
  if (value === undefined) throw new Unseen();
  return value;
}

/** A seat's secret, or the table's. */
export const secretOf = (state: TableState, owner: Seat | 'table'): unknown => inSight(state.secrets[owner]);

/**
 * An event as an eye sees it, completed: where its view changes by more than follows from the event (a purse comes
 * into sight with a director's certificate, everything at the end), the event brings these parts along.
 * `told` is the event as the eye may know it: itself, redacted, or null.
 */
export function completed<S extends TableState, E extends GameEvent>(
  { evolve, view }: { evolve(state: S, event: E | TableEvent): S; view(state: S, eye: Eye): S },
  event: E | TableEvent,
  state: S,
  eye: Eye,
  told: E | TableEvent | null = event,
): E | TableEvent | null {
  if (!told) return null;
  const follows = new Map<string, unknown>(Object.entries(evolve(view(state, eye), told)));
  const due = Object.entries(view(evolve(state, event), eye));
  const shown = due.filter(([part, value]) => !sameData(value, follows.get(part)));
  return shown.length > 0 ? { ...told, shown: Object.fromEntries(shown) } : told;
}
