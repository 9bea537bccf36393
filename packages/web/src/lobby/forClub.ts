/** For which club the next table is opened, if one was chosen: where one comes from says so. */
import { signal } from '@preact/signals';
import type { OwnClub } from '../online/wire.ts';

interface ForClub {
  readonly club: string;
  readonly evening?: { readonly id: string; readonly name: string };
}

export const forClub = signal<ForClub | null>(null);

/** One's clubs, as far as they are known. */
export const ownClubs = signal<readonly OwnClub[]>([]);
