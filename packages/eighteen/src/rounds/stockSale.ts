/** Selling on a stock turn: what is closed, and what must be sold first. */
import { type Choice, type Objection, rehearse, type Seat } from '@kursbuch/table';
import { evolve } from '../evolve.ts';
import { certificateCount, overLimit, surplus } from '../limits.ts';
import { papersHeld, type SaleReason, saleProblem, sellShares } from '../shares.ts';
import type { Title } from '../title.ts';
import type { CompanyId, EighteenState, KitAction } from '../types.ts';
import { type StockTurnTask, stockTurnOf } from './stockRound.ts';

export type StockSaleReason =
  | SaleReason
  | 'malformed'
  | 'noSuchCompany'
  | 'mustSell'
  | 'mustSellDown'
  | 'firstRoundSale';

/** Over a limit, and some sale would help (or is possible at all): nothing else is allowed. */
export function mustSell(
  title: Title,
  state: EighteenState,
  seat: Seat,
): Objection<'mustSell' | 'mustSellDown'> | undefined {
  if (!overLimit(title, state, seat) || !someSaleHelps(title, state, seat)) return undefined;
  const held = certificateCount(title, state, seat);
  const limit = title.shares.certificateLimit(state, seat);
  return held > limit ? { reason: 'mustSell', params: { held, limit } } : { reason: 'mustSellDown' };
}

/** How far over his limits a player is after a sale. */
const surplusAfter = (
  title: Title,
  state: EighteenState,
  seat: Seat,
  company: CompanyId,
  count: number,
): number =>
  surplus(
    title,
    rehearse(state, evolve, (move) => sellShares(title, move, seat, company, count)),
    seat,
  );

/** Some sale that the title lets him make now brings him nearer to his limits (or, where any will do, is possible). */
function someSaleHelps(title: Title, state: EighteenState, seat: Seat): boolean {
  const anyWillDo = title.stock.sellsWhileAble(state);
  const turn = stockTurnOf(state);
  const before = surplus(title, state, seat);
  const isOpen = (company: CompanyId, count: number): boolean =>
    turn?.seat === seat
      ? !stockSaleProblem(title, state, turn, company, count)
      : !title.stock.salesClosed(state, company) && !saleProblem(title, state, seat, company, count);
  for (const company of title.companies.keys()) {
    const most = papersHeld(title, state, company, seat);
    for (let count = 1; count <= most; count++)
      if (isOpen(company, count) && (anyWillDo || surplusAfter(title, state, seat, company, count) < before))
        return true;
  }
  return false;
}

/** A sale that brings a player nearer to his limits, and how far over them he still is then. */
interface HelpfulSale {
  readonly company: CompanyId;
  readonly count: number;
  readonly left: number;
}

/**
 * Of each company the smallest sale that helps most against the player's limits; those that are enough come first, then the
 * fewest papers. Empty if he is within his limits, or nothing he may sell now helps.
 */
export function helpfulSales(
  title: Title,
  state: EighteenState,
  task: StockTurnTask,
): readonly HelpfulSale[] {
  const before = surplus(title, state, task.seat);
  if (before === 0) return [];
  const best = new Map<CompanyId, HelpfulSale>();
  for (const choice of stockSales(title, state, task)) {
    if (choice.type !== 'one' || choice.action.type !== 'sellShares') continue;
    const { company, count } = choice.action;
    const left = surplusAfter(title, state, task.seat, company, count);
    if (left < (best.get(company)?.left ?? before)) best.set(company, { company, count, left });
  }
  return [...best.values()].sort((one, other) => one.left - other.left || one.count - other.count);
}

/** Why the player on turn may not sell so many shares of a company. */
export function stockSaleProblem<Own extends string>(
  title: Title<Own>,
  state: EighteenState,
  task: StockTurnTask,
  company: CompanyId,
  count: number,
): Objection<StockSaleReason | Own> | undefined {
  if (!title.companies.has(company)) return { reason: 'noSuchCompany', params: { company } };
  if (count < 1) return { reason: 'malformed', params: { field: 'count' } };
  const closed = title.stock.salesClosed(state, company);
  if (closed) return closed;
  const late = task.bought ? title.stock.sellsFirst(state, task) : null;
  if (late) return { reason: late };
  const again = task.soldNow.includes(company)
    ? title.stock.oneBlockPerTurn(state, company, overLimit(title, state, task.seat))
    : null;
  if (again) return { reason: again, params: { company } };
  return (
    saleProblem(title, state, task.seat, company, count) ??
    title.stock.saleProblem(state, task, company, count)
  );
}

/** Go through all that the player on turn may sell until `take` says stop; does it? */
function eachSale(
  title: Title,
  state: EighteenState,
  task: StockTurnTask,
  take: (company: CompanyId, count: number) => boolean,
): boolean {
  for (const company of title.companies.keys()) {
    const most = papersHeld(title, state, company, task.seat);
    for (let count = 1; count <= most; count++)
      if (!stockSaleProblem(title, state, task, company, count) && take(company, count)) return true;
  }
  return false;
}

/** All that the player on turn may sell. */
export function stockSales(
  title: Title,
  state: EighteenState,
  task: StockTurnTask,
): readonly Choice<KitAction>[] {
  const found: Choice<KitAction>[] = [];
  eachSale(title, state, task, (company, count) => {
    found.push({ type: 'one', action: { type: 'sellShares', company, count } });
    return false;
  });
  return found;
}

/** Is there any? Asked after every action of a stock round. */
export const hasStockSale = (title: Title, state: EighteenState, task: StockTurnTask): boolean =>
  eachSale(title, state, task, () => true);
