/** What everybody had after each round: the table of today, for every round there was. */
import {
  type CompanyId,
  directorOf,
  type EighteenState,
  percentOf,
  priceOf,
  type RoundState,
  type Title,
  type TrainKind,
  trainsOf,
  viewOf,
  worth,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { after, type Game } from '../game/game.ts';
import { purseOf } from './viewer.ts';

export interface HistoryPoint {
  readonly round: RoundState;
  /** The moment after it, as a number of steps; null for the round that is being played: now. */
  readonly at: number | null;
  /** By seat; null where it is not for the viewer to see. */
  readonly cash: readonly (number | null)[];
  readonly worth: readonly (number | null)[];
  readonly companies: ReadonlyMap<CompanyId, CompanyThen>;
}

interface CompanyThen {
  readonly price: number | null;
  /** Null where it is not for the viewer to see. */
  readonly treasury: number | null;
  readonly trains: readonly TrainKind[];
  /** Percents by seat. */
  readonly holdings: readonly number[];
  readonly director: Seat | null;
}

function pointOf(title: Title, state: EighteenState, at: number | null): HistoryPoint {
  const cash = state.players.map((_, seat) => purseOf(title, state, seat));
  const companies = new Map<CompanyId, CompanyThen>();
  for (const company of title.companies.keys()) {
    const { closed, par, floated } = state.companies[company] ?? { closed: true, par: null, floated: false };
    if (closed) continue;
    companies.set(company, {
      price: priceOf(title.market, state, company) ?? null,
      treasury: par === null && !floated ? null : purseOf(title, state, company),
      trains: trainsOf(state, company).map(({ kind }) => kind),
      holdings: state.players.map((_, seat) => percentOf(state, company, seat)),
      director: directorOf(state, company),
    });
  }
  return {
    round: state.round,
    at,
    cash,
    worth: cash.map((purse, seat) => (purse === null ? null : worth(title, state, seat))),
    companies,
  };
}

/** A point for the end of every round, and one for now; what the eye may not see is left out. */
export function historyOf(game: Game): readonly HistoryPoint[] {
  const { title } = game;
  const steps = game.steps.value;
  const eye = game.eye.value === null ? [] : [game.eye.value];
  const seen = (state: EighteenState) => viewOf(title, state, eye);
  const points: HistoryPoint[] = [];
  steps.forEach(({ events }, index) => {
    events.forEach((event, place) => {
      if (event.type !== 'roundBegan') return;
      points.push(pointOf(title, seen(after(game.stateAt(index), events.slice(0, place))), index + 1));
    });
  });
  return [...points, pointOf(title, seen(game.stateAt(steps.length)), null)];
}
