/**
 * Very many finished games in a database, made by its own statements: nobody could play them. They have seats, people,
 * entries and lines of talk of the usual sizes, but no meaning: they are there to be in the way.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Place } from '@kursbuch/server';
import { titles } from '@kursbuch/titles';
import pg from 'pg';
import { hashOf, tokenOf } from './preparedTables.ts';

interface Many {
  readonly finished: number;
  /** Of each of them. */
  readonly entries: number;
  readonly running: number;
  readonly open: number;
}

/** The person who is measured has played this many of them. */
const MINE = 300;
export const ME = 'me';
export const MY_COOKIE = `kursbuch=${tokenOf(ME)}`;

/** What differs between the two kinds of SQL. */
interface Dialect {
  /** A list of the numbers from 1 on, called `n`. */
  numbers(count: number, name: string): string;
  hex(value: string, digits: number): string;
  /** Indices are made when everything is there: that is sooner done. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Ids come in no order, as those that are drawn by lot. */
const idOf = ({ hex }: Dialect, n: string): string =>
  `${hex(`((${n} * 2654435761) % 4294967296)`, 8)} || ${hex(n, 12)}`;

const SHORT = '[{"seat":1,"action":{"type":"pass"}}]';
const LONG =
  '[{"seat":1,"action":{"type":"runTrains","runs":[{"train":0,"stops":["E11","E15","F16"]},{"train":1,"stops":["D10","F6","I1"]}]}}]';

function* statements(dialect: Dialect, { finished, entries, running, open }: Many): Generator<string> {
  const now = Date.now();
  const total = finished + running + open;
  const people = Math.max(100, Math.round(finished / 20));
  const { numbers } = dialect;
  yield* dialect.before;
  yield `insert into people (id, name, created) select 'p' || n, 'Player ' || n, ${now - 1e10} + n from ${numbers(people, 'people')}`;
  yield `insert into people (id, name, created) values ('${ME}', 'Me', ${now})`;
  yield `insert into sessions (hash, person, created, used) values ('${hashOf(tokenOf(ME))}', '${ME}', ${now}, ${now})`;
  const status = `case when n <= ${finished} then 'over' when n <= ${finished + running} then 'running' else 'open' end`;
  yield `insert into games (id, title, name, owner, size, listed, options, version, status, secret, commitment, seed, number, waiting, result, instructions, undo, created, changed, due)
    select ${idOf(dialect, 'n')}, case n % ${titles.length} ${titles.map(({ id }, index) => `when ${index} then '${id}'`).join(' ')} end,
      'Table ' || n, 'p' || (1 + n % ${people}), 3, case when n % 4 = 0 then 0 else 1 end, '{}', 1, ${status},
      ${dialect.hex('n', 64)}, ${dialect.hex('n', 64)}, ${dialect.hex('n', 64)}, ${entries}, '[]',
      case when n <= ${finished} then '{"cause":"bankBroken","scores":[4312,3120,2876],"ranking":[[0],[1],[2]]}' end, '[]', null,
      ${now - 1e10} + n, ${now - 1e9} + n, case when n > ${finished} and n <= ${finished + running} then ${now + 1e8} end
    from ${numbers(total, 'games')}`;
  for (const place of [0, 1, 2]) {
    // One of four has no third player, and is free at some that play.
    const who =
      place === 0
        ? `case when n <= ${MINE} then '${ME}' else 'p' || (1 + n % ${people}) end`
        : `'p' || (1 + (n * ${place === 1 ? 7919 : 104_729} + ${place}) % ${people})`;
    const where = place === 2 ? `where n % 4 <> 1 and n <= ${finished + running}` : '';
    yield `insert into seats (game, place, person, name, contribution, seat) select ${idOf(dialect, 'n')}, ${place}, ${who}, 'Player ${place}', ${dialect.hex('n', 48)}, ${place} from ${numbers(total, 'seats')} ${where} on conflict do nothing`;
  }
  for (let number = 1; number <= entries; number++)
    yield `insert into entries (game, number, keeps, steps, over, person, key, at)
      select ${idOf(dialect, 'n')}, ${number}, ${number - 1}, '${number % 2 === 0 ? SHORT : LONG}', ${number === entries ? 1 : 0},
        case when n <= ${MINE} then '${ME}' else 'p' || (1 + n % ${people}) end, 'key' || ${dialect.hex(`n * 100 + ${number}`, 9)}, ${now - 1e9} + n + ${number}
      from ${numbers(finished, 'entries')}`;
  // As they were kept when the games ended, of those who sit there.
  yield `insert into results (game, place, seat, person, player, title, players, rank, score, lead, agreed, companies, worth, ended)
    select games.id, seats.place, seats.seat, seats.person, null, games.title, 3, 1 + seats.place, 4312 - 600 * seats.place, 600 - 1200 * seats.place, 0, '["PRR","NYC"]', '[600,1200,2400,4312]', games.changed
    from games join seats on seats.game = games.id where games.status = 'over'`;
  yield `insert into messages (game, number, person, name, text, at) select ${idOf(dialect, 'n')}, 1, 'p' || (1 + n % ${people}), 'Player', 'Good game, thank you all', ${now - 1e9} + n from ${numbers(finished, 'messages')}`;
  yield* dialect.after;
}

const POSTGRES: Dialect = {
  numbers: (count, name) => `generate_series(1::bigint, ${count}) as ${name}(n)`,
  hex: (value, digits) => `lpad(to_hex((${value})::bigint), ${digits}, '0')`,
  before: [
    // What points to nothing is not looked for: there is none.
    'set session_replication_role = replica',
    'drop index entries_of_person',
    'alter table entries drop constraint entries_key',
    'alter table entries drop constraint one_entry_a_post',
  ],
  after: [
    'alter table entries add constraint entries_key primary key (game, number)',
    'alter table entries add constraint one_entry_a_post unique (game, person, key)',
    'create index entries_of_person on entries (person, at)',
    'vacuum analyze',
    'checkpoint',
  ],
};

const SQLITE: Dialect = {
  numbers: (count, name) =>
    `(with recursive ${name}_n(n) as (select 1 union all select n + 1 from ${name}_n where n < ${count}) select n from ${name}_n)`,
  hex: (value, digits) => `printf('%0${digits}x', ${value})`,
  before: [
    'pragma foreign_keys = off',
    'pragma synchronous = off',
    'pragma cache_size = -1000000',
    'drop index entries_of_person',
  ],
  after: ['create index entries_of_person on entries (person, at)', 'pragma wal_checkpoint(truncate)'],
};

/** Fill a database whose tables are there; gives how many bytes it takes. */
export async function fill(place: Place, many: Many): Promise<number> {
  if ('folder' in place) {
    const database = new DatabaseSync(join(place.folder, 'kursbuch.db'));
    for (const statement of statements(SQLITE, many)) database.exec(fitting(statement));
    const { bytes } = database
      .prepare('select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()')
      .get() as { bytes: number };
    database.close();
    return bytes;
  }
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  await client.query("set maintenance_work_mem = '1GB'");
  for (const statement of statements(POSTGRES, many)) await client.query(statement);
  const { rows } = await client.query('select pg_database_size(current_database()) as bytes');
  await client.end();
  return Number(rows[0].bytes);
}

/** SQLite takes a conflict clause behind a select only where that has a condition. */
const fitting = (statement: string): string =>
  statement.endsWith('on conflict do nothing') && !statement.includes(' where n %')
    ? statement.replace(/ on conflict do nothing$/, ' where true on conflict do nothing')
    : statement;
