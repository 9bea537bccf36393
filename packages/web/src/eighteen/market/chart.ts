/** A market taken apart into its charts: cells among which a marker can move belong together. */
import type { Cell, CellId, Direction, Market } from '@kursbuch/eighteen';
import { remembered } from '../../parts/remembered.ts';

export interface Chart {
  readonly cells: readonly Cell[];
  /** One row of prices. */
  readonly isLine: boolean;
  readonly top: number;
  readonly rows: number;
  readonly columns: number;
}

const DIRECTIONS: readonly Direction[] = ['right', 'left', 'up', 'down'];

export const chartsOf = remembered(separate);

function separate(market: Market): readonly Chart[] {
  const group = new Map<CellId, CellId>([...market.cells.keys()].map((id) => [id, id]));
  const head = (id: CellId): CellId => {
    let at = id;
    for (let next = group.get(at); next !== undefined && next !== at; next = group.get(at)) at = next;
    return at;
  };
  for (const id of market.cells.keys())
    for (const direction of DIRECTIONS) group.set(head(id), head(market.move(id, direction)));
  const charts = new Map<CellId, Cell[]>();
  for (const cell of market.cells.values()) {
    const cells = charts.get(head(cell.id));
    if (cells) cells.push(cell);
    else charts.set(head(cell.id), [cell]);
  }
  return [...charts.values()].map((cells) => {
    const top = Math.min(...cells.map(({ row }) => row));
    const bottom = Math.max(...cells.map(({ row }) => row));
    return {
      cells,
      isLine: top === bottom,
      top,
      rows: bottom - top + 1,
      columns: Math.max(...cells.map(({ column }) => column)) + 1,
    };
  });
}
