/**
 * All routes of one train worth looking at, each exactly once: from an own station a first arm, then a
 * second arm that starts with a later segment. Resources may have a price; a route is worth its revenue
 * less the prices of what it takes. Branches that cannot beat `floor` are cut off by an upper bound.
 */
import { type Course, type Graph, NO_LIMIT } from './graph.ts';

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

/** What the resources cost, and what it costs to take two or three of a triple of them. */
export interface Prices {
  readonly resource: Float64Array;
  readonly triples: readonly Triple[];
  readonly triple: Float64Array;
}
export type Triple = readonly [number, number, number];

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
  /**
   * About how many routes there are, without looking at them: a few are followed blindly to their end, and each
   * stands for as many as there were turnings on its way. Always the same for the same graph.
   */
  estimate(probes: number): number;
}

/** A route to be lengthened: two arms from a station. */
export interface Begun {
  readonly root: number;
  readonly first: readonly number[];
  readonly second: readonly number[];
}

export function explorerOf(graph: Graph, course: Course, meter: Meter): Explorer {
  const { from, to, takenAt, taken, rivalAt, rival, own, first } = graph;
  const { value, uses, through, usable, place, inSet, amounts, open, toll, changes, range, express, duties } =
    course;
  const stops = value.length;
  const count = from.length;
  const limited = range < NO_LIMIT && !course.skips;
  const evenUse = uses.every((use, stop) => use === 1 || !usable[stop]);
  const walks = limited && evenUse && range <= 12;
  const setStep = amounts.reduce((most, amount, n) => Math.max(most, amount - (amounts[n - 1] ?? amount)), 0);
  const lastAmount = amounts.length - 1;
  let dearest = 0;
  let dearestExpress = 0;
  const weight = new Float64Array(stops);
  for (let stop = 0; stop < stops; stop++) {
    weight[stop] = (value[stop] as number) + (inSet[stop] ? setStep : 0);
    if (usable[stop]) dearest = Math.max(dearest, value[stop] as number);
    if (express?.[stop]) dearestExpress = Math.max(dearestExpress, value[stop] as number);
  }
  /** About what one more stop takes off the bound: where it is further ahead of the floor, it is not asked for. */
  const stride = weight.reduce((sum, one) => sum + one, 0) / Math.max(1, stops);
  // At each stop the most promising segments come first.
  const lead = graph.lead.slice();
  for (let stop = 0; stop < stops; stop++) {
    const gain = (e: number) =>
      weight[(from[e] as number) === stop ? (to[e] as number) : (from[e] as number)] as number;
    const begin = first[stop] as number;
    for (let i = begin + 1; i < (first[stop + 1] as number); i++) {
      const e = lead[i] as number;
      let at = i;
      for (; at > begin && gain(lead[at - 1] as number) < gain(e); at--) lead[at] = lead[at - 1] as number;
      lead[at] = e;
    }
  }

  const path = new Int32Array(stops + 1);
  const cost = new Float64Array(count);
  const block = new Int32Array(count);
  const visited = new Uint8Array(stops);
  const placeUsed = new Uint8Array(course.places);
  const walk = walks ? new Float64Array((range + 1) * count * 2) : new Float64Array(0);
  const walkFrom = walks ? new Float64Array((range + 1) * stops) : new Float64Array(0);
  const seen = new Int32Array(stops);
  const queue = new Int32Array(stops + 2);
  const best = new Float64Array(Math.max(1, walks || !limited ? (course.skips ? range : 1) : range));
  // Triples a segment has resources of: `tripleOf[tripleAt[e] .. tripleAt[e + 1])`, and how many of them.
  const tripleAt = new Int32Array(count + 1);
  let tripleOf = new Int32Array(0);
  let tripleBy = new Int32Array(0);
  let triplePrice = new Float64Array(0);
  let tripleCount = new Int32Array(0);
  let stamp = 0;
  let length = 0;
  let arm = 0;
  let root = -1;
  let floor = 0;
  /** The places of its duty that the route has come to. */
  let met = 0;
  let listen: (worth: number, revenue: number) => number = () => 0;

  /** What these places are worth. */
  const bountyOf = (places: number): number => {
    let count = 0;
    for (let rest = places; rest !== 0; rest &= rest - 1) count++;
    return count * (duties?.bounty ?? 0);
  };

  /** Most that a walk of so many more stops can add, when it begins with this segment in this direction. */
  function prepareWalks(): void {
    for (let k = 1; k <= range; k++) {
      const [here, before] = [k * count * 2, (k - 1) * count * 2];
      for (let e = 0; e < count; e++)
        for (let way = 0; way < 2; way++) {
          const start = (way === 0 ? from[e] : to[e]) as number;
          const end = (way === 0 ? to[e] : from[e]) as number;
          let more = 0;
          if (k > 1 && through[end])
            for (let i = first[end] as number; i < (first[end + 1] as number); i++) {
              const next = lead[i] as number;
              const forth = (from[next] as number) === end ? 0 : 1;
              if (((forth === 0 ? to[next] : from[next]) as number) === start) continue;
              const there = walk[before + next * 2 + forth] as number;
              if (there > more) more = there;
            }
          walk[here + e * 2 + way] =
            usable[end] && open[e] ? (weight[end] as number) - (cost[e] as number) + more : -1e9;
        }
      for (let stop = 0; stop < stops; stop++) {
        let most = 0;
        for (let i = first[stop] as number; i < (first[stop + 1] as number); i++) {
          const e = lead[i] as number;
          const there = walk[here + e * 2 + ((from[e] as number) === stop ? 0 : 1)] as number;
          if (there > most) most = there;
        }
        walkFrom[k * stops + stop] = most;
      }
    }
  }

  /**
   * Most that the rest of the route can add, whatever its length: every stop still within reach counts,
   * less half the prices of the two cheapest segments it would be passed by; a stop that cannot be passed
   * (any more) counts only as the end of an arm.
   */
  function flood(head: number, second: boolean, left: number): number {
    let ahead = 0;
    stamp++;
    let size = 0;
    let done = 0;
    queue[size++] = head;
    seen[head] = stamp;
    if (!second && head !== root) {
      queue[size++] = root;
      seen[root] = stamp;
    }
    const starts = size;
    while (done < size) {
      const stop = queue[done++] as number;
      if (!through[stop]) continue;
      for (let i = first[stop] as number; i < (first[stop + 1] as number); i++) {
        const e = lead[i] as number;
        if (block[e] !== 0) continue;
        const other = (from[e] as number) === stop ? (to[e] as number) : (from[e] as number);
        if (duties) ahead |= (duties.along[e] as number) | (duties.atStop[other] as number);
        if (seen[other] === stamp || visited[other] || !usable[other]) continue;
        if ((place[other] as number) >= 0 && placeUsed[place[other] as number]) continue;
        seen[other] = stamp;
        queue[size++] = other;
      }
    }
    const select = best.length > 1 && !course.skips;
    if (select) best.fill(0);
    let sum = duties ? bountyOf(ahead & ~met) : 0;
    let end1 = 0;
    let end2 = 0;
    for (let n = starts; n < size; n++) {
      const stop = queue[n] as number;
      let cheap = 1e9;
      let cheapAt = -1;
      let next = 1e9;
      for (let i = first[stop] as number; i < (first[stop + 1] as number); i++) {
        const e = lead[i] as number;
        if (block[e] !== 0) continue;
        const other = (from[e] as number) === stop ? (to[e] as number) : (from[e] as number);
        if (seen[other] !== stamp) continue;
        const due = cost[e] as number;
        if (other === cheapAt) {
          if (due < cheap) cheap = due;
        } else if (due < cheap) {
          next = cheap;
          cheap = due;
          cheapAt = other;
        } else if (due < next) next = due;
      }
      const whole = (weight[stop] as number) - cheap / 2;
      let passing = 0;
      if (through[stop] && next < 1e9) passing = Math.max(0, whole - next / 2);
      const ending = whole - passing;
      if (ending > end1) {
        end2 = end1;
        end1 = ending;
      } else if (ending > end2) end2 = ending;
      if (select && uses[stop]) {
        // Only so many stops that use range can still come: keep the best.
        let at = left - 1;
        if (at >= 0 && passing > (best[at] as number)) {
          while (at > 0 && passing > (best[at - 1] as number)) {
            best[at] = best[at - 1] as number;
            at--;
          }
          best[at] = passing;
        }
      } else sum += passing;
    }
    if (select) for (let n = 0; n < left; n++) sum += best[n] as number;
    return sum + end1 + (second ? 0 : end2);
  }

  /** The best stops within the range of a train that may skip, an own station among them. */
  function bestOf(list: Float64Array, size: number, ownBest: number): number {
    const sorted = list.subarray(0, size).sort();
    let sum = 0;
    for (let n = 0; n < range && n < size; n++) sum += sorted[size - 1 - n] as number;
    const least = size >= range ? (sorted[size - range] as number) : 0;
    return size > range && least > ownBest ? sum - least + ownBest : sum;
  }

  const skipValues = new Float64Array(stops + 1);
  const trail = new Int32Array(stops + 1);
  let ownDearest = 0;

  function onTrail(withReached: boolean): number {
    let size = 0;
    let sum = 0;
    ownDearest = 0;
    const push = (stop: number) => {
      if (isOwn[stop] && (value[stop] as number) > ownDearest) ownDearest = value[stop] as number;
      if (uses[stop]) skipValues[size++] = value[stop] as number;
      else sum += value[stop] as number;
    };
    push(root);
    for (let n = 0; n < length; n++) push(trail[n] as number);
    if (withReached) {
      // Everything within reach might still come: a bound, not a route.
      for (let stop = 0; stop < stops; stop++) if (seen[stop] === stamp && !visited[stop]) push(stop);
      ownDearest = 1e9;
    }
    return sum + bestOf(skipValues, size, ownDearest);
  }
  const turnings = new Int32Array(2 * count);
  const isOwn = new Uint8Array(stops);
  for (const stop of own) isOwn[stop] = 1;

  /** Take a segment; what its triples cost is due as soon as two of a triple's resources are taken. */
  function takeSegment(e: number): number {
    for (let i = rivalAt[e] as number; i < (rivalAt[e + 1] as number); i++) {
      const other = rival[i] as number;
      block[other] = (block[other] as number) + 1;
    }
    let due = 0;
    for (let i = tripleAt[e] as number; i < (tripleAt[e + 1] as number); i++) {
      const triple = tripleOf[i] as number;
      const before = tripleCount[triple] as number;
      const after = before + (tripleBy[i] as number);
      tripleCount[triple] = after;
      if (before < 2 && after >= 2) due += triplePrice[triple] as number;
    }
    return due;
  }

  function putBack(e: number): void {
    for (let i = rivalAt[e] as number; i < (rivalAt[e + 1] as number); i++) {
      const other = rival[i] as number;
      block[other] = (block[other] as number) - 1;
    }
    for (let i = tripleAt[e] as number; i < (tripleAt[e + 1] as number); i++) {
      const triple = tripleOf[i] as number;
      tripleCount[triple] = (tripleCount[triple] as number) - (tripleBy[i] as number);
    }
  }

  function prepareTriples(prices: Prices | null): void {
    tripleAt.fill(0);
    if (!prices || prices.triples.length === 0) return;
    const of: number[] = [];
    const by: number[] = [];
    const active = prices.triples.flatMap((triple, n) =>
      (prices.triple[n] as number) > 1e-9 ? [{ triple, n }] : [],
    );
    for (let e = 0; e < count; e++) {
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
      tripleAt[e + 1] = of.length;
    }
    tripleOf = Int32Array.from(of);
    tripleBy = Int32Array.from(by);
    triplePrice = Float64Array.from(active, ({ n }) => prices.triple[n] as number);
    tripleCount = new Int32Array(active.length);
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
        let more = walk[left * count * 2 + e * 2 + way] as number;
        if (!second && through[root])
          for (let k = 1; k < left; k++) {
            const both =
              (walk[k * count * 2 + e * 2 + way] as number) + (walkFrom[(left - k) * stops + root] as number);
            if (both > more) more = both;
          }
        if (course.mail) more += second ? dearest + otherEnd : 2 * dearest;
        if (duties) more += bountyOf(duties.all & ~met);
        if (worth + bonusNow + more <= floor) continue;
      }
      if (++meter.nodes >= meter.next) meter.tick();
      let newWorth = worth + (value[end] as number) - (cost[e] as number) - takeSegment(e);
      let newRevenue = revenue + (value[end] as number) - (toll[e] as number);
      const metBefore = met;
      if (duties) {
        met |= (duties.along[e] as number) | (duties.atStop[end] as number);
        const bounty = bountyOf(met & ~metBefore);
        newWorth += bounty;
        newRevenue += bounty;
      }
      path[length] = e;
      trail[length] = end;
      length++;
      if (!second) arm = length;
      visited[end] = 1;
      if (where >= 0) placeUsed[where] = 1;

      const bonus = amounts[Math.min(sets, lastAmount)] as number;
      let extra =
        bonus + (course.mail ? (value[end] as number) + (second ? otherEnd : (value[root] as number)) : 0);
      if (course.skips) extra += onTrail(false) - trailSum();
      if (newWorth + extra > floor) floor = listen(newWorth + extra, newRevenue + extra);

      let go = true;
      let ahead = spare - stride;
      if (!walks && (ahead < 0 || meter.hurried || duties !== null) && floor > EVERYTHING) {
        const left = limited ? range - use - over : 0;
        let most = newWorth + bonus + flood(end, second, left);
        if (course.skips) {
          most = newWorth + bonus + onTrail(true) - trailSum() + setStep * stops;
          if (duties) most += bountyOf(duties.all & ~met);
        }
        if (course.mail) most += second ? dearest + otherEnd : 2 * dearest;
        ahead = most - floor;
        go = ahead > 0;
      }
      if (go) {
        if (through[end]) extend(end, second, -1, newWorth, newRevenue, use, change, sets, otherEnd, ahead);
        if (!second && through[root])
          extend(
            root,
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

      met = metBefore;
      putBack(e);
      if (where >= 0) placeUsed[where] = 0;
      visited[end] = 0;
      length--;
      if (!second) arm = length;
    }
  }

  /** What the stops of the trail are worth in full: a train that skips is paid otherwise. */
  function trailSum(): number {
    let sum = value[root] as number;
    for (let n = 0; n < length; n++) sum += value[trail[n] as number] as number;
    return sum;
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
      const ahead = duties ? bountyOf(duties.all & ~met) : 0;
      if (worth - (cost[e] as number) + dearestExpress + ahead <= floor) continue;
      if (++meter.nodes >= meter.next) meter.tick();
      path[length++] = e;
      arm = length;
      visited[end] = 1;
      if (where >= 0) placeUsed[where] = 1;
      const metBefore = met;
      if (duties) met |= (duties.along[e] as number) | (duties.atStop[end] as number);
      const bounty = duties ? bountyOf(met & ~metBefore) : 0;
      const newWorth = worth - (cost[e] as number) - takeSegment(e) + bounty;
      const newRevenue = revenue - (toll[e] as number) + bounty;
      const paid = value[end] as number;
      if (express?.[end]) {
        if (newWorth + paid > floor) floor = listen(newWorth + paid, newRevenue + paid);
      } else if (through[end]) hurry(end, newWorth, newRevenue);
      met = metBefore;
      putBack(e);
      if (where >= 0) placeUsed[where] = 0;
      visited[end] = 0;
      length--;
      arm = length;
    }
  }

  /** Clear the table: what the segments cost and which are in the way, nothing taken. */
  function prepare(prices: Prices | null, blocked: Int32Array | null): void {
    length = 0;
    arm = 0;
    visited.fill(0);
    placeUsed.fill(0);
    for (let e = 0; e < count; e++) {
      let sum = toll[e] as number;
      if (prices)
        for (let i = takenAt[e] as number; i < (takenAt[e + 1] as number); i++)
          sum += prices.resource[taken[i] as number] as number;
      cost[e] = sum;
      block[e] = (blocked ? (blocked[e] as number) : 0) + (open[e] ? 0 : 1);
    }
    prepareTriples(prices);
    if (walks) prepareWalks();
  }

  /** The segments an arm could go on with, from this stop, added to the turnings. */
  function turningsFrom(head: number, after: number, used: number, found: number): number {
    let size = found;
    if (!through[head] && length > 0) return size;
    for (let i = first[head] as number; i < (first[head + 1] as number); i++) {
      const e = lead[i] as number;
      if (block[e] !== 0 || e <= after) continue;
      const end = (from[e] as number) === head ? (to[e] as number) : (from[e] as number);
      const where = place[end] as number;
      if (visited[end] || !usable[end] || (where >= 0 && placeUsed[where])) continue;
      if (limited && used + (uses[end] as number) > range) continue;
      turnings[size++] = e;
    }
    return size;
  }

  function visit(stop: number): void {
    visited[stop] = 1;
    const where = place[stop] as number;
    if (where >= 0) placeUsed[where] = 1;
  }

  return {
    path,
    length: () => length,
    firstArm: () => arm,
    root: () => root,
    explore(prices, blocked, start, listener) {
      floor = start;
      listen = listener;
      prepare(prices, blocked);
      for (const stop of own) {
        if (!usable[stop]) continue;
        root = stop;
        visit(stop);
        met = duties?.atStop[stop] ?? 0;
        const here = (value[stop] as number) + bountyOf(met);
        if (express) hurry(stop, here, here);
        else extend(stop, false, -1, here, here, uses[stop] as number, 0, inSet[stop] as number, 0, 0);
        const where = place[stop] as number;
        if (where >= 0) placeUsed[where] = 0;
        // Routes through this station are all found; those of the next one leave it out.
        if (express) visited[stop] = 0;
      }
    },
    estimate(probes) {
      let draw = 1;
      let sum = 0;
      prepare(null, null);
      for (let probe = 0; probe < probes; probe++) {
        draw = (Math.imul(draw, 1_103_515_245) + 12_345) & 0x7fffffff;
        const begin = (draw >> 8) % own.length;
        // Routes through an earlier station are counted from there.
        for (let n = 0; n <= begin; n++) visited[own[n] as number] = 1;
        root = own[begin] as number;
        visit(root);
        let head = root;
        let used = uses[root] as number;
        let isSecond = false;
        for (let stands = own.length; ; ) {
          const onward = turningsFrom(head, -1, used, 0);
          const after = path[0] as number;
          const all = isSecond || length === 0 ? onward : turningsFrom(root, after, used, onward);
          if (all === 0) break;
          stands *= all;
          sum += stands;
          draw = (Math.imul(draw, 1_103_515_245) + 12_345) & 0x7fffffff;
          const choice = (draw >> 8) % all;
          const e = turnings[choice] as number;
          if (choice >= onward) {
            isSecond = true;
            head = root;
          }
          head = (from[e] as number) === head ? (to[e] as number) : (from[e] as number);
          used += uses[head] as number;
          path[length++] = e;
          takeSegment(e);
          visit(head);
        }
        while (length > 0) putBack(path[--length] as number);
        visited.fill(0);
        placeUsed.fill(0);
      }
      return sum / probes;
    },
    lengthen(begun, prices, blocked, start, listener) {
      floor = start;
      listen = listener;
      prepare(prices, blocked);
      root = begun.root;
      visit(root);
      met = duties?.atStop[root] ?? 0;
      let revenue = (value[root] as number) + bountyOf(met);
      let worth = revenue;
      let used = uses[root] as number;
      let changed = 0;
      let sets = inSet[root] as number;
      const follow = (kept: readonly number[]): number => {
        let head = root;
        for (const e of kept) {
          head = (from[e] as number) === head ? (to[e] as number) : (from[e] as number);
          visit(head);
          path[length] = e;
          trail[length] = head;
          length++;
          const metBefore = met;
          if (duties) met |= (duties.along[e] as number) | (duties.atStop[head] as number);
          const gain = (value[head] as number) + bountyOf(met & ~metBefore);
          worth += gain - (cost[e] as number) - takeSegment(e);
          revenue += gain - (toll[e] as number);
          used += uses[head] as number;
          changed += changes[e] as number;
          sets += inSet[head] as number;
        }
        return head;
      };
      const otherEnd = value[follow(begun.first)] as number;
      arm = length;
      const head = follow(begun.second);
      if (length > 0) {
        let extra = amounts[Math.min(sets, lastAmount)] as number;
        if (course.mail) extra += (value[head] as number) + otherEnd;
        if (course.skips) extra += onTrail(false) - trailSum();
        if (worth + extra > floor) floor = listen(worth + extra, revenue + extra);
      }
      if (through[head]) extend(head, true, -1, worth, revenue, used, changed, sets, otherEnd, 0);
    },
  };
}
