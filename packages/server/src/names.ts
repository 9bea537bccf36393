/** Names as people type them: of themselves, of tables, clubs, evenings and tournaments. */
import { properName } from '@kursbuch/table';
import { Trouble } from './trouble.ts';

/** A link or an e-mail address: a name stands in lists and notices, where nobody expects one. */
const ADDRESS = /:\/\/|\bwww\.|\S@\S+\.\S/iu;
export const isAddress = (name: string): boolean => ADDRESS.test(name);

export function properNamed(text: string, longest?: number): string {
  const name = properName(text, longest);
  if (name === '') throw new Trouble('badName');
  if (isAddress(name)) throw new Trouble('addressName');
  return name;
}
