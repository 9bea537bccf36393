/** One PostgreSQL for all tests of the server: every test makes databases of its own in it. */
import { startPostgres } from './databases.ts';

/** `TEST_DATABASE_URL` names one that runs already. */
export default async function serve(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  // Counting a few rows now and then, it would plan otherwise in one run than in the next.
  const { url, end } = await startPostgres(['-c', 'autovacuum=off']);
  // Whoever starts it also ends this process by a hook of his own, as if all had gone well.
  process.prependListener('beforeExit', () => {
    if (process.exitCode) process.exit(process.exitCode);
  });
  process.env.TEST_DATABASE_URL = url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await end();
  };
}
