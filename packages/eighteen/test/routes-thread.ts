/** The inside of a thread of Node for the test of the worker. */
import { parentPort } from 'node:worker_threads';
import { routesWorker } from '../src/routes/worker.ts';

const answer = routesWorker((message) => parentPort?.postMessage(message));
parentPort?.on('message', answer);
