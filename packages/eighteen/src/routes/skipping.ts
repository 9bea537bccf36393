/** What a train earns that may pass stops without calling: the best within its range, an own station among them. */
import type { Flood } from './flood.ts';
import type { Ground } from './ground.ts';
import type { Held } from './held.ts';

interface Skipping {
  /** What the stops held pay it beyond what they are worth in full. */
  now(): number;
  /** The same if everything within reach might still come: a bound, not a route. */
  most(): number;
}

export function skippingOf({ course, stops, isOwn }: Ground, held: Held, flood: Flood): Skipping {
  const { value, uses, range } = course;
  const { trail, visited } = held;
  const values = new Float64Array(stops + 1);

  function bestOf(size: number, ownBest: number): number {
    const sorted = values.subarray(0, size).sort();
    let sum = 0;
    for (let n = 0; n < range && n < size; n++) sum += sorted[size - 1 - n] as number;
    const least = size >= range ? (sorted[size - range] as number) : 0;
    return size > range && least > ownBest ? sum - least + ownBest : sum;
  }

  function beyond(withReached: boolean): number {
    let size = 0;
    let sum = 0;
    let inFull = 0;
    let ownCostliest = 0;
    const push = (stop: number) => {
      if (isOwn[stop] && (value[stop] as number) > ownCostliest) ownCostliest = value[stop] as number;
      if (uses[stop]) values[size++] = value[stop] as number;
      else sum += value[stop] as number;
    };
    push(held.root);
    inFull += value[held.root] as number;
    for (let n = 0; n < held.length; n++) {
      push(trail[n] as number);
      inFull += value[trail[n] as number] as number;
    }
    if (withReached) {
      for (let stop = 0; stop < stops; stop++) if (flood.hasReached(stop) && !visited[stop]) push(stop);
      ownCostliest = 1e9;
    }
    return sum + bestOf(size, ownCostliest) - inFull;
  }

  return { now: () => beyond(false), most: () => beyond(true) };
}
