/**
 * The server that is measured, in a process of its own: `serverNode.ts FOLDER [warm] [usual]`, or the address of a PostgreSQL. Says
 * its address, then serves; asked by a message it says what it has used. Games that nobody asks for are forgotten after a moment, not after minutes.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createApp, listen, openStore, USUAL_PRACTICE } from '@kursbuch/server';
import { giveBack } from '@kursbuch/server/memory';

const PLENTY = { burst: 1e9, perSecond: 1e9 };

const [where = '', ...how] = process.argv.slice(2);
const store = await openStore(where.startsWith('postgres') ? { url: where } : { folder: where });
const rates = {
  guests: PLENTY,
  accounts: PLENTY,
  letters: PLENTY,
  mailboxes: PLENTY,
  guesses: PLENTY,
  uploads: PLENTY,
  exports: PLENTY,
  pages: PLENTY,
  invitations: PLENTY,
  invited: PLENTY,
  asking: PLENTY,
  entering: PLENTY,
  telling: PLENTY,
  addresses: PLENTY,
  tables: PLENTY,
  listed: PLENTY,
  sitting: PLENTY,
  writes: PLENTY,
  questions: PLENTY,
  requests: PLENTY,
};
const app = createApp({
  store,
  ...(!how.includes('usual') && {
    rates,
    mostLines: 1e9,
    mostLinesAround: 1e9,
    memory: { kept: 1500, sweep: 500 },
  }),
  practice: how.includes('warm') ? USUAL_PRACTICE : null,
  giveBack,
});
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const running = await listen(app, { host: '127.0.0.1', port: 0 });

process.on('message', () => {
  // Before the tidying that nobody asked for.
  const cpu = process.cpuUsage();
  const late = { p99: delay.percentile(99) / 1e6, most: delay.max / 1e6 };
  // Twice: what is freed by the first may free more.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapUsed, rss, cpu, late, tidying: process.cpuUsage(cpu) });
  delay.reset();
});
process.once('SIGTERM', () => {
  process.disconnect?.();
  void running.close().then(() => store.close());
});
process.send?.({ address: running.address });
