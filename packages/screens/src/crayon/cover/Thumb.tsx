/** A saved crayon game as a small picture: everybody's track, cities as dots, trains as signs. */
import './thumb.css';
import type { CrayonTitle } from '@kursbuch/crayon';
import { busiest, FILLS } from '../../parts/map/busiest.ts';
import type { Point } from '../../parts/map/plane.ts';
import type { CrayonGlimpse } from './glimpse.ts';

const MARGIN = 1;

/** A third of the map or so, in steps. */
const PIECE = { width: 22, height: 14 };

export function Thumb({
  title,
  glimpse,
  isPiece = false,
}: {
  readonly title: CrayonTitle;
  readonly glimpse: CrayonGlimpse;
  readonly isPiece?: boolean;
}) {
  const { mileposts, edges, cities } = title.board;
  const [xs, ys] = [mileposts.map(({ x }) => x), mileposts.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const whole = {
    x: left,
    y: top,
    width: Math.max(...xs) - left + MARGIN,
    height: Math.max(...ys) - top + MARGIN,
  };
  const built = Object.keys(glimpse.track).flatMap((edge): readonly Point[] => {
    const at = mileposts[edges[Number(edge)]?.a ?? -1];
    return at ? [[at.x, at.y]] : [];
  });
  const { x, y, width, height } = isPiece ? busiest(whole, built, PIECE) : whole;
  const paths = new Map<number, string>();
  for (const [edge, seat] of Object.entries(glimpse.track)) {
    const { a, b } = edges[Number(edge)] ?? {};
    const [from, to] = [mileposts[a ?? -1], mileposts[b ?? -1]];
    if (from && to)
      paths.set(seat, `${paths.get(seat) ?? ''}M${from.x} ${from.y.toFixed(2)}L${to.x} ${to.y.toFixed(2)}`);
  }
  return (
    <svg
      class="crayon-thumb"
      viewBox={`${x} ${y.toFixed(2)} ${width} ${height.toFixed(2)}`}
      {...(isPiece && built.length > 0 && FILLS)}
      aria-hidden="true"
    >
      {mileposts.map(({ id, terrain, ...at }) => (
        <circle key={id} class="ground" cx={at.x} cy={at.y} r={terrain === 'mountain' ? 0.62 : 0.56} />
      ))}
      {[...paths].map(([seat, path]) => (
        <path key={seat} class={`of-${(seat % 3) + 1}`} d={path} />
      ))}
      {cities.map(({ id, at, kind }) => {
        const place = mileposts[at[0] ?? -1];
        return (
          <circle
            key={id}
            class="city"
            cx={place?.x ?? 0}
            cy={place?.y ?? 0}
            r={kind === 'large' ? 0.8 : 0.4}
          />
        );
      })}
    </svg>
  );
}
