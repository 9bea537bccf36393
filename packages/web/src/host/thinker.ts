/**
 * A worker in which computer players think. It is told what one of them sees, and says what that one does: whoever waits
 * for it has a clock, and ends it if need be.
 */

import type { Advice } from '@kursbuch/table';
import { loadTitle } from './families.ts';
import type { Answer, Asked, Opponents } from './opponents.ts';

export interface ToThinker extends Asked {
  readonly title: string;
  /** The answer is due after so many milliseconds. */
  readonly patience: number;
  /** Its reasons are asked for too. */
  readonly why?: true;
}

/** What is needed is loaded and the thought begins; the answer; or what it needs did not come. */
export type FromThinker = 'begun' | 'notLoaded' | Answer | { readonly advice: Advice | null };

const post = (message: FromThinker): void => postMessage(message);

const known = new Map<string, Promise<Opponents>>();

self.onmessage = async ({ data: { title, patience, why, ...asked } }: MessageEvent<ToThinker>) => {
  const loading = known.get(title) ?? loadTitle(title).then(({ opponents }) => opponents());
  known.set(title, loading);
  const players = await loading.catch(() => null);
  if (!players) {
    known.delete(title);
    return post('notLoaded');
  }
  post('begun');
  const due = performance.now() + patience;
  const isDue = () => performance.now() > due;
  post(why ? { advice: players.advise(asked, isDue) } : players.decide(asked, isDue));
};
