/** What a house does without being asked: it warms up, forgets what nobody needs, and shuts in order. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Expiry } from '../operators/expiry.ts';
import { fillIn } from '../tables/fillingIn.ts';
import { warmUp } from '../tables/warmUp.ts';
import type { AppSettings } from './app.ts';
import type { Household } from './house.ts';
import { Limit } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Outage } from './outage.ts';
import type { Readers } from './readers.ts';
import type { App } from './routes.ts';

/** When the server ends, so long for what is being answered. */
const GRACE = 5000;
/** A game nobody has asked for is forgotten after so long. */
const MEMORY = { kept: 5 * 60_000, sweep: 60_000 };

interface Door {
  /** Requests that are not answered yet. */
  readonly answering: ReadonlySet<ServerResponse>;
  readonly readers: Readers;
  /** So often it is looked who does not read what was sent. */
  readonly lookedEvery: number;
  readonly metrics: Metrics;
  readonly failed: Outage['failed'];
}

export function keepHouse(
  app: App,
  { store, memory = MEMORY, practice = null, giveBack = () => undefined }: AppSettings,
  { house, close, endNotices }: Household,
  { answering, readers, lookedEvery, metrics, failed }: Door,
): { readonly isWarm: () => boolean } {
  const { hall, streams, order, deletion, limits } = house;
  const ended = new AbortController();
  let isWarm = false;
  /** Something was played since memory was last given back. */
  let isFull = false;
  const giveBackIfQuiet = () => {
    if (hall.games.size + streams.size > 0) isFull = true;
    else if (isFull && answering.size === 0) {
      isFull = false;
      giveBack();
    }
  };
  let warming: Promise<void> | undefined;
  if (practice)
    app.server.once('listening', () => {
      warming = warmUp({ store, practice, ended: ended.signal, failed }).then((done) => {
        isWarm = done;
        if (!done) return;
        app.log.info('warm: every title has been played through');
        isFull = true;
        giveBackIfQuiet();
      });
    });

  let filling: Promise<void> | undefined;
  app.server.once('listening', () => {
    filling = fillIn({ store, ended: ended.signal, failed });
  });

  const expiry = new Expiry(store, order, deletion);
  const sweeper = setInterval(() => {
    void hall.sweep(Date.now() - memory.kept).then(giveBackIfQuiet);
    for (const limit of Object.values(limits)) if (limit instanceof Limit) limit.sweep();
    void store.keys.sweep(Date.now()).catch(failed);
    void expiry.look().catch(failed);
    void store.limits.sweep(Date.now()).catch(failed);
  }, memory.sweep);
  sweeper.unref();
  const watcher = setInterval(() => readers.look(), lookedEvery);
  watcher.unref();
  app.addHook('preClose', async () => {
    clearInterval(sweeper);
    clearInterval(watcher);
    order.close();
    ended.abort();
    metrics.close();
    await close();
    await warming;
    await filling;
    // Open requests are answered.
    const answered = [...answering].map((response) => once(response, 'close'));
    await Promise.race([
      Promise.all([...answered, endNotices()]),
      setTimeout(GRACE, undefined, { ref: false }),
    ]);
  });
  return { isWarm: () => isWarm };
}
