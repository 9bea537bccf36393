/** Lines over the course of a game. The axis is a route with its main rounds as stops; names stand at the ends of the lines. */
import './course.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useSize } from '../parts/useSize.ts';
import { ui, words } from '../words/index.ts';
import { apart, cutTo, linesOf, namedAt, scaleTo, valuesIn, widthOfLabel } from './chart.ts';
import type { Chart, Course, Point } from './ending.ts';

const [LEFT, BELOW, ABOVE] = [42, 26, 8];
/** Between the last point and its label. */
const LEAD = 18;
/** Labels keep so far apart, and each line of the scale has at least so much room. */
const [LABEL, LINE] = [20, 48];
/** The most a name takes. */
const NAME = 88;
/** Where there is a mark, the value stands behind it. */
const BESIDE = 25;

const shortName = (name: string): string => cutTo(name, NAME);

/** `head` stands in the place of the title. */
export function CourseChart({
  chart,
  points,
  head,
}: {
  readonly chart: Chart;
  readonly points: readonly Point[];
  readonly head?: ComponentChildren;
}) {
  const asTable = useSignal(false);
  const { title, hint } = chart;
  const text = ui().chart;
  return (
    <section class="course" aria-label={title}>
      <header>
        {head ?? (
          <h2>
            {title}
            <span>{hint}</span>
          </h2>
        )}
        <button
          type="button"
          class="as-table"
          aria-pressed={asTable.value}
          onClick={() => {
            asTable.value = !asTable.value;
          }}
        >
          {text.asTable}
        </button>
      </header>
      {asTable.value ? (
        <ChartTable chart={chart} points={points} />
      ) : (
        <ChartLines chart={chart} points={points} />
      )}
    </section>
  );
}

function ChartLines({ chart, points }: { readonly chart: Chart; readonly points: readonly Point[] }) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box).value;
  /** The line a pointer is on: the others step back. */
  const held = useSignal<string | null>(null);
  const { number } = words();
  const { courses } = chart;
  const ended = ({ values }: Course): string => number(values.findLast((value) => value !== null) ?? 0);
  const labelWidth = (course: Course): number =>
    course.mark
      ? BESIDE + widthOfLabel(ended(course))
      : widthOfLabel(`${shortName(course.name)} ${ended(course)}`);
  const right = width - LEAD - Math.max(0, ...courses.map(labelWidth));
  const ground = height - BELOW;
  const scale = scaleTo(valuesIn(courses), Math.max(2, Math.min(6, Math.floor((ground - ABOVE) / LINE))));
  const x = (index: number): number => LEFT + (index / Math.max(1, points.length - 1)) * (right - LEFT);
  const y = (value: number): number =>
    ground - ((value - scale.min) / (scale.max - scale.min)) * (ground - ABOVE);
  const lasting = courses.flatMap((course) => {
    const end = course.values.findLastIndex((value) => value !== null);
    return end < 0 ? [] : [{ course, end, height: y(course.values[end] ?? 0) }];
  });
  const last = chart.bridges ? Math.max(-1, ...lasting.map(({ end }) => end)) : points.length - 1;
  const through = lasting.filter(({ end }) => end === last);
  const heights = apart(
    through.map((one) => one.height),
    LABEL,
    ground - 6,
  );
  const holding = (key: string) => ({
    'data-held': held.value === null ? undefined : String(held.value === key),
    onPointerEnter: () => {
      held.value = key;
    },
    onPointerLeave: () => {
      held.value = null;
    },
  });
  return (
    <div class="course-lines" ref={box}>
      {width > 0 && height > 0 && (
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={(points.at(-1)?.isNow ? ui().chart.spokenNow : ui().chart.spoken)(
            chart.title,
            lasting.map(({ course }) => `${course.name} ${ended(course)}`),
          )}
        >
          {linesOf(scale).map((value) => (
            <g key={value}>
              <path class="grid" d={`M${LEFT} ${y(value)}H${right}`} />
              <text class="ax" x={LEFT - 9} y={y(value) + 4} style={{ textAnchor: 'end' }}>
                {number(value)}
              </text>
            </g>
          ))}
          <path class="axis" d={`M${LEFT} ${y(0)}H${right}`} />
          <Stops points={points} x={x} y={y(0)} labelsAt={ground} />
          {lasting.map(({ course, end, height: at }, index) => {
            const place = through.findIndex((one) => one.course === course);
            const toLabel = heights[place];
            return (
              <g key={course.key} class="one" {...holding(course.key)}>
                <path class="line-reach" d={pathOf(course, chart.bridges === true, x, y)} />
                <path
                  class="ln"
                  style={{ stroke: course.color, strokeDasharray: course.dash }}
                  d={pathOf(course, chart.bridges === true, x, y)}
                />
                {toLabel === undefined ? (
                  <g transform={`translate(${x(end)} ${at})`}>
                    {course.mark ?? (
                      <text class="lb" x={6} y={4.5}>
                        {shortName(course.name)}
                      </text>
                    )}
                  </g>
                ) : (
                  <>
                    <path class="lead" d={`M${x(end) + 3} ${at}L${right + LEAD - 5} ${toLabel}`} />
                    <g transform={`translate(${right + LEAD} ${toLabel})`}>
                      {course.mark ? (
                        <>
                          <g transform="translate(9 0)">{course.mark}</g>
                          <text class="lb" x={BESIDE} y={4.5}>
                            {ended(course)}
                          </text>
                        </>
                      ) : (
                        <text class="lb" y={4.5} data-place={index}>
                          {shortName(course.name)} <tspan class="v">{ended(course)}</tspan>
                        </text>
                      )}
                    </g>
                  </>
                )}
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}

/** A line, broken where there is no value unless it is bridged. */
function pathOf(
  { values }: Course,
  bridged: boolean,
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  let pen = false;
  return values
    .map((value, index) => {
      if (value === null) {
        pen &&= bridged;
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
  labelsAt,
}: {
  readonly points: readonly Point[];
  readonly x: (index: number) => number;
  readonly y: number;
  /** The names stand below everything, also where lines go below the axis. */
  readonly labelsAt: number;
}) {
  const end = points.length - 1;
  const stops = points.flatMap(({ isMajor }, index) => (index === end || isMajor ? [index] : []));
  const r = Math.max(2, Math.min(4.5, (x(end) - x(0)) / stops.length / 2.6));
  const named = namedAt(stops.map((index) => ({ at: x(index), name: stopName(points, index) })));
  return (
    <>
      {stops.map((index, place) => (
        <g key={index}>
          <circle class="tick-stop" cx={x(index)} cy={y} r={r} />
          {named[place] && (
            <text class="ax" x={x(index)} y={labelsAt + 20}>
              {stopName(points, index)}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

function ChartTable({ chart, points }: { readonly chart: Chart; readonly points: readonly Point[] }) {
  const { number } = words();
  const text = ui().chart;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of its own, but no landmark and no fieldset.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll.
    <div class="course-table" role="group" tabIndex={0} aria-label={chart.title}>
      <table class="tt">
        <caption class="unseen">{chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{text.after}</th>
            {chart.courses.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((_, index) => (
            <tr key={index}>
              <th scope="row" class="co">
                {pointName(points, index)}
              </th>
              {chart.courses.map(({ key, values }) => {
                const value = values[index] ?? null;
                return <td key={key}>{value === null ? '·' : number(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A stop of the axis: what was over then, but at the first nothing was. */
export function stopName(points: readonly Point[], index: number): string {
  const { start, end, now } = ui().chart;
  if (index === points.length - 1) return points[index]?.isNow ? now : end;
  return index === 0 ? start : (points[index]?.short ?? '');
}

/** A point in a table: the first is the start, the last the end of the game, or now. */
export function pointName(points: readonly Point[], index: number): string {
  const { start, endOf, nowOf } = ui().chart;
  const { short = '', isNow = false } = points[index] ?? {};
  if (index === 0) return start;
  if (index < points.length - 1) return short;
  return isNow ? nowOf(short) : endOf(short);
}
