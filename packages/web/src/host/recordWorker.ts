/** Reads one record and is done. */
import { type FileProblem, type ReadRecord, readRecordFile } from './recordFile.ts';

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  const outcome: ReadRecord | FileProblem = await readRecordFile(data).catch(
    () => ({ kind: 'lost' }) as const,
  );
  postMessage(outcome);
};
