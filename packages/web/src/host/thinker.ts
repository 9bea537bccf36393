/**
 * A worker in which computer players think. It is told what one of them sees, and says what that one does: whoever waits
 * for it has a clock, and ends it if need be.
 */
import { loadTitle } from './families.ts';
import type { Answer, Asked, Decides } from './opponents.ts';

export interface ToThinker extends Asked {
  readonly title: string;
  /** The answer is due after so many milliseconds. */
  readonly patience: number;
}

/** What is needed is loaded and the thought begins; the answer; or what it needs did not come. */
export type FromThinker = 'begun' | 'notLoaded' | Answer;

const post = (message: FromThinker): void => postMessage(message);

const deciding = new Map<string, Promise<Decides>>();

self.onmessage = async ({ data: { title, patience, ...asked } }: MessageEvent<ToThinker>) => {
  const loading = deciding.get(title) ?? loadTitle(title).then(({ opponents }) => opponents());
  deciding.set(title, loading);
  const decide = await loading.catch(() => null);
  if (!decide) {
    deciding.delete(title);
    return post('notLoaded');
  }
  post('begun');
  const due = performance.now() + patience;
  post(decide(asked, () => performance.now() > due));
};
