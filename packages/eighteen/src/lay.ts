/** Laying tiles: what the map, the tiles and the track allow. Money, turns and private companies are the caller's. */
import type { Objection } from '@kursbuch/table';
import { type Board, type BoardHex, faceAt } from './board.ts';
import { beside, opposite } from './hex.ts';
import { facesOn } from './maps.ts';
import type { Reach } from './reach.ts';
import { ALL_GAUGES, exitsIn, type Face, type Path, STOP } from './tile.ts';
import type { AddedTrack, Colour, HexFacts, HexId, LaidTiles, TileId } from './types.ts';

/** Which tile follows which. One value for the whole game: what it says is remembered. */
export interface TrackRules {
  /** The tiles that may replace a tile on a hex. */
  upgrades(tile: TileId, hex: HexFacts): readonly TileId[];
  /** The tiles that may be the first on a hex. */
  printedUpgrades(hex: HexFacts): readonly TileId[];
}

export interface LayContext<Own extends string = string> {
  readonly board: Board;
  readonly tiles: LaidTiles;
  readonly addedTrack?: AddedTrack;
  /** Tiles that are not on the map. */
  readonly tileStock: Readonly<Record<TileId, number>>;
  /** Colours the phase allows. */
  readonly colours: readonly string[];
  readonly rules: TrackRules;
  /** What the company reaches. */
  readonly reach: Reach;
  /** Why a tile may not lie like this, beside all that holds for everybody. */
  unfit?(hex: HexId, tile: TileId, rotation: number): Objection<Own> | undefined;
}

interface LayOptions {
  /** `false`: the tile need not join the company's track. */
  readonly connected?: boolean;
}

interface Lay {
  readonly hex: HexId;
  readonly tile: TileId;
  /** All that are legal, equivalent ones too. */
  readonly rotations: readonly number[];
}

/** What else a lay needs: asked before the rotations are tried. */
export type LayFilter = (hex: HexId, tile: TileId) => boolean;

const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;

/** Printed colours that tiles never cover; track may meet them only where they show track. */
const FIXED: ReadonlySet<string> = new Set(['gray', 'darkgray', 'red', 'blue']);

/** A printed hex of a colour counts as a tile of it: its first tile is of the next. */
const NEXT: Readonly<Record<string, Colour>> = {
  white: 'yellow',
  yellow: 'green',
  green: 'brown',
  brown: 'gray',
};

// ---------------------------------------------------------------- old face, new face

const NO_STOPS: readonly number[] = [];

/** For each stop of the old face its number on the new one; -1 where the new one has no place for it. */
export function stopMap(old: Face, face: Face): readonly number[] {
  if (old.stops.length === 0) return NO_STOPS;
  if (old.stops.length === 1 && face.stops.length === 1) return [0];
  const map = old.stops.map(() => -1);
  const claimed = new Set<number>();
  const joins = face.stops.length < old.stops.length;
  const claim = (stop: number, wanted: (next: number) => boolean): void => {
    let next = face.stops.findIndex((_, index) => !claimed.has(index) && wanted(index));
    // Where there are fewer of them, several become one.
    if (next < 0 && joins) next = face.stops.findIndex((_, index) => wanted(index));
    if (next < 0) return;
    map[stop] = next;
    claimed.add(next);
  };
  old.stopExits.forEach((exits, stop) => {
    if (exits !== 0) claim(stop, (next) => (exits & ~face.stopExits[next]!) === 0);
  });
  old.stopExits.forEach((exits, stop) => {
    if (exits === 0) claim(stop, (next) => next === stop);
  });
  old.stopExits.forEach((exits, stop) => {
    if (exits === 0 && map[stop] === -1) claim(stop, () => true);
  });
  return map;
}

/** All track of the old face is on the new one, for trains of the same gauges at least: through track as it is, stops with all their exits. */
export function keepsTrack(old: Face, face: Face): boolean {
  if ((old.exits & ~face.exits) !== 0) return false;
  for (const path of old.paths) if (path.b < STOP && !carries(face, path, path.b)) return false;
  return stopMap(old, face).every((next, stop) => {
    const exits = old.stopExits[stop]!;
    if (exits === 0) return true;
    if (next < 0 || (exits & ~face.stopExits[next]!) !== 0) return false;
    return old.paths.every(
      (path) => path.b !== STOP + stop || path.a >= STOP || carries(face, path, STOP + next),
    );
  });
}

/** Does track lead from the same end to this one, in the gauges of the old path at least? */
const carries = (face: Face, { a: from, gauge: old = ALL_GAUGES }: Path, to: number): boolean =>
  face.paths.some(({ a, b, gauge = ALL_GAUGES }) => a === from && b === to && (old & ~gauge) === 0);

const keeping = new WeakMap<Face, WeakMap<readonly Face[], number>>();

/** The rotations of a tile that keep the track of a face, as a bit mask. */
function keepingRotations(old: Face, faces: readonly Face[]): number {
  let byTile = keeping.get(old);
  if (!byTile) {
    byTile = new WeakMap();
    keeping.set(old, byTile);
  }
  let mask = byTile.get(faces);
  if (mask === undefined) {
    mask = 0;
    for (const rotation of ROTATIONS) if (keepsTrack(old, faces[rotation]!)) mask |= 1 << rotation;
    byTile.set(faces, mask);
  }
  return mask;
}

const firstTiles = new WeakMap<TrackRules, WeakMap<HexFacts, readonly TileId[]>>();

function successors(rules: TrackRules, tiles: LaidTiles, hex: BoardHex): readonly TileId[] {
  const laid = tiles[hex.facts.id];
  if (laid) return rules.upgrades(laid.tile, hex.facts);
  let byHex = firstTiles.get(rules);
  if (!byHex) {
    byHex = new WeakMap();
    firstTiles.set(rules, byHex);
  }
  let list = byHex.get(hex.facts);
  if (!list) {
    list = rules.printedUpgrades(hex.facts);
    byHex.set(hex.facts, list);
  }
  return list;
}

// ---------------------------------------------------------------- the sides of a hex

/** Sides that lead to another hex. */
function innerSides(hex: BoardHex): number {
  let mask = 0;
  for (let edge = 0; edge < 6; edge++) if (hex.neighbours[edge]) mask |= 1 << edge;
  return mask;
}

/** Does the map have a hex over one of these sides, though nothing crosses it? */
function hasHexOver(board: Board, hex: BoardHex, sides: number): boolean {
  for (let edge = 0; edge < 6; edge++)
    if (sides & (1 << edge) && board.hexes.has(beside(board.orientation, hex.facts.id, edge))) return true;
  return false;
}

/** Sides where a fixed hex shows no track. */
function blankSides(hex: BoardHex, faces: readonly Face[]): number {
  let mask = 0;
  for (let edge = 0; edge < 6; edge++) {
    const next = hex.neighbours[edge];
    if (!next || !FIXED.has(next.printed.color) || next.facts.open) continue;
    if (!(faces[next.index]!.exits & (1 << opposite(edge)))) mask |= 1 << edge;
  }
  return mask;
}

// ---------------------------------------------------------------- one lay

/** Why a tile may not follow what lies on the hex. */
type Mismatch = 'labelledHex' | 'labelledTile' | 'wrongStops' | 'wrongColour' | 'notAnUpgrade';

/** Why a tile may not be laid so, as far as map, tiles and track go. */
export type LayReason =
  | Mismatch
  | 'unknownHex'
  | 'unknownTile'
  | 'badRotation'
  | 'fixedHex'
  | 'hexNotYet'
  | 'colourNotYet'
  | 'noTileLeft'
  | 'losesTrack'
  | 'impassableSide'
  | 'offMap'
  | 'blankSide'
  | 'noAccess'
  | 'gaugeDiffers'
  | 'notConnected';

/** Why a tile may not come to lie like this; undefined if it may. */
export function layProblem<Own extends string = never>(
  context: LayContext<Own>,
  hex: HexId,
  tile: TileId,
  rotation: number,
  options: LayOptions = {},
): Objection<LayReason | Own> | undefined {
  const { board, tiles, tileStock, colours, rules, reach } = context;
  const place = board.hexes.get(hex);
  if (!place) return { reason: 'unknownHex', params: { hex } };
  const rotated = board.tiles.get(tile);
  if (!rotated) return { reason: 'unknownTile', params: { tile } };
  const face = rotated[rotation];
  if (!face) return { reason: 'badRotation', params: { rotation } };
  if (FIXED.has(place.printed.color) && !place.facts.site) return { reason: 'fixedHex', params: { hex } };
  const faces = facesOn(board, context);
  const old = faceAt(board, tiles, hex)!;
  const wanted = tiles[hex] ? undefined : NEXT[place.printed.color];
  if (wanted && !colours.includes(wanted)) return { reason: 'hexNotYet', params: { hex, colour: wanted } };
  if (!colours.includes(face.color)) return { reason: 'colourNotYet', params: { colour: face.color } };
  if (!successors(rules, tiles, place).includes(tile))
    return {
      reason: mismatch(old, face),
      params: {
        hex,
        tile,
        stops: stopsOf(old),
        shows: stopsOf(face),
        colour: old.color,
        label: face.label ?? '',
        lies: tiles[hex]?.tile ?? '',
      },
    };
  if (!((tileStock[tile] ?? 0) > 0)) return { reason: 'noTileLeft', params: { tile } };
  if (!(keepingRotations(old, rotated) & (1 << rotation))) return { reason: 'losesTrack', params: { hex } };
  const outside = face.exits & ~innerSides(place);
  if (outside && !place.facts.deadEnds)
    return { reason: hasHexOver(board, place, outside) ? 'impassableSide' : 'offMap', params: { hex } };
  if (face.exits & blankSides(place, faces)) return { reason: 'blankSide', params: { hex } };
  const unfit = context.unfit?.(hex, tile, rotation);
  if (unfit) return unfit;
  if (options.connected === false || joins(reach, face, place.index)) return undefined;
  if (face.exits & reach.edges[place.index]!) return { reason: 'gaugeDiffers', params: { hex } };
  return { reason: tiles[hex] ? 'noAccess' : 'notConnected', params: { hex } };
}

/** Does the face on this hex have track where the company's leads, in the gauge in which it does? */
export function joins({ edges, byGauge }: Reach, face: Face, hex: number): boolean {
  if (!(face.exits & edges[hex]!)) return false;
  if (!byGauge) return true;
  const { standard, metre } = byGauge;
  return (
    (exitsIn(face, 'standard') & standard.edges[hex]!) !== 0 ||
    (exitsIn(face, 'metre') & metre.edges[hex]!) !== 0
  );
}

/** What a face has to stop at, in a word: a tile that follows it must have the same. */
function stopsOf({ stops }: Face): 'none' | 'town' | 'towns' | 'city' | 'cities' {
  const [first, ...more] = stops;
  if (!first) return 'none';
  if (first.kind === 'town') return more.length > 0 ? 'towns' : 'town';
  return more.length > 0 ? 'cities' : 'city';
}

/** What is wrong with a tile that may not follow the face. */
function mismatch(old: Face, face: Face): Mismatch {
  const count = (on: Face, kind: string): number => on.stops.filter((stop) => stop.kind === kind).length;
  if (old.label !== null && old.label !== face.label)
    return face.label === null ? 'labelledHex' : 'labelledTile';
  if (count(old, 'city') !== count(face, 'city') || count(old, 'town') !== count(face, 'town'))
    return 'wrongStops';
  if (old.label !== face.label) return 'labelledTile';
  return NEXT[old.color] === face.color ? 'notAnUpgrade' : 'wrongColour';
}

// ---------------------------------------------------------------- all lays

/** The legal rotations of a tile on a hex: those without a `layProblem`. */
export function rotationsOf(
  context: LayContext,
  hex: HexId,
  tile: TileId,
  options: LayOptions = {},
): readonly number[] {
  return ROTATIONS.filter((rotation) => !layProblem(context, hex, tile, rotation, options));
}

/** Go through all legal lays until `take` says stop. */
function eachLay(context: LayContext, allowed: LayFilter | undefined, take: (lay: Lay) => boolean): void {
  const { board, tiles, tileStock, colours, rules, reach } = context;
  const faces = facesOn(board, context);
  for (const hex of board.hexes.values()) {
    const touched = reach.edges[hex.index]!;
    if (touched === 0 || FIXED.has(hex.printed.color)) continue;
    const { id } = hex.facts;
    const old = faceAt(board, tiles, id)!;
    let shut = -1;
    for (const tile of successors(rules, tiles, hex)) {
      const rotated = board.tiles.get(tile);
      if (!rotated || !((tileStock[tile] ?? 0) > 0) || !colours.includes(rotated[0]!.color)) continue;
      const keeps = keepingRotations(old, rotated);
      if (keeps === 0) continue;
      if (shut < 0) shut = (hex.facts.deadEnds ? 0 : 63 & ~innerSides(hex)) | blankSides(hex, faces);
      let rotations: number[] | undefined;
      for (const rotation of ROTATIONS) {
        const face = rotated[rotation]!;
        if (!(keeps & (1 << rotation)) || face.exits & shut || !joins(reach, face, hex.index)) continue;
        if (context.unfit?.(id, tile, rotation)) continue;
        if (rotations) rotations.push(rotation);
        else if (allowed && !allowed(id, tile)) break;
        else rotations = [rotation];
      }
      if (rotations && take({ hex: id, tile, rotations })) return;
    }
  }
}

/** All legal lays of a company. */
export function lays(context: LayContext, allowed?: LayFilter): readonly Lay[] {
  const list: Lay[] = [];
  eachLay(context, allowed, (lay) => {
    list.push(lay);
    return false;
  });
  return list;
}

export function anyLay(context: LayContext, allowed?: LayFilter): boolean {
  let any = false;
  const found = () => {
    any = true;
    return true;
  };
  eachLay(context, allowed, found);
  return any;
}
