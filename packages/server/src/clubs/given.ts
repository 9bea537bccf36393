/** What people type about clubs, evenings and tournaments. */
import { LONGEST_TABLE_NAME, properName } from '@kursbuch/table';
import { properNamed } from '../names.ts';
import { Trouble } from '../trouble.ts';

export const nameGiven = (text: string): string => properNamed(text, LONGEST_TABLE_NAME);

/** A sentence about something; it may be left out. */
const LONGEST_SENTENCE = 300;
export const sentenceGiven = (text: string): string => properName(text, LONGEST_SENTENCE);

const YEAR = 366 * 24 * 60 * 60 * 1000;
/** So far ahead nobody plans. */
const AHEAD = 5 * YEAR;

export function timeGiven(at: number, now: number): number {
  if (at > now + AHEAD) throw new Trouble('farAhead');
  return at;
}

/** What an operator has written stays for a while. */
export function mayBeWritten({ kept }: { readonly kept: number | null }, now = Date.now()): void {
  if (kept !== null && kept > now) throw new Trouble('textKept');
}
