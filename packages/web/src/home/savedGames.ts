/** The games of this device as departures. */

import { seated, toldNames, toldSitters } from '@kursbuch/screens/host/sitters.ts';
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { words } from '@kursbuch/screens/words/index.ts';
import { keptGames } from '../host/keptGames.ts';
import type { SavedSummary } from '../host/store.ts';
import { coverOf } from '../titles/covers.ts';
import { homeUi } from '../words/home.ts';
import type { Departure } from './departure.ts';
import { waitsHere } from './waitsHere.ts';
import { when } from './when.ts';

export function departureOf(game: SavedSummary): Departure {
  const text = homeUi();
  const { id, title, name, glimpse, actions, changed } = game;
  const sitters = toldSitters(seated(glimpse.players, game.sitters));
  const isWatched = sitters.every(({ player }) => player === 'remote');
  return {
    id,
    where: 'here',
    address: addressOf({ at: 'game', id }),
    title,
    name,
    sitters,
    waits: waitsHere(game),
    isOver: glimpse.winners.length > 0,
    since: changed,
    due: Number.POSITIVE_INFINITY,
    round: coverOf(title)?.round(glimpse, words()) ?? '',
    next: nextOf(game),
    notes: [
      when(changed),
      text.moves(actions),
      ...(isWatched ? [text.watched] : []),
      ...(keptGames().has(id) ? [text.notKept] : []),
    ],
    nextNote: null,
    glimpse,
  };
}

function nextOf({ title, glimpse }: SavedSummary): string {
  const { winners, waiting } = glimpse;
  const players = toldNames(glimpse.players);
  const text = homeUi();
  const named = (seats: readonly number[]) => words().list(seats.map((seat) => players[seat] ?? ''));
  if (winners.length > 0) return text.won(named(winners), winners.length > 1);
  return text.toMove(named(waiting), coverOf(title)?.speaksFor(glimpse) ?? null);
}
