/** Where the rounds of a game begin. */
import type { RoundState } from '@kursbuch/eighteen';
import type { Step } from './game/game.ts';

export interface RoundStart {
  readonly round: RoundState;
  /** After so many steps it has begun. */
  readonly at: number;
}

/** The rounds in order. Of several that begin with the same step the last counts: the others were over at once. */
export function roundStarts(first: RoundState, steps: readonly Step[]): readonly RoundStart[] {
  const starts: RoundStart[] = [{ round: first, at: 0 }];
  steps.forEach(({ events }, index) => {
    const begun = events.findLast((event) => event.type === 'roundBegan');
    if (begun?.type === 'roundBegan') starts.push({ round: begun.round, at: index + 1 });
  });
  return starts;
}

/** The round that is on after so many steps. */
export const roundAt = (starts: readonly RoundStart[], moment: number): RoundStart | undefined =>
  starts.findLast(({ at }) => at <= moment);
