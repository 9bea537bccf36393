/** What 1830 alone has to remember, and only where it is read as public records are. */
import type { CompanyId, EighteenState, KitMove } from '@kursbuch/eighteen';

type Own = {
  /** X26: companies that count as having a route because they had one from a circle they did not choose. */
  readonly routeSeen?: readonly CompanyId[];
};

/** A state of 1830 is changed by `changeOwn` alone. */
export const ownOf = (state: EighteenState): Own => state.own as Own;

export const changeOwn = (move: KitMove, change: Own): void => move.emit({ type: 'ownChanged', change });
