/** A worker that plays games and sends back what came of them. */
import { parentPort, workerData } from 'node:worker_threads';
import { type SimulationJob, simulate } from './simulation.ts';

parentPort?.postMessage(await simulate(workerData as SimulationJob));
