/** Nothing is made or lost: compares the inventory of a state with the one at the start. */
import type { Action, Game, GameEvent, TableState } from './types.ts';

/** A checker for one game from its first state on: a sentence for every breach. */
export function conservation<S extends TableState, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  start: S,
): (state: S) => readonly string[] {
  const expected = game.inventory(start);
  return (state) => {
    const broken = [...game.invariants(state)];
    const found = game.inventory(state);
    for (const kind of new Set([...Object.keys(expected), ...Object.keys(found)]))
      if (expected[kind] !== found[kind])
        broken.push(`${kind}: ${expected[kind] ?? 0} at the start, ${found[kind] ?? 0} now`);
    return broken;
  };
}
