/** A chart of the stock market: cells with their zones, frames around the par prices, markers in their piles, and ways. */
import './market.css';
import type { Cell, CellId, CompanyId, EighteenState } from '@kursbuch/eighteen';
import type { Look } from '../game/look.ts';
import { Mark } from '../parts/Mark.tsx';
import { type Chart, leftOf } from './chart.ts';
import { hexCells } from './hexagons.ts';
import type { MarkerMove } from './moves.ts';

/** A way to be drawn; with `lands` all of it, to a ringed marker. */
export interface Way {
  readonly move: MarkerMove;
  readonly lands: boolean;
}

interface Measures {
  readonly cw: number;
  /** From row to row. */
  readonly ch: number;
  /** What the last row needs beyond that. */
  readonly below: number;
  readonly price: number;
  readonly mark: number;
  /** From the upper end of a cell to the middle of its markers. */
  readonly foot: number;
}

/** The side panel is so wide inside. */
const PANEL = 402;

function measures({ width, hexagons }: Chart, compact: boolean): Measures {
  const cw = compact ? Math.min(26, PANEL / width) : 47;
  if (hexagons) {
    // A regular hexagon on its point: the next row begins where its sides end.
    const side = cw / Math.sqrt(3);
    const mark = compact ? cw * 0.46 : 11.6;
    const foot = compact ? side : 2 * side - mark - 7;
    return { cw, ch: 1.5 * side, below: side / 2, price: compact ? cw * 0.52 : 12.5, mark, foot };
  }
  if (compact) return { cw, ch: 21.4, below: 0, price: 10.5, mark: 9.4, foot: 10.7 };
  return { cw, ch: 42, below: 0, price: 12.5, mark: 11.6, foot: 28.4 };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The markers on a cell; the first to arrive lies on top. */
export function pileOn(state: EighteenState, cell: CellId): readonly CompanyId[] {
  return Object.entries(state.markers)
    .filter(([company, marker]) => marker.cell === cell && !state.companies[company]?.closed)
    .sort(([, one], [, other]) => one.arrival - other.arrival)
    .map(([company]) => company);
}

export function ChartDrawing({
  chart,
  state,
  look,
  ways,
  compact,
  label,
  cellName,
}: {
  readonly chart: Chart;
  readonly state: EighteenState;
  readonly look: Look;
  readonly ways: readonly Way[];
  readonly compact: boolean;
  readonly label: string;
  readonly cellName: (cell: Cell, pile: readonly CompanyId[]) => string;
}) {
  const { cw, ch, below, price, mark, foot } = measures(chart, compact);
  const hexes = chart.hexagons ? hexCells : undefined;
  const corner = (cell: Cell): readonly [number, number] => [
    (leftOf(chart, cell) - chart.left) * cw,
    (cell.row - chart.top) * ch,
  ];
  const byId = new Map(chart.cells.map((cell) => [cell.id, cell]));
  const middle = (id: CellId): readonly [number, number] | undefined => {
    const cell = byId.get(id);
    if (!cell) return undefined;
    const [x, y] = corner(cell);
    return [x + cw / 2, y + foot];
  };
  const piles = new Map(chart.cells.map(({ id }) => [id, pileOn(state, id)]));
  const [w, h] = [chart.width * cw, chart.rows * ch + below];
  return (
    <svg
      class={`market${compact ? ' mini' : ''}`}
      viewBox={`-1 -1 ${round(w + 2)} ${round(h + 2)}`}
      style={{ '--wide': `${round(w + 2)}px` }}
      role="img"
      aria-label={label}
    >
      {chart.cells.map((cell) => {
        const pile = piles.get(cell.id) ?? [];
        const [x, y] = corner(cell);
        const inMiddle = compact || chart.hexagons;
        const free = compact || (chart.hexagons && pile.length === 0);
        return (
          <g key={cell.id} transform={`translate(${round(x)} ${round(y)})`}>
            <title>{cellName(cell, pile)}</title>
            {hexes ? (
              <path class={`cell z-${cell.zone}`} d={hexes.cell(cw)} />
            ) : (
              <rect class={`cell z-${cell.zone}`} width={round(cw)} height={round(ch)} />
            )}
            {!(compact && pile.length > 0) && (
              <text
                class={`cell-price z-${cell.zone}${cell.par ? ' par' : ''}`}
                x={inMiddle ? round(cw / 2) : 4.5}
                y={round(free ? (ch + below) / 2 + price * 0.36 : price + (chart.hexagons ? 8 : 2))}
                font-size={round(price)}
                style={{ textAnchor: inMiddle ? 'middle' : 'start' }}
              >
                {cell.price}
              </text>
            )}
          </g>
        );
      })}
      {hexes ? (
        <path class="par-frame" d={hexes.frames(chart, cw)} />
      ) : (
        frames(chart).map(([column, row, count]) => (
          <rect
            key={`${column},${row}`}
            class="par-frame"
            x={round(column * cw)}
            y={round(row * ch)}
            width={round(cw)}
            height={round(count * ch)}
          />
        ))
      )}
      {hexes && <path class="beyond-line" d={hexes.line(chart, cw)} />}
      {[...piles]
        .flatMap(([id, pile]) => pile.map((company, place) => ({ id, company, place, of: pile.length })))
        // Piles over single markers; in a pile the first comes last, so that it lies on top.
        .sort((one, other) => one.of - other.of || other.place - one.place)
        .map(({ id, company, place, of }) => {
          const [x, y] = middle(id) as readonly [number, number];
          const r = of > 1 ? mark * 0.82 : mark;
          const pitch = compact
            ? Math.min(9.5, 14 / (of - 1 || 1))
            : Math.min(2 * r - 2, (cw - 2 * r - 2) / (of - 1 || 1));
          const aside = (place - (of - 1) / 2) * pitch;
          return (
            <g
              key={company}
              class="chip"
              style={{ transform: `translate(${round(x + aside)}px, ${round(y)}px)` }}
            >
              <Mark look={look} company={company} r={round(r)} />
            </g>
          );
        })}
      {ways.map(({ move, lands }) => {
        const [from, to] = [move.from === null ? undefined : middle(move.from), middle(move.to)];
        if (!to) return null;
        const kind = move.gain ? 'plus' : 'minus';
        return (
          <g key={`${move.company} ${move.to}`} class="way">
            {from && <Arrow from={from} to={to} cw={cw} ch={ch} kind={kind} all={lands} />}
            {lands && (
              // The last to arrive lies at the right, below the others.
              <g
                transform={`translate(${round(to[0] + (piles.get(move.to)?.length ? mark * 0.8 : 0))} ${round(to[1])})`}
              >
                <circle class="landing" r={round(mark + 1.5)} />
                <g class="chip">
                  <Mark look={look} company={move.company} r={round(mark * 0.94)} />
                </g>
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Arrow({
  from: [x1, y1],
  to: [x2, y2],
  cw,
  ch,
  kind,
  all,
}: {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly cw: number;
  readonly ch: number;
  readonly kind: 'plus' | 'minus';
  readonly all: boolean;
}) {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const [along, across] = [Math.cos(angle), Math.sin(angle)];
  const at = (dx: number, dy: number): string => `${round(x1 + along * dx)} ${round(y1 + across * dy)}`;
  const length = Math.hypot(x2 - x1, y2 - y1) - Math.min(cw, ch) * 0.56;
  const far = all && length > Math.min(cw, ch) * 0.6;
  const [start, end] = [
    at(cw * 0.5 - 3, ch * 0.5 - 3),
    far ? at(length, length) : at(cw * 0.5 + (all ? 3 : 9), ch * 0.5 + (all ? 3 : 9)),
  ];
  return (
    <>
      <path class={`move ${kind}`} d={`M${start}L${end}`} />
      <path
        class="move-head"
        d="M0 0L-7 -4V4Z"
        transform={`translate(${end}) rotate(${round((angle * 180) / Math.PI)})`}
      />
    </>
  );
}

/** One heavy frame around each row of par cells in a column: column, row, length. */
function frames({ cells, top }: Chart): readonly (readonly [number, number, number])[] {
  const par = new Set(cells.filter((cell) => cell.par).map(({ row, column }) => `${row},${column}`));
  return cells.flatMap(({ row, column }) => {
    if (!par.has(`${row},${column}`) || par.has(`${row - 1},${column}`)) return [];
    let count = 1;
    while (par.has(`${row + count},${column}`)) count++;
    return [[column, row - top, count] as const];
  });
}
