/** Questions that need no asking: what a seat would answer is clear from what it sees. */
import type { Table } from './agenda.ts';
import { sameData } from './choices.ts';
import type { Action, GameEvent, Seat, TableState } from './types.ts';

/** An action with the seat that took it; null: it is not in sight. */
interface Taken {
  readonly seat: Seat;
  readonly action: Action | null;
}

/** The answer to a question that needs no asking, for a seat that sees this after `last`; null: it decides. */
export function needlessAnswer<S extends TableState, A extends Action, E extends GameEvent>(
  { game: { standing }, asked, choices }: Table<S, A, E>,
  view: S,
  seat: Seat,
  last: Taken | undefined,
): Action | null {
  const done = last?.seat === seat ? (last.action as A | null) : null;
  const asking = () => ({ view, seat, asked: asked(view, seat), choices: choices(view, seat) });
  return standing?.needless?.(view, seat, asking, done) ?? null;
}

/** Was this step nobody's decision? Made out of what its seat saw then, so a record tells it as well as a game. */
export function wasNeedless<S extends TableState, A extends Action, E extends GameEvent>(
  table: Table<S, A, E>,
  view: S,
  step: Taken | undefined,
  last: Taken | undefined,
): boolean {
  return step?.action != null && sameData(needlessAnswer(table, view, step.seat, last), step.action);
}
