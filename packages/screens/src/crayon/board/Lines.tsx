/** What runs over the board: track, the line about to be drawn, what a train reaches and its way. */
import type { EdgeId } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { figure, pair } from '../../parts/map/plane.ts';
import { memo } from '../../parts/memo.ts';
import { areaOf, at, dot, lineOver, middleOf, segment } from './grid.ts';
import { onPlane } from './onPlane.ts';
import type { Crew, DraftLine, DrawnBoard, DrawnRegion, DrawnWay, StepCount } from './scene.ts';
import { drawnTrack } from './track.ts';

export const crayonOf = (crew: readonly Crew[], seat: Seat): string => `crayon-${crew[seat]?.crayon ?? 1}`;

export const Track = memo(
  ({
    drawn: { board },
    track,
    crew,
  }: {
    readonly drawn: DrawnBoard;
    readonly track: Readonly<Record<EdgeId, Seat>>;
    readonly crew: readonly Crew[];
  }) => (
    <g>
      {drawnTrack(board, track).map(({ seat, line, joints, ends }) => (
        <g key={seat} class={`crayon-track ${crayonOf(crew, seat)}`}>
          <path class="track-case" d={line} />
          <path class="track-line" d={line} />
          <path class="track-core" d={line} />
          {joints !== '' && <path class="track-joint" d={joints} />}
          {ends !== '' && <path class="track-end" d={ends} />}
        </g>
      ))}
    </g>
  ),
);

/** Under track that was drawn in this turn and can still be taken back. */
export const Fresh = memo(
  ({ drawn: { board }, fresh }: { readonly drawn: DrawnBoard; readonly fresh: readonly EdgeId[] }) => (
    <path class="fresh-track" d={over(board, fresh)} />
  ),
);

/** What the guide speaks of: a line that might be drawn, or a way that might be gone. */
export const Hinted = memo(
  ({ drawn: { board }, hinted }: { readonly drawn: DrawnBoard; readonly hinted: readonly EdgeId[] }) => (
    <g>
      <path class="hinted-case" d={over(board, hinted)} />
      <path class="hinted" d={over(board, hinted)} />
    </g>
  ),
);

const over = (board: DrawnBoard['board'], ids: readonly EdgeId[]): string =>
  ids
    .flatMap((id) => board.edges[id] ?? [])
    .map((edge) => segment(board, edge))
    .join('');

interface DraftProps {
  readonly drawn: DrawnBoard;
  readonly crew: readonly Crew[];
  readonly draft: DraftLine;
}

const draftClass = (crew: readonly Crew[], { seat, refused = false }: DraftLine): string =>
  `draft ${crayonOf(crew, seat)}${refused ? ' refused' : ''}`;

/** The line about to be drawn. */
export const Draft = memo(({ drawn: { board }, crew, draft }: DraftProps) => {
  const lines = draft.segments.map(({ from, to }) => lineOver(board, [from, to])).join('');
  return (
    <g class={draftClass(crew, draft)}>
      <path class="draft-case" d={lines} />
      <path class="draft-line" d={lines} />
    </g>
  );
});

/** Its beads, above everything: each the price of the milepost it reaches. */
export const Beads = memo(({ drawn: { board }, crew, draft }: DraftProps) => (
  <g class={draftClass(crew, draft)}>
    {draft.segments.map(({ from, to, cost }) => {
      const kind = board.between(from, to)?.kind;
      const isWet = kind === 'river' || kind === 'lake';
      const isCorner = draft.corners.includes(to);
      if (cost === 0 && !isCorner) return null;
      return (
        <g key={to} style={onPlane(at(board, to))}>
          {isCorner && <circle class="bead-corner" r="11.5" />}
          <circle class={`bead${isWet ? ' wet' : ''}`} r="8" />
          <text class="bead-cost" y="4">
            {cost}
          </text>
        </g>
      );
    })}
  </g>
));

/** Where the train may come. */
export const Reach = memo(
  ({ drawn: { board }, reach }: { readonly drawn: DrawnBoard; readonly reach: readonly EdgeId[] }) => (
    <path class="reach" d={over(board, reach)} />
  ),
);

/** The way it is about to go: a bright band under the track. */
export const Way = memo(
  ({ drawn: { board }, way: { way } }: { readonly drawn: DrawnBoard; readonly way: DrawnWay }) => {
    const line = way.length > 1 ? lineOver(board, way) : '';
    return (
      <g>
        <path class="way-case" d={line} />
        <path class="way-line" d={line} />
      </g>
    );
  },
);

/** A tick at each step of the way, and figures where one may stop. */
export const Steps = memo(
  ({
    drawn: { board },
    way,
    counts,
  }: {
    readonly drawn: DrawnBoard;
    readonly way: DrawnWay | null;
    readonly counts: readonly StepCount[];
  }) => {
    const ticks = (way?.way ?? []).slice(1).filter((id) => !board.mileposts[id]?.city);
    return (
      <g>
        <path class="step-tick" d={ticks.map((id) => dot(at(board, id))).join('')} />
        {counts.map(({ at: id, steps, chosen }) => (
          <g key={id} class={`step-count${chosen ? ' chosen' : ''}`} style={onPlane(at(board, id))}>
            <circle cx="-9" cy="-9" r="8" />
            <text x="-9" y="-5">
              {steps}
            </text>
          </g>
        ))}
      </g>
    );
  },
);

/** Where incidents act. */
export const Regions = memo(
  ({
    drawn: { board },
    regions,
  }: {
    readonly drawn: DrawnBoard;
    readonly regions: readonly DrawnRegion[];
  }) => (
    <g>
      {regions.map(({ id, at: ids }) => {
        const { fill, outline } = areaOf(board, ids);
        return (
          <g key={id} class="region">
            <path class="region-ground" d={fill} />
            <path class="region-outline" d={outline} />
          </g>
        );
      })}
    </g>
  ),
);

/** Edges over which nobody goes for the moment: a cross on each. */
export const ClosedEdges = memo(
  ({ drawn: { board }, closed }: { readonly drawn: DrawnBoard; readonly closed: readonly EdgeId[] }) => {
    const crosses = closed
      .flatMap((id) => board.edges[id] ?? [])
      .map((edge) => {
        const [x, y] = middleOf(board, edge);
        return `M${pair([x - ARM, y - ARM])}l${2 * ARM} ${2 * ARM}M${pair([x + ARM, y - ARM])}l${figure(-2 * ARM)} ${2 * ARM}`;
      })
      .join('');
    return (
      <g>
        <path class="closed-case" d={crosses} />
        <path class="closed-edge" d={crosses} />
      </g>
    );
  },
);

/** Half the arm of a cross. */
const ARM = 15;
