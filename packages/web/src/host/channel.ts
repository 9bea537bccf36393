/** The page's end of a conversation with a worker: questions and answers, and the news in between. */
import type { Action, GameEvent, TableState } from '@kursbuch/table';
import { Failed } from './failed.ts';
import type { FromWorker, Questions } from './protocol.ts';

/** After so many seconds of silence a worker that was asked something counts as lost. */
const SILENCE = 20;

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
  hear: (message: Exclude<FromWorker<S, A, E>, { id: number }>) => void,
  lost: () => void,
): Channel<S, A, E> {
  const waiting = new Map<number, { resolve(answer: never): void; reject(reason: Failed): void }>();
  let asked = 0;
  let gone = false;
  let silent = 0;
  // Counted in ticks, not in time: a device that slept has not waited.
  const clock = setInterval(() => {
    silent = waiting.size > 0 ? silent + 1 : 0;
    if (silent > SILENCE) lose('');
  }, 1000);

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
    worker.terminate();
  }

  worker.onmessage = ({ data }: MessageEvent<FromWorker<S, A, E>>) => {
    silent = 0;
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
