/** A worker that plays games of an arena and sends back what came of them. */
import { parentPort, workerData } from 'node:worker_threads';
import { type ArenaJob, contest } from './arena.ts';

parentPort?.postMessage(await contest(workerData as ArenaJob));
