/** The network of the company in the light: its track on a bright bed, its stops ringed, all other hexes under a veil. */

import { isOffMap } from '../board/faces.ts';
import { at, centre, hexOutline } from '../board/geometry.ts';
import { addedPieces, layoutOf } from '../board/layout.ts';
import type { Pictures } from '../board/picture.ts';
import { placesOf } from '../board/places.ts';
import { cityOf, SLOT } from '../board/slots.ts';
import { stopOf } from '../board/stopOf.ts';
import type { Game } from '../game/game.ts';
import { spotlightOf } from './spotlight.ts';
import './spotlight.css';

interface LayerProps {
  readonly game: Game;
  readonly pictures: Pictures;
}

/** Below the stops: the track. */
export function LitTrack({ game, pictures }: LayerProps) {
  const network = spotlightOf(game).network.value;
  const { orientation } = game.title.board;
  const where = placesOf(game.title.board);
  return (
    <g>
      {[...(network?.paths ?? [])].map(([hex, mask]) => {
        const picture = pictures.get(hex);
        if (!picture || isOffMap(picture.face)) return null;
        const { pieces } = layoutOf(orientation, picture.face, picture.rotation);
        // Added track comes after what lies above it.
        const d = [...pieces, ...addedPieces(orientation, picture.added)]
          .filter((_, index) => mask & (1 << index))
          .map((piece) => piece.d)
          .join('');
        return (
          <g key={hex} transform={where.get(hex)}>
            <path class="lit-bed" d={d} />
            <path class="track" d={d} />
          </g>
        );
      })}
    </g>
  );
}

/** Above everything that is drawn: the veil over the rest of the map, and rings around the stops. */
export function LitVeil({ game, pictures }: LayerProps) {
  const network = spotlightOf(game).network.value;
  const { orientation } = game.title.board;
  const where = placesOf(game.title.board);
  if (!network) return null;
  const rings = [
    ...network.stops.map((id) => ({ id, kind: 'open' })),
    ...network.closed.map((id) => ({ id, kind: 'shut' })),
  ];
  return (
    <g class="lit-veil">
      {[...pictures.keys()].map((hex) =>
        network.hexes.has(hex) ? null : (
          <path key={hex} class="lit-shade" transform={where.get(hex)} d={hexOutline(orientation, -0.5)} />
        ),
      )}
      {rings.map(({ id, kind }) => {
        const { hex, stop } = stopOf(id);
        const picture = pictures.get(hex);
        if (!picture || isOffMap(picture.face)) return null;
        const { stops } = layoutOf(orientation, picture.face, picture.rotation);
        const place = stops[stop];
        if (place?.facts.kind !== 'city') return null;
        const { slots, scale } = cityOf(place, stops);
        const [x, y] = centre(orientation, hex);
        return (
          <g key={id} transform={`${at([x + place.at[0], y + place.at[1]])} scale(${scale})`}>
            {slots.map(([dx, dy]) => (
              <circle key={`${dx} ${dy}`} class={`lit-ring ${kind}`} cx={dx} cy={dy} r={SLOT + 3} />
            ))}
          </g>
        );
      })}
    </g>
  );
}
