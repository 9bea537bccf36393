import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { networkOf } from '../src/routes/network.ts';
import { bestRuns } from '../src/routes/search.ts';
import {
  type FromWorker,
  type RoutesQuestion,
  routesOf,
  routesWorker,
  type ToWorker,
  type WorkerLink,
} from '../src/routes/worker.ts';
import { city, printedBoard } from './routes-plain.ts';

const all = [0, 1, 2, 3, 4, 5].map((edge) => [edge, 's0'] as const);
const board = printedBoard(
  Object.fromEntries(
    ['A2', 'A4', 'A6', 'B1', 'B3', 'B5', 'B7', 'C2', 'C4', 'C6'].map((id, n) => [
      id,
      { stops: [city(10 + 10 * (n % 4))], paths: all },
    ]),
  ),
);
const state = { tiles: {}, stations: [{ company: 'us', hex: 'B3', stop: 0 }] };
const question: RoutesQuestion = {
  network: networkOf(board, state),
  company: 'us',
  trains: [
    { id: 'D1', kind: 'D', range: null },
    { id: 'D2', kind: 'D', range: null },
  ],
  rules: { colour: 'yellow' },
};

/** A worker that is none: its messages are delivered by hand. */
function handMade() {
  const toWorker: ToWorker[] = [];
  let hear: (message: FromWorker) => void = () => undefined;
  let ended = 0;
  let lose: () => void = () => undefined;
  const link: WorkerLink = {
    post: (message) => toWorker.push(message),
    listen: (listener) => {
      hear = listener;
    },
    whenLost: (lost) => {
      lose = lost;
    },
    end: () => {
      ended++;
    },
  };
  return {
    link,
    toWorker,
    say: (message: FromWorker) => hear(message),
    die: () => lose(),
    ended: () => ended,
  };
}

test('a worker tells better runs on the way and the proved best at the end', () => {
  const said: FromWorker[] = [];
  routesWorker((message) => said.push(JSON.parse(JSON.stringify(message))))({ id: 7, question });
  const last = said.at(-1);
  const { network, company, trains, rules } = question;
  expect(last).toEqual({ id: 7, type: 'done', result: bestRuns(network, company, trains, rules) });
  const revenues = said.flatMap((message) => (message.type === 'progress' ? [message.progress.revenue] : []));
  expect(revenues.length).toBeGreaterThan(0);
  expect(revenues).toEqual([...revenues].sort((a, b) => a - b));
});

test('cancelling gives the best so far, ends the worker and asks the waiting questions again', async () => {
  const workers = [handMade(), handMade()];
  let started = 0;
  const service = routesOf(() => (workers[started++] as (typeof workers)[number]).link);
  const one = service.ask(question);
  const two = service.ask(question);
  expect(workers[0]?.toWorker.map(({ id }) => id)).toEqual([1, 2]);
  workers[0]?.say({ id: 1, type: 'progress', progress: { runs: [], revenue: 50, bound: 90, nodes: 5 } });
  one.cancel();
  expect(await one.result).toMatchObject({ revenue: 50, optimal: false, bound: 90 });
  expect(workers[0]?.ended()).toBe(1);
  expect(workers[1]?.toWorker.map(({ id }) => id)).toEqual([2]);
  workers[1]?.say({
    id: 2,
    type: 'done',
    result: { runs: [], revenue: 80, optimal: true, bound: 80, nodes: 9 },
  });
  expect(await two.result).toMatchObject({ revenue: 80, optimal: true });
});

test('what a lost worker was asked is asked once more; what costs two of them their lives is given up', async () => {
  const workers = [handMade(), handMade(), handMade()];
  let started = 0;
  const service = routesOf(() => (workers[started++] as (typeof workers)[number]).link);
  const one = service.ask(question);
  workers[0]?.die();
  expect(workers[1]?.toWorker.map(({ id }) => id)).toEqual([1]);
  // What the dead worker is told to have died of again concerns nobody.
  workers[0]?.die();
  expect(started).toBe(2);
  const two = service.ask(question);
  workers[1]?.die();
  await expect(one.result).rejects.toThrow('lost');
  expect(workers[2]?.toWorker.map(({ id }) => id)).toEqual([2]);
  workers[2]?.say({
    id: 2,
    type: 'done',
    result: { runs: [], revenue: 80, optimal: true, bound: 80, nodes: 9 },
  });
  expect(await two.result).toMatchObject({ revenue: 80 });
});

test('closing answers what is open', async () => {
  const worker = handMade();
  const service = routesOf(() => worker.link);
  const { result } = service.ask(question);
  service.close();
  expect(await result).toMatchObject({ revenue: 0, optimal: false });
});

test('the search runs in a thread of Node', async () => {
  const service = routesOf(() => {
    const worker = new Worker(new URL('./routes-thread.ts', import.meta.url));
    return {
      post: (message) => worker.postMessage(message),
      listen: (hear) => worker.on('message', hear),
      end: () => void worker.terminate(),
    };
  });
  const heard: number[] = [];
  const { result } = service.ask(question, ({ revenue }) => heard.push(revenue));
  const { network, company, trains, rules } = question;
  expect(await result).toEqual(bestRuns(network, company, trains, rules));
  expect(heard.length).toBeGreaterThan(0);
  service.close();
});
