/** Lines over the course of a game. The axis is a route with its main rounds as stops; names stand at the ends of the lines. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useWidth } from '../parts/useWidth.ts';
import { ui, words } from '../words/index.ts';
import { apart, scaleTo } from './chart.ts';

/** A moment of the game along the axis. */
interface Point {
  /** Its name in short. */
  readonly short: string;
  /** A stop of the axis, with its name where there is room. */
  readonly isMajor: boolean;
  /** The last point is the end of the game, or now. */
  readonly isLast: boolean;
}

interface Course {
  readonly key: string;
  readonly name: string;
  readonly color: string;
  readonly dash: string;
  /** By point; null where there is none. */
  readonly values: readonly (number | null)[];
  /** What stands at the end of the line, 20 high, around the left end. */
  readonly label: ComponentChildren;
  /** How wide that is. */
  readonly labelWidth: number;
  /** What stands at the end of a line that does not reach the end of the game. */
  readonly ends?: ComponentChildren;
}

const HEIGHT = 380;
const [LEFT, BELOW, ABOVE] = [42, 30, 12];
/** Between the last point and its label. */
const LEAD = 18;

export function CourseChart({
  title,
  hint,
  points,
  courses,
}: {
  readonly title: string;
  readonly hint: string;
  readonly points: readonly Point[];
  readonly courses: readonly Course[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box).value || 480;
  const { number } = words();
  const right = width - LEAD - Math.max(0, ...courses.map(({ labelWidth }) => labelWidth));
  const most = Math.max(0, ...courses.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const { max, step } = scaleTo(most, 6);
  const ground = HEIGHT - BELOW;
  const x = (index: number): number => LEFT + (index / Math.max(1, points.length - 1)) * (right - LEFT);
  const y = (value: number): number => ground - (value / max) * (ground - ABOVE);
  const lasting = courses.flatMap((course) => {
    const end = course.values.findLastIndex((value) => value !== null);
    return end < 0 ? [] : [{ course, end, height: y(course.values[end] ?? 0) }];
  });
  const through = lasting.filter(({ end }) => end === points.length - 1);
  const heights = apart(
    through.map(({ height }) => height),
    20,
    ground - 6,
  );
  const lines = Array.from({ length: Math.round(max / step) + 1 }, (_, index) => index * step);
  return (
    <div class="course">
      <h2>
        {title}
        <span>{hint}</span>
      </h2>
      <div ref={box}>
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          {lines.map((value) => (
            <g key={value}>
              <path class="grid" d={`M${LEFT} ${y(value)}H${right}`} />
              <text class="ax" x={LEFT - 9} y={y(value) + 4} style={{ textAnchor: 'end' }}>
                {number(value)}
              </text>
            </g>
          ))}
          <path class="axis" d={`M${LEFT} ${ground}H${right}`} />
          <Stops points={points} x={x} y={ground} />
          {lasting.map(({ course }) => (
            <path
              key={course.key}
              class="ln"
              style={{ stroke: course.color, strokeDasharray: course.dash }}
              d={pathOf(course, x, y)}
            />
          ))}
          {lasting
            .filter(({ end }) => end < points.length - 1)
            .map(({ course, end, height }) => (
              <g key={course.key} transform={`translate(${x(end)} ${height})`}>
                {course.ends}
              </g>
            ))}
          {through.map(({ course, end, height }, index) => (
            <g key={course.key}>
              <path class="lead" d={`M${x(end) + 3} ${height}L${right + LEAD - 5} ${heights[index]}`} />
              <g transform={`translate(${right + LEAD} ${heights[index]})`}>{course.label}</g>
            </g>
          ))}
        </svg>
      </div>
      <details>
        <summary>{ui().chart.asTable}</summary>
        <ChartTable title={title} points={points} courses={courses} />
      </details>
    </div>
  );
}

/** A line, broken where there is no value. */
function pathOf({ values }: Course, x: (index: number) => number, y: (value: number) => number): string {
  let pen = false;
  return values
    .map((value, index) => {
      if (value === null) {
        pen = false;
        return '';
      }
      const move = pen ? 'L' : 'M';
      pen = true;
      return `${move}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
}

function Stops({
  points,
  x,
  y,
}: {
  readonly points: readonly Point[];
  readonly x: (index: number) => number;
  readonly y: number;
}) {
  const stops = points.flatMap(({ short, isMajor, isLast }, index) =>
    isLast || isMajor ? [{ index, short, isLast }] : [],
  );
  const r = Math.max(2, Math.min(4.5, (x(points.length - 1) - x(0)) / stops.length / 2.6));
  let free = Number.NEGATIVE_INFINITY;
  const last = stops.at(-1);
  return (
    <>
      {stops.map((stop) => {
        const { index, short, isLast } = stop;
        // Labels keep apart, and none comes too near to the last.
        const fits =
          isLast || (x(index) - free >= 38 && (last === undefined || x(last.index) - x(index) >= 38));
        if (fits) free = x(index);
        return (
          <g key={index}>
            <circle class="tick-stop" cx={x(index)} cy={y} r={r} />
            {fits && (
              <text class="ax" x={x(index)} y={y + 22}>
                {isLast ? ui().chart.end : short}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

function ChartTable({
  title,
  points,
  courses,
}: {
  readonly title: string;
  readonly points: readonly Point[];
  readonly courses: readonly Course[];
}) {
  const { number } = words();
  const { chart } = ui();
  return (
    <div class="scroll">
      <table class="tt">
        <caption class="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{chart.after}</th>
            {courses.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ short, isLast }, index) => (
            <tr key={index}>
              <th scope="row" class="co">
                {isLast ? chart.end : index === 0 ? chart.start : short}
              </th>
              {courses.map(({ key, values }) => (
                <td key={key}>
                  {values[index] === null || values[index] === undefined ? '·' : number(values[index])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
