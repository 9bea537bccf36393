/**
 * What the guide points at. A control says by which name it can be pointed at; the one that is meant carries
 * `data-suggested` with that name and is described by the guide's words. One that is only spoken of carries `data-spoken`.
 */
import { signal } from '@preact/signals';

/** Where the guide says what it suggests. */
export const GUIDE_HINT = 'guide-hint';

const meant = signal<readonly string[]>([]);
const spokenOf = signal<readonly string[]>([]);

export function pointAt(names: readonly string[]): void {
  if (names.join('\n') !== meant.peek().join('\n')) meant.value = names;
}

export function speakAt(names: readonly string[]): void {
  if (names.join('\n') !== spokenOf.peek().join('\n')) spokenOf.value = names;
}

export const isPointedAt = (name: string): boolean => meant.value.includes(name);

/** What follows a beginning in the names that are meant: numbers of things that are drawn and not pressed. */
export const pointedAfter = (beginning: string): readonly string[] =>
  meant.value.filter((name) => name.startsWith(beginning)).map((name) => name.slice(beginning.length));

/** The marks of a control, to be spread into it while it is drawn. */
export const pointed = (name: string) =>
  isPointedAt(name)
    ? ({ 'data-suggested': name, 'aria-describedby': GUIDE_HINT } as const)
    : spokenOf.value.includes(name)
      ? ({ 'data-spoken': '' } as const)
      : undefined;
