/**
 * A server in a process of its own, to be killed: `serverProcess.ts FOLDER`, or the address of a PostgreSQL. Says its
 * address, then serves.
 */
import { createApp, listen, openStore } from '../src/index.ts';
import { NO_LIMITS } from './club.ts';

const [where = ''] = process.argv.slice(2);
const store = await openStore(where.startsWith('postgres') ? { url: where } : { folder: where });
const running = await listen(createApp({ store, rates: NO_LIMITS }), { host: '127.0.0.1', port: 0 });
process.stdout.write(`${running.address}\n`);
process.once('SIGTERM', () => void running.close().then(() => store.close()));
