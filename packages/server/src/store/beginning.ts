/** What begins so, whatever the letters: found by an index, in the order of signs that both databases have. */
import { type RawBuilder, sql } from 'kysely';

/** A language of the system would put signs into an order of its own. */
export const smallLetters = (column: string, isShared: boolean): RawBuilder<string> =>
  isShared ? sql`(lower(${sql.ref(column)}) collate "C")` : sql`lower(${sql.ref(column)})`;

/** Behind everything that begins so. */
const LAST = '\u{10ffff}';

export function begins(column: string, text: string, isShared: boolean): RawBuilder<boolean> {
  const [from, letters] = [text.toLowerCase(), smallLetters(column, isShared)];
  return sql<boolean>`(${letters} >= ${from} and ${letters} < ${from + LAST})`;
}
