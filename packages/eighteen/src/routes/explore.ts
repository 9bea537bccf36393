/**
 * All routes of one train worth looking at, each exactly once: from an own station a first arm, then a
 * second arm that starts with a later segment. Resources may have a price; a route is worth its revenue
 * less the prices of what it takes. Branches that cannot beat `floor` are cut off by an upper bound.
 */
import { estimateRoutes } from './estimate.ts';
import { floodOf } from './flood.ts';
import type { Course, Graph } from './graph.ts';
import { groundOf } from './ground.ts';
import { Held, type Prices } from './held.ts';
import { skippingOf } from './skipping.ts';
import { walksOf } from './walks.ts';

export type { Prices, Triple } from './held.ts';

/** The floor that lets every route through. */
export const EVERYTHING = -1e8;

/** Thrown when the node budget is used up or the listener does not want more. */
export const STOPPED = Symbol('stopped');

/** Thrown when an exploration has gone on for long enough. */
export const PAUSED = Symbol('paused');

export interface Meter {
  nodes: number;
  /** `tick` is due at this number of nodes; it may throw STOPPED. */
  next: number;
  tick(): void;
  /** So few nodes are left that each of them is worth a bound. */
  hurried: boolean;
  /** Let an exploration go on for so many nodes and no further; true if it came to its end. */
  within(nodes: number, explore: () => void): boolean;
}

export interface Explorer {
  /** The segments of the route being reported: `path[0 .. length())`, the first arm then the second. */
  readonly path: Int32Array;
  length(): number;
  /** How many of them belong to the first arm. */
  firstArm(): number;
  root(): number;
  /**
   * Report every route worth more than the floor; the listener returns the new floor.
   * `blocked`: how many times each segment is in the way of something fixed.
   */
  explore(
    prices: Prices | null,
    blocked: Int32Array | null,
    floor: number,
    listener: (worth: number, revenue: number) => number,
  ): void;
  /**
   * The same for the routes that begin with these two arms: itself, and every one that leads on from the end of
   * the second. Not for an express, which has one arm only.
   */
  lengthen(
    begun: Begun,
    prices: Prices | null,
    blocked: Int32Array | null,
    floor: number,
    listener: (worth: number, revenue: number) => number,
  ): void;
  /** About how many routes there are, by so many of them. */
  estimate(probes: number): number;
}

/** A route to be lengthened: two arms from a station. */
export interface Begun {
  readonly root: number;
  readonly first: readonly number[];
  readonly second: readonly number[];
}

export function explorerOf(graph: Graph, course: Course, meter: Meter): Explorer {
  const ground = groundOf(graph, course);
  const { stops, segments: count, limited, walks, setStep, dearest, dearestExpress, stride, lead } = ground;
  const held = new Held(ground);
  const bounds = walksOf(ground, held);
  const flood = floodOf(ground, held);
  const skipping = skippingOf(ground, held, flood);
  const { from, to, own, first } = graph;
  const { value, uses, through, usable, place, inSet, amounts, toll, changes, range, express, duties } =
    course;
  const { path, trail, visited, placeUsed, block, cost } = held;
  const { along, from: walkFrom } = bounds;
  const lastAmount = amounts.length - 1;
  let floor = 0;
  let listen: (worth: number, revenue: number) => number = () => 0;

  function prepare(prices: Prices | null, blocked: Int32Array | null): void {
    held.clear(prices, blocked);
    if (walks) bounds.prepare();
  }

  /**
   * Extend an arm from its head by one segment, and on from there.
   * `worth` is the revenue of the stops so far less tolls and prices, `revenue` without the prices; `spare` is how
   * far the last bound on the way here was ahead of the floor.
   */
  function extend(
    head: number,
    second: boolean,
    after: number,
    worth: number,
    revenue: number,
    used: number,
    changed: number,
    inSets: number,
    otherEnd: number,
    spare: number,
  ): void {
    const start = first[head] as number;
    const stop = first[head + 1] as number;
    for (let i = start; i < stop; i++) {
      const e = lead[i] as number;
      if (block[e] !== 0 || e <= after) continue;
      const end = (from[e] as number) === head ? (to[e] as number) : (from[e] as number);
      if (visited[end] || !usable[end]) continue;
      const where = place[end] as number;
      if (where >= 0 && placeUsed[where]) continue;
      const change = changed + (changes[e] as number);
      const use = used + (uses[end] as number);
      const over = course.freeChanges < 0 ? 0 : Math.max(0, change - course.freeChanges);
      if (limited && use + over > range) continue;
      const sets = inSets + (inSet[end] as number);
      const bonusNow = amounts[Math.min(inSets, lastAmount)] as number;
      if (walks) {
        const left = range - used - over;
        const way = (from[e] as number) === head ? 0 : 1;
        let more = along[left * count * 2 + e * 2 + way] as number;
        if (!second && through[held.root])
          for (let k = 1; k < left; k++) {
            const both =
              (along[k * count * 2 + e * 2 + way] as number) +
              (walkFrom[(left - k) * stops + held.root] as number);
            if (both > more) more = both;
          }
        if (course.carries) more += second ? dearest + otherEnd : 2 * dearest;
        if (duties) more += held.bountyOf(duties.all & ~held.met);
        if (worth + bonusNow + more <= floor) continue;
      }
      if (++meter.nodes >= meter.next) meter.tick();
      let newWorth = worth + (value[end] as number) - (cost[e] as number) - held.take(e);
      let newRevenue = revenue + (value[end] as number) - (toll[e] as number);
      const metBefore = held.met;
      if (duties) {
        held.met |= (duties.along[e] as number) | (duties.atStop[end] as number);
        const bounty = held.bountyOf(held.met & ~metBefore);
        newWorth += bounty;
        newRevenue += bounty;
      }
      path[held.length] = e;
      trail[held.length] = end;
      held.length++;
      if (!second) held.arm = held.length;
      visited[end] = 1;
      if (where >= 0) placeUsed[where] = 1;

      const bonus = amounts[Math.min(sets, lastAmount)] as number;
      let extra =
        bonus +
        (course.carries ? (value[end] as number) + (second ? otherEnd : (value[held.root] as number)) : 0);
      if (course.skips) extra += skipping.now();
      if (newWorth + extra > floor) floor = listen(newWorth + extra, newRevenue + extra);

      let go = true;
      let ahead = spare - stride;
      if (!walks && (ahead < 0 || meter.hurried || duties !== null) && floor > EVERYTHING) {
        const left = limited ? range - use - over : 0;
        let most = newWorth + bonus + flood.most(end, second, left);
        if (course.skips) {
          most = newWorth + bonus + skipping.most() + setStep * stops;
          if (duties) most += held.bountyOf(duties.all & ~held.met);
        }
        if (course.carries) most += second ? dearest + otherEnd : 2 * dearest;
        ahead = most - floor;
        go = ahead > 0;
      }
      if (go) {
        if (through[end]) extend(end, second, -1, newWorth, newRevenue, use, change, sets, otherEnd, ahead);
        if (!second && through[held.root])
          extend(
            held.root,
            true,
            path[0] as number,
            newWorth,
            newRevenue,
            use,
            change,
            sets,
            value[end] as number,
            ahead,
          );
      }

      held.met = metBefore;
      held.putBack(e);
      if (where >= 0) placeUsed[where] = 0;
      visited[end] = 0;
      held.length--;
      if (!second) held.arm = held.length;
    }
  }

  /** An express: one arm to its area; what lies between neither pays nor counts. */
  function hurry(head: number, worth: number, revenue: number): void {
    for (let i = first[head] as number; i < (first[head + 1] as number); i++) {
      const e = lead[i] as number;
      if (block[e] !== 0) continue;
      const end = (from[e] as number) === head ? (to[e] as number) : (from[e] as number);
      if (visited[end] || !usable[end]) continue;
      const where = place[end] as number;
      if (where >= 0 && placeUsed[where]) continue;
      const ahead = duties ? held.bountyOf(duties.all & ~held.met) : 0;
      if (worth - (cost[e] as number) + dearestExpress + ahead <= floor) continue;
      if (++meter.nodes >= meter.next) meter.tick();
      path[held.length++] = e;
      held.arm = held.length;
      visited[end] = 1;
      if (where >= 0) placeUsed[where] = 1;
      const metBefore = held.met;
      if (duties) held.met |= (duties.along[e] as number) | (duties.atStop[end] as number);
      const bounty = duties ? held.bountyOf(held.met & ~metBefore) : 0;
      const newWorth = worth - (cost[e] as number) - held.take(e) + bounty;
      const newRevenue = revenue - (toll[e] as number) + bounty;
      const paid = value[end] as number;
      if (express?.[end]) {
        if (newWorth + paid > floor) floor = listen(newWorth + paid, newRevenue + paid);
      } else if (through[end]) hurry(end, newWorth, newRevenue);
      held.met = metBefore;
      held.putBack(e);
      if (where >= 0) placeUsed[where] = 0;
      visited[end] = 0;
      held.length--;
      held.arm = held.length;
    }
  }

  return {
    path,
    length: () => held.length,
    firstArm: () => held.arm,
    root: () => held.root,
    estimate: (probes) => estimateRoutes(ground, held, probes),
    explore(prices, blocked, start, listener) {
      floor = start;
      listen = listener;
      prepare(prices, blocked);
      for (const stop of own) {
        if (!usable[stop]) continue;
        held.root = stop;
        held.visit(stop);
        held.met = duties?.atStop[stop] ?? 0;
        const here = (value[stop] as number) + held.bountyOf(held.met);
        if (express) hurry(stop, here, here);
        else extend(stop, false, -1, here, here, uses[stop] as number, 0, inSet[stop] as number, 0, 0);
        const where = place[stop] as number;
        if (where >= 0) placeUsed[where] = 0;
        // Routes through this station are all found; those of the next one leave it out.
        if (express) visited[stop] = 0;
      }
    },
    lengthen(begun, prices, blocked, start, listener) {
      floor = start;
      listen = listener;
      prepare(prices, blocked);
      held.root = begun.root;
      held.visit(held.root);
      held.met = duties?.atStop[held.root] ?? 0;
      let revenue = (value[held.root] as number) + held.bountyOf(held.met);
      let worth = revenue;
      let used = uses[held.root] as number;
      let changed = 0;
      let sets = inSet[held.root] as number;
      const follow = (kept: readonly number[]): number => {
        let head = held.root;
        for (const e of kept) {
          head = (from[e] as number) === head ? (to[e] as number) : (from[e] as number);
          held.visit(head);
          path[held.length] = e;
          trail[held.length] = head;
          held.length++;
          const metBefore = held.met;
          if (duties) held.met |= (duties.along[e] as number) | (duties.atStop[head] as number);
          const gain = (value[head] as number) + held.bountyOf(held.met & ~metBefore);
          worth += gain - (cost[e] as number) - held.take(e);
          revenue += gain - (toll[e] as number);
          used += uses[head] as number;
          changed += changes[e] as number;
          sets += inSet[head] as number;
        }
        return head;
      };
      const otherEnd = value[follow(begun.first)] as number;
      held.arm = held.length;
      const head = follow(begun.second);
      if (held.length > 0) {
        let extra = amounts[Math.min(sets, lastAmount)] as number;
        if (course.carries) extra += (value[head] as number) + otherEnd;
        if (course.skips) extra += skipping.now();
        if (worth + extra > floor) floor = listen(worth + extra, revenue + extra);
      }
      if (through[head]) extend(head, true, -1, worth, revenue, used, changed, sets, otherEnd, 0);
    },
  };
}
