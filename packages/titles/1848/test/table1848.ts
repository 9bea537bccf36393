/** Tables of 1848 for tests; what they can do stands in the kit's `tables.ts`. */
import { P1, P2, P3, P4, P5, P6, run, tablesOf } from '../../../eighteen/test/tables.ts';
import { game, type Options, table, title } from '../rules/index.ts';

const { newTable, Play, TableBuilder } = tablesOf({ game, table, title });
type Play = InstanceType<typeof Play>;
type TableBuilder = InstanceType<typeof TableBuilder>;

/** A new table before the distribution of the privates; seats as listed (P1 first), rules of 2007. */
export const table1848 = (how: { players?: number } & Partial<Options> = {}): TableBuilder =>
  newTable(how as Parameters<typeof newTable>[0]);

/** The same in the edition of 2021. */
export const table2021 = (how: { players?: number } & Partial<Options> = {}): TableBuilder =>
  table1848({ edition: '2021', ...how });

export type { TableBuilder };
export { P1, P2, P3, P4, P5, P6, Play, run };

/** Loans taken long ago, by company: the money is spent, and the Bank of England's price has risen. */
export function withLoans(table: TableBuilder, loans: Readonly<Record<string, number>>): TableBuilder {
  const { companies, markers } = table.state;
  const taken = { ...companies };
  let out = 0;
  for (const [company, count] of Object.entries(loans)) {
    taken[company] = { ...(companies[company] as (typeof companies)[string]), loans: count };
    out += count;
  }
  const marker = { ...(markers.BOE as (typeof markers)[string]), cell: `6,${out}` };
  return table.set({ companies: taken, markers: { ...markers, BOE: marker } }).cash('BOE', 2000 - 100 * out);
}
