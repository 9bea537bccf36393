/** A map small: land, off-map areas, sea, and cities as dots. */
import { centreOf } from '@kursbuch/eighteen';
import { hexesIn, KINDS, type MapOutline } from './outline.ts';

/** Drawn a little smaller than a hex is, so that neighbours keep their lines. */
const SIZE = 0.96;
const MARGIN = 1.1;

function corners(orientation: MapOutline['orientation']): string {
  const turn = orientation === 'pointy' ? Math.PI / 6 : 0;
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => turn + (corner * Math.PI) / 3)
    .map((angle) => `${(SIZE * Math.cos(angle)).toFixed(3)},${(SIZE * Math.sin(angle)).toFixed(3)}`)
    .join(' ');
}

export function Outline({ outline }: { readonly outline: MapOutline }) {
  const { orientation } = outline;
  const hexes = KINDS.flatMap((kind) =>
    hexesIn(outline[kind]).map((id) => ({ id, kind, ...centreOf(orientation, id) })),
  );
  const [xs, ys] = [hexes.map(({ x }) => x), hexes.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [width, height] = [Math.max(...xs) - left + MARGIN, Math.max(...ys) - top + MARGIN];
  const hex = corners(orientation);
  return (
    <svg class="outline" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {hexes.map(({ id, kind, x, y }) => (
        <g key={id} transform={`translate(${x.toFixed(3)} ${y.toFixed(3)})`}>
          <polygon class={`o-${kind}`} points={hex} />
          {kind === 'city' && <circle r="0.32" />}
        </g>
      ))}
    </svg>
  );
}
