/** What a player writes down while it decides, for somebody who asks why; without a reader nothing is worked out. */
import type { AdviceUnit, EighteenAction, EighteenAdvice, EighteenAdviceReason } from '@kursbuch/eighteen';
import type { Compared } from '@kursbuch/table';

type Reasons = () => readonly EighteenAdviceReason[];

export interface Notes {
  /** What speaks for an action, worked out if it is the one. */
  because(action: EighteenAction, reasons: Reasons): void;
  /** What some actions are worth, in one unit. */
  weighed(unit: AdviceUnit, rated: readonly Compared<EighteenAction>[]): void;
}

interface Noting {
  readonly notes?: Notes;
}

/** The action, with what speaks for it. */
export function because<A extends EighteenAction | undefined>(
  { notes }: Noting,
  action: A,
  reasons: Reasons,
): A {
  if (action) notes?.because(action, reasons);
  return action;
}

export function weighed(
  { notes }: Noting,
  unit: AdviceUnit,
  rated: readonly Compared<EighteenAction>[],
): void {
  notes?.weighed(unit, rated);
}

/** So many of the things it thought of are told. */
const TOLD = 4;

/** The same thing to do, whoever has made it. */
const isSame = (one: EighteenAction, other: EighteenAction): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Notes of one decision, and the advice they come to. */
export function takingNotes(): Notes & { adviceFor(action: EighteenAction): EighteenAdvice } {
  const reasons: { readonly action: EighteenAction; readonly reasons: Reasons }[] = [];
  const scales: { readonly unit: AdviceUnit; readonly rated: readonly Compared<EighteenAction>[] }[] = [];
  return {
    because: (action, given) => void reasons.push({ action, reasons: given }),
    weighed(unit, rated) {
      // Who decides by something else takes back what was weighed before.
      if (rated.length === 0) scales.length = 0;
      else scales.push({ unit, rated });
    },
    adviceFor(action) {
      const found = reasons.findLast((one) => isSame(one.action, action))?.reasons() ?? [];
      const scale = scales.findLast(({ rated }) => rated.some((one) => isSame(one.action, action)));
      const others = (scale?.rated ?? []).filter(({ worth }) => Number.isFinite(worth));
      const sorted = others.toSorted(
        (one, other) =>
          Number(isSame(other.action, action)) - Number(isSame(one.action, action)) ||
          other.worth - one.worth,
      );
      const isPass = action.type === 'pass';
      return {
        action,
        reasons: found.length > 0 ? found : [{ kind: isPass ? 'nothingBetter' : 'anyOfThem' }],
        compared: sorted.slice(0, TOLD),
        ...(scale && { unit: scale.unit }),
      };
    },
  };
}
