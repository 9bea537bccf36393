/** Where markers would go: from the draft, and from both ways to use a revenue while a company has to choose. */
import { type CellId, type CompanyId, cellOf, type EighteenState, type Market } from '@kursbuch/eighteen';
import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { type Game, isOutcome } from '../game/game.ts';
import type { Happening } from '../host/gameHost.ts';

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

/** What paying out and withholding would do to the company that has to choose. */
export interface Dividend {
  readonly company: CompanyId;
  readonly revenue: number;
  readonly payOut: readonly MarkerMove[];
  readonly withhold: readonly MarkerMove[];
}

interface RevenueStep {
  readonly kind: 'revenueStep';
  readonly company: CompanyId;
  readonly revenue: number;
}

const revenueStepOf = (state: EighteenState): RevenueStep | undefined => {
  const top = state.agenda.at(-1);
  return top?.kind === 'revenueStep' ? (top as RevenueStep) : undefined;
};

export function useDividend(game: Game): ReadonlySignal<Dividend | null> {
  const seen = useSignal<Dividend | null>(null);
  useSignalEffect(() => {
    const state = game.now.value;
    const step = game.isPast.value ? undefined : revenueStepOf(state);
    const [seat] = game.waiting.value;
    seen.value = null;
    if (!step || seat === undefined) return undefined;
    let left = false;
    const { market } = game.title;
    void Promise.all([
      game.outcomeOf(seat, { type: 'payOut' }),
      game.outcomeOf(seat, { type: 'withhold' }),
    ]).then(([paid, kept]) => {
      if (left || !isOutcome(paid) || !isOutcome(kept)) return;
      seen.value = {
        company: step.company,
        revenue: step.revenue,
        payOut: movesIn(market, state, paid.events),
        withhold: movesIn(market, state, kept.events),
      };
    });
    return () => {
      left = true;
    };
  });
  return seen;
}

/** What the draft would do. */
export function draftMoves(game: Game): readonly MarkerMove[] {
  const draft = game.draft.value;
  if (!draft || game.isPast.value || !isOutcome(draft.outcome)) return [];
  return movesIn(game.title.market, game.now.value, draft.outcome.events);
}
