/** Changing a run stop by stop. */
import type { Network, Segment } from '@kursbuch/eighteen';
import { NO_WAY, type Way } from './way.ts';

/** A leg from stop to stop, seen from its start. */
interface Leg {
  readonly to: string;
  readonly hexes: readonly string[];
  readonly sides: readonly number[];
}

/** All track that leads on from each stop. */
function legsFrom(network: Network): ReadonlyMap<string, readonly Leg[]> {
  const legs = new Map<string, Leg[]>();
  const keep = (from: number, to: number, segment: Segment, hexes: readonly string[]) => {
    const [start, end] = [network.stops[from]?.id, network.stops[to]?.id];
    if (start === undefined || end === undefined) return;
    const list = legs.get(start) ?? [];
    legs.set(start, list);
    list.push({ to: end, hexes, sides: segment.sides });
  };
  for (const segment of network.segments) {
    keep(segment.a, segment.b, segment, segment.hexes);
    keep(segment.b, segment.a, segment, [...segment.hexes].reverse());
  }
  return legs;
}

/** The sides of hexes that runs cross. */
function sidesOf(network: Network, ways: readonly Way[]): ReadonlySet<number> {
  const legs = legsFrom(network);
  const sides = new Set<number>();
  for (const { stops, legs: hexes } of ways)
    hexes.forEach((leg, index) => {
      const key = leg.join();
      const used = legs
        .get(stops[index] ?? '')
        ?.find((one) => one.to === stops[index + 1] && one.hexes.join() === key);
      for (const side of used?.sides ?? []) sides.add(side);
    });
  return sides;
}

/** The ways of track from a stop to the next one, over sides nobody uses. */
function waysBetween(network: Network, from: string, to: string, taken: ReadonlySet<number>): readonly Leg[] {
  return (legsFrom(network).get(from) ?? []).filter(
    (leg) => leg.to === to && !leg.sides.some((side) => taken.has(side)),
  );
}

/** The shortest chain of legs to a stop, over sides nobody uses and stops not visited. */
function chainTo(
  network: Network,
  from: string,
  to: string,
  taken: ReadonlySet<number>,
  visited: readonly string[],
  isOpen: (stop: string) => boolean,
): readonly Leg[] | undefined {
  const legs = legsFrom(network);
  let chains: readonly (readonly Leg[])[] = [[]];
  for (let length = 0; length < 6; length++) {
    const longer: (readonly Leg[])[] = [];
    for (const chain of chains) {
      const end = chain.at(-1)?.to ?? from;
      if (chain.length > 0 && !isOpen(end)) continue;
      const used = new Set(chain.flatMap((leg) => leg.sides));
      for (const leg of legs.get(end) ?? []) {
        if (visited.includes(leg.to) || chain.some((one) => one.to === leg.to)) continue;
        if (leg.sides.some((side) => taken.has(side) || used.has(side))) continue;
        const next = [...chain, leg];
        if (leg.to === to) return next;
        longer.push(next);
      }
    }
    // A map full of track has too many chains to follow them all.
    if (longer.length > 4000) return undefined;
    chains = longer;
  }
  return undefined;
}

interface Editing {
  readonly network: Network;
  /** What the other trains use. */
  readonly others: readonly Way[];
  /** May a run of the company pass through this stop? */
  isOpen(stop: string): boolean;
}

/**
 * A stop is touched. The next stop extends the run, at its end or at its start; the last one takes the next way of
 * track that leads there, and goes when there is none; an earlier one cuts the run back. Null: no track leads there.
 */
export function touched({ network, others, isOpen }: Editing, way: Way, stop: string): Way | null {
  const { stops, legs } = way;
  if (stops.length === 0) return { stops: [stop], legs: [] };
  const last = stops.length - 1;
  const place = stops.indexOf(stop);
  if (place === last) return otherWay(network, others, way) ?? shortened(way, last);
  if (place >= 0) return shortened(way, place + 1);
  const taken = sidesOf(network, [...others, way]);
  const onward = chainTo(network, stops[last] as string, stop, taken, stops, isOpen);
  if (onward && (last === 0 || isOpen(stops[last] as string)))
    return {
      stops: [...stops, ...onward.map((leg) => leg.to)],
      legs: [...legs, ...onward.map((leg) => leg.hexes)],
    };
  const backward = chainTo(network, stops[0] as string, stop, taken, stops, isOpen);
  if (backward && (last === 0 || isOpen(stops[0] as string)))
    return {
      stops: [...backward.map((leg) => leg.to).reverse(), ...stops],
      legs: [...backward.map((leg) => [...leg.hexes].reverse()).reverse(), ...legs],
    };
  return null;
}

/** The first so many stops of a run; one stop alone is none. */
const shortened = ({ stops, legs }: Way, count: number): Way =>
  count < 1 ? NO_WAY : { stops: stops.slice(0, count), legs: legs.slice(0, count - 1) };

/** The last leg over the next way of track there is; undefined after the last of them. */
function otherWay(network: Network, others: readonly Way[], way: Way): Way | undefined {
  const { stops, legs } = way;
  const [from, to] = [stops.at(-2), stops.at(-1)];
  const now = legs.at(-1)?.join();
  if (from === undefined || to === undefined) return undefined;
  const rest = shortened(way, stops.length - 1);
  const ways = waysBetween(network, from, to, sidesOf(network, [...others, rest]));
  const next = ways[ways.findIndex(({ hexes }) => hexes.join() === now) + 1];
  return next && { stops, legs: [...legs.slice(0, -1), next.hexes] };
}
