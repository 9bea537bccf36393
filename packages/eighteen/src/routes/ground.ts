/** The graph as one train sees it: what each stop is worth to it, and which segments promise most. */
import { type Course, type Graph, NO_LIMIT } from './graph.ts';

export interface Ground {
  readonly graph: Graph;
  readonly course: Course;
  readonly stops: number;
  readonly segments: number;
  /** The stops it takes are limited, and none of them may be skipped. */
  readonly limited: boolean;
  /** What walks of so many stops can bring at most is worth working out beforehand. */
  readonly walks: boolean;
  /** The most that one more stop of a set adds. */
  readonly setStep: number;
  /** What a stop pays, and what it may add to a set. */
  readonly weight: Float64Array;
  readonly isOwn: Uint8Array;
  /** The most that any stop pays, and any end of an express. */
  readonly dearest: number;
  readonly dearestExpress: number;
  /** About what one more stop takes off the bound: where it is further ahead of the floor, it is not asked for. */
  readonly stride: number;
  /** The segments at each stop, the most promising first. */
  readonly lead: Int32Array;
}

export function groundOf(graph: Graph, course: Course): Ground {
  const { from, to, first } = graph;
  const { value, uses, usable, inSet, amounts, range, express } = course;
  const stops = value.length;
  const limited = range < NO_LIMIT && !course.skips;
  const evenUse = uses.every((use, stop) => use === 1 || !usable[stop]);
  const setStep = amounts.reduce((most, amount, n) => Math.max(most, amount - (amounts[n - 1] ?? amount)), 0);
  let dearest = 0;
  let dearestExpress = 0;
  const weight = new Float64Array(stops);
  for (let stop = 0; stop < stops; stop++) {
    weight[stop] = (value[stop] as number) + (inSet[stop] ? setStep : 0);
    if (usable[stop]) dearest = Math.max(dearest, value[stop] as number);
    if (express?.[stop]) dearestExpress = Math.max(dearestExpress, value[stop] as number);
  }
  const isOwn = new Uint8Array(stops);
  for (const stop of graph.own) isOwn[stop] = 1;
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
  return {
    graph,
    course,
    stops,
    segments: from.length,
    limited,
    walks: limited && evenUse && range <= 12,
    setStep,
    weight,
    isOwn,
    dearest,
    dearestExpress,
    stride: weight.reduce((sum, one) => sum + one, 0) / Math.max(1, stops),
    lead,
  };
}
