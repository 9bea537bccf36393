/**
 * About how many routes there are, without looking at them: a few are followed blindly to their end, and each stands for as
 * many as there were turnings on its way. Always the same for the same graph.
 */
import type { Ground } from './ground.ts';
import type { Held } from './held.ts';

export function estimateRoutes(ground: Ground, held: Held, probes: number): number {
  const { graph, course, segments, lead, limited } = ground;
  const { from, to, first, own } = graph;
  const { uses, through, usable, place, range } = course;
  const { path, visited, placeUsed, block } = held;
  const turnings = new Int32Array(2 * segments);

  /** The segments an arm could go on with, from this stop, added to the turnings. */
  function turningsFrom(head: number, after: number, used: number, found: number): number {
    let size = found;
    if (!through[head] && held.length > 0) return size;
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

  let draw = 1;
  const drawn = (below: number): number => {
    draw = (Math.imul(draw, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (draw >> 8) % below;
  };
  let sum = 0;
  held.clear(null, null);
  for (let probe = 0; probe < probes; probe++) {
    const begin = drawn(own.length);
    // Routes through an earlier station are counted from there.
    for (let n = 0; n <= begin; n++) visited[own[n] as number] = 1;
    const root = own[begin] as number;
    held.visit(root);
    let head = root;
    let used = uses[root] as number;
    let isSecond = false;
    for (let stands = own.length; ; ) {
      const onward = turningsFrom(head, -1, used, 0);
      const after = path[0] as number;
      const all = isSecond || held.length === 0 ? onward : turningsFrom(root, after, used, onward);
      if (all === 0) break;
      stands *= all;
      sum += stands;
      const choice = drawn(all);
      const e = turnings[choice] as number;
      if (choice >= onward) {
        isSecond = true;
        head = root;
      }
      head = (from[e] as number) === head ? (to[e] as number) : (from[e] as number);
      used += uses[head] as number;
      path[held.length++] = e;
      held.take(e);
      held.visit(head);
    }
    while (held.length > 0) held.putBack(path[--held.length] as number);
    visited.fill(0);
    placeUsed.fill(0);
  }
  return sum / probes;
}
