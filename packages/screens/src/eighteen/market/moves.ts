/** Where markers would go: from the draft, and from both ways to use a revenue while a company has to choose. */
import {
  type CellId,
  type CompanyId,
  cellOf,
  type EighteenState,
  type Market,
  type RevenueStepTask,
} from '@kursbuch/eighteen';
import { foresee } from '../foresight/foresee.ts';
import { type Game, type Happening, isRehearsed } from '../game/game.ts';

export interface MarkerMove {
  readonly company: CompanyId;
  /** Null where the marker comes onto the market. */
  readonly from: CellId | null;
  readonly to: CellId;
  /** The price before and after; null before there was one. */
  readonly before: number | null;
  readonly after: number;
  /** A dividend, or a marker's arrival; anything else is drawn as a loss. */
  readonly gain: boolean;
}

/** Where each marker ends up. */
export function movesIn(
  market: Market,
  state: EighteenState,
  events: readonly Happening[],
): readonly MarkerMove[] {
  const ends = new Map<CompanyId, CellId>();
  for (const event of events) if (event.type === 'markerMoved') ends.set(event.company, event.cell);
  return [...ends].flatMap(([company, to]) => {
    const from = cellOf(market, state, company);
    const after = market.cells.get(to)?.price ?? 0;
    if (from?.id === to) return [];
    const before = from?.price ?? null;
    return [{ company, from: from?.id ?? null, to, before, after, gain: before === null || after > before }];
  });
}

export interface Dividend {
  readonly company: CompanyId;
  readonly revenue: number;
  readonly payOut: readonly MarkerMove[];
  readonly withhold: readonly MarkerMove[];
}

/** What both ways would do while a company has to choose; null while unknown. To be called while something is drawn. */
export function dividendNow(game: Game): Dividend | null {
  const task = game.now.value.agenda.at(-1);
  const [seat] = game.waiting.value;
  if (task?.kind !== 'revenueStep' || seat === undefined || game.isPast.value) return null;
  const { company, revenue } = task as RevenueStepTask;
  const moves = (type: 'payOut' | 'withhold') => {
    const told = foresee(game, seat, { type });
    return told && isRehearsed(told) ? movesIn(game.title.market, game.now.value, told.events) : null;
  };
  const [payOut, withhold] = [moves('payOut'), moves('withhold')];
  return payOut && withhold && { company, revenue, payOut, withhold };
}

/** What the draft would do. */
export function draftMoves(game: Game): readonly MarkerMove[] {
  const draft = game.draft.value;
  if (!draft || game.isPast.value || !isRehearsed(draft.outcome)) return [];
  return movesIn(game.title.market, game.now.value, draft.outcome.events);
}
