/**
 * Looking for tasks on an agenda. Every action asks for some a dozen times, and a fresh process is slow where each question
 * makes a function and calls it back: these are plain loops.
 */
import type { TableState, Task } from './types.ts';

type WithAgenda = Pick<TableState, 'agenda'>;

/** The task on top, which decides what is asked now. */
export const topTask = ({ agenda }: WithAgenda): Task | undefined => agenda[agenda.length - 1];

/** The task of this kind, the lowest if there are several. The kind of a task decides its type. */
export function taskOf<T extends Task>({ agenda }: WithAgenda, kind: T['kind']): T | undefined {
  for (let at = 0; at < agenda.length; at++) if (agenda[at]?.kind === kind) return agenda[at] as T;
  return undefined;
}
