/** The columns of the table of companies and players: what stands in them, and how rows are put in order by them. */
import type { CompanyId } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { CsvCell } from '../../parts/csv.ts';
import type { FigureRow } from '../game/contributions.ts';
import type { CompanyFigures, PlayerFigures } from './figures.ts';
import type { RevenueRound } from './revenueHistory.ts';

export type Column =
  | {
      readonly kind:
        | 'order'
        | 'price'
        | 'par'
        | 'offer'
        | 'pool'
        | 'own'
        | 'treasury'
        | 'trains'
        | 'stations'
        | 'privates';
    }
  | { readonly kind: 'player'; readonly seat: Seat }
  | {
      readonly kind: 'ofTitle';
      readonly row: FigureRow;
      value(company: CompanyId): number | null;
    }
  | { readonly kind: 'revenue'; readonly round: RevenueRound };

export interface Sorting {
  /** `columnKey` of a column. */
  readonly by: string;
  readonly falling: boolean;
}

/** The order of the market. */
export const MARKET_ORDER: Sorting = { by: 'order', falling: false };

export const columnKey = (column: Column): string => {
  if (column.kind === 'player') return `player ${column.seat}`;
  if (column.kind === 'ofTitle') return `title ${column.row.id}`;
  return column.kind === 'revenue' ? `revenue ${column.round.key}` : column.kind;
};

export function columnsOf(
  companies: readonly CompanyFigures[],
  players: readonly PlayerFigures[],
  rounds: readonly RevenueRound[],
  ofTitle: readonly Column[] = [],
): readonly Column[] {
  return [
    { kind: 'order' },
    { kind: 'price' },
    { kind: 'par' },
    ...players.map(({ seat }) => ({ kind: 'player', seat }) as const),
    { kind: 'offer' },
    { kind: 'pool' },
    ...(companies.some(({ own }) => own > 0) ? [{ kind: 'own' } as const] : []),
    { kind: 'treasury' },
    { kind: 'trains' },
    { kind: 'stations' },
    ...ofTitle,
    ...(companies.some(({ privates }) => privates.length > 0) ? [{ kind: 'privates' } as const] : []),
    // The newest beside the figures of today.
    ...[...rounds].reverse().map((round) => ({ kind: 'revenue', round }) as const),
  ];
}

/** What a company has in a column, as it goes into a file; null for nothing. */
export function valueIn(column: Column, row: CompanyFigures): CsvCell {
  switch (column.kind) {
    case 'order':
      return row.order;
    case 'player':
      return row.holdings[column.seat] || null;
    case 'trains':
      return row.trains.map(({ kind }) => kind).join(' ') || null;
    case 'stations':
      return row.stations === 0 ? null : row.stationsLeft;
    case 'privates':
      return row.privates.join(' ') || null;
    case 'offer':
    case 'pool':
    case 'own':
      return row[column.kind] || null;
    case 'treasury':
      return row.standing === 'unstarted' ? null : row.treasury;
    case 'ofTitle':
      return column.value(row.company);
    case 'revenue':
      return column.round.earned.get(row.company)?.revenue ?? null;
    default:
      return row[column.kind];
  }
}

/** Rows put in order by a column. Without a value: last, whichever way; equals stay in the order of the market. */
export function sorted(
  rows: readonly CompanyFigures[],
  column: Column | undefined,
  falling: boolean,
): readonly CompanyFigures[] {
  if (!column || column.kind === 'order') return falling ? [...rows].reverse() : rows;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueIn(column, one), valueIn(column, other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const rising =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : String(a).localeCompare(String(b), undefined, { numeric: true });
    return falling ? -rising : rising;
  });
}

/** The next order when a head is touched: figures from the greatest down, then up, then the market again. */
export function sortedNext(now: Sorting, column: Column): Sorting {
  const by = columnKey(column);
  if (column.kind === 'order') return MARKET_ORDER;
  if (now.by !== by) return { by, falling: true };
  return now.falling ? { by, falling: false } : MARKET_ORDER;
}
