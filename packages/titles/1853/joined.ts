/**
 * Which cities track joins, for contracts alone (4.3.1): anybody's track, whoever's stations stand in the way. Between two stations
 * it has one gauge; in any station one may change, and a rickshaw joins the separate stations of a city.
 */
import {
  ALL_GAUGES,
  type EighteenState,
  facesOn,
  type HexId,
  opposite,
  recently,
  STOP,
  type Title,
} from '@kursbuch/eighteen';
import { CONTRACT_VALUES } from './facts/map.ts';

/** A name for the group of joined places that a city belongs to. */
export type Joined = ReadonlyMap<HexId, number>;

/** Nodes of a hex: one for each stop, and one for each side in standard and in metre gauge, the bits of a path's gauge. */
const STOPS = 6;
const NODES = STOPS + 12;

const groups = recently((board: Title['board'], tiles: EighteenState['tiles']): Joined => {
  const faces = facesOn(board, { tiles });
  const parent = new Uint16Array(board.hexes.size * NODES);
  for (let node = 0; node < parent.length; node++) parent[node] = node;
  const find = (node: number): number => {
    let root = node;
    while (parent[root] !== root) root = parent[root] as number;
    parent[node] = root;
    return root;
  };
  const join = (one: number, other: number): void => {
    parent[find(one)] = find(other);
  };
  for (const hex of board.hexes.values()) {
    const base = hex.index * NODES;
    const face = faces[hex.index];
    if (!face || face.paths.length === 0) continue;
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
  return new Map(
    Object.keys(CONTRACT_VALUES).map((city) => [city, find((board.hexes.get(city)?.index ?? 0) * NODES)]),
  );
});

export const joinedCities = (title: Title, state: EighteenState): Joined => groups(title.board, state.tiles);

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
