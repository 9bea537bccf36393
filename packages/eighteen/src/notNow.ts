/** An action nobody is asked for now: which rule keeps it back. */
import type { Objection } from '@kursbuch/table';
import type { EighteenAction, EighteenState } from './types.ts';

/** Words for what must be done first, by the task that blocks everything else. */
const FIRST: Readonly<Record<string, string>> = {
  parChoice: 'parFirst',
  discardTrains: 'discardFirst',
  chooseHome: 'homeFirst',
  bidding: 'auctionFirst',
  consent: 'answerFirst',
};

const SHARES = new Set(['buyShare', 'startCompany', 'sellShares']);
const TURN = new Set(['layTile', 'placeStation', 'runTrains', 'payOut', 'withhold', 'buyTrain', 'pass']);
const DEALS = new Set(['requestPrivate', 'offerPrivate']);

export function notNow(state: EighteenState, action: EighteenAction): Objection {
  const top = state.agenda.at(-1)?.kind ?? '';
  const params = { action: action.type, now: top };
  const first = FIRST[top];
  if (first) return { reason: first, params };
  const inTurn = state.agenda.some((task) => task.kind === 'companyTurn');
  if (state.round.kind === 'privateSale' && SHARES.has(action.type))
    return { reason: 'privatesUnsold', params };
  if (state.round.kind === 'privateSale' && DEALS.has(action.type)) return { reason: 'dealsNotYet', params };
  if (inTurn && top === 'revenueStep') return { reason: 'revenueFirst', params };
  if (inTurn && top === 'runStep' && action.type === 'pass') return { reason: 'mustRun', params };
  if (inTurn && TURN.has(action.type)) return { reason: 'stepOver', params };
  if (inTurn && action.type === 'offerPrivate') return { reason: 'onlyWhenForced', params };
  if (inTurn && SHARES.has(action.type)) return { reason: 'notInOperatingRound', params };
  return { reason: 'notNow', params };
}
