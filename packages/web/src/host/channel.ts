/** The page's end of a conversation with a worker: questions and answers, and the news in between. */

import { newLife, whenDead } from '@kursbuch/screens/host/life.ts';
import type { Action, GameEvent, TableState } from '@kursbuch/table';
import { Failed } from './failed.ts';
import type { FromWorker, Ping, Questions, Sign } from './protocol.ts';

/** After so many seconds without a sign of life a worker counts as lost. */
const ABSENCE = 3;
/** So many it may take to start, and for a question it has heard: then it may be too busy for signs. */
const WORK = 20;

interface Channel<S extends TableState, A extends Action, E extends GameEvent> {
  ask<K extends keyof Questions>(
    type: K,
    question: Questions<S, A, E>[K]['ask'],
  ): Promise<Questions<S, A, E>[K]['answer']>;
  end(): void;
}

/** `lost` is called once, if the worker is gone or could not be started. */
export function channelTo<S extends TableState, A extends Action, E extends GameEvent>(
  worker: Worker,
  hear: (message: Exclude<FromWorker<S, A, E>, { id: number } | Sign>) => void,
  lost: () => void,
): Channel<S, A, E> {
  const waiting = new Map<number, { resolve(answer: never): void; reject(reason: Failed): void }>();
  const life = newLife();
  const watching = new AbortController();
  let asked = 0;
  let heard = 0;
  let gone = false;
  let started = false;
  /** Seconds without a sign of life, and without an answer to what was asked. */
  let silent = 0;
  let unanswered = 0;
  const ping = () => worker.postMessage({ ping: life } satisfies Ping);
  const isBusy = () => !started || [...waiting.keys()].some((id) => id <= heard);
  // Counted in ticks, not in time: a device that slept has not waited.
  const clock = setInterval(() => {
    silent += 1;
    unanswered = waiting.size > 0 ? unanswered + 1 : 0;
    if (silent > (isBusy() ? WORK : ABSENCE) || unanswered > WORK) lose('');
    else ping();
  }, 1000);
  ping();

  function lose(message: string): void {
    if (gone) return;
    end();
    for (const { reject } of waiting.values()) reject(new Failed({ kind: 'broken', message }));
    waiting.clear();
    lost();
  }

  function end(): void {
    gone = true;
    clearInterval(clock);
    watching.abort();
    worker.terminate();
  }

  worker.onmessage = ({ data }: MessageEvent<FromWorker<S, A, E>>) => {
    silent = 0;
    started = true;
    if ('heard' in data) {
      heard = data.heard;
      return;
    }
    if ('sign' in data) {
      if (data.sign === 'held') whenDead(life, () => lose(''), watching.signal);
      return;
    }
    unanswered = 0;
    if (!('id' in data)) return hear(data);
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) one?.reject(new Failed(data.failure));
    else one?.resolve(data.answer as never);
  };
  // The worker is gone (out of memory, or its file did not load): what is saved stays saved.
  worker.onerror = (event) => {
    event.preventDefault();
    lose(event.message ?? '');
  };

  return {
    ask(type, question) {
      if (gone) return Promise.reject(new Failed({ kind: 'broken', message: '' }));
      return new Promise((resolve, reject) => {
        const id = ++asked;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, type, ask: question });
      });
    },
    end,
  };
}

export const gameWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** One question to a worker of its own. */
export async function askOnce<K extends keyof Questions>(
  type: K,
  question: Questions[K]['ask'],
): Promise<Questions[K]['answer']> {
  const channel = channelTo(
    gameWorker(),
    () => {},
    () => {},
  );
  try {
    return await channel.ask(type, question);
  } finally {
    channel.end();
  }
}
