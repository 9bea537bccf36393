/** What a node takes of the machine's memory: how it is started so that it takes little, and how it gives back what it took. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MEGABYTE = 1024 * 1024;

/** Less than this a node cannot work with. */
export const LEAST_MEMORY = 256 * MEGABYTE;
/** What a process takes beside the objects it keeps: the program itself, young objects, threads, what is on its way to somebody. */
const BESIDE = 150 * MEGABYTE;
/** The objects of a node at which nobody plays: titles, code, files for browsers. */
const EMPTY = 64 * MEGABYTE;
/**
 * Megabytes of each half of what holds young objects. V8 takes sixteen times as much on a large machine, keeps it for ever, and is
 * no faster for it here.
 */
const YOUNG = 8;

/** How V8 is started: `memory` is what the whole process may take, null: as much as V8 thinks right for this machine. */
export function startFlags(memory: number | null): readonly string[] {
  const old = memory === null ? [] : [`--max-old-space-size=${Math.floor((memory - BESIDE) / MEGABYTE)}`];
  return [`--max-semi-space-size=${YOUNG}`, ...old];
}

/** Threads share two heaps of the system instead of having eight: what one frees another uses. */
export const START_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' } as const;

/** How many bytes games in memory may take together. The other half is for making games again and for answers. */
export const ceilingOf = (memory: number): number => Math.floor((memory - BESIDE - EMPTY) / 2);

let collect: ((how: object) => void) | undefined;

/** Everything that nobody needs goes back to the system. It takes some tenths of a second: only where nobody waits. */
export function giveBack(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as (how: object) => void;
    setFlagsFromString('--no-expose-gc');
  }
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
