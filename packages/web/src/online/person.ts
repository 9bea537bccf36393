/** Who is at this browser, as the server knows him. */
import { signal } from '@preact/signals';
import { ask } from './ask.ts';
import { renewLine } from './line.ts';
import type { Person } from './wire.ts';

/** Undefined while the server is asked; null: it does not know. */
export const person = signal<Person | null | undefined>(undefined);

interface Me {
  readonly person: Person | null;
}

const take = ({ person: found }: Me): Person | null => {
  if (person.value?.id !== found?.id) renewLine();
  person.value = found;
  return found;
};

export const whoAmI = async (): Promise<Person | null> => take(await ask<Me>('GET', 'me'));

/** Come in with a name, or be called so from now on. */
export const comeIn = async (name: string): Promise<Person | null> =>
  take(await ask<Me>('POST', 'guests', { name }));

/** Be unknown in this browser. */
export async function goAway(): Promise<void> {
  await ask('DELETE', 'me/session');
  take({ person: null });
}
