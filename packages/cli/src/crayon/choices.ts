/** Everything that may be done at a moment of a game, as data and in words. */
import type { CrayonAction, CrayonState, LoadedCrayon } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import type { Labels } from '@kursbuch/words';
import type { Speech } from './speech.ts';

/** What one seat may do. */
interface SeatChoices {
  readonly seat: Seat;
  readonly player: string;
  readonly actions: readonly CrayonAction[];
  /** Kinds of action with more legal ones than are listed: other ways, longer lines, other rates. */
  readonly andMore: readonly string[];
}

/** The choices of every seat that has any. */
export function choicesOf({ table }: LoadedCrayon, state: CrayonState): readonly SeatChoices[] {
  return state.players.flatMap((player, seat) => {
    const actions: CrayonAction[] = [];
    const andMore = new Set<string>();
    for (const choice of table.choices(state, seat))
      if (choice.type === 'many') {
        actions.push(...choice.list());
        if (choice.includes && !choice.isWhole) andMore.add(choice.kind);
      } else actions.push(choice.action);
    return actions.length === 0 ? [] : [{ seat, player, actions, andMore: [...andMore] }];
  });
}

/** They in words, a line each. */
export function choicesText(
  { words }: Speech,
  frame: Labels,
  { title }: LoadedCrayon,
  state: CrayonState,
  { seat, player, actions, andMore }: SeatChoices,
): readonly string[] {
  return [
    frame.seat(player, seat),
    ...actions.map((action) => `  ${words.describe(title, state, action)}`),
    ...(andMore.length > 0 ? [`  … ${andMore.join(', ')}`] : []),
  ];
}
