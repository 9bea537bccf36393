/** The form of an action at this table, and what the forms to choose in read from it. */
import type { Seat } from '@kursbuch/table';
import { capital } from '@kursbuch/words';
import { words } from '../words/index.ts';
import type { ActionForm, Decisions, Kind } from './decision.ts';
import type { ActionOf, Game, RangeOffer } from './game.ts';

/** The form of an action as the task on top means it. */
export function formOf<K extends Kind>(game: Game, kind: K): ActionForm<ActionOf<K>> | undefined {
  const { tasks, actions }: Decisions = game.decisions;
  return tasks[game.now.value.agenda.at(-1)?.kind ?? '']?.actions?.[kind] ?? actions[kind];
}

/** What a choice with a number is about, without the number. */
export const rangeLabel = (game: Game, seat: Seat, { action }: RangeOffer): string =>
  labelOf(game, seat, action.type, action);

const labelOf = <K extends Kind>(game: Game, seat: Seat, kind: K, action: ActionOf<K>): string =>
  formOf(game, kind)?.range?.label(game, action, seat) ??
  capital(words().describe(game.title, game.now.value, action));

/** The number to begin with. */
export const firstAmount = (game: Game, seat: Seat, { action, min }: RangeOffer): number =>
  firstOf(game, seat, action.type, action) ?? min;

const firstOf = <K extends Kind>(game: Game, seat: Seat, kind: K, action: ActionOf<K>): number | undefined =>
  formOf(game, kind)?.range?.first?.(game, action, seat);

/** Its slider is a ruler with a line at every so many; undefined: it is plain. */
export const rulerOf = (game: Game, { action }: RangeOffer): number | undefined =>
  formOf(game, action.type)?.range?.every;
