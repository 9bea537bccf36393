/** Where the rounds of a game begin. */
import type { EighteenState, RoundState, Title } from '@kursbuch/eighteen';
import type { Step } from './game/game.ts';

interface RoundStart {
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

/**
 * The rounds that follow for certain: the rest of a set, and what comes after it unless the game ends there. A sale of
 * privates may be over with all of them sold or with everybody passing, so nothing is certain behind it.
 */
export function roundsToCome(title: Title, state: EighteenState): readonly RoundState[] {
  const { round: here, result } = state;
  if (result || here.kind !== 'operating') return [];
  const rest = Array.from({ length: here.of - here.number }, (_, index) => ({
    ...here,
    number: here.number + index + 1,
  }));
  const over = { ...state, round: { ...here, number: here.of } };
  if (title.ending.endCause(state) !== null && title.course.endsAfter(over, here.kind)) return rest;
  const kind = title.course.next(over, here.kind);
  return kind === 'stock' || kind === 'privateSale'
    ? [...rest, { kind, set: here.set + 1, number: 0, of: 0 }]
    : rest;
}

/** The round that is on after so many steps. */
export const roundAt = (starts: readonly RoundStart[], moment: number): RoundStart | undefined =>
  starts.findLast(({ at }) => at <= moment);
