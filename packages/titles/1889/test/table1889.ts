/** Tables of 1889 for tests; what they can do stands in the kit's `tables.ts`. */
import { P1, P2, P3, P4, P5, P6, run, type TableBuilder, tablesOf } from '../../../eighteen/test/tables.ts';
import { game, type Options, table, title } from '../rules/index.ts';

const { newTable, Play } = tablesOf({ game, table, title });
type Play = InstanceType<typeof Play>;

/** A new table before the private sale; seats as listed (P1 first). */
export const table1889 = (how: { players?: number } & Partial<Options> = {}): TableBuilder =>
  newTable(how as Parameters<typeof newTable>[0]);

export type { TableBuilder };
export { P1, P2, P3, P4, P5, P6, Play, run };
