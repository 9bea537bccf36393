/** The course of a game: what everybody was worth, and every price, after each round. */
import { type CompanyId, type EighteenState, priceOf, type RoundState, type Title } from '@kursbuch/eighteen';
import { after, type Step } from '../game/game.ts';
import { playerFigures } from '../panels/figures.ts';

export interface CoursePoint {
  /** The round that was over then. */
  readonly round: RoundState;
  /** The last point is the end of the game, or now. */
  readonly isLast: boolean;
  /** By seat; null where a purse is not in sight. */
  readonly worth: readonly (number | null)[];
  /** Companies without a price are left out. */
  readonly prices: ReadonlyMap<CompanyId, number>;
}

export interface Played {
  readonly title: Title;
  readonly steps: readonly Step[];
  stateAt(count: number): EighteenState;
}

function pointOf(title: Title, state: EighteenState, round: RoundState, isLast: boolean): CoursePoint {
  const prices = new Map<CompanyId, number>();
  for (const company of title.companies.keys()) {
    const price = priceOf(title.market, state, company);
    if (price !== undefined && !state.companies[company]?.closed) prices.set(company, price);
  }
  return { round, isLast, worth: playerFigures(title, state).map(({ worth }) => worth), prices };
}

/** A point for the end of every round, the first at the start of the game. */
export function courseOf({ title, steps, stateAt }: Played): readonly CoursePoint[] {
  const start = stateAt(0);
  const points = [pointOf(title, start, start.round, false)];
  steps.forEach(({ events }, index) => {
    events.forEach((event, place) => {
      if (event.type !== 'roundBegan') return;
      const over = after(stateAt(index), events.slice(0, place));
      points.push(pointOf(title, over, over.round, false));
    });
  });
  const end = stateAt(steps.length);
  return [...points, pointOf(title, end, end.round, true)];
}
