/** Why a computer player did what it did, for somebody else at the table. */
import {
  type Action,
  type Advice,
  type AdviceReason,
  sameData,
  stepsOf,
  type Table,
  type TableState,
  Unseen,
} from '@kursbuch/table';
import type { Question } from './decide.ts';
import type { Player } from './players.ts';

/** `view`: what whoever asks sees, not the player. */
export interface Explaining extends Question {
  readonly action: Action;
}

/**
 * Its reasons follow from nothing but what the asker sees, so that they tell him no secret: they are given if it would have
 * done the same by that. Where it would not, it knew something more, and only what its action says by itself is told.
 */
export function explained(
  players: readonly Player[],
  { choices }: Pick<Table<TableState, Action, never>, 'choices'>,
  { player, seat, view, seed, action }: Explaining,
): Advice | undefined {
  const one = players.find(({ name }) => name === player);
  if (!one) return undefined;
  const advice = asked();
  if (advice && sameData(advice.action, action)) return advice;
  const reasons: readonly AdviceReason[] = one.plainly?.(view, seat, action) ?? [];
  return reasons.length > 0 ? { action, reasons, compared: [] } : undefined;

  /** A player whose own things are out of sight cannot think: then it says nothing. */
  function asked(): Advice | undefined {
    try {
      return one?.sit(seat, view.players[seat]).advise?.(view, choices(view, seat), seed, stepsOf(one.steps));
    } catch (error) {
      if (error instanceof Unseen) return undefined;
      throw error;
    }
  }
}
