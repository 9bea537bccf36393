/** A record from a file: unpacked, taken apart, and played again as far as it goes. Works in a worker of its own. */
import { looksPublic } from '@kursbuch/records/looksPublic';
import {
  type Action,
  type GameEvent,
  type GameRecord,
  isProblem,
  type LoadedTitle,
  properNames,
  RECORD_VERSION,
  type Refusal,
  Room,
  type Table,
  type TableState,
} from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';
import { readRecord } from '@kursbuch/titles/record';
import { loadPublicReader } from './families.ts';

/** No game is larger than this, unpacked. */
const LARGEST = 32 * 1024 * 1024;

export type FileProblem =
  | { readonly kind: 'tooLarge' | 'damaged' | 'cut' | 'noJson' | 'newer' | 'titleNotLoaded' | 'lost' }
  | { readonly kind: 'noRecord'; readonly problem: string; readonly at: string }
  | { readonly kind: 'noTitle'; readonly title: string }
  | { readonly kind: 'noTable'; readonly title: string; readonly refusal: Refusal };

/** Why a record does not go on. */
export interface Stop {
  /** Where in the file. */
  readonly at: string;
  readonly problem: string;
  /** What the rules say about it, where it is theirs to say. */
  readonly refusal: Refusal | null;
}

export interface ReadRecord {
  /** As a record of ours, up to the last action that is fine. */
  readonly record: GameRecord;
  readonly state: TableState;
  /** How many actions the file has. */
  readonly length: number;
  readonly isPublic: boolean;
  /** When the last of them was played, where the file says so. */
  readonly played: number | null;
  /** The players agreed to end it here. */
  readonly endedByHand: boolean;
  /** The result of a game that was ended by hand, by seat, where it is recorded. */
  readonly recordedScores: readonly number[] | null;
  readonly stop: Stop | null;
}

export async function readRecordFile(file: Blob): Promise<ReadRecord | FileProblem> {
  const text = await unpacked(file);
  if (typeof text !== 'string') return text;
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (thrown) {
    const cut = /^\s*[[{]/.test(text) && /end of|unterminated|EOF/i.test(String(thrown));
    return { kind: cut ? 'cut' : 'noJson' };
  }
  if (!looksPublic(input)) return readOwn(input);
  const readPublic = await loadPublicReader().catch(() => null);
  return readPublic ? readPublic(input) : { kind: 'titleNotLoaded' };
}

/** The text of a file, gzipped or not. */
async function unpacked(file: Blob): Promise<string | FileProblem> {
  if (file.size > LARGEST) return { kind: 'tooLarge' };
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return file.text();
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  try {
    const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > LARGEST) return { kind: 'tooLarge' };
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return { kind: 'damaged' };
  }
}

async function readOwn(input: unknown): Promise<ReadRecord | FileProblem> {
  const { version } = (input ?? {}) as { version?: unknown };
  const read = readRecord(input);
  if (isProblem(read))
    return typeof version === 'number' && version > RECORD_VERSION
      ? { kind: 'newer' }
      : { kind: 'noRecord', ...read };
  const record = { ...read, players: properNames(read.players) };
  const loaded = await titleFor(record.title);
  if ('kind' in loaded) return loaded;
  const table: Table<TableState, Action, GameEvent> = loaded.table;
  const outcome = Room.replay(table, record);
  const { length } = record.actions;
  const found = { length, isPublic: false, played: null, endedByHand: false, recordedScores: null };
  if (outcome instanceof Room) return { ...found, state: outcome.state, record, stop: null };
  const { room, index, refusal } = outcome;
  if (!room) return { kind: 'noTable', title: record.title, refusal };
  const type = record.actions[index]?.action.type ?? '';
  const stop: Stop = { at: `${index + 1}, ${type.slice(0, 40)}`, problem: refusal.reason, refusal };
  return { ...found, state: room.state, record: room.whole, stop };
}

export async function titleFor(id: string): Promise<LoadedTitle | FileProblem> {
  const entry = titleNamed(id);
  if (!entry) return { kind: 'noTitle', title: id.slice(0, 40) };
  return entry.load().catch(() => ({ kind: 'titleNotLoaded' }) as const);
}
