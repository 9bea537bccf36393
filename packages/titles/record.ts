/** Records of ours, whatever their title: those of an earlier version say today what they said then. */
import { type GameRecord, isProblem, parseRecord, type RecordProblem } from '@kursbuch/table';
import { titleNamed } from './index.ts';

/** Since this version of records the options say what they say today; it is also the last with the earlier chance. */
const TODAYS_OPTIONS = 4;

/** A record from outside, its options in today's words. Its version still says how its chance was drawn. */
export function readRecord(input: unknown): GameRecord | RecordProblem {
  const record = parseRecord(input);
  if (isProblem(record)) return record;
  const { title, version } = record;
  if (version >= TODAYS_OPTIONS) return record;
  const options = titleNamed(title)?.olderOptions?.(record.options, version) ?? record.options;
  return isProblem(options) ? options : { ...record, version: TODAYS_OPTIONS, options };
}
