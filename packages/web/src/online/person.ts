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

/** Be somebody else, or be known by more than this browser: with whatever the server says of it. */
export const becomes = async (method: string, path: string, body?: object): Promise<Person | null> =>
  take(await ask<Me>(method, path, body));

/** Be unknown in this browser, or in all of them. */
export async function goAway(where: 'session' | 'sessions' = 'session'): Promise<void> {
  await ask('DELETE', `me/${where}`);
  take({ person: null });
}

/** Be gone, with everything of one's own. */
export async function deleteAccount(password: string | null): Promise<void> {
  await ask('POST', 'me/deletion', { password });
  take({ person: null });
}
