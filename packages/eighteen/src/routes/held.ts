/** A route in the making: the segments and stops it holds, what is in the way of it, and what its resources cost. */
import type { Ground } from './ground.ts';

/** What the resources cost, and what it costs to take two or three of a triple of them. */
export interface Prices {
  readonly resource: Float64Array;
  readonly triples: readonly Triple[];
  readonly triple: Float64Array;
}
export type Triple = readonly [number, number, number];

export class Held {
  /** Its segments: `path[0 .. length)`, the first arm then the second; `trail`: the stops these lead to. */
  readonly path: Int32Array;
  readonly trail: Int32Array;
  length = 0;
  /** How many of the segments belong to the first arm. */
  arm = 0;
  /** The own station both arms begin at. */
  root = -1;
  /** The places of its duty that it has come to. */
  met = 0;
  readonly visited: Uint8Array;
  readonly placeUsed: Uint8Array;
  /** By segment: how many times it is in the way of something, and what it costs. */
  readonly block: Int32Array;
  readonly cost: Float64Array;
  readonly #ground: Ground;
  // Triples a segment has resources of: `tripleOf[tripleAt[e] .. tripleAt[e + 1])`, and how many of them.
  readonly #tripleAt: Int32Array;
  #tripleOf = new Int32Array(0);
  #tripleBy = new Int32Array(0);
  #triplePrice = new Float64Array(0);
  #tripleCount = new Int32Array(0);

  constructor(ground: Ground) {
    const { stops, segments, course } = ground;
    this.#ground = ground;
    this.path = new Int32Array(stops + 1);
    this.trail = new Int32Array(stops + 1);
    this.visited = new Uint8Array(stops);
    this.placeUsed = new Uint8Array(course.places);
    this.block = new Int32Array(segments);
    this.cost = new Float64Array(segments);
    this.#tripleAt = new Int32Array(segments + 1);
  }

  /** Nothing is held; what the segments cost, and which are in the way of something fixed. */
  clear(prices: Prices | null, blocked: Int32Array | null): void {
    const { takenAt, taken } = this.#ground.graph;
    const { toll, open } = this.#ground.course;
    this.length = 0;
    this.arm = 0;
    this.visited.fill(0);
    this.placeUsed.fill(0);
    for (let e = 0; e < this.cost.length; e++) {
      let sum = toll[e] as number;
      if (prices)
        for (let i = takenAt[e] as number; i < (takenAt[e + 1] as number); i++)
          sum += prices.resource[taken[i] as number] as number;
      this.cost[e] = sum;
      this.block[e] = (blocked ? (blocked[e] as number) : 0) + (open[e] ? 0 : 1);
    }
    this.#setTriples(prices);
  }

  visit(stop: number): void {
    this.visited[stop] = 1;
    const where = this.#ground.course.place[stop] as number;
    if (where >= 0) this.placeUsed[where] = 1;
  }

  /** Take a segment; what its triples cost is due as soon as two of a triple's resources are taken. */
  take(e: number): number {
    const { rivalAt, rival } = this.#ground.graph;
    const { block } = this;
    for (let i = rivalAt[e] as number; i < (rivalAt[e + 1] as number); i++) {
      const other = rival[i] as number;
      block[other] = (block[other] as number) + 1;
    }
    let due = 0;
    for (let i = this.#tripleAt[e] as number; i < (this.#tripleAt[e + 1] as number); i++) {
      const triple = this.#tripleOf[i] as number;
      const before = this.#tripleCount[triple] as number;
      const after = before + (this.#tripleBy[i] as number);
      this.#tripleCount[triple] = after;
      if (before < 2 && after >= 2) due += this.#triplePrice[triple] as number;
    }
    return due;
  }

  putBack(e: number): void {
    const { rivalAt, rival } = this.#ground.graph;
    const { block } = this;
    for (let i = rivalAt[e] as number; i < (rivalAt[e + 1] as number); i++) {
      const other = rival[i] as number;
      block[other] = (block[other] as number) - 1;
    }
    for (let i = this.#tripleAt[e] as number; i < (this.#tripleAt[e + 1] as number); i++) {
      const triple = this.#tripleOf[i] as number;
      this.#tripleCount[triple] = (this.#tripleCount[triple] as number) - (this.#tripleBy[i] as number);
    }
  }

  /** What these places are worth to a train that has a duty. */
  bountyOf(places: number): number {
    let count = 0;
    for (let rest = places; rest !== 0; rest &= rest - 1) count++;
    return count * (this.#ground.course.duties?.bounty ?? 0);
  }

  #setTriples(prices: Prices | null): void {
    const { takenAt, taken } = this.#ground.graph;
    this.#tripleAt.fill(0);
    if (!prices || prices.triples.length === 0) return;
    const of: number[] = [];
    const by: number[] = [];
    const active = prices.triples.flatMap((triple, n) =>
      (prices.triple[n] as number) > 1e-9 ? [{ triple, n }] : [],
    );
    for (let e = 0; e < this.cost.length; e++) {
      active.forEach(({ triple: [one, two, three] }, n) => {
        let hits = 0;
        for (let i = takenAt[e] as number; i < (takenAt[e + 1] as number); i++) {
          const resource = taken[i] as number;
          if (resource === one || resource === two || resource === three) hits++;
        }
        if (hits === 0) return;
        of.push(n);
        by.push(hits);
      });
      this.#tripleAt[e + 1] = of.length;
    }
    this.#tripleOf = Int32Array.from(of);
    this.#tripleBy = Int32Array.from(by);
    this.#triplePrice = Float64Array.from(active, ({ n }) => prices.triple[n] as number);
    this.#tripleCount = new Int32Array(active.length);
  }
}
