/** A piece of a map as it was drawn before: it fills the room it is given. */
import type { MapPiece } from './piece.ts';
import './piece.css';

export function Piece({ piece: { box, layers } }: { readonly piece: MapPiece }) {
  return (
    <svg class="map-piece" viewBox={box.join(' ')} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Object.entries(layers).map(([name, path]) =>
        name.startsWith('#') ? (
          <path key={name} class="pc-mark" style={{ fill: name }} d={path} />
        ) : (
          <path key={name} class={`pc-${name}`} d={path} />
        ),
      )}
    </svg>
  );
}
