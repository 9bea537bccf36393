/**
 * Trips: from one place to another over track that stands and track still to be drawn. What comes of them is an estimate
 * for whoever plans; what may be drawn and run in a turn is said by `linesOf` and `waysOf`.
 */
import type { Seat } from '@kursbuch/table';
import { type CityData, type EdgeId, type MilepostId, otherEnd } from './board.ts';
import { segmentCost } from './building.ts';
import { networkOf } from './network.ts';
import { hasPlace } from './places.ts';
import { type CrayonTitle, type Figures, figuresOf } from './title.ts';
import type { CrayonState } from './types.ts';

/** Every way from a milepost to a neighbour, one after the other, so that a search reads plain numbers. */
interface Steps {
  /** Where the steps from each milepost begin; one more for the end of the last. */
  readonly first: Int32Array;
  readonly to: Int16Array;
  readonly edge: Int16Array;
  /** What drawing the step costs. */
  readonly cost: Uint8Array;
}

const OPEN = 0;
const IN_CITY = 1;
const BLOCKED = 2;

interface Grid extends Steps {
  /** OPEN, IN_CITY or BLOCKED, by edge. */
  readonly kind: Uint8Array;
}

const grids = new WeakMap<Figures, Grid>();

function gridOf(title: CrayonTitle, state: CrayonState): Grid {
  const figures = figuresOf(title, state);
  const found = grids.get(figures) ?? gridFrom(title, figures);
  grids.set(figures, found);
  return found;
}

function gridFrom(title: CrayonTitle, figures: Figures): Grid {
  const { mileposts, edges } = title.board;
  const first = new Int32Array(mileposts.length + 1);
  const [to, edge, cost]: [number[], number[], number[]] = [[], [], []];
  for (const { id, edges: around } of mileposts) {
    first[id] = to.length;
    for (const one of around) {
      const next = otherEnd(edges[one]!, id);
      to.push(next);
      edge.push(one);
      cost.push(segmentCost(title, figures, edges[one]!, next));
    }
  }
  first[mileposts.length] = to.length;
  const kinds = edges.map(({ kind }) => (kind === 'city' ? IN_CITY : kind === 'blocked' ? BLOCKED : OPEN));
  return {
    first,
    to: Int16Array.from(to),
    edge: Int16Array.from(edge),
    cost: Uint8Array.from(cost),
    kind: Uint8Array.from(kinds),
  };
}

/** The board as one seat finds it, with what it means to draw. */
export interface Ground {
  readonly seat: Seat;
  readonly grid: Grid;
  /** Who owns a segment; NOBODY where none is. */
  readonly owners: Int8Array;
  /** 1 for every point that this seat may build on from. */
  readonly net: Uint8Array;
  /** 1 where it cannot join. */
  readonly shut: Uint8Array;
}

export const NOBODY = -1;

interface Remembered {
  readonly starts: CrayonState['starts'];
  readonly grounds: (Ground | undefined)[];
}

/** Grounds by the track they are made of. */
const remembered = new WeakMap<CrayonState['track'], Remembered>();

export function groundOf(title: CrayonTitle, state: CrayonState, seat: Seat): Ground {
  let kept = remembered.get(state.track);
  if (kept?.starts !== state.starts) {
    kept = { starts: state.starts, grounds: [] };
    remembered.set(state.track, kept);
  }
  const found = kept.grounds[seat] ?? groundFrom(title, state, seat);
  kept.grounds[seat] = found;
  return found;
}

function groundFrom(title: CrayonTitle, state: CrayonState, seat: Seat): Ground {
  const { mileposts, edges } = title.board;
  const owners = new Int8Array(edges.length).fill(NOBODY);
  for (const [edge, owner] of Object.entries(state.track)) owners[Number(edge)] = owner;
  const net = new Uint8Array(mileposts.length);
  for (const at of networkOf(title, state, seat).points) net[at] = 1;
  const shut = new Uint8Array(mileposts.length);
  for (const { id } of mileposts) if (!hasPlace(title, state, seat, id)) shut[id] = 1;
  return { seat, grid: gridOf(title, state), owners, net, shut };
}

/** The ground when these edges are drawn. */
export function drawnOn({ board }: CrayonTitle, ground: Ground, edges: readonly EdgeId[]): Ground {
  if (edges.length === 0) return ground;
  const owners = ground.owners.slice();
  const net = ground.net.slice();
  for (const id of edges) {
    const { a, b } = board.edges[id]!;
    owners[id] = ground.seat;
    for (const end of [a, b]) {
      const { city } = board.mileposts[end]!;
      for (const at of city?.kind === 'large' ? city.at : [end]) net[at] = 1;
    }
  }
  return { ...ground, owners, net };
}

/** The ground when this city is joined, whatever way. */
export function joinedTo(ground: Ground, city: CityData): Ground {
  if (city.at.every((at) => ground.net[at] === 1)) return ground;
  const net = ground.net.slice();
  for (const at of city.at) net[at] = 1;
  return { ...ground, net };
}

/** The ground on which nothing is drawn over these edges. */
export function without(ground: Ground, edges: Iterable<EdgeId>): Ground {
  const kind = ground.grid.kind.slice();
  for (const id of edges) kind[id] = BLOCKED;
  return { ...ground, grid: { ...ground.grid, kind } };
}

/** What a trip is chosen by, in whole numbers: the sum of all of it for one step is less than RING. */
export interface Tastes {
  readonly step: number;
  /** A million spent on track. */
  readonly money: number;
  /** What a step over others' track counts beside it; null: not over their track. */
  readonly rent: number | null;
}

/** A step is worth what a train earns meanwhile. */
export const USUAL_TASTES: Tastes = { step: 3, money: 4, rent: 2 };

export interface TripStep {
  readonly from: MilepostId;
  readonly to: MilepostId;
  readonly edge: EdgeId;
  /** Drawing it costs so much; 0 where track stands or none is needed. */
  readonly cost: number;
}

export interface Trips {
  /** How dear it is to come to a city, by the tastes; Infinity if no trip leads there. */
  price(city: CityData): number;
  to(city: CityData): readonly TripStep[] | undefined;
}

const FAR = 0x3fff_ffff;
const RING = 256;

/**
 * The best trips from a milepost to everywhere. Each place is looked at twice: as a point of the own network, from where
 * track can be drawn on, and as one that is reached over others' track.
 */
export function tripsFrom(ground: Ground, from: MilepostId, tastes: Tastes = USUAL_TASTES): Trips {
  const { grid, owners, net, shut, seat } = ground;
  const { first, to: targets, edge: edges, cost: costs, kind } = grid;
  const count = net.length;
  const prices = new Int32Array(count * 2).fill(FAR);
  const parents = new Int16Array(count * 2).fill(-1);
  const steps = new Int16Array(count * 2).fill(-1);
  const { step, money, rent } = tastes;
  // Prices are small whole numbers: places wait in a ring of lists, one for each price.
  const heads = new Int32Array(RING).fill(-1);
  const places: number[] = [];
  const nexts: number[] = [];
  let waiting = 0;
  const put = (place: number, price: number, parent: number, at: number): void => {
    if (price >= prices[place]!) return;
    prices[place] = price;
    parents[place] = parent;
    steps[place] = at;
    const slot = price % RING;
    nexts.push(heads[slot]!);
    places.push(place);
    heads[slot] = places.length - 1;
    waiting++;
  };
  put(net[from] === 1 ? from : count + from, 0, -1, -1);
  for (let price = 0; waiting > 0; price++) {
    const slot = price % RING;
    while (heads[slot]! >= 0) {
      const entry = heads[slot]!;
      heads[slot] = nexts[entry]!;
      waiting--;
      const place = places[entry]!;
      if (prices[place] !== price) continue;
      const isOwn = place < count;
      const at = isOwn ? place : place - count;
      for (let index = first[at]!; index < first[at + 1]!; index++) {
        const next = targets[index]!;
        const edge = edges[index]!;
        const owner = owners[edge]!;
        if (kind[edge] === IN_CITY || owner === seat)
          put(isOwn || net[next] === 1 ? next : count + next, price + step, place, index);
        else if (owner !== NOBODY) {
          if (rent !== null) put(net[next] === 1 ? next : count + next, price + step + rent, place, index);
        } else if (isOwn && kind[edge] !== BLOCKED && shut[next] === 0)
          put(next, price + step + costs[index]! * money, place, index);
      }
    }
  }

  const placeIn = (city: CityData): number => {
    let best = -1;
    let least = FAR;
    for (const at of city.at)
      for (const place of [at, count + at])
        if (prices[place]! < least) {
          best = place;
          least = prices[place]!;
        }
    return best;
  };
  return {
    price(city) {
      const place = placeIn(city);
      return place < 0 ? Number.POSITIVE_INFINITY : prices[place]!;
    },
    to(city) {
      let place = placeIn(city);
      if (place < 0) return undefined;
      const found: TripStep[] = [];
      for (; parents[place] !== -1; place = parents[place]!) {
        const index = steps[place]!;
        const edge = edges[index]!;
        const isDrawn = owners[edge] === NOBODY && kind[edge] !== IN_CITY;
        found.unshift({
          from: parents[place]! % count,
          to: place % count,
          edge,
          cost: isDrawn ? costs[index]! : 0,
        });
      }
      return found;
    },
  };
}
