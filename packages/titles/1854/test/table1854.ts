/** Tables of 1854 for tests; what they can do stands in the kit's `tables.ts`. */
import { P1, P2, P3, P4, P5, P6, run, tablesOf } from '../../../eighteen/test/tables.ts';
import { game, type Options, table, title } from '../index.ts';
import { type Own, ownOf } from '../own.ts';

const { newTable, Play, TableBuilder } = tablesOf({ game, table, title });
type Play = InstanceType<typeof Play>;
type TableBuilder = InstanceType<typeof TableBuilder>;

/** A new table before the auction; seats as listed (P1 first). */
export const table1854 = (how: { players?: number } & Partial<Options> = {}): TableBuilder =>
  newTable(how as Parameters<typeof newTable>[0]);

/** Change what only 1854 remembers. */
export const withOwn = (builder: TableBuilder, change: Partial<Own>): TableBuilder =>
  builder.set({ own: { ...ownOf(builder.state), ...change } });

export type { TableBuilder };
export { P1, P2, P3, P4, P5, P6, Play, run };
