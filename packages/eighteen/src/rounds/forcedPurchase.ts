/** The forced purchase: what a director must raise for a train, what of his own he may sell for it, and the last way out. */
import { type Action, type Choice, type Objection, rehearse, type Seat } from '@kursbuch/table';
import { directorOf, ordinaryOf } from '../certificate.ts';
import { evolve } from '../evolve.ts';
import { cashOf, pay } from '../money.ts';
import { openPrivates, privateState } from '../privates.ts';
import { isPublic } from '../reading.ts';
import { endGame } from '../score.ts';
import {
  mostSaleable,
  papersHeld,
  type SaleReason,
  saleProblem,
  sellShares,
  shareSalePrice,
} from '../shares.ts';
import type { KitMove, Title } from '../title.ts';
import { usefulOffers } from '../trains.ts';
import type { CompanyId, EighteenState, KitAction } from '../types.ts';
import { mostFrom } from './playerTrade.ts';
import { costsOffice, raisable } from './raisable.ts';
import { dutyPrice, ownTrainOpen, trainDuty } from './trainPurchase.ts';
import type { TrainStepTask } from './trainStep.ts';
import { companyTurnOf } from './turn.ts';

/** What treasury and director together lack for the cheapest train that the company must buy. */
export const shortfall = (title: Title, state: EighteenState, company: CompanyId): number =>
  lacking(state, company, dutyPrice(title, state, company));

function lacking(state: EighteenState, company: CompanyId, price: number | undefined): number {
  const director = directorOf(state, company);
  if (price === undefined || director === null) return 0;
  return price - cashOf(state, company) - cashOf(state, director);
}

/** What they lack for the train the director could mean to buy: the most expensive he could pay for, where he is free to choose. */
export function moneyWanted(title: Title, state: EighteenState, company: CompanyId): number {
  const least = shortfall(title, state, company);
  if (!title.fleet.helpsToCostlier(state, company)) return least;
  const most = raisable(title, state, company);
  return usefulOffers(title, state, company).reduce((dearest, { price }) => {
    const missing = lacking(state, company, price);
    return missing <= most && missing > dearest ? missing : dearest;
  }, least);
}

export type ForcedSaleReason = SaleReason | 'malformed' | 'cashFirst' | 'keepsOffice' | 'sellsTooMuch';

/**
 * How many shares the smallest paper of a sale counts, when it is asked whether less would do: in public games nothing but the
 * director's certificate is one paper of two.
 */
const smallestPaper = (state: EighteenState, seat: Seat, company: CompanyId): number =>
  isPublic(state) && ordinaryOf(state, company, seat).length === 0 ? 2 : 1;

/** Why the director may not sell these shares to pay for the company's train. */
export function forcedSaleProblem<Own extends string>(
  title: Title<Own>,
  state: EighteenState,
  task: TrainStepTask,
  director: Seat,
  sold: CompanyId,
  count: number,
): Objection<ForcedSaleReason | Own> | undefined {
  const { company } = task;
  if (count < 1) return { reason: 'malformed', params: { field: 'count' } };
  const missing = moneyWanted(title, state, company);
  const smallest = smallestPaper(state, director, sold);
  if (missing <= 0 && smallest <= 1) return { reason: 'cashFirst' };
  const again = task.sold?.includes(sold) ? title.fleet.oneForcedBlock(state) : null;
  if (again) return { reason: again, params: { company: sold, wanted: 'train' } };
  const problem = saleProblem(title, state, director, sold, count);
  if (problem) return problem;
  if (costsOffice(title, state, company, director, sold, count))
    return { reason: 'keepsOffice', params: { company: sold } };
  const price = shareSalePrice(title, state, sold) as number;
  if ((count - smallest) * price >= missing)
    return missing <= 0
      ? { reason: 'cashFirst' }
      : { reason: 'sellsTooMuch', params: { company: sold, count } };
  return ruinousSaleProblem(title, state, task, price, (move) =>
    sellShares(title, move, director, sold, count),
  );
}

/** What speaks against a sale that would cost the director his last way to a train, where the title forbids that. */
export function ruinousSaleProblem<Own extends string>(
  title: Title<Own>,
  before: EighteenState,
  task: TrainStepTask,
  raised: number,
  sell: (move: KitMove) => void,
): Objection<Own> | undefined {
  const reason = title.fleet.ruinousSale(before);
  if (reason === null) return undefined;
  const { company } = task;
  const after = rehearse(before, evolve, sell);
  const isRuined = canRaise(title, before, company)
    ? !canRaise(title, after, company)
    : ownTrainOpen(title, before, task) && !ownTrainOpen(title, after, { ...task, raised });
  return isRuined ? { reason, params: { company } } : undefined;
}

/** Could the director pay the cheapest train that must be bought by selling all the shares he may sell? */
function canRaise(title: Title, state: EighteenState, company: CompanyId): boolean {
  const missing = shortfall(title, state, company);
  return missing <= 0 || directorOf(state, company) === null || missing <= raisable(title, state, company);
}

/** Is there no way left that the director alone decides? */
export function isRuined(title: Title, state: EighteenState, task: TrainStepTask): boolean {
  if (canRaise(title, state, task.company)) return false;
  return title.fleet.ruinousSale(state) === null || !ownTrainOpen(title, state, task);
}

/** Shares and privates the director may sell, and the last way out, when money for the duty is missing. */
export function rescue(title: Title, state: EighteenState, task: TrainStepTask): Choice<KitAction>[] {
  const { company } = task;
  const director = directorOf(state, company);
  if (director === null || !trainDuty(title, state, company)) return [];
  const found: Choice<KitAction>[] = [];
  for (const other of title.companies.keys()) {
    const most = papersHeld(title, state, other, director);
    for (let count = 1; count <= most; count++)
      if (!forcedSaleProblem(title, state, task, director, other, count))
        found.push({ type: 'one', action: { type: 'sellShares', company: other, count } });
  }
  for (const one of openPrivates(title, state)) {
    if (privateState(state, one).owner !== director) continue;
    for (let to = 0; to < state.players.length; to++)
      if (!forcedOfferProblem(title, state, company, director, one, to, 0))
        found.push({
          type: 'range',
          action: { type: 'offerPrivate', private: one, to, price: 0 },
          field: 'price',
          min: 0,
          max: mostFrom(title, state, to),
          step: 1,
        });
  }
  if (isRuined(title, state, task)) found.push({ type: 'one', action: { type: 'declareBankruptcy' } });
  return found;
}

export type ForcedOfferReason = 'noSuchPrivate' | 'onlyWhenForced' | 'notTradable';

/** Why the director may not offer a private to another player to pay for the company's train. */
export function forcedOfferProblem<Own extends string>(
  title: Title<Own>,
  state: EighteenState,
  company: CompanyId,
  director: Seat,
  one: string,
  to: Seat,
  price: number,
): Objection<ForcedOfferReason | Own> | undefined {
  if (!title.privates.has(one)) return { reason: 'noSuchPrivate', params: { private: one } };
  if (!trainDuty(title, state, company) || shortfall(title, state, company) <= 0)
    return { reason: 'onlyWhenForced' };
  const trade = title.deals.betweenPlayers;
  if (!trade) return { reason: 'notTradable', params: { private: one } };
  return trade.offerProblem(title, state, {
    item: 'private',
    private: one,
    buyer: to,
    seller: director,
    price,
  });
}

/** Why nobody does now what a director does who must pay for a train. */
export type NotForcedReason = 'onlyWhenForced' | 'notBankrupt';

/** Outside its moment: a private is offered for a train's sake, and bankruptcy declared, where a train must be paid for. */
export function notForced(state: EighteenState, { type }: Action): Objection<NotForcedReason> | undefined {
  const top = state.agenda.at(-1)?.kind;
  if (type === 'declareBankruptcy' && top !== 'privateSale') return { reason: 'notBankrupt' };
  const inTurn = companyTurnOf(state) !== undefined && top !== 'revenueStep';
  return type === 'offerPrivate' && inTurn ? { reason: 'onlyWhenForced' } : undefined;
}

/** All he may sell goes to the bank with all his money, or nothing does; and the game is over. */
export function goBankrupt(title: Title, move: KitMove, task: TrainStepTask, director: Seat): void {
  if (title.ending.bankruptKeeps(move.state)) {
    move.emit({ type: 'wentBankrupt', seat: director });
    endGame(title, move, 'bankruptcy');
    return;
  }
  for (const other of title.companies.keys()) {
    let count = mostSaleable(title, move.state, director, other);
    while (count > 0 && forcedSaleProblem(title, move.state, task, director, other, count)) count--;
    if (count > 0) sellShares(title, move, director, other, count);
  }
  pay(title, move, director, 'bank', cashOf(move.state, director), 'bankruptcy');
  move.emit({ type: 'wentBankrupt', seat: director });
  endGame(title, move, 'bankruptcy');
}
