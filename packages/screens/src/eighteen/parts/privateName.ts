/** A private by its name and its letters. */
import type { Title } from '@kursbuch/eighteen';

export function privateName({ privates }: Title, one: string): string {
  const name = privates.get(one)?.name;
  return name === undefined || name === one ? one : `${name} (${one})`;
}
