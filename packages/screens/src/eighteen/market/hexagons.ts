/** Cells with six sides, in rows of which each lies half a cell further left than the one above. */
import type { Cell } from '@kursbuch/eighteen';
import { type Chart, leftOf } from './chart.ts';

/** What of a chart its cells are drawn from. */
type HexChart = Pick<Chart, 'cells' | 'top' | 'left' | 'beyondLine'>;

type Point = readonly [number, number];

const round = (value: number): number => Math.round(value * 100) / 100;
const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The corners of a cell so wide, from the uppermost on as a clock goes. */
function corners(width: number): readonly Point[] {
  const side = width / Math.sqrt(3);
  return [
    [width / 2, 0],
    [width, side / 2],
    [width, side * 1.5],
    [width / 2, side * 2],
    [0, side * 1.5],
    [0, side / 2],
  ];
}

const hexagon = (width: number): string => `M${corners(width).map(at).join('L')}Z`;

const moved = (chart: HexChart, cell: Cell, width: number): readonly Point[] => {
  const [x, y] = [
    (leftOf({ hexagons: true, top: chart.top }, cell) - chart.left) * width,
    ((cell.row - chart.top) * 1.5 * width) / Math.sqrt(3),
  ];
  return corners(width).map(([dx, dy]) => [x + dx, y + dy]);
};

const frameOf = (chart: HexChart, width: number): string =>
  chart.cells
    .filter(({ par }) => par)
    .map((cell) => `M${moved(chart, cell, width).map(at).join('L')}Z`)
    .join('');

/** Rows and columns to the neighbour across each side, from the upper right one on as a clock goes. */
const SIDES: readonly Point[] = [
  [-1, 0],
  [0, 1],
  [1, 1],
  [1, 0],
  [0, -1],
  [-1, -1],
];

/** The sides between cells beyond the line and others. */
function lineOf(chart: HexChart, width: number): string {
  const zones = new Map(chart.cells.map(({ row, column, zone }) => [`${row},${column}`, zone]));
  return chart.cells
    .filter(({ zone }) => zone === chart.beyondLine)
    .flatMap((cell) => {
      const points = moved(chart, cell, width);
      return SIDES.flatMap(([rows, columns], side) => {
        const zone = zones.get(`${cell.row + rows},${cell.column + columns}`);
        if (zone === undefined || zone === chart.beyondLine) return [];
        return [`M${at(points[side] as Point)}L${at(points[(side + 1) % 6] as Point)}`];
      });
    })
    .join('');
}

/** Outlines of cells so wide: a cell, the frames around the par cells, the line where the zone beyond it begins. */
export const hexCells = { cell: hexagon, frames: frameOf, line: lineOf };
