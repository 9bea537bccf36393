/** Looking back fairly: which of somebody's own decisions would have brought clearly more, and hardly by chance. */
import { type Action, type Advice, type Seat, sameData } from '@kursbuch/table';
import { capital } from '@kursbuch/words';
import type { Sitter } from '../host/gameHost.ts';
import { type Difference, differenceOf, ranked } from './differences.ts';

/** So many are worth remembering. */
export const MOST_SHOWN = 2;
/** The same player is asked on so many other days. */
const OTHER_DAYS = 3;
/** Less of what is at stake is within what the player itself is unsure of. */
const CLEAR = 0.1;

/** What a person decided. */
export interface Decision {
  /** After so many steps. */
  readonly at: number;
  readonly seat: Seat;
  readonly action: Action;
}

/** Who is meant where several people share the screen; null where it can only be one. */
export function deciderOf(
  persons: readonly Seat[],
  seat: Seat | undefined,
  sitter: (seat: Seat) => Pick<Sitter, 'name'>,
): string | null {
  return persons.length > 1 && seat !== undefined ? sitter(seat).name : null;
}

/** A lesson under the names of those it is about: the same may be decided for two companies. */
export function headed(names: readonly (string | null)[], row: string): string {
  const told = names.filter((name) => name !== null);
  return told.length === 0 ? capital(row) : `${told.join(', ')}: ${row}`;
}

/** The decisions that people of this screen made themselves: not those of whoever played for them meanwhile. */
export function ownDecisions(
  steps: readonly { readonly seat: Seat; readonly action: Action | null }[],
  persons: readonly Seat[],
  sitter: (seat: Seat) => Pick<Sitter, 'handedAt' | 'absent'>,
): readonly Decision[] {
  return [...steps.entries()].flatMap(([at, { seat, action }]) => {
    if (!action || !persons.includes(seat)) return [];
    const { handedAt = Number.POSITIVE_INFINITY, absent = [] } = sitter(seat);
    const isAway = at >= handedAt || absent.some(([from, to]) => at >= from && at < to);
    return isAway ? [] : [{ at, seat, action }];
  });
}

/**
 * What somebody could have done better: null where the player would have done the same on any of several days, where it
 * cannot put a figure on both, or where the figures are too close to tell. Otherwise the least it has found.
 */
export async function fairDifference(
  { at, action }: Pick<Decision, 'at' | 'action'>,
  advise: (whim: number) => Promise<Advice | null>,
): Promise<Difference | null> {
  const advice = await advise(0);
  const found = advice && clearly(differenceOf(at, action, advice));
  if (!found) return null;
  let { more } = found;
  for (let whim = 1; whim <= OTHER_DAYS; whim++) {
    const other = await advise(whim);
    const again = other && clearly(differenceOf(at, action, other));
    if (!again) return null;
    more = Math.min(more, again.more);
  }
  return { ...found, more };
}

function clearly(difference: Difference | null): (Difference & { readonly more: number }) | null {
  if (difference === null || difference.more === null) return null;
  const [best] = difference.advice.compared;
  const { more } = difference;
  return more > CLEAR * Math.abs(best?.worth ?? 0) ? { ...difference, more } : null;
}

/** The few that are worth remembering, each thing once in its round, in the order in which they happened. */
export function worthShowing(
  differences: readonly Difference[],
  roundOf: (at: number) => number,
): readonly Difference[] {
  const met: Difference[] = [];
  for (const one of ranked(differences)) {
    const isKnown = met.some(
      (other) =>
        roundOf(other.at) === roundOf(one.at) &&
        (other.done.type === one.done.type || sameData(other.advice.action, one.advice.action)),
    );
    if (!isKnown) met.push(one);
  }
  return met.slice(0, MOST_SHOWN).toSorted((one, other) => one.at - other.at);
}
