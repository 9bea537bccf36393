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
  // A connection that waits and is cut is not used again; whoever needs one gets another.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
