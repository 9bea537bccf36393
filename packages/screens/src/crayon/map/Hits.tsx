/** What can be pressed and read out: every city, and the milepost the keys stand on. */
import type { MilepostId } from '@kursbuch/crayon';
import { figure, pair, polygon } from '../../parts/map/plane.ts';
import { pointed } from '../../parts/pointed.ts';
import { at } from '../board/grid.ts';
import { largeOutline, markRadius } from '../board/marks.ts';
import { onPlane } from '../board/onPlane.ts';
import type { DrawnBoard } from '../board/scene.ts';
import { spokenName } from './spoken.ts';

/** The name by which the guide points at a city. */
export const cityControl = (city: string): string => `city ${city}`;

/** An element of a drawing that is a button. */
const BUTTON = { role: 'button' } as const;

/** Radius of what can be touched, in pixels. */
const LEAST = 11;

export function Hits({
  drawn,
  pixels,
  cursor,
  spoken,
}: {
  readonly drawn: DrawnBoard;
  readonly pixels: number;
  /** The milepost the keys stand on. */
  readonly cursor: MilepostId | null;
  spoken(at: MilepostId): string | null;
}) {
  const { board } = drawn;
  const isCity = board.cities.some((city) => city.at[0] === cursor);
  const tabStop = cursor ?? board.cities[0]?.at[0];
  return (
    <g>
      {board.cities.map((city) => {
        const [centre = 0] = city.at;
        const radius = Math.max(LEAST, markRadius(city.kind, pixels) + 3);
        return (
          <g
            key={city.id}
            class="milepost-hit"
            data-at={centre}
            {...BUTTON}
            tabindex={centre === tabStop ? 0 : -1}
            aria-label={spokenName(drawn, centre, spoken(centre))}
            {...pointed(cityControl(city.id))}
          >
            {city.kind === 'large' ? (
              <>
                <path
                  class="hit-area"
                  d={polygon(largeOutline)}
                  transform={`translate(${pair(at(board, centre))})`}
                />
                <path
                  class="focus-ring large"
                  d={polygon(largeOutline)}
                  transform={`translate(${pair(at(board, centre))})`}
                />
              </>
            ) : (
              <g style={onPlane(at(board, centre))}>
                <circle class="hit-area" r={figure(radius)} />
                <circle class="focus-ring" r={figure(radius + 2)} />
              </g>
            )}
          </g>
        );
      })}
      {cursor !== null && !isCity && (
        <g
          key={cursor}
          class="milepost-hit"
          data-at={cursor}
          {...BUTTON}
          tabindex={0}
          aria-label={spokenName(drawn, cursor, spoken(cursor))}
          style={onPlane(at(board, cursor))}
        >
          <circle class="hit-area" r={LEAST} />
          <circle class="focus-ring" r={LEAST} />
        </g>
      )}
    </g>
  );
}
