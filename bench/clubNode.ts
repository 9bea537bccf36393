/**
 * A node as `kursbuch serve` starts it, but for limits that ten tables from one address would meet: `clubNode.ts FOLDER MEMORY`,
 * with 0 for no setting. Says its address, then serves.
 */
import { createApp, listen, openStore, readSite, USUAL_PRACTICE } from '@kursbuch/server';
import { ceilingOf, giveBack } from '@kursbuch/server/memory';

const PLENTY = { burst: 1e9, perSecond: 1e9 };

const [folder = '', site = '', memory = '0'] = process.argv.slice(2);
const store = await openStore({ folder });
const app = createApp({
  store,
  site: readSite(site),
  rates: {
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
  },
  ...(memory !== '0' && { ceiling: ceilingOf(Number(memory) * 1024 * 1024) }),
  practice: USUAL_PRACTICE,
  giveBack,
  logger: { level: 'warn', stream: process.stderr },
});
const running = await listen(app, { host: '127.0.0.1', port: 0 });
process.once('SIGTERM', () => {
  process.disconnect?.();
  void running.close().then(() => store.close());
});
process.send?.({ address: running.address });
