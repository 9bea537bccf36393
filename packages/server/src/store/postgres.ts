/** The shared database: PostgreSQL, for several nodes. */
import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** At most so many connections of one node. */
const CONNECTIONS = 10;
/** Whoever asks is told within so many milliseconds that the database does not answer. */
const PATIENCE = 5000;

const { builtins } = pg.types;

export function postgres(url: string): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    // Times are read as numbers, as the embedded database gives them.
    types: {
      getTypeParser: (id, format) =>
        id === builtins.INT8
          ? Number
          : format === 'binary'
            ? pg.types.getTypeParser(id, format)
            : pg.types.getTypeParser(id),
    },
  });
  // A connection that is cut is not used again, and whoever needs one gets another. It says so itself, to the pool while
  // nobody uses it, and in any case to those who listen to it: without one the whole process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
