/** Records of ours, whatever their title: those of an earlier version say today what they said then. */
import { type GameRecord, isProblem, parseRecord, RECORD_VERSION, type RecordProblem } from '@kursbuch/table';
import { titleNamed } from './index.ts';

/** A record from outside, its options in today's words. */
export function readRecord(input: unknown): GameRecord | RecordProblem {
  const record = parseRecord(input);
  if (isProblem(record)) return record;
  const { title, version } = record;
  if (version === RECORD_VERSION) return record;
  const options = titleNamed(title)?.olderOptions?.(record.options, version) ?? record.options;
  return isProblem(options) ? options : { ...record, version: RECORD_VERSION, options };
}
