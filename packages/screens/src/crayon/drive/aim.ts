/** Where somebody sends a train: a plan for this turn, and for the next ones while the train is on its way. */
import type { MilepostId } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import type { Step } from '../game/game.ts';

export interface Aim {
  readonly at: MilepostId;
  /** The mileposts of the way to it, as it was when the plan was made or last followed. */
  readonly way: ReadonlySet<MilepostId>;
  /** How many steps the game had by then. */
  readonly since: number;
}

/**
 * Does the plan still hold? It is over as soon as the train has been there or has left the way, and after a turn in
 * which it did not move: who has passed a plan does not want it proposed again.
 */
export function holds({ at, way, since }: Aim, seat: Seat, steps: readonly Pick<Step, 'events'>[]): boolean {
  // What it was made for has been taken back.
  if (steps.length < since) return false;
  let hasMoved = false;
  for (const { events } of steps.slice(since))
    for (const event of events) {
      if (event.type === 'trainMoved' && event.seat === seat) {
        if (event.to === at || !way.has(event.to)) return false;
        hasMoved = true;
      }
      if (event.type === 'turnBegan' && event.seat === seat) {
        if (!hasMoved) return false;
        hasMoved = false;
      }
    }
  return true;
}
