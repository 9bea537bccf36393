/**
 * The tile in the hand: an arc outside the hex through the ways it may lie, with the handle on the present one. The map
 * hears where it is touched: `data-turn` says to which way the tile turns.
 */
import './drawing.css';
import { at, edgeAngle, figure, type Orientation, type Point, pair, polar, R } from '../board/geometry.ts';

/** Radius of the arc. It leads past corners, where no track ends. */
const RING = R + 13;

export function Rotator({
  orientation,
  place,
  rotations,
  rotation,
}: {
  readonly orientation: Orientation;
  readonly place: Point;
  readonly rotations: readonly number[];
  readonly rotation: number;
}) {
  if (rotations.length < 2) return null;
  const angle = (to: number): number => edgeAngle(orientation, to) - 30;
  const others = rotations.filter((to) => to !== rotation);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing takes no focus; keys and the tray turn the tile
    <g class="rotator" transform={at(place)} aria-hidden="true">
      {others.map((to) => {
        const from = angle(rotation);
        const sweep = ((angle(to) - from + 540) % 360) - 180;
        const [p, q] = [polar(from, RING), polar(from + sweep, RING)];
        const r = figure(RING);
        return (
          <path key={to} class="orbit" d={`M${pair(p)}A${r} ${r} 0 0 ${sweep > 0 ? 1 : 0} ${pair(q)}`} />
        );
      })}
      {others.map((to) => (
        <g key={to} class="tick-hit" transform={at(polar(angle(to), RING))} data-turn={to}>
          <circle class="hit" r="15" />
          <circle class="tick" r="6" />
        </g>
      ))}
      <g class="handle-hit" transform={at(polar(angle(rotation), RING))} data-turn="next">
        <circle class="hit" r="20" />
        <circle class="handle" r="14" />
        <path class="handle-arrow" d="M-5.6 -2.4A6.1 6.1 0 1 1 -4.6 4" />
        <path class="handle-head" d="M-8.6 -5.4L-6.4 .9L-1.6 -3.2Z" />
      </g>
    </g>
  );
}
