/** How long computer players say that they take at most, in milliseconds. */
import type { Opponent } from '@kursbuch/screens/host/gameHost.ts';

export const PATIENCE: Readonly<Record<Opponent, number>> = {
  random: 1000,
  calm: 1000,
  lively: 3000,
  careful: 3000,
  steady: 3000,
  keen: 10_000,
  sharp: 10_000,
};

/** Advice is the same on every device, so it is waited for longer: on a slow one it is late, and not another. */
export const ADVICE = 20_000;
/** So much longer is waited for one that is about to answer. */
export const GRACE = 1500;
/** So long it may take to load what a player is made of. */
export const LOADING = 20_000;
/** Whoever thinks longer than that is seen to. */
export const VISIBLE = 300;
