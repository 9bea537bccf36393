/** The end of a game as a table for a file: the ranking, an empty line, and everything after every round. */
import type { Seat } from '@kursbuch/table';
import type { CsvCell } from '../parts/csv.ts';
import { ui } from '../words/index.ts';
import { pointName } from './CourseChart.tsx';
import type { Ending } from './ending.ts';

/** All rows have the same number of cells, as readers of such files ask for. */
export function endingRows(ending: Ending, nameOf: (seat: Seat) => string): readonly (readonly CsvCell[])[] {
  const text = ui().end;
  const { parts, ranked, points, charts, score } = ending;
  const best = ranked[0]?.score ?? 0;
  const courses = charts.flatMap(({ title, courses }) =>
    courses.map(({ name, values }) => ({ name: `${title}: ${name}`, values })),
  );
  const rows: readonly (readonly CsvCell[])[] = [
    [text.place, text.player, score, text.behind, ...parts.map(({ name }) => name)],
    ...ranked.map((row) => [
      row.place,
      nameOf(row.seat),
      row.score,
      row.score - best,
      ...parts.map((_, index) => row.parts[index] ?? 0),
    ]),
    [],
    [ui().chart.after, ...courses.map(({ name }) => name)],
    ...points.map((_, index) => [
      pointName(points, index),
      ...courses.map(({ values }) => values[index] ?? null),
    ]),
  ];
  const width = Math.max(...rows.map(({ length }) => length));
  return rows.map((row) => [...row, ...Array<null>(width - row.length).fill(null)]);
}
