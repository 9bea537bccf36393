/** Those who were asked to play again at a table that was opened from here. */
import { signal } from '@preact/signals';

export const askedAgain = signal<{ readonly table: string; readonly names: readonly string[] } | null>(null);
