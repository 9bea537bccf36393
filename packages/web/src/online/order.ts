/** What an operator has said to whoever is at this browser, and whether he is one himself. Without a word of the network. */
import { signal } from '@preact/signals';

/** Something that was forbidden, or said. */
export interface Said {
  readonly kind: 'ban' | 'mute' | 'name' | 'word';
  /** Null: for good. */
  readonly until: number | null;
  readonly reason: string;
}

export const isOperator = signal(false);
export const saidToMe = signal<readonly Said[]>([]);

export const isBanned = (): boolean => saidToMe.value.some(({ kind }) => kind === 'ban');
