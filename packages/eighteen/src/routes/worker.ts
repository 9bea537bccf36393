/**
 * The search beside the main thread. The same two halves serve a Web Worker and a thread of Node; what differs
 * between them (how to post and how to listen) is handed in, a few lines each:
 *
 *   browser, worker:  const answer = routesWorker((message) => postMessage(message));
 *                     onmessage = (event) => answer(event.data);
 *   browser, page:    const search = routesOf(() => { const worker = new Worker(url, { type: 'module' });
 *                       return { post: (message) => worker.postMessage(message),
 *                         listen: (hear) => { worker.onmessage = (event) => hear(event.data); },
 *                         end: () => worker.terminate() }; });
 *   Node:             the same with `parentPort` and `new Worker` of `node:worker_threads`.
 *
 * All messages are plain JSON.
 */
import type { CompanyId } from '../types.ts';
import type { Network } from './network.ts';
import type { RunRules, RunTrain } from './rules.ts';
import { type BestRuns, bestRuns, type SearchProgress } from './search.ts';

export interface RoutesQuestion {
  readonly network: Network;
  readonly company: CompanyId;
  readonly trains: readonly RunTrain[];
  readonly rules: RunRules;
  readonly budget?: number;
}

export type ToWorker = { readonly id: number; readonly question: RoutesQuestion };
export type FromWorker =
  | { readonly id: number; readonly type: 'progress'; readonly progress: SearchProgress }
  | { readonly id: number; readonly type: 'done'; readonly result: BestRuns }
  | { readonly id: number; readonly type: 'failed'; readonly message: string };

/** The half inside the worker: answers one question after the other. */
export function routesWorker(post: (message: FromWorker) => void): (message: ToWorker) => void {
  return ({ id, question: { network, company, trains, rules, budget } }) => {
    try {
      let best = -1;
      let bound = Number.POSITIVE_INFINITY;
      const result = bestRuns(network, company, trains, rules, {
        ...(budget === undefined ? {} : { budget }),
        onProgress(progress) {
          if (progress.revenue === best && progress.bound === bound) return undefined;
          best = progress.revenue;
          bound = progress.bound;
          post({ id, type: 'progress', progress });
          return undefined;
        },
      });
      post({ id, type: 'done', result });
    } catch (thrown) {
      post({ id, type: 'failed', message: thrown instanceof Error ? thrown.message : String(thrown) });
    }
  };
}

/** A worker as the page sees it. */
export interface WorkerLink {
  post(message: ToWorker): void;
  listen(hear: (message: FromWorker) => void): void;
  /** Calls back if the worker is gone though nobody has ended it; for hosts that can tell. */
  whenLost?(lost: () => void): void;
  end(): void;
}

export interface RoutesSearch {
  /** The proved best, or after `cancel` the best so far. */
  readonly result: Promise<BestRuns>;
  cancel(): void;
}

interface RoutesService {
  ask(question: RoutesQuestion, onProgress?: (progress: SearchProgress) => void): RoutesSearch;
  /** Ends the worker; open questions are answered with the best so far. */
  close(): void;
}

interface Open {
  best: BestRuns;
  /** A worker was lost over it. */
  lost: boolean;
  readonly question: RoutesQuestion;
  readonly onProgress: ((progress: SearchProgress) => void) | undefined;
  readonly resolve: (result: BestRuns) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * The half on the page. A search cannot hear while it works, so cancelling ends the worker; the next question
 * starts a new one.
 */
export function routesOf(start: () => WorkerLink): RoutesService {
  const open = new Map<number, Open>();
  let link: WorkerLink | undefined;
  let asked = 0;
  const hear = (message: FromWorker) => {
    const one = open.get(message.id);
    if (!one) return;
    if (message.type === 'progress') {
      one.best = { ...message.progress, optimal: false };
      one.onProgress?.(message.progress);
      return;
    }
    open.delete(message.id);
    if (message.type === 'done') one.resolve(message.result);
    else one.reject(new Error(message.message));
  };
  const connect = (): WorkerLink => {
    const fresh = start();
    // What a worker that was ended still says is not for us.
    fresh.listen((message) => {
      if (fresh === link) hear(message);
    });
    fresh.whenLost?.(() => {
      if (fresh === link) lose();
    });
    link = fresh;
    return fresh;
  };
  /** Whatever was asked is asked once more, elsewhere; what costs a second worker its life is given up. */
  const lose = () => {
    link?.end();
    link = undefined;
    for (const [id, one] of open) {
      if (one.lost) {
        open.delete(id);
        one.reject(new Error('the search was lost'));
        continue;
      }
      one.lost = true;
      (link ?? connect()).post({ id, question: one.question });
    }
  };
  const cancel = (id: number) => {
    const one = open.get(id);
    if (!one) return;
    open.delete(id);
    one.resolve(one.best);
    link?.end();
    link = undefined;
    // The others were waiting in the same worker.
    for (const [other, { question }] of open) (link ?? connect()).post({ id: other, question });
  };
  return {
    ask(question, onProgress) {
      const id = ++asked;
      const result = new Promise<BestRuns>((resolve, reject) => {
        const nothing: BestRuns = { runs: [], revenue: 0, optimal: false, bound: 0, nodes: 0 };
        open.set(id, { best: nothing, lost: false, question, onProgress, resolve, reject });
      });
      (link ?? connect()).post({ id, question });
      return { result, cancel: () => cancel(id) };
    },
    close() {
      for (const [id, one] of open) {
        open.delete(id);
        one.resolve(one.best);
      }
      link?.end();
      link = undefined;
    },
  };
}
