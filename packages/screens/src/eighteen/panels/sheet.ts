/** Everything the tables and cards show of a moment. */
import type { Game } from '../game/game.ts';
import { type CompanyFigures, companyFigures, type PlayerFigures, seatedFigures } from './figures.ts';
import { type RevenueHistory, revenueHistory } from './revenueHistory.ts';

export interface Sheet {
  readonly companies: readonly CompanyFigures[];
  readonly players: readonly PlayerFigures[];
  readonly history: RevenueHistory;
}

/** The figures of the moment that is shown. */
export function sheetOf(game: Game): Sheet {
  const state = game.shown.value;
  return {
    companies: companyFigures(game.title, state),
    players: seatedFigures(game.title, state),
    history: revenueHistory(game.steps.value.slice(0, game.moment.value ?? undefined)),
  };
}
