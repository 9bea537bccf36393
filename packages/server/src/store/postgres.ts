/** The shared database: PostgreSQL, for several nodes. */
import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** The most connections of one node. */
const CONNECTIONS = 10;
/** A client hears within this many milliseconds that the database does not answer. */
const PATIENCE = 5000;
/** Whoever asked has gone by then; a little later the database gives it up as well, and does not work for nobody. */
const LET_GO = 1000;
/** A node that hangs in the middle of a transaction holds what others need: after that many milliseconds the database lets go of it. */
const MOST_IDLE = 2000;

const { builtins } = pg.types;

interface PostgresSettings {
  /** How long a question may take; 0: as long as it does, for what looks through everything. */
  readonly patience?: number;
}

export function postgres(url: string, { patience = PATIENCE }: PostgresSettings = {}): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: patience === 0 ? PATIENCE : patience,
    ...(patience > 0 && {
      query_timeout: patience,
      statement_timeout: patience + LET_GO,
      idle_in_transaction_session_timeout: MOST_IDLE,
    }),
    keepAlive: true,
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
  // A connection that is cut is not used again, and the next query gets another. It says so itself, to the pool while
  // nobody uses it, and in any case to those who listen to it: without one the whole process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool: withoutStuck(pool) });
}

/** What pg says of a question that took too long. */
const TOO_LONG = /^Query read timeout/;

/** A connection over which no answer came in time is not used again: the next question would wait behind it. */
function withoutStuck(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let isStuck = false;
      const query = (...asked: unknown[]) => {
        // A cursor is read bit by bit and has no answer of its own.
        const answer: unknown = Reflect.apply(client.query, client, asked);
        if (!(answer instanceof Promise)) return answer;
        return answer.catch((error: Error) => {
          isStuck ||= TOO_LONG.test(error.message);
          throw error;
        });
      };
      return { query, release: () => client.release(isStuck) } as PostgresPoolClient;
    },
  };
}
