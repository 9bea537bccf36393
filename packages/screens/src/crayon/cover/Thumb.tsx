/** A saved crayon game as a small picture: everybody's track, cities as dots, trains as signs. */
import './thumb.css';
import type { CrayonTitle } from '@kursbuch/crayon';
import type { CrayonGlimpse } from './glimpse.ts';

const MARGIN = 1;

export function Thumb({ title, glimpse }: { readonly title: CrayonTitle; readonly glimpse: CrayonGlimpse }) {
  const { mileposts, edges, cities } = title.board;
  const [xs, ys] = [mileposts.map(({ x }) => x), mileposts.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [width, height] = [Math.max(...xs) - left + MARGIN, Math.max(...ys) - top + MARGIN];
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
      viewBox={`${left} ${top.toFixed(2)} ${width} ${height.toFixed(2)}`}
      aria-hidden="true"
    >
      {mileposts.map(({ id, x, y, terrain }) => (
        <circle key={id} class="ground" cx={x} cy={y} r={terrain === 'mountain' ? 0.62 : 0.56} />
      ))}
      {[...paths].map(([seat, path]) => (
        <path key={seat} class={`of-${(seat % 3) + 1}`} d={path} />
      ))}
      {cities.map(({ id, at, kind }) => {
        const { x = 0, y = 0 } = mileposts[at[0] ?? -1] ?? {};
        return <circle key={id} class="city" cx={x} cy={y} r={kind === 'large' ? 0.8 : 0.4} />;
      })}
    </svg>
  );
}
