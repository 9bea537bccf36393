/** Barriers, borders of gauges, and the sides inside an off-map area. */
import './board.css';
import type { Board } from '@kursbuch/eighteen';
import { memo } from '../../parts/memo.ts';
import { at, type Point, pair } from './geometry.ts';
import { blockedSides, gaugeSides, joinedSides, type Side } from './sides.ts';

const pathOf = ({ from, to }: Side): string => `M${pair(from)}L${pair(to)}`;

/** All sides of a board. The borders of gauges are those trains notice: an option may move them. */
export const Sides = memo(({ board, runBoard }: { readonly board: Board; readonly runBoard: Board }) => (
  <>
    {joinedSides(board).map((side) => (
      <path key={side.key} class="joined" d={pathOf(side)} />
    ))}
    <path class="gauge-casing" d={gaugeSides(runBoard).map(pathOf).join('')} />
    {gaugeSides(runBoard).map((side) => (
      <path key={side.key} class="gauge-change" d={pathOf(side)} />
    ))}
    {blockedSides(board).map((side) => (
      <g key={side.key}>
        <path class="blocked-casing" d={pathOf(side)} />
        <path class="blocked" d={pathOf(side)} />
      </g>
    ))}
  </>
));

/** The sign of a change of gauge: narrow rails to wide rails. */
export function GaugeChange({ place }: { readonly place: Point }) {
  return (
    <g transform={at(place)}>
      <circle class="change" r="12" />
      <path class="change-rail" d="M-7.5 -1.9H0M-7.5 1.9H0M0 -4.6H7.5M0 4.6H7.5" />
    </g>
  );
}
