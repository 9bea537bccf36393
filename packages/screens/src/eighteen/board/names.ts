/**
 * Where the names of places stand. They keep a size that can be read whatever the zoom, and give way: first to what is drawn,
 * then to each other. What has no room is left out, cities last; what somebody is busy with is always said.
 */
import type { Board, HexId, TrainKind } from '@kursbuch/eighteen';
import { type Place, settle } from '../../parts/map/giveWay.ts';
import { textWidth } from '../../parts/map/textWidth.ts';
import type { Part } from '../../parts/map/viewport.ts';
import { remembered } from '../../parts/remembered.ts';
import { BESIDE, besidePlaces } from './beside.ts';
import { sampled } from './curve.ts';
import { type Detail, hasValues, TEXT_SCALE } from './detail.ts';
import { colourClass, isOffMap } from './faces.ts';
import { add, centre, distance, hexReach, type Point, R } from './geometry.ts';
import { type Layout, layoutOf } from './layout.ts';
import type { HexPicture, Pictures } from './picture.ts';
import { tariffPlace } from './sides.ts';
import { signsOn } from './signs.ts';
import { cityOf, SLOT } from './slots.ts';
import { boxesOf, boxWidth, tariffMiddle } from './tariffs.ts';
import { extentOf, textsOf, type VisitedBy } from './texts.ts';

export interface PlacedName {
  readonly hex: HexId;
  readonly lines: readonly string[];
  /** The middle of the text, and the size of its letters, in units of the map. */
  readonly at: Point;
  readonly size: number;
  /** The colour of the ground it stands on; `off` beside the hexes. */
  readonly ground: string;
  /** Somebody is busy with the place. */
  readonly isSaid: boolean;
}

export interface NameWishes {
  readonly board: Board;
  readonly pictures: Pictures;
  nameOf(hex: HexId): string | null;
  /** Pixels of the screen for a unit of the map. */
  readonly scale: number;
  readonly detail: Detail;
  /** Hexes whose names are written whatever the room. */
  readonly said: ReadonlySet<HexId>;
  readonly visits: ReadonlyMap<HexId, VisitedBy>;
  /** Hexes that only some kinds of train may run to: they have a sign. */
  readonly onlyTrains?: Readonly<Record<HexId, readonly TrainKind[]>> | undefined;
  /** Parts of the map on which something else is written. */
  readonly taken?: readonly Part[];
  /** Parts of the map that something lies over: no name reaches under it. */
  readonly over?: readonly Part[];
  /** The part of the map that is in sight: what is said of it is not cut off at its rim. */
  readonly sight?: Part | null;
}

/** No name is written smaller, in pixels of the screen. */
export const LEAST_NAME = 10.5;
/** Its size on a hex of a hundred pixels. */
const NAME = 11.5;
const LINE = 1.04;
/** The letters of the map are narrower than those of other boards. */
const NARROW = 0.92;

/** The size of names in units of the map. */
const sizeAt = (scale: number): number => Math.max(LEAST_NAME / scale, NAME);

/** Something drawn: a box around a point with rounded corners, or a disc. */
interface Thing {
  readonly at: Point;
  readonly half: Point;
  readonly radius: number;
  /** Track may be covered before stops and figures are. */
  readonly isTrack: boolean;
}

const disc = (at: Point, radius: number, isTrack = false): Thing => ({ at, half: [0, 0], radius, isTrack });

/** Between a name and another text, so that nobody reads them as one. */
const AIR = 2.5;
/** Half the width of track with its casing. */
const TRACK = 7;

/** Track and stops of a face, around the middle of its hex. */
const drawnOn = remembered(({ pieces, stops }: Layout): { readonly things: readonly Thing[] } => ({
  things: [
    ...pieces.flatMap((piece) => sampled(piece, 8).map((point) => disc(point, TRACK, true))),
    ...stops.flatMap((stop) => {
      if (stop.facts.kind !== 'city') return [disc(stop.at, 10)];
      const { slots, scale } = cityOf(stop, stops);
      return slots.map(([dx, dy]) => disc(add(stop.at, [dx * scale, dy * scale]), (SLOT + 2) * scale));
    }),
  ],
}));

/** Everything drawn and written on a hex, around its middle. */
function thingsOn({ board, detail, visits, onlyTrains }: NameWishes, picture: HexPicture): readonly Thing[] {
  const { orientation } = board;
  const layout = layoutOf(orientation, picture.face, picture.rotation);
  const things = [
    ...drawnOn(layout).things,
    ...signsOn(orientation, picture, onlyTrains?.[picture.id]).map(
      ({ at, half }): Thing => ({ at, half, radius: 0, isTrack: false }),
    ),
  ];
  if (detail === 'bare') return things;
  if (isOffMap(picture.face)) {
    if (!hasValues(detail)) return things;
    const tariff = tariffBox(board, picture);
    return tariff ? [...things, tariff] : things;
  }
  const texts = textsOf(orientation, picture, detail, visits.get(picture.id)).map((text): Thing => {
    const [width, height] = extentOf(text, TEXT_SCALE[detail]);
    return { at: text.at, half: [width, height], radius: AIR, isTrack: false };
  });
  const beside = besidePlaces(orientation, picture).map((place) => disc(place, BESIDE));
  return [...things, ...texts, ...beside];
}

/** The values of an off-map area; null where they are written on another of its hexes. */
function tariffBox(board: Board, picture: HexPicture): Thing | null {
  const stop = picture.face.stops[0];
  const shared = tariffPlace(board, picture.facts);
  if (!stop || shared === null) return null;
  const boxes = boxesOf(stop.revenue);
  const [x, y] = shared ?? tariffMiddle(board.orientation, picture.face);
  const half: Point = stop.kind === 'city' ? [14, 15] : [(boxes.length * boxWidth(boxes)) / 2, 10];
  return { at: [x, y + 5], half, radius: 0, isTrack: false };
}

/** One name to be written. */
interface Wish {
  readonly picture: HexPicture;
  readonly name: string;
  readonly isSaid: boolean;
  readonly rank: number;
}

function wishesOf({ board, pictures, nameOf, said }: NameWishes): readonly Wish[] {
  const wishes: Wish[] = [];
  for (const picture of pictures.values()) {
    const name = nameOf(picture.id);
    // An area of several hexes is named once.
    if (name === null || tariffPlace(board, picture.facts) === null) continue;
    const isSaid = said.has(picture.id) || areaOf(board, picture).some((hex) => said.has(hex));
    const isCity = picture.face.stops.some(({ kind }) => kind === 'city') || isOffMap(picture.face);
    wishes.push({ picture, name, isSaid, rank: isSaid ? 0 : isCity ? 1 : 2 });
  }
  return wishes.sort((one, other) => one.rank - other.rank);
}

/** The other hexes of the same place. */
const areaOf = (board: Board, { id, facts }: HexPicture): readonly HexId[] =>
  (facts.joinedEdges ?? []).flatMap((edge) => board.hexes.get(id)?.neighbours[edge]?.facts.id ?? []);

/** In one line, or in two at a space or before an "&". */
function linesOf(name: string): readonly (readonly string[])[] {
  const [first, second] = name.split(' & ');
  if (first !== undefined && second !== undefined) return [[first, `& ${second}`], [name]];
  const words = name.split(' ');
  if (words.length < 2) return [[name]];
  const half = Math.ceil(words.length / 2);
  return [[name], [words.slice(0, half).join(' '), words.slice(half).join(' ')]];
}

/** What a pixel costs: of a stop or figure covered, of track covered, away from the stop, beyond the own hex, out of sight or under something. */
const PRICE = { wall: 5, track: 2.2, far: 0.34, wish: 0.12, beyond: 0.16, cut: 200 };
/** Two lines; another ground at an end; nearer to another place than to its own. */
const TWO_LINES = 1.5;
const OTHER_GROUND = 1.2;
const MISTAKEN = 14;
/** Left out rather than at a higher cost, by rank: what must be said, cities, towns. */
const NOWHERE: readonly number[] = [Number.POSITIVE_INFINITY, 26, 14];
/** So many of the best places of a name are looked at beside the others. */
const KEPT = 48;

/** Things by the part of the map they lie on: a name asks only for those around it. */
class Neighbourhood {
  readonly #cells = new Map<number, number[]>();
  readonly #things: readonly Thing[];
  /** The last box that has asked for each. */
  readonly #asked: Int32Array;
  #box = 0;

  constructor(things: readonly Thing[]) {
    this.#things = things;
    this.#asked = new Int32Array(things.length);
    for (const [index, { at, half, radius }] of things.entries()) {
      const [width, height] = [half[0] + radius, half[1] + radius];
      for (let row = cellOf(at[1] - height); row <= cellOf(at[1] + height); row++)
        for (let column = cellOf(at[0] - width); column <= cellOf(at[0] + width); column++) {
          const key = row * ROW + column;
          const cell = this.#cells.get(key);
          if (cell) cell.push(index);
          else this.#cells.set(key, [index]);
        }
    }
  }

  /** What it costs to cover what lies under a box, in units: it is not counted beyond `most`. */
  covered(x: number, y: number, width: number, height: number, most: number): number {
    this.#box++;
    let sum = 0;
    let track = 0;
    const [left, right, bottom] = [cellOf(x - width), cellOf(x + width), cellOf(y + height)];
    for (let row = cellOf(y - height); row <= bottom; row++)
      for (let column = left; column <= right; column++)
        for (const index of this.#cells.get(row * ROW + column) ?? []) {
          if (this.#asked[index] === this.#box) continue;
          this.#asked[index] = this.#box;
          const thing = this.#things[index] as Thing;
          const across = Math.abs(x - thing.at[0]) - width - thing.half[0];
          const down = Math.abs(y - thing.at[1]) - height - thing.half[1];
          if (across >= thing.radius || down >= thing.radius) continue;
          const apart =
            across < 0 && down < 0
              ? Math.max(across, down)
              : Math.sqrt(Math.max(across, 0) ** 2 + Math.max(down, 0) ** 2);
          const under = thing.radius - apart;
          if (under <= 0) continue;
          if (thing.isTrack) track = Math.max(track, under);
          else sum += under * PRICE.wall;
          if (sum > most) return sum;
        }
    return sum + track * PRICE.track;
  }
}

/** The width of a part of the map, in units, and how many of them lie in a row at most. */
const CELL = 32;
const ROW = 4096;
const cellOf = (place: number): number => Math.floor(place / CELL);

/** The places of a name, and all that they follow from. */
interface Found {
  readonly from: readonly unknown[];
  readonly places: readonly Place<Option | null>[];
}

/** What was found last for the names of a map: most of it stays while somebody tries a tile. */
export type FoundPlaces = Map<HexId, readonly Found[]>;

/** Of each name the last ones are kept: with what is in the hand, and without. */
const LAST = 3;

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

export function placeNames(wishes: NameWishes, known: FoundPlaces = new Map()): readonly PlacedName[] {
  const { board, pictures, scale, detail, visits, taken = [], over = [], sight = null } = wishes;
  const { orientation } = board;
  const hexes = [...pictures.values()].map((picture) => ({
    picture,
    middle: centre(orientation, picture.id),
    isNamed: wishes.nameOf(picture.id) !== null,
  }));
  let neighbourhood: Neighbourhood | undefined;
  const everything = (): Neighbourhood =>
    new Neighbourhood([
      ...hexes.flatMap(({ picture, middle }) =>
        thingsOn(wishes, picture).map((thing) => ({ ...thing, at: add(middle, thing.at) })),
      ),
      ...taken.map(
        ({ left, right, top, bottom }): Thing => ({
          at: [(left + right) / 2, (top + bottom) / 2],
          half: [(right - left) / 2, (bottom - top) / 2],
          radius: 0,
          isTrack: false,
        }),
      ),
    ]);
  const all = wishesOf(wishes);
  const options = all.map((wish) => {
    const { id } = wish.picture;
    const own = centre(orientation, id);
    const size = sizeAt(scale) * (wish.isSaid ? 1.04 : 1);
    const reach = Math.max(...linesOf(wish.name).map((lines) => widthOf(lines, size))) + 2 * R;
    const near = hexes.filter(({ middle }) => distance(middle, own) < reach);
    const within = ({ left, right, top, bottom }: Part): boolean =>
      left < own[0] + reach && right > own[0] - reach && top < own[1] + reach && bottom > own[1] - reach;
    const covers = over.filter(within);
    const isInSight = sight !== null && cutOff(sight, own, [0, 0]) === 0;
    const rim = wish.isSaid && isInSight && cutOff(sight, own, [reach, reach]) > 0 ? sight : null;
    const from = [
      ...[wish.name, wish.rank, scale, detail, rim?.left, rim?.right, rim?.top, rim?.bottom],
      ...near.flatMap(({ picture }) => [picture, Object.keys(visits.get(picture.id) ?? {}).join()]),
      ...[taken.filter(within), covers].flatMap((parts) => [
        parts.length,
        ...parts.flatMap(({ left, right, top, bottom }) => [left, right, top, bottom]),
      ]),
    ];
    const before = known.get(id) ?? [];
    const found = before.find((one) => isSame(one.from, from));
    if (found) return found.places;
    neighbourhood ??= everything();
    const places = placesOf(board, wish, size, scale, near, neighbourhood, covers, rim);
    known.set(id, [{ from, places }, ...before].slice(0, LAST));
    return places;
  });
  const picks = settle(options);
  return all.flatMap(({ picture, isSaid }, index) => {
    const option = picks[index]?.option;
    return option ? [{ hex: picture.id, isSaid, ...option }] : [];
  });
}

const widthOf = (lines: readonly string[], size: number): number =>
  Math.max(...lines.map((line) => textWidth(line, size) * NARROW));

/** How far a box reaches out of a part of the map. */
const cutOff = ({ left, right, top, bottom }: Part, [x, y]: Point, [width, height]: Point): number =>
  Math.max(0, left - x + width) +
  Math.max(0, x + width - right) +
  Math.max(0, top - y + height) +
  Math.max(0, y + height - bottom);

/** How far a box reaches under what lies over a part of the map. */
const reachUnder = ({ left, right, top, bottom }: Part, [x, y]: Point, [width, height]: Point): number =>
  Math.max(0, Math.min(x + width - left, right - x + width, y + height - top, bottom - y + height));

type Option = Pick<PlacedName, 'lines' | 'at' | 'size' | 'ground'>;

interface NearHex {
  readonly picture: HexPicture;
  readonly middle: Point;
  readonly isNamed: boolean;
}

/** A place before it is looked at what lies around it. */
interface Spot {
  readonly lines: readonly string[];
  readonly half: Point;
  readonly at: Point;
  readonly fromStop: number;
  readonly price: number;
}

/** Places for a name, the cheapest first; the last resort is to leave it out, unless it must be said. */
function placesOf(
  board: Board,
  { picture, name, rank }: Wish,
  size: number,
  scale: number,
  near: readonly NearHex[],
  neighbourhood: Neighbourhood,
  /** What lies over the map around it. */
  covers: readonly Part[],
  /** What must not be cut off there. */
  rim: Part | null,
): readonly Place<Option | null>[] {
  const { orientation } = board;
  const middle = centre(orientation, picture.id);
  // The name of an area belongs to its values.
  const tariff = isOffMap(picture.face) ? tariffBox(board, picture) : null;
  const own = tariff ? add(middle, tariff.at) : middle;
  const stopsOf = (one: HexPicture, at: Point): readonly Point[] => {
    const { stops } = layoutOf(orientation, one.face, one.rotation);
    const isDrawn = stops.length > 0 && !isOffMap(one.face);
    return isDrawn ? stops.map((stop) => add(at, stop.at)) : [at];
  };
  const ownStops = tariff ? [own] : stopsOf(picture, middle);
  const [wide, tall] = hexReach(orientation);
  const limit = NOWHERE[rank] ?? 0;
  const step = Math.max(5, 3.2 / scale);

  const spots: Spot[] = [];
  for (const [variant, lines] of linesOf(name).entries()) {
    const half: Point = [widthOf(lines, size) / 2, (lines.length * size * LINE) / 2 - 0.1 * size];
    const [columns, rows] = [
      Math.ceil(Math.max(wide - half[0], half[0] + 26) / step),
      Math.ceil((tall + half[1]) / step),
    ];
    const wishY = picture.isSite ? 0 : tariff ? -tariff.half[1] - 3 - half[1] : Math.max(36, 22 + half[1]);
    for (let row = -rows; row <= rows; row++) {
      const dy = row * step;
      const beyondBelow = Math.max(0, Math.abs(dy) + half[1] - tall * 0.9);
      for (let column = -columns; column <= columns; column++) {
        const dx = column * step;
        const beyond = Math.max(0, Math.abs(dx) + half[0] - wide) + beyondBelow;
        const aside = PRICE.wish * length(dx, dy - wishY) + PRICE.beyond * beyond;
        if (variant * TWO_LINES + scale * aside >= limit) continue;
        const at: Point = [own[0] + dx, own[1] + dy];
        const fromStop = nearest(ownStops, at, half);
        const far = aside + PRICE.far * Math.max(0, fromStop - 20);
        const cut = rim ? cutOff(rim, at, add(half, [AIR, AIR])) : 0;
        const under = covers.reduce((sum, one) => sum + reachUnder(one, at, add(half, [AIR, AIR])), 0);
        const price = variant * TWO_LINES + scale * (far + PRICE.cut * (cut + under));
        if (price < limit) spots.push({ lines, half, at, fromStop, price });
      }
    }
  }
  spots.sort((one, other) => one.price - other.price);

  const found: Spot[] = [];
  let most = limit;
  for (const spot of spots) {
    if (spot.price >= most) break;
    const [x, y] = spot.at;
    const covered = scale * neighbourhood.covered(x, y, spot.half[0], spot.half[1], most / scale);
    const price = spot.price + covered;
    if (price >= most) continue;
    found.push({ ...spot, price });
    // As many cheaper ones are known as are kept.
    if (found.length % KEPT === 0) {
      found.sort((one, other) => one.price - other.price);
      found.length = KEPT;
      most = found.at(-1)?.price ?? most;
    }
  }
  const foreign = near
    .filter((one) => one.isNamed && one.picture.id !== picture.id)
    .flatMap((one) => stopsOf(one.picture, one.middle));
  const places = found.map(({ lines, half, at, fromStop, price }): Place<Option | null> => {
    const ground = groundAt(near, at);
    const ends = [-half[0], half[0]].filter((end) => groundAt(near, add(at, [end, 0])) !== ground);
    const isMistaken = nearest(foreign, at, half) < fromStop;
    return {
      option: { lines, at, size, ground },
      box: {
        left: (at[0] - half[0]) * scale,
        right: (at[0] + half[0]) * scale,
        top: (at[1] - half[1]) * scale,
        bottom: (at[1] + half[1]) * scale,
      },
      price: price + ends.length * OTHER_GROUND + (isMistaken ? MISTAKEN : 0),
    };
  });
  if (Number.isFinite(limit)) places.push({ option: null, box: null, price: limit });
  return places.sort((one, other) => one.price - other.price);
}

/** From the edge of a box to the nearest of these points. */
function nearest(points: readonly Point[], at: Point, half: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const across = Math.max(0, Math.abs(point[0] - at[0]) - half[0]);
    const down = Math.max(0, Math.abs(point[1] - at[1]) - half[1]);
    least = Math.min(least, length(across, down));
  }
  return least;
}

/** As `Math.hypot`, which takes several times as long. */
const length = (across: number, down: number): number => Math.sqrt(across * across + down * down);

function groundAt(near: readonly NearHex[], point: Point): string {
  let best: NearHex | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of near) {
    const far = distance(one.middle, point);
    if (far < least) [best, least] = [one, far];
  }
  return best && least < R ? colourClass(best.picture) : 'off';
}
