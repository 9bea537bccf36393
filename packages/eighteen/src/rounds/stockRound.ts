/** The stock round: players in turn sell, buy one certificate, and sell again, until all pass in a row. */
import { type Objection, rehearse, type Seat, taskOf } from '@kursbuch/table';
import { percentOf } from '../certificate.ts';
import { evolve } from '../evolve.ts';
import { moveMarker } from '../shares.ts';
import type { KitMove, KitRules, Title } from '../title.ts';
import type { CompanyId, EighteenEvent, EighteenState, ShareSource } from '../types.ts';
import { nextSeat, roundOver } from './course.ts';
import type { PrivateSaleTask } from './privateSale.ts';

export interface StockPolicy<Own extends string = string> {
  /** May several shares of it be bought in one turn from this source? */
  severalPerTurn(state: EighteenState, company: CompanyId, from: ShareSource): boolean;
  /** Its director's certificate can be bought in the stock round. */
  startable(state: EighteenState, company: CompanyId): boolean;
  /** Why nobody may sell shares of a company in this stock round. */
  salesClosed(state: EighteenState, company: CompanyId): Objection<'firstRoundSale'> | undefined;
  /** Why the player on turn may not sell so many shares of a company, beside all that holds for everybody. */
  saleProblem(
    state: EighteenState,
    turn: StockTurnTask,
    company: CompanyId,
    count: number,
  ): Objection<Own> | undefined;
  /** Why the player on turn may not buy shares of a company from there, beside all that holds for everybody. */
  purchaseProblem(
    state: EighteenState,
    turn: StockTurnTask,
    company: CompanyId,
    from: ShareSource,
  ): Objection<Own> | undefined;
  /** Shares are not sold any more behind the purchase of this turn: why, or null where they may be. */
  sellsFirst(state: EighteenState, turn: StockTurnTask): Own | null;
  /** All shares of a company sold in one turn are sold at once: why, or null where they need not be. */
  oneBlockPerTurn(state: EighteenState, company: CompanyId, isOverLimit: boolean): Own | null;
  /** Whoever has sold shares of the company may buy it again in the same stock round. */
  buysBack(state: EighteenState, company: CompanyId): boolean;
  /** Whoever is over a limit must sell as long as he can sell anything, whether it helps or not. */
  sellsWhileAble(state: EighteenState): boolean;
  /** Is the player on turn asked, though he can neither sell nor buy? */
  asksIdle(state: EighteenState, turn: StockTurnTask): boolean;
  /** Does what was done in a turn keep the round going? If so its player is the last one before the priority. */
  prolongs(turn: StockTurnTask): boolean;
  /** How many steps a company's marker moves up when the round is over. */
  closingSteps(state: EighteenState, company: CompanyId): number;
}

/** Words for what some titles forbid on a stock turn and others do not. */
export type StockAnswerReason = 'sellsFirst' | 'oneBlock';

/** One purchase a turn, sales before and after it, none in the first round; trade prolongs it; what is sold out rises. */
export const usualStock: StockPolicy<never> = {
  severalPerTurn: () => false,
  startable: () => true,
  salesClosed: (state) => (state.round.set === 1 ? { reason: 'firstRoundSale' } : undefined),
  saleProblem: () => undefined,
  purchaseProblem: () => undefined,
  sellsFirst: () => null,
  oneBlockPerTurn: () => null,
  buysBack: () => false,
  sellsWhileAble: () => false,
  asksIdle: () => false,
  prolongs: ({ traded }) => traded,
  closingSteps: (state, company) =>
    percentOf(state, company, 'offer') + percentOf(state, company, 'pool') === 0 ? 1 : 0,
};

export interface StockRoundTask {
  readonly kind: 'stockRound';
  /** Whose turn is next. */
  readonly seat: Seat;
  /** Turns in a row that did not prolong the round. */
  readonly passes: number;
  /** What each seat has sold in this round and so may not buy. */
  readonly sold: Readonly<Record<number, readonly CompanyId[]>>;
  /** The last one whose turn prolonged the round: as a rule whoever bought or sold. */
  readonly lastTrader: Seat | null;
}

export interface StockTurnTask {
  readonly kind: 'stockTurn';
  readonly seat: Seat;
  /** What was bought in this turn, if anything. */
  readonly bought: {
    readonly company: CompanyId | null;
    readonly from: ShareSource | 'player';
    /** Shares had been sold before it. */
    readonly afterSales?: true;
  } | null;
  /** Bought or sold something: the turn is no pass. */
  readonly traded: boolean;
  /** The companies whose shares were sold in this turn. */
  readonly soldNow: readonly CompanyId[];
  /** Did anything at all. */
  readonly acted: boolean;
  /** Deals refused in this turn. */
  readonly declined: readonly string[];
}

export const stockTurnOf = (state: EighteenState): StockTurnTask | undefined =>
  taskOf<StockTurnTask>(state, 'stockTurn');

export const stockRoundOf = (state: EighteenState): StockRoundTask | undefined =>
  taskOf<StockRoundTask>(state, 'stockRound');

/** Has the player sold shares of the company in this round? */
export const hasSold = (state: EighteenState, seat: Seat, company: CompanyId): boolean =>
  stockRoundOf(state)?.sold[seat]?.includes(company) ?? false;

/** Who would have the priority if the round ended now: whoever sits to the left of the last buyer or trader. */
export function priorityNow(title: Title, state: EighteenState): Seat {
  const sale = taskOf<PrivateSaleTask>(state, 'privateSale');
  const last = sale ? sale.lastBuyer : (stockRoundOf(state)?.lastTrader ?? null);
  return last === null ? state.priority : nextSeat(title, state, last);
}

/** What is sold out rises. */
function risePrices(title: Title, move: KitMove): void {
  const floated = [...title.companies.keys()].filter((company) => move.state.companies[company]?.floated);
  for (const company of title.operating.order(move.state, floated))
    moveMarker(title, move, company, 'up', title.stock.closingSteps(move.state, company), 'soldOut');
}

/** What would become of the prices if the round ended now, and what goes with it. */
export function pricesAtEnd(
  title: Title,
  state: EighteenState,
): { readonly events: readonly EighteenEvent[]; readonly after: EighteenState } {
  const events: EighteenEvent[] = [];
  const heard: typeof evolve = (before, event) => {
    events.push(event);
    return evolve(before, event);
  };
  const after = rehearse(state, heard, (move: KitMove) => risePrices(title, move));
  return { events, after };
}

export function stockRound(title: Title): KitRules<StockRoundTask> {
  /** Sold-out companies rise, the priority moves, and the operating rounds follow. */
  function close(move: KitMove, task: StockRoundTask): void {
    risePrices(title, move);
    // Nothing has prolonged the round since: whoever would be next sits to the left of the last one who did.
    if (task.seat !== move.state.priority) move.emit({ type: 'priorityMoved', to: task.seat });
    roundOver(move, 'stock');
  }

  return {
    actions: {},
    actors: () => [],
    choices: () => [],
    perform: () => ({ reason: 'notNow' }),
    advance(move, task) {
      if (task.passes >= move.state.players.length) close(move, task);
      else
        move.push({
          kind: 'stockTurn',
          seat: task.seat,
          bought: null,
          traded: false,
          soldNow: [],
          acted: false,
          declined: [],
        } satisfies StockTurnTask);
    },
  };
}
