/** The game that was just taken online from here: whoever brought it is shown its seats and its link first. */
import { signal } from '@preact/signals';

export const brought = signal<string | null>(null);
