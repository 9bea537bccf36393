/** In place of the computer players, for the tests of threads: Sharp thinks for ever, the others answer at once. */
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ id, player, seed }: { id: number; player: string; seed: string }) => {
  if (player !== 'sharp') parentPort?.postMessage({ id, action: { type: 'pass', seed }, trouble: null });
});
