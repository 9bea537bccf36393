import type { Seat } from '@kursbuch/table';
import type { Entry } from './lines.ts';

/** So many things are told; the log has the rest. */
const TOLD = 6;

/** Those that matter most to somebody, what concerns him before the rest, in the order of time: none before its cause. */
export function mattersMost(found: readonly Entry[], seat: Seat): readonly Entry[] {
  const rank = ({ weight = 0, seats }: Entry): number => weight + (seats.includes(seat) ? 2 : 0);
  const told = new Set(
    found.toSorted((one, other) => rank(other) - rank(one) || other.step - one.step).slice(0, TOLD),
  );
  return found.filter((entry) => told.has(entry));
}
