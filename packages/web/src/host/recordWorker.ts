/** Reads one record and is done. */
import { liveAs } from '@kursbuch/screens/host/life.ts';
import { type FileProblem, type ReadRecord, readRecordFile } from './recordFile.ts';

export interface ToReader {
  readonly file: Blob;
  /** The lock by which the page knows that the reader lives. */
  readonly life: string;
}

export type FromReader = { readonly held: true } | { readonly outcome: ReadRecord | FileProblem };

const post = (message: FromReader): void => postMessage(message);

self.onmessage = async ({ data: { file, life } }: MessageEvent<ToReader>) => {
  liveAs(life, () => post({ held: true }));
  post({ outcome: await readRecordFile(file).catch(() => ({ kind: 'lost' }) as const) });
};
