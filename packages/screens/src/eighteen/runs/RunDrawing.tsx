/** Runs over the map: a line in the colour and pattern of the train, and a flag at one end. */
import './drawing.css';
import { type Detail, hasValues, TEXT_SCALE } from '../board/detail.ts';
import { at, figure, type Point } from '../board/geometry.ts';
import type { chosenStops, DrawnRun } from './drawnRuns.ts';

export function RunLines({
  runs,
  changing,
}: {
  readonly runs: readonly DrawnRun[];
  readonly changing: string | null;
}) {
  return (
    <>
      {runs.map(({ train, number, d, isShifted }) => {
        const faint = changing !== null && changing !== train ? ' faint' : '';
        const still = changing === null ? '' : ' still';
        // A line is drawn from end to end by its length; patterns of dashes have lengths of their own.
        const length = number < 3 ? 1 : undefined;
        return (
          <g key={`${train} ${d}`} class={`run-drawing${isShifted ? ' pair' : ''}${faint}${still}`}>
            <path class="run-casing" d={d} pathLength={1} />
            <path class={`run run${number}`} d={d} pathLength={length} />
            {number === 2 && <path class="run-core" d={d} pathLength={length} />}
          </g>
        );
      })}
    </>
  );
}

/** Which stops count where a train chooses them: the others are crossed out. */
export function RunStops({
  stops,
  detail,
}: {
  readonly stops: ReturnType<typeof chosenStops>;
  readonly detail: Detail;
}) {
  // A counted stop has its value in the colour of the run; where no values are written it has a disc.
  const isBare = !hasValues(detail);
  return (
    <>
      {stops.map(({ id, at: place, number, isCounted }) =>
        isCounted ? (
          isBare && <circle key={id} class={`stop-counts run-fill run${number}`} {...centred(place)} r="9" />
        ) : (
          <g key={id} class="stop-passed" transform={`${at(place)} scale(${TEXT_SCALE[detail]})`}>
            {isBare && <circle r="8" />}
            <path class="cross-casing" d={CROSSED} />
            <path class="cross" d={CROSSED} />
          </g>
        ),
      )}
    </>
  );
}

const CROSSED = 'M-10 10L10 -10';
const centred = ([x, y]: Point) => ({ cx: figure(x), cy: figure(y) });

export function RunFlags({ runs }: { readonly runs: readonly DrawnRun[] }) {
  return (
    <>
      {runs.map(({ train, kind, number, revenue, flag }) => {
        if (!flag || revenue === null) return null;
        const label = Math.max(18, 8 + kind.length * 7.5);
        const value = Math.max(21, 9 + String(revenue).length * 8.2);
        return (
          <g key={train} class="flag" transform={at(flag)}>
            <rect
              class="flag-body"
              x={figure(-(label + value) / 2)}
              y="-9.5"
              width={figure(label + value)}
              height="19"
              rx="3"
            />
            <path
              class={`run-fill run${number}`}
              d={`M${figure((label - value) / 2)} -9.5h${figure(3 - label)}a3 3 0 0 0 -3 3v13a3 3 0 0 0 3 3h${figure(label - 3)}Z`}
            />
            <text x={figure(-value / 2)} y="4.8" font-size="13.5">
              {kind}
            </text>
            <text class="flag-value" x={figure(label / 2)} y="4.8" font-size="13.5">
              {revenue}
            </text>
          </g>
        );
      })}
    </>
  );
}
