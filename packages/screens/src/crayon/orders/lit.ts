/** The order in the light: where its good is found, and where it goes. */
import type { Order } from '@kursbuch/crayon';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import type { LitOrder } from '../board/scene.ts';
import type { Game } from '../game/game.ts';

/** The order that somebody looks at; null: none. */
export const looked = remembered(
  (_game: Game): Signal<{ readonly card: string; readonly order: Order } | null> => signal(null),
);

/** The city that a puzzle is about: in the light while no order is. */
export const sought = remembered((_game: Game): Signal<string | null> => signal(null));

export const litOrder = remembered(
  (game: Game): ReadonlySignal<LitOrder | null> =>
    computed(() => {
      const { value: seen } = looked(game);
      const { value: city } = sought(game);
      if (!seen) return city === null ? null : { good: null, from: [], to: city };
      const { good, city: to } = seen.order;
      const { board } = game.title;
      const offered = board.cities.filter(({ goods }) => goods.includes(good)).map(({ id }) => id);
      const lying = game.shown.value.lying.filter((one) => one.good === good).map((one) => one.city);
      return { good, from: [...new Set([...offered, ...lying])], to };
    }),
);

/** Touch an order: it is lit; touch it again: the light is out. */
export function look(game: Game, card: string, order: Order): void {
  const held = looked(game);
  held.value = held.value?.card === card && held.value.order === order ? null : { card, order };
}
