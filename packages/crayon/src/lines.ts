/** Drawing: the cheapest line from a network to a milepost. */
import type { Seat } from '@kursbuch/table';
import { type MilepostId, otherEnd } from './board.ts';
import { isSpentOut, type Spending } from './building.ts';
import { segmentCost } from './grid.ts';
import { forbidsSegment } from './incidents.ts';
import { networkOf } from './network.ts';
import { hasPlace } from './places.ts';
import { type CrayonTitle, figuresOf } from './title.ts';
import type { CrayonState, Pair } from './types.ts';

/** Segments in the order in which they are built, what each costs, and all together. */
export interface Line {
  readonly segments: readonly Pair[];
  readonly costs: readonly number[];
  readonly cost: number;
}

/**
 * The cheapest lines from a network to everywhere, asked for one milepost after the other while a finger moves.
 * Of lines that cost the same the one with fewer segments is taken. How much may be spent is not asked: whoever draws sees how
 * far the money goes. Neither is the way into cities that must stay open: `decide` says that of the whole line.
 */
export interface Lines {
  to(milepost: MilepostId): Line | undefined;
}

/** What is costlier by one costs more than any number of segments that a line could have. */
const SEGMENT = 1 / 1024;
/** Wherever a segment leads, of two ways the one with fewer is taken: also where both lie where one would like them. */
const LEAST = 1 / 64;

/**
 * `from`: only from this point of the network, or of what is drawn already. `aside`: how far a milepost is from where one
 * would like to draw, from 0 (there) to 1 (as good as any): of lines that cost the same the one that keeps closest to it is taken.
 */
export function linesOf(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  spending: Spending,
  from?: MilepostId,
  aside: (at: MilepostId) => number = () => 1,
): Lines {
  const { board } = title;
  const figures = figuresOf(title, state);
  const count = board.mileposts.length;
  // Where segments out of large cities are counted in all, it matters how many a line has: it is at a milepost with each number.
  const { most, scope } = figures.out;
  const isCounted = scope === 'total';
  const left = isCounted ? most - Object.values(spending.out).reduce((sum, one) => sum + one, 0) : 0;
  const layers = Math.max(0, left) + 1;
  const costs = new Float64Array(count * layers).fill(Number.POSITIVE_INFINITY);
  const parents = new Int16Array(count * layers).fill(-1);
  // Whole costs are small: a line is found by going through them from the lowest up.
  const buckets: number[][] = [];
  const visit = (place: number, cost: number, parent: number): void => {
    if (cost >= costs[place]!) return;
    costs[place] = cost;
    parents[place] = parent;
    const whole = Math.floor(cost);
    const bucket = buckets[whole];
    if (bucket) bucket.push(place);
    else buckets[whole] = [place];
  };
  const { points } = networkOf(title, state, seat);
  for (const at of from === undefined ? points : points.has(from) ? [from] : []) visit(at, 0, -1);
  for (let whole = 0; whole < buckets.length; whole++) {
    const bucket = buckets[whole];
    // Equal whole costs differ by their number of segments only; steps of no cost stay in this bucket.
    for (let index = 0; bucket && index < bucket.length; index++) {
      const place = bucket[index]!;
      const cost = costs[place]!;
      if (Math.floor(cost) !== whole) continue;
      const at = place % count;
      const layer = place - at;
      const { city, edges } = board.mileposts[at]!;
      const large = city?.kind === 'large' ? city.id : undefined;
      const isClosed =
        large !== undefined && (isCounted ? layer >= left * count : isSpentOut(figures, spending.out, large));
      const after = isCounted && large !== undefined ? layer + count : layer;
      for (const id of edges) {
        const edge = board.edges[id]!;
        const next = otherEnd(edge, at);
        if (edge.kind === 'city') {
          visit(layer + next, cost, place);
          continue;
        }
        if (isClosed || edge.kind === 'blocked' || state.track[id] !== undefined) continue;
        const costlier =
          cost + segmentCost(title, figures, edge, next) + SEGMENT * Math.max(LEAST, aside(next));
        if (costlier >= costs[after + next]!) continue;
        if (!hasPlace(title, state, seat, next) || forbidsSegment(title, state, edge, next)) continue;
        visit(after + next, costlier, place);
      }
    }
  }

  return {
    to(milepost) {
      if (!board.mileposts[milepost]) return undefined;
      let end = milepost;
      for (let layer = 1; layer < layers; layer++)
        if (costs[layer * count + milepost]! < costs[end]!) end = layer * count + milepost;
      if (!Number.isFinite(costs[end]!)) return undefined;
      const segments: Pair[] = [];
      for (let place = end; parents[place] !== -1; place = parents[place]!) {
        const [before, at] = [parents[place]! % count, place % count];
        if (board.between(before, at)?.kind !== 'city') segments.unshift([before, at]);
      }
      const single = segments.map(([a, b]) => segmentCost(title, figures, board.between(a, b)!, b));
      return { segments, costs: single, cost: single.reduce((sum, one) => sum + one, 0) };
    },
  };
}
