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
  /** Rows of hexagons, each half a cell further left than the one above. */
  readonly hexagons: boolean;
  /** Cells of this zone begin at a line. */
  readonly beyondLine: string | null;
  /** Where its leftmost cell begins and how far the last one reaches, in cells. */
  readonly left: number;
  readonly width: number;
}

/** Where a cell begins, in cells from the left end of the first row. */
export const leftOf = (
  { hexagons, top }: Pick<Chart, 'hexagons' | 'top'>,
  { row, column }: Pick<Cell, 'row' | 'column'>,
): number => (hexagons ? column - (row - top) / 2 : column);

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
    const isLine = top === bottom;
    const hexagons = !isLine && market.form.hexagons === true;
    const columns = Math.max(...cells.map(({ column }) => column)) + 1;
    const lefts = cells.map((cell) => leftOf({ hexagons, top }, cell));
    const left = hexagons ? Math.min(...lefts) : 0;
    return {
      cells,
      isLine,
      top,
      rows: bottom - top + 1,
      columns,
      hexagons,
      beyondLine: market.form.beyondLine ?? null,
      left,
      width: hexagons ? Math.max(...lefts) + 1 - left : columns,
    };
  });
}
