/** What of a move is for nobody else to know. */
import type { Action, Eye, Seat } from '@kursbuch/table';

/** Bonds, cities and pardons. */
const SECRET: ReadonlySet<string> = new Set(['writeBond', 'writeCity', 'pardon']);

export const known = <A extends Action>(action: A, seat: Seat, eye: Eye): A | null =>
  SECRET.has(action.type) && !eye.includes(seat) ? null : action;
