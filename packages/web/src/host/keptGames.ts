/** Games the store does not take (it is full, or forbidden): this page keeps them as long as it is open. */
import { signal } from '@preact/signals';
import type { SavedGame } from './store.ts';

const games = signal<ReadonlyMap<string, SavedGame>>(new Map());

export const keptGames = (): ReadonlyMap<string, SavedGame> => games.value;

export const keptGame = (id: string): SavedGame | undefined => games.peek().get(id);

export function keep(game: SavedGame): void {
  games.value = new Map(games.peek()).set(game.id, game);
}

export function forget(id: string): void {
  if (!games.peek().has(id)) return;
  const rest = new Map(games.peek());
  rest.delete(id);
  games.value = rest;
}

// Whoever closes the page would lose them: the browser asks first.
games.subscribe((all) => {
  if (typeof removeEventListener === 'undefined') return;
  removeEventListener('beforeunload', ask);
  if (all.size > 0) addEventListener('beforeunload', ask);
});

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
