/** Bounds made beforehand: the most that a walk of so many more stops can add, wherever it begins. */
import type { Ground } from './ground.ts';
import type { Held } from './held.ts';

interface Walks {
  /** With so many stops left, beginning with this segment in this direction: `along[left * segments * 2 + e * 2 + way]`. */
  readonly along: Float64Array;
  /** The best of them from a stop: `from[left * stops + stop]`. */
  readonly from: Float64Array;
  /** Made anew for what the segments cost now. */
  prepare(): void;
}

/** Only where the range is short and every stop uses as much of it. */
export function walksOf(
  { graph, course, stops, segments: count, weight, lead, walks }: Ground,
  held: Held,
): Walks {
  const { from, to, first } = graph;
  const { through, usable, open, range } = course;
  const { cost } = held;
  const walk = walks ? new Float64Array((range + 1) * count * 2) : new Float64Array(0);
  const walkFrom = walks ? new Float64Array((range + 1) * stops) : new Float64Array(0);
  return {
    along: walk,
    from: walkFrom,
    prepare() {
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
    },
  };
}
