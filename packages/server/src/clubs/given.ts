/** What people type about clubs, evenings and tournaments. */
import { LONGEST_TABLE_NAME, properName } from '@kursbuch/table';
import { Trouble } from '../trouble.ts';

/** A link or an e-mail address: a name stands in lists and notices, where nobody expects one. */
const ADDRESS = /:\/\/|\bwww\.|\S@\S+\.\S/iu;

export function nameGiven(text: string): string {
  const name = properName(text, LONGEST_TABLE_NAME);
  if (name === '') throw new Trouble('badName');
  if (ADDRESS.test(name)) throw new Trouble('addressName');
  return name;
}

/** A sentence about something; it may be left out. */
export const LONGEST_SENTENCE = 300;
export const sentenceGiven = (text: string): string => properName(text, LONGEST_SENTENCE);

const YEAR = 366 * 24 * 60 * 60 * 1000;
/** So far ahead nobody plans. */
const AHEAD = 5 * YEAR;

export function timeGiven(at: number, now: number): number {
  if (at > now + AHEAD) throw new Trouble('farAhead');
  return at;
}
