/** A record from a file, read in a worker: however long it is, the page goes on. */
import type { FileProblem, ReadRecord } from './recordFile.ts';

export type { FileProblem, ReadRecord } from './recordFile.ts';

export const isFileProblem = (outcome: ReadRecord | FileProblem): outcome is FileProblem => 'kind' in outcome;

export function readRecord(
  file: Blob,
  { signal }: { signal: AbortSignal },
): Promise<ReadRecord | FileProblem> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./recordWorker.ts', import.meta.url), { type: 'module' });
    const end = (outcome: ReadRecord | FileProblem) => {
      worker.terminate();
      resolve(outcome);
    };
    signal.addEventListener('abort', () => end({ kind: 'lost' }));
    worker.onmessage = ({ data }: MessageEvent<ReadRecord | FileProblem>) => end(data);
    worker.onerror = () => end({ kind: 'lost' });
    worker.postMessage(file);
  });
}
