import type { Seat } from '@kursbuch/table';

/** Something that happened: after which step, how much it matters, and whom it concerns. */
interface Happened {
  readonly step: number;
  readonly weight?: number;
  readonly seats: readonly Seat[];
}

/** Those that matter most to somebody, what concerns him before the rest, in the order of time: none before its cause. */
export function mattersMost<T extends Happened>(found: readonly T[], seat: Seat, most: number): readonly T[] {
  const rank = ({ weight = 0, seats }: Happened): number => weight + (seats.includes(seat) ? 2 : 0);
  const told = new Set(
    found.toSorted((one, other) => rank(other) - rank(one) || other.step - one.step).slice(0, most),
  );
  return found.filter((one) => told.has(one));
}
