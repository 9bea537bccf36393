/**
 * Which cities track joins, for contracts alone (4.3.1): anybody's track, whoever's stations stand in the way. Between two stations
 * it has one gauge; in any station one may change, and a rickshaw joins the separate stations of a city.
 */
import {
  ALL_GAUGES,
  type Board,
  type BoardHex,
  type EighteenState,
  type Face,
  facesOn,
  type HexId,
  opposite,
  STOP,
  type Title,
} from '@kursbuch/eighteen';
import { CONTRACT_VALUES } from '../facts/map.ts';

/** A name for the group of joined places that a city belongs to. */
type Joined = ReadonlyMap<HexId, number>;

/** Nodes of a hex: one for each stop, and one for each side in standard and in metre gauge, the bits of a path's gauge. */
const STOPS = 6;
const NODES = STOPS + 12;

/** Places that track joins: each has a parent in its group, the first of a group itself. */
type Parents = Uint16Array;

function find(parents: Parents, node: number): number {
  let root = node;
  while (parents[root] !== root) root = parents[root] as number;
  parents[node] = root;
  return root;
}

/** What the track of one hex joins, in itself and over its sides. */
function joinHex(faces: readonly Face[], parents: Parents, hex: BoardHex): void {
  const base = hex.index * NODES;
  const face = faces[hex.index];
  if (!face || face.paths.length === 0) return;
  const join = (one: number, other: number): void => {
    parents[find(parents, one)] = find(parents, other);
  };
  for (let index = 0; index < 2; index++) {
    const sides = STOPS + index * 6;
    const node = (end: number): number => base + (end >= STOP ? end - STOP : sides + end);
    for (const { a, b, gauge = ALL_GAUGES } of face.paths) if (gauge & (1 << index)) join(node(a), node(b));
    for (let edge = 0; edge < 6; edge++) {
      const next = face.exits & (1 << edge) ? hex.neighbours[edge] : undefined;
      // Where no track comes from the other side nothing is joined.
      if (next && (faces[next.index]?.exits ?? 0) & (1 << opposite(edge)))
        join(base + sides + edge, next.index * NODES + sides + opposite(edge));
    }
  }
  // The rickshaw.
  if (CONTRACT_VALUES[hex.facts.id] !== undefined)
    for (let stop = 1; stop < face.stops.length; stop++) join(base, base + stop);
}

const citiesIn = (board: Board, parents: Parents): Joined =>
  new Map(
    Object.keys(CONTRACT_VALUES).map((city) => [
      city,
      find(parents, (board.hexes.get(city)?.index ?? 0) * NODES),
    ]),
  );

interface Kept {
  readonly board: Board;
  readonly tiles: EighteenState['tiles'];
  readonly parents: Parents;
}

/** The last few maps that were asked about: the next one differs from one of them by a tile. */
const kept: Kept[] = [];
const FEW = 4;

function keep(board: Board, tiles: EighteenState['tiles'], parents: Parents): Parents {
  kept.unshift({ board, tiles, parents });
  kept.length = Math.min(kept.length, FEW);
  return parents;
}

const known = (board: Board, tiles: EighteenState['tiles']): Parents | undefined =>
  kept.find((one) => one.tiles === tiles && one.board === board)?.parents;

function parentsOn(board: Board, tiles: EighteenState['tiles']): Parents {
  const found = known(board, tiles);
  if (found) return found;
  const faces = facesOn(board, { tiles });
  const parents = new Uint16Array(board.hexes.size * NODES);
  for (let node = 0; node < parents.length; node++) parents[node] = node;
  for (const hex of board.hexes.values()) joinHex(faces, parents, hex);
  return keep(board, tiles, parents);
}

export const joinedCities = ({ board }: Title, { tiles }: EighteenState): Joined =>
  citiesIn(board, parentsOn(board, tiles));

/** The same after a tile has come to lie: no tile takes away what was joined. */
export function joinedWith(
  { board }: Title,
  before: EighteenState,
  { tiles }: EighteenState,
  hex: HexId,
): Joined {
  let parents = known(board, tiles);
  if (!parents) {
    parents = keep(board, tiles, parentsOn(board, before.tiles).slice());
    joinHex(facesOn(board, { tiles }), parents, board.hexes.get(hex) as BoardHex);
  }
  return citiesIn(board, parents);
}

/** Do these cities all hang together? */
export const areJoined = (joined: Joined, cities: readonly HexId[]): boolean =>
  new Set(cities.map((city) => joined.get(city))).size <= 1;

/** Has something been joined that was not? */
export function hasGrown(before: Joined, after: Joined): boolean {
  const was = new Set(before.values());
  return was.size > new Set(after.values()).size;
}

/** The cities of a contract as they hang together, the largest group first: what is missing lies between the groups. */
export function partsOf(joined: Joined, cities: readonly HexId[]): readonly (readonly HexId[])[] {
  const parts = new Map<number | undefined, HexId[]>();
  for (const city of cities) {
    const group = joined.get(city);
    parts.set(group, [...(parts.get(group) ?? []), city]);
  }
  return [...parts.values()].sort((one, other) => other.length - one.length);
}
