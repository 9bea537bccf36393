/**
 * In place of the computer players, for the tests of threads: Sharp thinks for ever, the others answer at once; but for
 * Random none has anything to say at the table `silent`.
 */
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ id, player, seed }: { id: number; player: string; seed: string }) => {
  if (player === 'sharp') return;
  const action = seed === 'silent' && player !== 'random' ? undefined : { type: 'pass', seed, player };
  parentPort?.postMessage({ id, action, trouble: null });
});
