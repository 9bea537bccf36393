/** What the director's certificate costs at a par price. */
import { valueAt } from '@kursbuch/eighteen';
import type { ActionOf, Game } from '../game/game.ts';

export function startCost(game: Game, { company, price }: ActionOf<'startCompany'>): number {
  const certificates = game.now.value.certificates[company] ?? [];
  const percent = certificates.find(({ director }) => director)?.percent ?? 0;
  return valueAt(game.title, game.now.value, company, percent, price);
}
