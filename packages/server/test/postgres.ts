/** One PostgreSQL for all tests of the server: every test makes databases of its own in it. */
import { dropModel, makeModel, startPostgres } from './databases.ts';

/** `TEST_DATABASE_URL` names one that runs already. */
export default async function serve(): Promise<(() => Promise<void>) | undefined> {
  // For another project of the same run it is there.
  if (process.env.TEST_DATABASE_MODEL) return undefined;
  const given = process.env.TEST_DATABASE_URL;
  // Counting a few rows now and then, it would plan otherwise in one run than in the next.
  const { url, end } = given ? { url: given, end: undefined } : await startPostgres(['-c', 'autovacuum=off']);
  // Whoever starts it also ends this process by a hook of his own, as if all had gone well.
  process.prependListener('beforeExit', () => {
    if (process.exitCode) process.exit(process.exitCode);
  });
  const model = await makeModel(url);
  process.env.TEST_DATABASE_URL = url;
  process.env.TEST_DATABASE_MODEL = model;
  return async () => {
    delete process.env.TEST_DATABASE_MODEL;
    if (!end) return dropModel(url, model);
    delete process.env.TEST_DATABASE_URL;
    await end();
  };
}
