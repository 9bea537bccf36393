/** What is possible beside the matter in hand. */
import type { Seat } from '@kursbuch/table';
import type { Game, Offer } from '../game/game.ts';

export interface Beside {
  readonly seat: Seat;
  readonly offers: readonly Offer[];
}

/** What others at this screen may do though it is not their turn. */
export function outOfTurn(game: Game): readonly Beside[] {
  const { offers, waiting } = game;
  return [...(offers.value ?? [])]
    .filter(([seat, list]) => list.length > 0 && !waiting.value.includes(seat))
    .map(([seat, list]) => ({ seat, offers: list }));
}
