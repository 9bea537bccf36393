/**
 * Games that ended before results were kept, or with an earlier program beside this one, get theirs: one after the other,
 * a moment at a time, from where it has come to. Nobody waits for it, and where two nodes do it the same comes of it.
 */
import { setTimeout } from 'node:timers/promises';
import type { Filled, ResultStore } from '../store/results.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { keptGame } from './keptGame.ts';
import { playable } from './playable.ts';
import { resultsOf } from './results.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** How many games are looked up at once. */
const AT_ONCE = 50;
/** Milliseconds between two games. */
const REST = 50;
/** How often somebody looks whether an earlier program has ended a game, and how far back. */
const EVERY = 10 * MINUTE;
const BACK = 60 * MINUTE;

const FIRST: Filled = { changed: -1, id: '' };

interface FillingIn {
  readonly store: Store;
  readonly ended: AbortSignal;
  failed(error: unknown): void;
}

/** Until the server ends. */
export async function fillIn({ store, ended, failed }: FillingIn): Promise<void> {
  while (!ended.aborted) {
    await fillMissing(store, ended).catch((error) => {
      if (!ended.aborted) failed(error);
    });
    await setTimeout(EVERY, undefined, { signal: ended, ref: false }).catch(() => undefined);
  }
}

/** All that are missing now; gives how many games that were. */
export async function fillMissing(store: Store, ended?: AbortSignal): Promise<number> {
  const { results } = store;
  let filled = 0;
  let after = await beginning(results);
  for (;;) {
    const now = Date.now();
    const missing = await results.missing(after, AT_ONCE);
    for (const one of missing) {
      await fill(store, one.id);
      filled++;
      await setTimeout(REST, undefined, { ref: false, ...(ended && { signal: ended }) });
    }
    after = missing.at(-1) ?? after;
    const isDone = missing.length < AT_ONCE;
    // All that is older is there: it is not looked through again, however much it is.
    if (isDone && now > after.changed) after = { changed: now, id: '' };
    if (isDone || missing.length > 0) await results.setFilled(after);
    if (isDone) return filled;
  }
}

/** Clocks of machines differ, and an entry is kept a moment after it was made. */
async function beginning(results: ResultStore): Promise<Filled> {
  const known = await results.filled();
  return known ? { changed: known.changed - BACK, id: '' } : FIRST;
}

async function fill(store: Store, id: string): Promise<void> {
  const kept = await keptGame(store, id).catch((error) => {
    // One that cannot be played any more has ended all the same.
    if (error instanceof Trouble && error.word !== 'busy') return null;
    throw error;
  });
  const game = kept?.game ?? (await store.games.byId(id));
  if (!game?.result) return;
  const table = kept && (await playable(game.title));
  const played = kept && table && { table, room: kept.room };
  await store.results.fill(id, game.number, resultsOf(game, game.result, game.changed, played));
}
