/** Mileposts, and the crossings of water between them. */
import { type Board, otherEnd } from '@kursbuch/crayon';
import { figure, pair } from '../../parts/map/plane.ts';
import { memo } from '../../parts/memo.ts';
import { at, dot, middleOf, placeOf, STEP, segment } from './grid.ts';
import type { DrawnBoard } from './scene.ts';

/** Half the width of a peak where it is drawn full size, and the most it has on the screen. */
const PEAK = { half: 21, pixels: 8 };

const ANCHOR = 'M0-9.5V11M-6.5-4H6.5M-11.5 3Q-9.5 11 0 11Q9.5 11 11.5 3';

export const Mileposts = memo(({ drawn: { board, geography } }: { readonly drawn: DrawnBoard }) => {
  const open = board.mileposts.filter(({ port }) => port === undefined);
  const dots = open.filter(({ terrain }) => terrain === 'plain').map((one) => dot(placeOf(one)));
  const over = board.edges.filter(({ kind, ferry }) => kind === 'lake' && ferry === undefined);
  const ferries = board.edges.filter(({ ferry }) => ferry !== undefined);
  return (
    <g>
      <path class="dyke" d={dykes(board, geography.dykes)} />
      <path class="over-water" d={over.map((edge) => segment(board, edge)).join('')} />
      <path class="ferry" d={ferries.map((edge) => segment(board, edge)).join('')} />
      <path class="dot" d={dots.join('')} />
    </g>
  );
});

/** Hills by their peaks. */
export const Peaks = memo(
  ({ drawn: { board }, pixels }: { readonly drawn: DrawnBoard; readonly pixels: number }) => {
    const half = Math.min(PEAK.half, (PEAK.pixels * STEP) / pixels);
    const slope = `${figure(half)} ${figure(half * 1.57)}`;
    const peaks = board.mileposts
      .filter(({ terrain }) => terrain === 'mountain')
      .map((one) => {
        const [x, y] = placeOf(one);
        return `M${pair([x - half, y + half * 0.67])}l${figure(half)} ${figure(half * -1.57)}l${slope}Z`;
      });
    return <path class="peak" d={peaks.join('')} />;
  },
);

/** The way over land from a milepost in the middle of a dyke to both shores. */
const dykes = (board: Board, ids: readonly number[]): string =>
  ids
    .flatMap((id) => board.mileposts[id]?.edges ?? [])
    .flatMap((id) => board.edges[id] ?? [])
    .filter(({ kind }) => kind === 'land')
    .map((edge) => segment(board, edge))
    .join('');

/** Ferry ports that are no city. */
export const Ports = memo(({ drawn: { board } }: { readonly drawn: DrawnBoard }) => (
  <g class="ports">
    {board.mileposts
      .filter(({ port, city }) => port !== undefined && !city)
      .map((one) => (
        <g key={one.id} class="port" transform={`translate(${pair(placeOf(one))})`}>
          <circle r="22" />
          <path d={ANCHOR} />
        </g>
      ))}
  </g>
));

/** What water adds to a segment, on each edge that crosses it; for whoever looks closely. */
export const WaterCosts = memo(({ drawn: { board, extra } }: { readonly drawn: DrawnBoard }) => (
  <g class="water-costs">
    {board.edges.flatMap((edge) => {
      if (edge.kind !== 'river' && edge.kind !== 'lake') return [];
      const [x, y] = middleOf(board, edge);
      return [
        <text key={edge.id} x={figure(x)} y={figure(y + 6)}>
          +{extra[edge.kind]}
        </text>,
      ];
    })}
  </g>
));

/** Names of ports beside their anchors, for whoever looks closely: away from the ferry. */
export const PortNames = memo(({ drawn: { board, names } }: { readonly drawn: DrawnBoard }) => (
  <g class="port-names">
    {board.mileposts.flatMap((one) => {
      const { id, port, city, edges } = one;
      if (port === undefined || city) return [];
      const ferry = edges.flatMap((edge) => board.edges[edge] ?? []).find((edge) => edge.ferry !== undefined);
      const [x, y] = placeOf(one);
      const isWest = !ferry || at(board, otherEnd(ferry, id))[0] >= x;
      return [
        <text
          key={id}
          x={figure(isWest ? x - 30 : x + 30)}
          y={figure(y + 8)}
          style={{ textAnchor: isWest ? 'end' : 'start' }}
        >
          {names.port(port)}
        </text>,
      ];
    })}
  </g>
));
