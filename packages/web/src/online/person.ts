/** Who is at this browser, as the server knows him. */
import { signal } from '@preact/signals';
import { ask } from './ask.ts';
import { renewLine } from './line.ts';
import { isOperator, type Said, saidToMe } from './order.ts';
import { rememberOnline } from './wasOnline.ts';
import type { Person } from './wire.ts';

/** Undefined while the server is asked; null: it does not know. */
export const person = signal<Person | null | undefined>(undefined);

/** Does the server send letters? */
export const hasMail = signal(true);

interface Me {
  readonly person: Person | null;
  readonly noMail?: boolean;
  readonly operator?: boolean;
  readonly told?: readonly Said[];
}

const take = ({ person: found }: Me): Person | null => {
  if (person.value?.id !== found?.id) renewLine();
  person.value = found;
  rememberOnline(found !== null);
  return found;
};

/** `patience`: as with any question. */
export async function whoAmI(patience?: number): Promise<Person | null> {
  const me = await ask<Me>('GET', 'me', undefined, undefined, patience);
  isOperator.value = me.operator === true;
  hasMail.value = me.noMail !== true;
  saidToMe.value = me.told ?? [];
  return take(me);
}

/** What the operators can be asked to look at. */
export type Reportable =
  | { readonly kind: 'talk'; readonly table: string; readonly line: number }
  | { readonly kind: 'name'; readonly table: string; readonly place: number }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'club'; readonly club: string }
  | { readonly kind: 'season'; readonly club: string; readonly season: string }
  | { readonly kind: 'evening'; readonly club: string; readonly evening: string }
  | { readonly kind: 'tournament'; readonly tournament: string };

export async function report(about: Reportable, words: string): Promise<void> {
  await ask('POST', 'reports', { ...about, words });
}

/** What an operator said was read. */
export async function readWords(): Promise<void> {
  await ask('DELETE', 'me/told');
  saidToMe.value = saidToMe.value.filter(({ kind }) => kind !== 'word');
}

/** Come in with a name, or be called so from now on. */
export const comeIn = async (name: string): Promise<Person | null> =>
  take(await ask<Me>('POST', 'guests', { name }));

/** Be somebody else, or be known by more than this browser: with whatever the server says of it. */
export async function becomes(method: string, path: string, body?: object): Promise<Person | null> {
  take(await ask<Me>(method, path, body));
  return whoAmI();
}

/** Be unknown in this browser, or in all of them. */
export async function goAway(where: 'session' | 'sessions' = 'session'): Promise<void> {
  await ask('DELETE', `me/${where}`);
  isOperator.value = false;
  saidToMe.value = [];
  take({ person: null });
}

/** Be gone, with everything of one's own. */
export async function deleteAccount(password: string | null): Promise<void> {
  await ask('POST', 'me/deletion', { password });
  take({ person: null });
}
