/**
 * Trips: from one place to another over track that stands and track still to be drawn. What comes of them is an estimate
 * for whoever plans; what may be drawn and run in a turn is said by `linesOf` and `waysOf`.
 */
import type { Seat } from '@kursbuch/table';
import type { CityData, EdgeId, MilepostId } from './board.ts';
import { BLOCKED, type Grid, gridOf, IN_CITY, NOBODY, ownersOf } from './grid.ts';
import { networkOf } from './network.ts';
import { hasPlace } from './places.ts';
import type { CrayonTitle } from './title.ts';
import type { CrayonState } from './types.ts';

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
  const { mileposts } = title.board;
  const owners = ownersOf(title, state);
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
  /** What it costs to reach a city, by the tastes; Infinity if no trip leads there. */
  price(city: CityData): number;
  to(city: CityData): readonly TripStep[] | undefined;
}

const FAR = 0x3fff_ffff;
const RING = 256;

/**
 * The best trips from a milepost, searched as far as they are asked for. Each place is looked at twice: as a point of the own
 * network, from where track can be drawn on, and as one that is reached over others' track.
 */
export const tripsFrom = (ground: Ground, from: MilepostId, tastes: Tastes = USUAL_TASTES): Trips =>
  new Search(ground, from, tastes);

/** Searches by ground, where they begin and what they are chosen by. */
const searched = new WeakMap<Ground, Map<Tastes, Map<MilepostId, Trips>>>();

/** The same, remembered with the ground: where nothing is drawn in between many plans ask for the same trips. */
export function tripsOn(ground: Ground, from: MilepostId, tastes: Tastes = USUAL_TASTES): Trips {
  const byTastes = searched.get(ground) ?? new Map<Tastes, Map<MilepostId, Trips>>();
  searched.set(ground, byTastes);
  const byPlace = byTastes.get(tastes) ?? new Map<MilepostId, Trips>();
  byTastes.set(tastes, byPlace);
  const found = byPlace.get(from) ?? tripsFrom(ground, from, tastes);
  byPlace.set(from, found);
  return found;
}

class Search implements Trips {
  readonly #ground: Ground;
  readonly #tastes: Tastes;
  /** Of every place twice: in the own network, and on others' track. */
  readonly #prices: Int32Array;
  readonly #parents: Int16Array;
  readonly #steps: Int16Array;
  /** Prices are small whole numbers: places wait in a ring of lists, one for each price. */
  readonly #heads = new Int32Array(RING).fill(-1);
  readonly #places: number[] = [];
  readonly #nexts: number[] = [];
  #waiting = 0;
  /** Everything cheaper than this is settled. */
  #price = 0;

  constructor(ground: Ground, from: MilepostId, tastes: Tastes) {
    this.#ground = ground;
    this.#tastes = tastes;
    const count = ground.net.length;
    this.#prices = new Int32Array(count * 2).fill(FAR);
    this.#parents = new Int16Array(count * 2).fill(-1);
    this.#steps = new Int16Array(count * 2).fill(-1);
    this.#put(ground.net[from] === 1 ? from : count + from, 0, -1, -1);
  }

  #put(place: number, price: number, parent: number, step: number): void {
    if (price >= this.#prices[place]!) return;
    this.#prices[place] = price;
    this.#parents[place] = parent;
    this.#steps[place] = step;
    const slot = price % RING;
    this.#nexts.push(this.#heads[slot]!);
    this.#places.push(place);
    this.#heads[slot] = this.#places.length - 1;
    this.#waiting++;
  }

  /** Settle all places of the next price. */
  #settle(): void {
    const { grid, owners, net, shut, seat } = this.#ground;
    const { first, to: targets, edge: edges, cost: costs, kind } = grid;
    const { step, money, rent } = this.#tastes;
    const count = net.length;
    const price = this.#price++;
    const slot = price % RING;
    while (this.#heads[slot]! >= 0) {
      const entry = this.#heads[slot]!;
      this.#heads[slot] = this.#nexts[entry]!;
      this.#waiting--;
      const place = this.#places[entry]!;
      if (this.#prices[place] !== price) continue;
      const isOwn = place < count;
      const at = isOwn ? place : place - count;
      for (let index = first[at]!; index < first[at + 1]!; index++) {
        const next = targets[index]!;
        const edge = edges[index]!;
        const owner = owners[edge]!;
        if (kind[edge] === IN_CITY || owner === seat)
          this.#put(isOwn || net[next] === 1 ? next : count + next, price + step, place, index);
        else if (owner !== NOBODY) {
          if (rent !== null)
            this.#put(net[next] === 1 ? next : count + next, price + step + rent, place, index);
        } else if (isOwn && kind[edge] !== BLOCKED && shut[next] === 0)
          this.#put(next, price + step + costs[index]! * money, place, index);
      }
    }
  }

  /** The cheapest place of a city, found for good. */
  #placeIn({ at }: CityData): number {
    const prices = this.#prices;
    const count = this.#ground.net.length;
    for (;;) {
      let best = -1;
      let least = FAR;
      for (const one of at)
        for (let place = one; place < count * 2; place += count)
          if (prices[place]! < least) {
            best = place;
            least = prices[place]!;
          }
      if (least < this.#price || this.#waiting === 0) return best;
      this.#settle();
    }
  }

  price(city: CityData): number {
    const place = this.#placeIn(city);
    return place < 0 ? Number.POSITIVE_INFINITY : this.#prices[place]!;
  }

  to(city: CityData): readonly TripStep[] | undefined {
    const { grid, owners, net } = this.#ground;
    let place = this.#placeIn(city);
    if (place < 0) return undefined;
    const found: TripStep[] = [];
    for (; this.#parents[place] !== -1; place = this.#parents[place]!) {
      const index = this.#steps[place]!;
      const edge = grid.edge[index]!;
      const isDrawn = owners[edge] === NOBODY && grid.kind[edge] !== IN_CITY;
      found.push({
        from: this.#parents[place]! % net.length,
        to: place % net.length,
        edge,
        cost: isDrawn ? grid.cost[index]! : 0,
      });
    }
    return found.reverse();
  }
}
