/** An action nobody is asked for now, or somebody else: which rule keeps it back. */
import type { Action, Objection, Seat } from '@kursbuch/table';
import { directorOf } from './certificate.ts';
import { companyTurnOf } from './rounds/companyTurn.ts';
import { type BiddingTask, bidsOn } from './rounds/privateSale.ts';
import type { EighteenState } from './types.ts';

/** Words for what must be done first, by the task that blocks everything else. */
const FIRST: Readonly<Record<string, string>> = {
  parChoice: 'parFirst',
  discardTrains: 'discardFirst',
  chooseHome: 'homeFirst',
  bidding: 'auctionFirst',
  consent: 'answerFirst',
};

const PURCHASES = new Set(['buyShare', 'startCompany', 'setPar']);
const TURN = new Set(['layTile', 'placeStation', 'runTrains', 'payOut', 'withhold', 'buyTrain', 'pass']);
const DEALS = new Set(['requestPrivate', 'offerPrivate']);

export function notNow(state: EighteenState, action: Action): Objection {
  const top = state.agenda.at(-1)?.kind ?? '';
  const params = { action: action.type, now: top };
  const first = FIRST[top];
  if (first) return { reason: first, params };
  const inTurn = state.agenda.some((task) => task.kind === 'companyTurn');
  if (top === 'privateSale') {
    if (PURCHASES.has(action.type)) return { reason: 'privatesUnsold', params };
    const firstDeal = state.round.set === 1 && DEALS.has(action.type);
    return { reason: firstDeal ? 'dealsNotYet' : 'notInPrivateSale', params };
  }
  if (inTurn && top === 'revenueStep') return { reason: 'revenueFirst', params };
  if (inTurn && top === 'runStep' && action.type === 'pass') return { reason: 'mustRun', params };
  if (inTurn && TURN.has(action.type)) return { reason: 'stepOver', params };
  if (inTurn && action.type === 'offerPrivate') return { reason: 'onlyWhenForced', params };
  if (inTurn && action.type === 'sellShares') return { reason: 'notInOperatingRound', params };
  return { reason: 'notNow', params };
}

/** An auction is among its bidders, and a company speaks through its director alone. */
export function notYours(state: EighteenState, seat: Seat): Objection | undefined {
  const top = state.agenda.at(-1);
  if (top?.kind === 'bidding') {
    const one = (top as BiddingTask).private;
    const hasBid = bidsOn(state, one).some((bid) => bid.seat === seat);
    return hasBid ? undefined : { reason: 'notABidder', params: { private: one } };
  }
  const turn = companyTurnOf(state);
  if (!turn || FIRST[top?.kind ?? ''] || directorOf(state, turn.company) === seat) return undefined;
  return { reason: 'notDirector', params: { company: turn.company } };
}
