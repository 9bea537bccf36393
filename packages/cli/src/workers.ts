/** Work dealt out to threads: each gets its part as plain data and sends back what came of it. */
import { Worker } from 'node:worker_threads';

/** Fewer games than this are not worth a worker. */
const WORTH_A_WORKER = 16;

interface Games {
  /** The numbers of the games to play. */
  readonly games: readonly number[];
}

/** What came of a job whose games are dealt out to so many workers; few games are played here. */
export async function dealtOut<J extends Games, R>(
  job: J,
  workers: number,
  { here, worker, worth = WORTH_A_WORKER }: { here(job: J): Promise<R>; worker: URL; worth?: number },
): Promise<readonly R[]> {
  if (workers === 1 || job.games.length < worth) return [await here(job)];
  const shares = Array.from({ length: workers }, (_, index) =>
    job.games.filter((game) => game % workers === index),
  ).filter((games) => games.length > 0);
  return Promise.all(shares.map((games) => inWorker<R>(worker, { ...job, games })));
}

function inWorker<R>(file: URL, workerData: object): Promise<R> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a worker ended with ${code}`)));
  });
}
