/** What several decisions say alike. */
import type { Title } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { Asked } from '../game/asked.ts';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';

/** An amount in words; null if there is nothing to pay. */
export const free = (title: Title, amount: number): string | null =>
  amount === 0 ? null : words().money(title, amount);

/** The question of the game's words. */
export const question = ({ title, now }: Game, { task, offered }: Asked, seat: Seat): string =>
  task ? words().question(title, now.value, task, seat, offered) : '';

/** The verbs of what is offered, in this order. */
export const verbs = ({ offered }: Asked, types: readonly (keyof Verbs)[]): readonly string[] =>
  types.filter((type) => offered.has(type)).map((type) => ui().bar.verbs[type]);

type Verbs = ReturnType<typeof ui>['bar']['verbs'];
