/** A record from a file, read in a worker: however long it is, the page goes on. */
import { newLife, whenDead } from '@kursbuch/screens/host/life.ts';
import type { FileProblem, ReadRecord } from './recordFile.ts';
import type { FromReader, ToReader } from './recordWorker.ts';

export type { FileProblem, ReadRecord } from './recordFile.ts';

export const isFileProblem = (outcome: ReadRecord | FileProblem): outcome is FileProblem => 'kind' in outcome;

export function readRecord(
  file: Blob,
  { signal }: { signal: AbortSignal },
): Promise<ReadRecord | FileProblem> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./recordWorker.ts', import.meta.url), { type: 'module' });
    const life = newLife();
    const watching = new AbortController();
    const end = (outcome: ReadRecord | FileProblem) => {
      watching.abort();
      worker.terminate();
      resolve(outcome);
    };
    signal.addEventListener('abort', () => end({ kind: 'lost' }));
    worker.onmessage = ({ data }: MessageEvent<FromReader>) => {
      if ('outcome' in data) end(data.outcome);
      else whenDead(life, () => end({ kind: 'lost' }), watching.signal);
    };
    worker.onerror = () => end({ kind: 'lost' });
    worker.postMessage({ file, life } satisfies ToReader);
  });
}
