/** Making a game that can be saved: a new one, or one from a record. */

import type { Sitter } from '@kursbuch/screens/host/gameHost.ts';
import type { Glimpse } from '@kursbuch/screens/host/glimpse.ts';
import { isRefusal, type Refusal, recordOf, type Setup } from '@kursbuch/table';
import type { Hosted } from './families.ts';
import type { SavedGame } from './store.ts';

export interface NewGame {
  readonly title: string;
  readonly name: string;
  readonly sitters: readonly Sitter[];
  readonly options: Setup['options'];
}

/** A game that was never saved. */
export type Unsaved = Omit<SavedGame, 'revision'>;

/** A word that no other game has. Not `randomUUID`: that is missing on pages served without encryption. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** The new game, or why its setup is refused. */
export function newGame(
  { table, glimpse }: Pick<Hosted, 'table' | 'glimpse'>,
  { title, name, sitters, options }: NewGame,
): Unsaved | Refusal {
  const setup: Setup = {
    players: sitters.map((sitter) => sitter.name.trim()),
    seed: freshId(),
    options,
  };
  const state = table.setup(setup);
  if (isRefusal(state)) return state;
  return {
    id: freshId(),
    title,
    name,
    sitters: sitters.map((sitter) => ({ ...sitter, name: sitter.name.trim() })),
    changed: Date.now(),
    actions: 0,
    record: recordOf(title, setup, []),
    glimpse: glimpse(table.view(state, []), table.waiting(state)),
  };
}

/** A game of its own at this moment of another one. */
export function gameFrom(
  glimpse: Glimpse,
  game: Pick<SavedGame, 'record' | 'name' | 'sitters' | 'endedByHand' | 'fromFile'>,
): Unsaved {
  return {
    id: freshId(),
    title: game.record.title,
    changed: Date.now(),
    actions: game.record.actions.length,
    glimpse,
    ...game,
  };
}
