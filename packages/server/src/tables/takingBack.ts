/** How far somebody may go back, and who has a word in it. */
import type { Seat } from '@kursbuch/table';

/** A step that stands: who sits there, and whose entry brought it. */
export interface StandingStep {
  readonly seat: Seat;
  readonly person: string | null;
  /** How many steps its entry kept. */
  readonly keeps: number;
}

export interface TakingBack {
  /** How many steps stay. */
  readonly keeps: number;
  /** The seats that have to accept; none: it is done at once. */
  readonly asks: readonly Seat[];
}

/**
 * Back before somebody's last own action: at once while nobody else has acted since and no secret was told, otherwise if
 * everybody agrees who has acted since, or everybody where a secret was told. What an instruction of another seat did
 * counts as its action, or it would show that it was one. A word: why there is no way back. Where a secret was told and
 * nobody else sits there, nobody could agree: computer players cannot, and nobody allows himself to look twice.
 */
export function takingBack(
  steps: readonly StandingStep[],
  who: { readonly person: string; readonly seat: Seat },
  seats: readonly Seat[],
  hasTold: (from: number) => boolean,
): TakingBack | 'nothingBack' | 'secretTold' {
  const last = steps.findLast(({ person }) => person === who.person);
  if (!last) return 'nothingBack';
  const { keeps } = last;
  const others = seats.filter((seat) => seat !== who.seat);
  if (!hasTold(keeps)) {
    const acted = new Set(steps.slice(keeps).map(({ seat }) => seat));
    return { keeps, asks: others.filter((seat) => acted.has(seat)) };
  }
  return others.length > 0 ? { keeps, asks: others } : 'secretTold';
}
