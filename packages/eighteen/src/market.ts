/** Markets: where a price marker may stand and where it goes. A marker's cell is all the state there is. */
import type { CellFacts, CellId, CompanyId, EighteenState } from './types.ts';

export interface Cell extends CellFacts {
  readonly id: CellId;
  readonly row: number;
  readonly column: number;
}

/** Dividend and withholding move along, sales and sold-out companies across, and where cells have six neighbours two more ways lead on. What that means is the market's own affair. */
export type Direction = 'right' | 'left' | 'up' | 'down' | 'upLeft' | 'downRight';

/** How a chart lies on its board, where it is more than rows and columns. */
interface ChartForm {
  /** Cells have six sides, and each row lies half a cell further left than the one above. */
  readonly hexagons?: true;
  /** Cells of this zone begin at a line that companies cross. */
  readonly beyondLine?: string;
}

export interface Market {
  readonly cells: ReadonlyMap<CellId, Cell>;
  /** Par prices, highest first, with their cells. */
  readonly par: ReadonlyMap<number, CellId>;
  readonly form: ChartForm;
  /** The cell one step away; the same cell where the marker cannot move. */
  move(cell: CellId, direction: Direction): CellId;
}

/** One row of prices that only go up: a marker moves right, and never otherwise. */
export function lineMarket(row: number, prices: readonly number[], zone: string): Market {
  const cells = new Map<CellId, Cell>();
  prices.forEach((price, column) => {
    cells.set(`${row},${column}`, { id: `${row},${column}`, price, zone, row, column });
  });
  const move = (id: CellId, direction: Direction): CellId => {
    const { column } = cells.get(id) as Cell;
    return direction === 'right' ? (cells.get(`${row},${column + 1}`)?.id ?? id) : id;
  };
  return { cells, par: new Map(), form: {}, move };
}

/** Two charts on one board; a marker stays on its own. */
export function joinMarkets(one: Market, other: Market): Market {
  return {
    cells: new Map([...one.cells, ...other.cells]),
    par: new Map([...one.par, ...other.par]),
    form: one.form,
    move: (cell, direction) => (one.cells.has(cell) ? one : other).move(cell, direction),
  };
}

/** A chart of rows and columns: at the right end a marker goes up instead, at the left end down. Rows of hexagons, each half a cell further left, are the same. */
export function gridMarket(rows: readonly (readonly (CellFacts | null)[])[], form: ChartForm = {}): Market {
  const cells = new Map<CellId, Cell>();
  const par = new Map<number, CellId>();
  rows.forEach((row, r) => {
    row.forEach((facts, c) => {
      if (!facts) return;
      const cell = { ...facts, id: `${r},${c}`, row: r, column: c };
      cells.set(cell.id, cell);
      if (facts.par) par.set(facts.price, cell.id);
    });
  });
  const at = (row: number, column: number) => cells.get(`${row},${column}`)?.id;
  const move = (id: CellId, direction: Direction): CellId => {
    const { row, column } = cells.get(id) as Cell;
    switch (direction) {
      case 'right':
        return at(row, column + 1) ?? at(row - 1, column) ?? id;
      case 'left':
        return at(row, column - 1) ?? at(row + 1, column) ?? id;
      case 'up':
        return at(row - 1, column) ?? id;
      case 'down':
        return at(row + 1, column) ?? id;
      case 'upLeft':
        return at(row - 1, column - 1) ?? id;
      case 'downRight':
        return at(row + 1, column + 1) ?? id;
    }
  };
  return { cells, par, form, move };
}

export function cellOf(market: Market, state: EighteenState, company: CompanyId): Cell | undefined {
  const marker = state.markers[company];
  return marker && market.cells.get(marker.cell);
}

/** The price of a share on the market; undefined while the company has none. */
export const priceOf = (market: Market, state: EighteenState, company: CompanyId): number | undefined =>
  cellOf(market, state, company)?.price;

/** Who acts first: the higher price, then the cell further right, the upper row, the marker on top of its pile. */
export function byMarketOrder(market: Market, state: EighteenState) {
  return (one: CompanyId, other: CompanyId): number => {
    const a = cellOf(market, state, one);
    const b = cellOf(market, state, other);
    if (!a || !b) return a ? -1 : b ? 1 : 0;
    return (
      b.price - a.price ||
      b.column - a.column ||
      a.row - b.row ||
      (state.markers[one]?.arrival ?? 0) - (state.markers[other]?.arrival ?? 0)
    );
  };
}

/** Rows written as text: a price, a letter for its zone, a star for par; a dot for no cell. */
export function rowsFromText(
  lines: readonly string[],
  zones: Readonly<Record<string, string>>,
): readonly (readonly (CellFacts | null)[])[] {
  return lines.map((line) =>
    line.split(' ').map((word) => {
      const [, price, zone = '', par = ''] = /^(\d+)([a-z]?)(\*?)$/.exec(word) ?? [];
      if (price === undefined) return null;
      const facts = { price: Number(price), zone: zones[zone] ?? 'normal' };
      return par ? { ...facts, par: true } : facts;
    }),
  );
}
