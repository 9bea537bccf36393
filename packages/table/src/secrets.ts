/** Secrets: what a seat may not see of a state. */
import type { Seat, TableState } from './types.ts';

/** The state with only this seat's own secrets left; a spectator (`null`) keeps none. */
export function withoutSecrets<S extends TableState>(state: S, seat: Seat | null): S {
  const own = seat === null ? undefined : state.secrets[seat];
  return { ...state, secrets: seat === null || own === undefined ? {} : { [seat]: own } };
}
