/** One hex, in layers: the ground, the track, the stops. Texts are a layer of their own. */
import './board.css';
import { type AddedPath, type Face, STOP } from '@kursbuch/eighteen';
import { memo } from '../../parts/memo.ts';
import type { Look } from '../game/look.ts';
import { Mark } from '../parts/Mark.tsx';
import { BESIDE, besidePlaces } from './beside.ts';
import { colourClass, isOffMap } from './faces.ts';
import { coresOf } from './gauges.ts';
import {
  at,
  edgeAngle,
  edgeMid,
  figure,
  hexOutline,
  type Orientation,
  type Point,
  pair,
} from './geometry.ts';
import { addedPieces, joinedPieces, layoutOf, type StopPlace } from './layout.ts';
import type { HexPicture } from './picture.ts';
import { cityOf, platform, SLOT } from './slots.ts';

interface LayerProps {
  readonly orientation: Orientation;
  readonly picture: HexPicture;
  /** The middle of the hex on the map, as a transform. */
  readonly place?: string | undefined;
}

export const HexGround = memo(({ orientation, picture, place }: LayerProps) => (
  // A laid tile is a little smaller than its place.
  <path
    class={`hex h-${colourClass(picture)}${picture.notes.isShaded && picture.tile === null ? ' shaded' : ''}`}
    d={hexOutline(orientation, picture.tile === null ? 0 : 0.6)}
    transform={place}
  />
));

export const HexTrack = memo(({ orientation, picture, place }: LayerProps) => {
  const { face, rotation, added } = picture;
  const isRock = face.color === 'darkgray';
  if (face.paths.length === 0 && added.length === 0 && !isRock) return null;
  const { pieces } = layoutOf(orientation, face, rotation);
  return (
    <g class={`on-${colourClass(picture)}`} transform={place}>
      {isRock && added.length === 0 && <path class="rock" d={PEAKS} />}
      {added.length > 0 && <Added orientation={orientation} added={added} />}
      {isOffMap(face)
        ? pieces.map(({ a, b, d }) =>
            b < STOP ? (
              <Through key={`${a} ${b}`} d={d} />
            ) : (
              <Stub key={`${a} ${b}`} orientation={orientation} edge={a} />
            ),
          )
        : joinedPieces(pieces).map((group, index) => {
            const d = group.map((piece) => piece.d).join('');
            // A group with its casing lies over the one before it: crossings read as bridges.
            return [
              <path key={`casing ${index}`} class="casing" d={d} />,
              <path key={`track ${index}`} class="track" d={d} />,
              <Cores key={`cores ${index}`} {...coresOf(orientation, group, face.junction)} />,
            ];
          })}
    </g>
  );
});

/** What tells gauges apart, on the track itself. */
function Cores({ metre, dual }: ReturnType<typeof coresOf>) {
  return (
    <>
      {metre && <path class="core" d={metre} />}
      {dual && <path class="core dual" d={dual} />}
    </>
  );
}

/** The sign of a hex that takes no tile. */
const PEAKS = 'M-21 12L-8 -11L1 3L6 -5L18 12';

/** Dashed track on a light bed, with a portal at both ends: it lies under the track above and never joins it. */
function Added({
  orientation,
  added,
}: {
  readonly orientation: Orientation;
  readonly added: readonly AddedPath[];
}) {
  return (
    <>
      {addedPieces(orientation, added).map(({ a, b, d }) => (
        <g key={d} class="added">
          <path class="added-edge" d={d} />
          <path class="added-bed" d={d} />
          <path class="added-track" d={d} />
          {[a, b].map((edge) => (
            <g
              key={edge}
              transform={`${at(edgeMid(orientation, edge))} rotate(${edgeAngle(orientation, edge) + 180})`}
            >
              <path class="portal-gap" d={PORTAL} />
              <path class="portal" d={PORTAL} />
            </g>
          ))}
        </g>
      ))}
    </>
  );
}

/** A mouth in the side of the hex, its middle at the origin. */
const PORTAL = 'M2.5 -13Q10 -10 10 0Q10 10 2.5 13';

/** Track that leads past an off-map area from side to side. */
function Through({ d }: { readonly d: string }) {
  return (
    <>
      <path class="casing" d={d} />
      <path class="track" d={d} />
    </>
  );
}

function Stub({ orientation, edge }: { readonly orientation: Orientation; readonly edge: number }) {
  const turned = `rotate(${edgeAngle(orientation, edge) + 180})`;
  return (
    <g transform={`${at(edgeMid(orientation, edge))} ${turned}`}>
      <path class="casing-fill" d="M-.5 -7.6H8L24 0L8 7.6H-.5Z" />
      <path class="track-fill" d="M0 -5.25H8.5L20 0L8.5 5.25H0Z" />
    </g>
  );
}

interface StopsProps extends LayerProps {
  readonly look: StationLook;
}

/** How stations look. */
type StationLook = Pick<Look, 'marks' | 'closedStations'>;

export const HexStops = memo(({ orientation, picture, place, look }: StopsProps) => {
  const { face, rotation, stations, kept, beside, keptOpen, closed } = picture;
  if (face.stops.length === 0) return null;
  const markOf = (company: string) =>
    closed.includes(company) ? (look.closedStations?.company ?? company) : company;
  const { stops } = layoutOf(orientation, face, rotation);
  const between = besidePlaces(orientation, picture);
  return (
    <g transform={place}>
      {stops.map((stop) => {
        // What lies off the map has its values written; a harbour among tiles is a dot.
        if (stop.facts.kind === 'offboard' && isOffMap(face)) return null;
        if (stop.facts.kind !== 'city') return <Town key={stop.index} stop={stop} isBlank={isBlank(face)} />;
        return (
          <CityDrawing
            key={stop.index}
            stop={stop}
            stops={stops}
            isBlank={isBlank(face)}
            look={look}
            stations={stations[stop.index]?.map(markOf) ?? []}
            kept={kept[stop.index] ?? []}
          />
        );
      })}
      {[...beside, ...keptOpen].map((company, index) => (
        <g key={company} class="beside" transform={at(between[index] ?? [0, 0])}>
          <circle class="beside-ground" r={BESIDE + 1.6} />
          <Mark look={look} company={markOf(company)} r={BESIDE} ghost={index >= beside.length} />
        </g>
      ))}
    </g>
  );
});

const isBlank = (face: Face): boolean => face.color === 'white';

function CityDrawing({
  stop,
  stops,
  isBlank,
  look,
  stations,
  kept,
}: {
  readonly stop: StopPlace;
  readonly stops: readonly StopPlace[];
  readonly isBlank: boolean;
  readonly look: Pick<Look, 'marks'>;
  readonly stations: readonly string[];
  readonly kept: readonly string[];
}) {
  const { slots, scale } = cityOf(stop, stops);
  const isLarge = slots.length > 1;
  return (
    <g transform={`${at(stop.at)} scale(${scale})`}>
      {isLarge && <Platform slots={slots} />}
      {slots.map((slot, index) => {
        const company = stations[index];
        const home = kept[index - stations.length];
        return (
          <g key={pair(slot)} transform={at(slot)}>
            <circle class={`slot${isLarge ? ' inner' : ''}${isBlank ? ' blank' : ''}`} r={SLOT} />
            {company !== undefined && <Mark look={look} company={company} r={SLOT * 0.93} />}
            {company === undefined && home !== undefined && (
              <Mark look={look} company={home} r={SLOT * 0.86} ghost />
            )}
          </g>
        );
      })}
    </g>
  );
}

function Platform({ slots }: { readonly slots: readonly Point[] }) {
  const d = `M${platform(slots).map(pair).join('L')}${slots.length > 2 ? 'Z' : ''}`;
  return (
    <>
      <path class="platform-edge" d={d} stroke-width={2 * SLOT + 7.6} />
      <path class={`platform${slots.length > 2 ? ' area' : ''}`} d={d} stroke-width={2 * SLOT + 3.6} />
    </>
  );
}

function Town({ stop, isBlank }: { readonly stop: StopPlace; readonly isBlank: boolean }) {
  const { at: place, tangent, edges } = stop;
  if (tangent !== null)
    return (
      <g transform={`${at(place)} rotate(${figure(tangent)})`}>
        <rect class="town-edge" x="-5.7" y="-16" width="11.4" height="32" rx="2.6" />
        <rect class="town" x="-3.9" y="-14.4" width="7.8" height="28.8" rx="1.6" />
      </g>
    );
  const [x, y] = place;
  if (edges.length > 0) return <circle class="town-dot" cx={figure(x)} cy={figure(y)} r="9" />;
  return <circle class={`town-open${isBlank ? ' blank' : ''}`} cx={figure(x)} cy={figure(y)} r="7" />;
}
