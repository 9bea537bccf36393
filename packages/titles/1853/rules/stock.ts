/** The stock round of 1853: contract shares, shares that are not redeemed, two groups of companies (2.7, 2.8, 3.1). */
import {
  answers,
  type CompanyId,
  cashOf,
  directorOf,
  type EighteenState,
  type KitAction,
  type KitMove,
  type KitRules,
  mustSell,
  ordinaryOf,
  pay,
  percentOf,
  type StockReason,
  type StockTurnTask,
  stockTurn,
  stockTurnOf,
  type Title,
} from '@kursbuch/eighteen';
import { amount, type Choice, type Objection, type Seat, text } from '@kursbuch/table';
import { askTakeover } from './credit.ts';
import { OFFICE } from './office.ts';
import { changeOwn, countOf, envelopeOf, isFirstStockRound, isFounded, ownOf, withCount } from './own.ts';
import { isPunished, isSaleForPunishment, settlePunishment } from './penalty.ts';

export interface RedeemShares {
  readonly type: 'redeemShares';
  readonly company: CompanyId;
  readonly count: number;
}

export type SaleProblem = 'unredeemed' | 'boughtNow' | 'soldFirstOnly' | 'onlyContractShares' | 'foundedNow';
export type PurchaseProblem = 'redeemFirst' | 'notOffered';

/** Why the player on turn may not sell so many shares of a company. */
export function saleProblem(
  state: EighteenState,
  { seat, bought }: StockTurnTask,
  company: CompanyId,
  count: number,
): Objection<SaleProblem> | undefined {
  const own = ownOf(state);
  const unpaid = countOf(own.unredeemed, company, seat);
  if (count > percentOf(state, company, seat) / 10 - unpaid)
    return { reason: 'unredeemed', params: { company, unredeemed: unpaid, set: state.round.set } }; // 2.7.4d, 2.8.3f
  if (bought?.company === company) return { reason: 'boughtNow', params: { company } }; // 3.1.9b
  if (!isFirstStockRound(state))
    return own.foundedIn[company] === state.round.set
      ? { reason: 'foundedNow', params: { company } } // 3.1.8a
      : undefined;
  if (!state.companies[company]?.floated) return undefined;
  // 2.8.3: in operation, only contract shares, only at the first opportunity
  const left = contractSharesLeft(state, company, seat);
  if (left > 0 && own.lapsed[company]?.includes(seat))
    return { reason: 'soldFirstOnly', params: { company } };
  return count > left
    ? { reason: 'onlyContractShares', params: { company, left: Math.max(0, left) } }
    : undefined;
}

/** Contract shares of a company that are paid for and not sold yet. */
function contractSharesLeft(state: EighteenState, company: CompanyId, seat: Seat): number {
  const { contractShares, contractSold, unredeemed } = ownOf(state);
  return [contractSold, unredeemed].reduce(
    (left, gone) => left - countOf(gone, company, seat),
    countOf(contractShares, company, seat),
  );
}

/** Contract shares that a player sells at his first opportunity or not in the first stock round (2.8.3). */
export function contractSharesToSell(state: EighteenState, company: CompanyId, seat: Seat): number {
  if (!isFirstStockRound(state) || !state.companies[company]?.floated) return 0;
  return ownOf(state).lapsed[company]?.includes(seat) ? 0 : contractSharesLeft(state, company, seat);
}

const hasUnredeemed = (state: EighteenState, seat: Seat): boolean =>
  Object.values(ownOf(state).unredeemed).some((bySeat) => (bySeat[seat] ?? 0) > 0);

/** The companies named in the bids are issued whole before the others come on offer (3.1.3, R66). */
export function isOffered(state: EighteenState, company: CompanyId): boolean {
  const { firstGroup } = ownOf(state);
  return firstGroup.includes(company) || firstGroup.every((one) => percentOf(state, one, 'offer') === 0);
}

/** Why the player on turn may not buy a share of a company. */
export function purchaseProblem(
  state: EighteenState,
  { seat }: StockTurnTask,
  company: CompanyId,
): Objection<PurchaseProblem> | undefined {
  if (!isOffered(state, company)) {
    const left = ownOf(state).firstGroup.flatMap((one) => ordinaryOf(state, one, 'offer')).length;
    return { reason: 'notOffered', params: { company, set: state.round.set, left } };
  }
  return hasUnredeemed(state, seat) ? { reason: 'redeemFirst' } : undefined; // 2.7.4a
}

/**
 * Why not, as exactly as the rules put it: a bond is not to be spent (2.5.3d), and the limit holds though the share would make him
 * director and the swap would bring him below it again (3.2.3d).
 */
function purchaseWords<Own extends string>(
  state: EighteenState,
  seat: Seat,
  action: KitAction,
  problem: Objection<Own>,
): Objection<Own | 'limitForOffice'> {
  if (action.type !== 'buyShare') return problem;
  const { company, from } = action;
  const { reason, params = {} } = problem;
  if (reason === 'shareTooExpensive') {
    const isPledged = cashOf(state, seat) + cashOf(state, envelopeOf(seat)) >= Number(params.cost);
    return { reason, params: { ...params, from: isPledged ? 'envelope' : from } };
  }
  if (reason !== 'certificateLimit') return problem;
  const director = directorOf(state, company);
  const most = director === null ? OFFICE - 10 : percentOf(state, company, director);
  return isFounded(state, company) && director !== seat && percentOf(state, company, seat) >= most
    ? { reason: 'limitForOffice', params: { company, ...params } }
    : problem;
}

type RedeemReason = 'noSuchCompany' | 'nothingToRedeem' | 'redeemTooExpensive' | 'punishedSells';

function redeemProblem(
  title: Title,
  state: EighteenState,
  seat: Seat,
  { company, count }: RedeemShares,
): Objection<RedeemReason> | undefined {
  if (!title.companies.has(company)) return { reason: 'noSuchCompany', params: { company } };
  const unredeemed = countOf(ownOf(state).unredeemed, company, seat);
  if (count < 1 || count > unredeemed) return { reason: 'nothingToRedeem', params: { company, unredeemed } };
  const cost = count * (state.companies[company]?.par ?? 0);
  const cash = cashOf(state, seat);
  return cash < cost ? { reason: 'redeemTooExpensive', params: { cost, cash } } : undefined;
}

/** All that the player may redeem: it is no purchase (2.7.4b, R15). */
function* redemptions(title: Title, state: EighteenState, seat: Seat): Generator<RedeemShares> {
  for (const [company, bySeat] of Object.entries(ownOf(state).unredeemed))
    for (let count = 1; count <= (bySeat[seat] ?? 0); count++) {
      const action: RedeemShares = { type: 'redeemShares', company, count };
      if (!redeemProblem(title, state, seat, action)) yield action;
    }
}

/** The turn is over: in the first stock round the first opportunity to sell contract shares is over with it (2.8.3, R17). */
function noteOpportunities(move: KitMove, seat: Seat): void {
  if (!isFirstStockRound(move.state)) return;
  const { lapsed, floatedNow } = ownOf(move.state);
  const next = { ...lapsed };
  for (const [company, { floated }] of Object.entries(move.state.companies))
    if (floated && !floatedNow.includes(company) && !next[company]?.includes(seat))
      next[company] = [...(next[company] ?? []), seat];
  changeOwn(move, { lapsed: next, floatedNow: [] });
}

/** A player's turn: the kit's, with redemptions, and with what a punished player must do (4.3.2). */
export function stockTurnWithContracts<Own extends string>(
  title: Title<Own>,
): KitRules<StockTurnTask, StockReason | RedeemReason | 'limitForOffice' | Own, KitAction | RedeemShares> {
  const kit = stockTurn(title);
  const isOver = (move: KitMove) => !stockTurnOf(move.state);

  return {
    actions: {
      ...answers('sellShares', 'buyShare', 'startCompany', 'requestPrivate', 'offerPrivate', 'pass'),
      redeemShares: { company: text, count: amount },
    },
    actors: (state, task) => kit.actors(state, task),
    advance(move, task) {
      settlePunishment(title, move, task.seat);
      if (isPunished(title, move.state, task) || !redemptions(title, move.state, task.seat).next().done)
        return;
      kit.advance?.(move, task);
      if (isOver(move)) noteOpportunities(move, task.seat);
    },
    choices(state, task, seat) {
      const usual: readonly Choice<KitAction | RedeemShares>[] = kit.choices(state, task, seat);
      if (isPunished(title, state, task))
        return usual.filter((choice) => isSaleForPunishment(state, seat, choice));
      if (mustSell(title, state, seat)) return usual;
      const own = [...redemptions(title, state, seat)].map((action) => ({ type: 'one', action }) as const);
      return [...own, ...usual];
    },
    perform(move, task, seat, action) {
      const { state } = move;
      if (isPunished(title, state, task)) {
        const helps = action.type === 'sellShares' && directorOf(state, action.company) === seat;
        if (!helps) return { reason: 'punishedSells' };
      }
      if (action.type === 'redeemShares') {
        const problem = mustSell(title, state, seat) ?? redeemProblem(title, state, seat, action);
        if (problem) return problem;
        const { company, count } = action;
        pay(title, move, seat, 'bank', count * (state.companies[company]?.par ?? 0), 'redeemed');
        const { unredeemed } = ownOf(move.state);
        const left = countOf(unredeemed, company, seat) - count;
        changeOwn(move, { unredeemed: withCount(unredeemed, company, seat, left) });
        move.update({ ...task, traded: true, acted: true }); // no purchase, but no pass either
        return undefined;
      }
      const problem = kit.perform(move, task, seat, action);
      if (problem) return purchaseWords(state, seat, action, problem);
      if (action.type === 'sellShares' && isFirstStockRound(state)) noteSale(move, seat, action);
      settlePunishment(title, move, seat);
      askTakeover(title, move);
      if (isOver(move)) noteOpportunities(move, seat);
      return undefined;
    },
  };
}

/** Before the company works the seller gives what he has bought, as far as it goes; afterwards only contract shares may go (R17). */
function noteSale(
  move: KitMove,
  seat: Seat,
  { company, count }: { company: CompanyId; count: number },
): void {
  const { state } = move;
  const { contractShares, contractSold } = ownOf(state);
  const before = countOf(contractSold, company, seat);
  const kept = countOf(contractShares, company, seat) - before;
  const bought = percentOf(state, company, seat) / 10 + count - kept;
  const given = state.companies[company]?.floated ? count : Math.max(0, count - bought);
  if (kept > 0 && given > 0)
    changeOwn(move, { contractSold: withCount(contractSold, company, seat, before + given) });
}
