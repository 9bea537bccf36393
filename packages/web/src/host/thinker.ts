/**
 * A worker in which computer players think. It is told what one of them sees, and says what that one does: whoever waits
 * for it has a clock, and ends it if need be.
 */

import type { Explaining, Question } from '@kursbuch/bots';
import type { Advice } from '@kursbuch/table';
import { loadTitle } from './families.ts';
import type { Answer, Opponents, Wondering } from './opponents.ts';

/** A player is to decide, the one brain to advise somebody, or a player to say why it did something. */
export type ToThinker = {
  readonly title: string;
  /** The answer is due after so many milliseconds. */
  readonly patience: number;
} & (
  | (Question & { readonly why?: never })
  | (Wondering & { readonly why: 'advice' })
  | (Explaining & { readonly why: 'done' })
);

/** What is needed is loaded and the thought begins; the answer; or what it needs did not come. */
export type FromThinker = 'begun' | 'notLoaded' | Answer | { readonly advice: Advice | null };

const post = (message: FromThinker): void => postMessage(message);

const known = new Map<string, Promise<Opponents>>();

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  const { title, patience } = data;
  const loading = known.get(title) ?? loadTitle(title).then(({ opponents }) => opponents());
  known.set(title, loading);
  const players = await loading.catch(() => null);
  if (!players) {
    known.delete(title);
    return post('notLoaded');
  }
  post('begun');
  // Advice may not depend on how quick this device is.
  if (data.why) return post({ advice: data.why === 'done' ? players.explain(data) : players.advise(data) });
  const due = performance.now() + patience;
  post(players.decide(data, () => performance.now() > due));
};
