/** What goes by itself: conditions that both whoever counts it and whoever takes it away ask for. */
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Schema } from './schema.ts';

type Condition<T extends keyof Schema> = (
  eb: ExpressionBuilder<Schema, T>,
) => ExpressionWrapper<Schema, T, SqlBool>;

/** Nobody has seen this person since then; no game that is played has a seat for them, and no passkey is kept. */
export const isUnseen =
  (since: number): Condition<'people'> =>
  ({ and, not, exists, selectFrom }) =>
    and([
      not(
        exists(
          selectFrom('sessions')
            .select('hash')
            .whereRef('sessions.person', '=', 'people.id')
            .where('used', '>=', since),
        ),
      ),
      not(
        exists(
          selectFrom('seats')
            .innerJoin('games', 'games.id', 'seats.game')
            .select('place')
            .whereRef('seats.person', '=', 'people.id')
            .where('games.status', '=', 'running'),
        ),
      ),
      not(exists(selectFrom('passkeys').select('id').whereRef('passkeys.person', '=', 'people.id'))),
    ]);

/** One person alone, or nobody, has waited at this open table since then. */
export const isForsaken = (table: string, before: number) =>
  sql<boolean>`${sql.ref(`${table}.status`)} = 'open' and ${sql.ref(`${table}.changed`)} < ${before} and
    coalesce(${sql.ref(`${table}.starts`)}, 0) < ${before} and
    (select count(*) from seats where seats.game = ${sql.ref(`${table}.id`)} and seats.person is not null) <= 1`;
