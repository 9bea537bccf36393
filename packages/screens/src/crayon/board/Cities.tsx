/** The marks of cities by rank, and what is told about them: rings around those in the light, bars over closed ones. */
import type { CityData } from '@kursbuch/crayon';
import { figure, pair, polygon } from '../../parts/map/plane.ts';
import { memo } from '../../parts/memo.ts';
import { at, dot } from './grid.ts';
import { largeOutline, markRadius } from './marks.ts';
import { onPlane } from './onPlane.ts';
import type { DrawnBoard, LitOrder } from './scene.ts';

const ANCHOR = 'M0-4.8V5.6M-3-1.8H3M-5.6 1.4Q-4.6 5.6 0 5.6Q4.6 5.6 5.6 1.4';

interface CitiesProps {
  readonly drawn: DrawnBoard;
  readonly pixels: number;
}

export const Cities = memo(({ drawn, pixels }: CitiesProps) => (
  <g>
    {drawn.board.cities.map((city) =>
      city.kind === 'large' ? (
        <LargeCity key={city.id} drawn={drawn} city={city} />
      ) : (
        <Town key={city.id} drawn={drawn} city={city} pixels={pixels} />
      ),
    )}
  </g>
));

const centreOf = ({ board }: DrawnBoard, city: CityData) => at(board, city.at[0] ?? 0);

function LargeCity({ drawn, city }: { readonly drawn: DrawnBoard; readonly city: CityData }) {
  const points = city.at.map((id) => dot(at(drawn.board, id)));
  return (
    <g class="large-city">
      <path
        class="city-mark"
        d={polygon(largeOutline)}
        transform={`translate(${pair(centreOf(drawn, city))})`}
      />
      <path class="mark-points" d={points.join('')} />
    </g>
  );
}

function Town({ drawn, city, pixels }: CitiesProps & { readonly city: CityData }) {
  const radius = markRadius(city.kind, pixels);
  const isPort = drawn.board.mileposts[city.at[0] ?? 0]?.port !== undefined;
  return (
    <g class={city.kind} style={onPlane(centreOf(drawn, city))}>
      {city.kind === 'small' ? (
        <circle class="city-mark" r={figure(radius)} />
      ) : (
        <rect
          class="city-mark"
          x={figure(-radius)}
          y={figure(-radius)}
          width={figure(2 * radius)}
          height={figure(2 * radius)}
          rx="1.2"
        />
      )}
      {isPort && <path class="mark-anchor" transform={`scale(${figure(radius / 9.5)})`} d={ANCHOR} />}
    </g>
  );
}

/** Where the good of an order is found, and where it goes. */
export const Halos = memo(({ drawn, lit, pixels }: CitiesProps & { readonly lit: LitOrder }) => (
  <g>
    {drawn.board.cities.flatMap((city) => {
      const kind = city.id === lit.to ? 'to' : lit.from.includes(city.id) ? 'from' : null;
      if (kind === null) return [];
      const radius = markRadius(city.kind, pixels) + (city.kind === 'large' ? 6 : 9);
      return [
        <circle
          key={city.id}
          class={`halo ${kind}`}
          style={onPlane(centreOf(drawn, city))}
          r={figure(radius)}
        />,
      ];
    })}
  </g>
));

/** Cities in which nothing is loaded or delivered for the moment. */
export const ClosedCities = memo(
  ({ drawn, closed, pixels }: CitiesProps & { readonly closed: readonly string[] }) => (
    <g class="closed-cities">
      {drawn.board.cities.flatMap((city) => {
        if (!closed.includes(city.id)) return [];
        const radius = Math.min(markRadius(city.kind, pixels), 14) + 3;
        return [
          <g key={city.id} style={onPlane(centreOf(drawn, city))}>
            <circle r={figure(radius)} />
            <path d={`M${figure(-radius * 0.55)} 0H${figure(radius * 0.55)}`} />
          </g>,
        ];
      })}
    </g>
  ),
);
