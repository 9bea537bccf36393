/** A map at a glance, for lists of games: tiles and stations, no text. Few elements, since there may be many of them. */
import './board.css';
import type { AddedTrack, CompanyId, LaidTiles, Title } from '@kursbuch/eighteen';
import { busiest, FILLS } from '../../parts/map/busiest.ts';
import type { Look } from '../game/look.ts';
import { painted } from '../parts/marks.ts';
import { outline } from '../parts/silhouette.ts';
import { coresOf } from './gauges.ts';
import { add, at, centre, figure, hexOutline } from './geometry.ts';
import { addedPieces, layoutOf } from './layout.ts';
import { slotPlace } from './slots.ts';
import { boxOf } from './viewport.ts';

/** Five hexes wide and three high. */
const PIECE = { width: 500, height: 310 };

interface Place {
  readonly company: CompanyId;
  readonly hex: string;
  readonly stop: number | null;
}

export function MapThumb({
  title,
  look,
  tiles,
  added = {},
  stations,
  isPiece = false,
}: {
  readonly title: Title;
  readonly look: Pick<Look, 'marks'>;
  readonly tiles: LaidTiles;
  readonly added?: AddedTrack | undefined;
  readonly stations: readonly Place[];
  readonly isPiece?: boolean;
}) {
  const { orientation, hexes } = title.board;
  const whole = boxOf(title.board, 2);
  const built = [...Object.keys(tiles), ...stations.map(({ hex }) => hex)];
  const box = isPiece
    ? busiest(
        whole,
        built.map((hex) => centre(orientation, hex)),
        PIECE,
      )
    : whole;
  const seen = [...hexes.values()].map(({ facts, printed }) => {
    const laid = tiles[facts.id];
    const face = (laid && title.board.tiles.get(laid.tile)?.[laid.rotation]) || printed;
    return { facts, face, rotation: laid?.rotation ?? 0, place: centre(orientation, facts.id) };
  });
  const shape = hexOutline(orientation);
  return (
    <svg
      class="map-thumb"
      {...(isPiece && built.length > 0 && FILLS)}
      viewBox={`${figure(box.x)} ${figure(box.y)} ${figure(box.width)} ${figure(box.height)}`}
      aria-hidden="true"
    >
      {seen.map(({ facts, face, place }) => (
        <path key={facts.id} class={`hex h-${face.color}`} d={shape} transform={at(place)} />
      ))}
      {seen.map(
        ({ facts, face, rotation, place }) =>
          face.paths.length > 0 && (
            <path
              key={facts.id}
              class="track"
              transform={at(place)}
              d={layoutOf(orientation, face, rotation)
                .pieces.map(({ d }) => d)
                .join('')}
            />
          ),
      )}
      {seen.map(({ facts, face, rotation, place }) => {
        const { metre, dual } = coresOf(
          orientation,
          layoutOf(orientation, face, rotation).pieces,
          face.junction,
        );
        return [
          metre && <path key={`metre ${facts.id}`} class="core" transform={at(place)} d={metre} />,
          dual && <path key={`dual ${facts.id}`} class="core dual" transform={at(place)} d={dual} />,
        ];
      })}
      {Object.entries(added).map(([hex, list]) => (
        <path
          key={`added ${hex}`}
          class="track thumb-added"
          transform={at(centre(orientation, hex))}
          d={addedPieces(orientation, list)
            .map(({ d }) => d)
            .join('')}
        />
      ))}
      {seen.flatMap(({ facts, face, rotation, place }) =>
        layoutOf(orientation, face, rotation).stops.map((stop) => {
          if (stop.facts.kind !== 'city') return null;
          const [x, y] = add(place, stop.at);
          const r = (stop.facts.slots ?? 1) > 1 ? 22 : 16;
          return (
            <circle key={`${facts.id}:${stop.index}`} class="slot" cx={figure(x)} cy={figure(y)} r={r} />
          );
        }),
      )}
      {stations.map(({ company, hex, stop }) => {
        const one = seen.find(({ facts }) => facts.id === hex);
        const mark = look.marks[company];
        if (!one || !mark) return null;
        const { stops } = layoutOf(orientation, one.face, one.rotation);
        const here = stations.filter((other) => other.hex === hex && other.stop === stop);
        const city = stops[stop ?? 0];
        const slot = here.findIndex((other) => other.company === company);
        const place = city ? slotPlace(city, stops, slot) : ([0, 0] as const);
        return (
          <g key={`${company} ${hex}`} {...painted(company, mark)} transform={at(add(one.place, place))}>
            <path d={outline(mark.shape, 17)} />
          </g>
        );
      })}
    </svg>
  );
}
