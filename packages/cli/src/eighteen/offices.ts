/** Who leads a company that works, early in the game. */
import { directorOf, type EighteenState, type Title } from '@kursbuch/eighteen';

/** After so many operating rounds it is looked at. */
const ROUNDS = 2;

/** It is shown every state of a game, and knows then who led a floated company when these rounds were over. */
export function watchingOffices(title: Title): { see(state: EighteenState): void; led(): readonly number[] } {
  const rounds = new Set<string>();
  let last: EighteenState | undefined;
  let isOver = false;
  return {
    see(state) {
      if (isOver) return;
      const { kind, set, number } = state.round;
      if (kind === 'operating') rounds.add(`${set} ${number}`);
      // Whoever leads one when the next round begins has had one in these.
      isOver = rounds.size > ROUNDS || (rounds.size === ROUNDS && kind !== 'operating');
      last = state;
    },
    led: () =>
      last === undefined
        ? []
        : [...title.companies.keys()].flatMap((company) => {
            const director = directorOf(last as EighteenState, company);
            return last?.companies[company]?.floated && typeof director === 'number' ? [director] : [];
          }),
  };
}
