/** Secrets: what an eye may not see of a state. */
import type { Eye, TableState } from './types.ts';

/** The state with only the secrets of this eye's own seats left. */
export function withoutSecrets<S extends TableState>(state: S, eye: Eye): S {
  const own = Object.entries(state.secrets).filter(([owner]) => eye.includes(Number(owner)));
  return own.length === Object.keys(state.secrets).length
    ? state
    : { ...state, secrets: Object.fromEntries(own) };
}
