/** Track of the turn that is played: it is marked until the turn is over. */
import type { CrayonState, EdgeId } from '@kursbuch/crayon';
import type { Step } from '../game/game.ts';

/** Segments drawn since the last turn began, as far as they still lie. */
export function freshTrack(
  steps: readonly Pick<Step, 'events'>[],
  { track }: Pick<CrayonState, 'track'>,
): readonly EdgeId[] {
  const found: EdgeId[] = [];
  for (let index = steps.length - 1; index >= 0; index--)
    for (const event of (steps[index]?.events ?? []).toReversed()) {
      if (event.type === 'turnBegan') return found;
      if (event.type === 'segmentBuilt' && track[event.edge] !== undefined) found.push(event.edge);
    }
  return found;
}
