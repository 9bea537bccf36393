/** A bound for routes of any length: everything still within reach of their ends. */
import type { Ground } from './ground.ts';
import type { Held } from './held.ts';

export interface Flood {
  most(head: number, second: boolean, left: number): number;
  /** Was the stop within reach when it was last asked? */
  hasReached(stop: number): boolean;
}

export function floodOf({ graph, course, stops, weight, lead, limited, walks }: Ground, held: Held): Flood {
  const { from, to, first } = graph;
  const { uses, through, usable, place, range, duties } = course;
  const { visited, placeUsed, block, cost } = held;
  const seen = new Int32Array(stops);
  const queue = new Int32Array(stops + 2);
  const best = new Float64Array(Math.max(1, walks || !limited ? (course.skips ? range : 1) : range));
  let stamp = 0;

  /**
   * Most that the rest of the route can add, whatever its length: every stop still within reach counts,
   * less half the prices of the two cheapest segments it would be passed by; a stop that cannot be passed
   * (any more) counts only as the end of an arm.
   */
  function most(head: number, second: boolean, left: number): number {
    let ahead = 0;
    stamp++;
    let size = 0;
    let done = 0;
    queue[size++] = head;
    seen[head] = stamp;
    if (!second && head !== held.root) {
      queue[size++] = held.root;
      seen[held.root] = stamp;
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
    let sum = duties ? held.bountyOf(ahead & ~held.met) : 0;
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

  return { most, hasReached: (stop) => seen[stop] === stamp };
}
