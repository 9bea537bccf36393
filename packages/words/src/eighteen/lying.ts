/** How track lies on a hex, by the sides it comes to: what a rotation is a number for. */
import {
  type Edge,
  type EighteenState,
  type Face,
  faceAt,
  gaugeMask,
  type HexId,
  STOP,
  type Title,
  type TrackGauge,
} from '@kursbuch/eighteen';
import type { Names, OwnNames } from './catalogue.ts';

const GAUGES: readonly TrackGauge[] = ['standard', 'metre', 'dual'];

/** What lies on a side of a hex. */
export type Side =
  | 'north'
  | 'northEast'
  | 'east'
  | 'southEast'
  | 'south'
  | 'southWest'
  | 'west'
  | 'northWest';

/** The sides by their number. */
const SIDES: Readonly<Record<'pointy' | 'flat', readonly Side[]>> = {
  pointy: ['southWest', 'west', 'northWest', 'northEast', 'east', 'southEast'],
  flat: ['south', 'southWest', 'northWest', 'north', 'northEast', 'southEast'],
};

/** In the order in which they are told. */
const ROUND: readonly Side[] = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
];

/** A piece of track: from a side to others, or to all of these. */
interface Way {
  readonly from: Edge | null;
  readonly to: readonly Edge[];
  /** Where track of several meets. */
  readonly gauge?: TrackGauge;
}

const edgesIn = (mask: number): readonly Edge[] => [0, 1, 2, 3, 4, 5].filter((edge) => mask & (1 << edge));

/** The sides that track of a stop, or of a junction, comes to. */
const meeting = (edges: readonly Edge[]): Way =>
  edges.length === 2 ? { from: edges[0] as Edge, to: edges.slice(1) } : { from: null, to: edges };

/** What passes no stop, told from the side that most of it comes to. */
function passing(paths: readonly (readonly [Edge, Edge])[]): readonly Way[] {
  if (paths.length === 0) return [];
  const count = (edge: Edge): number => paths.filter((path) => path.includes(edge)).length;
  const [hub = 0] = paths.flat().toSorted((one, other) => count(other) - count(one) || one - other);
  const isOf = (path: readonly [Edge, Edge]): boolean => path.includes(hub);
  const to = paths.filter(isOf).map(([a, b]) => (a === hub ? b : a));
  return [{ from: hub, to }, ...passing(paths.filter((path) => !isOf(path)))];
}

/** The stops that track between them makes one place. */
function placesOf({ stops, paths }: Face): readonly (readonly number[])[] {
  const places = stops.map((_, stop) => [STOP + stop]);
  for (const { a, b } of paths) {
    if (a < STOP) continue;
    const [one, other] = [a, b].map((end) => places.find((place) => place.includes(end)));
    if (one && other && one !== other) one.push(...places.splice(places.indexOf(other), 1).flat());
  }
  return places;
}

/** What comes to a place: together, or by gauges where it has more than one. */
function stopping({ paths }: Face, place: readonly number[]): readonly Way[] {
  const arms = paths.filter(({ a, b }) => a < STOP && place.includes(b));
  const byGauge = GAUGES.map((gauge) => ({
    gauge,
    edges: arms.filter((arm) => arm.gauge === gaugeMask(gauge)).map(({ a }) => a),
  })).filter(({ edges }) => edges.length > 0);
  if (byGauge.length > 1) return byGauge.map(({ gauge, edges }) => ({ ...meeting(edges), gauge }));
  return arms.length === 0 ? [] : [meeting(arms.map(({ a }) => a))];
}

function waysOf(face: Face): readonly Way[] {
  const { junction = 0, paths } = face;
  const isMet = (edge: Edge): boolean => (junction & (1 << edge)) !== 0;
  const open = paths.flatMap(({ a, b }) => (b < STOP && !(isMet(a) && isMet(b)) ? [[a, b] as const] : []));
  return [
    ...placesOf(face).flatMap((place) => stopping(face, place)),
    ...(junction === 0 ? [] : [meeting(edgesIn(junction))]),
    ...passing(open),
  ];
}

/** The names that a language's words for the sides make. */
export function lyingIn(
  { list, placeName }: Pick<Names, 'list' | 'placeName'>,
  own: OwnNames,
): Pick<Names, 'lies' | 'cityName' | 'wayNames'> {
  const sidesOf = (title: Title, edges: readonly Edge[]): readonly Side[] => {
    const sides = edges.map((edge) => SIDES[title.board.orientation][edge] as Side);
    return sides.toSorted((one, other) => ROUND.indexOf(one) - ROUND.indexOf(other));
  };
  const told = (title: Title, { gauge, ...way }: Way): string =>
    gauge === undefined ? toldAlike(title, way) : own.inGauge(toldAlike(title, way), gauge);
  const toldAlike = (title: Title, { from, to }: Way): string => {
    if (from === null)
      return own.leads(list(sidesOf(title, to).map((side) => own.sides[side])), to.length === 6);
    const ends =
      to.length === 1 ? sidesOf(title, [from, ...to]) : [...sidesOf(title, [from]), ...sidesOf(title, to)];
    const [first, ...others] = ends.map((side) => own.sides[side]);
    return own.leadsFrom(first as string, list(others));
  };
  /** Where the track of a stop leads. */
  const leadsFrom = (title: Title, state: EighteenState, hex: HexId, stop: number): string | null => {
    const exits = edgesIn(faceAt(title.board, state.tiles, hex)?.stopExits[stop] ?? 0);
    return exits.length === 0 ? null : told(title, { from: null, to: exits });
  };
  return {
    lies(title, tile, rotation) {
      const face = title.board.tiles.get(tile)?.[rotation];
      const ways = face ? waysOf(face) : [];
      const said = ways.map((way) => told(title, way)).toSorted();
      return ways.every(({ to }) => to.length === 1) ? list(said) : said.join('; ');
    },
    cityName(title, state, hex, stop) {
      const face = faceAt(title.board, state.tiles, hex);
      if (!face || face.stops.length < 2) return null;
      return own.oneOfCities(stop + 1, leadsFrom(title, state, hex, stop));
    },
    wayNames(title, state, stops) {
      const hexes = stops.map((stop) => stop.split(':')[0]);
      return stops.map((at) => {
        const [hex = '', stop = '0'] = at.split(':');
        const isAlone = hexes.indexOf(hex) === hexes.lastIndexOf(hex);
        const which = isAlone ? null : leadsFrom(title, state, hex, Number(stop));
        return which === null ? placeName(title, at) : `${placeName(title, at)} (${which})`;
      });
    },
  };
}
