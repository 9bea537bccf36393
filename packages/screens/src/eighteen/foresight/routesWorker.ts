/** The search for best runs, beside the page. */
import { routesWorker, type ToWorker } from '@kursbuch/eighteen';
import { liveAs } from '../../host/life.ts';

/** The first message: the name under which the worker lives. */
export interface Life {
  readonly life: string;
}
/** Its answer, once it can be seen to live. */
export interface Held {
  readonly held: true;
}

const answer = routesWorker((message) => postMessage(message));
/** Questions that came before it could be seen to live: while it searches nothing else is heard or said. */
let early: ToWorker[] | null = null;

function lives(): void {
  postMessage({ held: true } satisfies Held);
  const waiting = early ?? [];
  early = null;
  for (const question of waiting) answer(question);
}

self.onmessage = ({ data }: MessageEvent<ToWorker | Life>) => {
  if ('life' in data) {
    if (liveAs(data.life, lives)) early = [];
  } else if (early) early.push(data);
  else answer(data);
};
