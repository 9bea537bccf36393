/** One PostgreSQL for all tests of the server: every test makes databases of its own in it. */
import { startPostgres } from './databases.ts';

/** `TEST_DATABASE_URL` names one that runs already. */
export default async function serve(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const { url, end } = await startPostgres();
  process.env.TEST_DATABASE_URL = url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await end();
  };
}
