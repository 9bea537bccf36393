/** An action nobody is asked for now, or somebody else: which rule keeps it back. */
import type { Action, Objection, Seat } from '@kursbuch/table';
import { companyTurnOf } from './rounds/turn.ts';
import type { Title } from './title.ts';
import type { EighteenState } from './types.ts';

export type NotNowReason =
  | 'privatesUnsold'
  | 'dealsNotYet'
  | 'notInPrivateSale'
  | 'revenueFirst'
  | 'mustRun'
  | 'stepOver'
  | 'notInOperatingRound'
  | 'saleOver'
  | 'withinTrainLimit'
  | 'nothingOffered'
  | 'notNow'
  | 'notDirector';

const PURCHASES = new Set(['buyShare', 'startCompany', 'setPar']);
const TURN = new Set(['layTile', 'placeStation', 'runTrains', 'payOut', 'withhold', 'buyTrain', 'pass']);
const SHARES = new Set(['buyShare', 'startCompany', 'sellShares']);
const DEALS = new Set(['requestPrivate', 'offerPrivate']);

/** What is asked for at one moment only, and why this is none. */
const MOMENTS: ReadonlyMap<string, NotNowReason> = new Map([
  ['buyPrivate', 'saleOver'],
  ['bid', 'saleOver'],
  ['lowerPrice', 'saleOver'],
  ['discardTrain', 'withinTrainLimit'],
  ['accept', 'nothingOffered'],
  ['decline', 'nothingOffered'],
]);

/** The company and the private that an action names. */
const named = (action: Action): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(action).filter(([field]) => field === 'company' || field === 'private'));

export function notNow(state: EighteenState, action: Action): Objection<NotNowReason> {
  const top = state.agenda.at(-1)?.kind ?? '';
  const params = { action: action.type, now: top };
  const inTurn = state.agenda.some((task) => task.kind === 'companyTurn');
  if (top === 'privateSale') {
    if (PURCHASES.has(action.type)) return { reason: 'privatesUnsold', params };
    const firstDeal = state.round.set === 1 && DEALS.has(action.type);
    return { reason: firstDeal ? 'dealsNotYet' : 'notInPrivateSale', params };
  }
  const moment = MOMENTS.get(action.type);
  if (moment) return { reason: moment, params: { ...params, ...named(action) } };
  if (inTurn && top === 'revenueStep') return { reason: 'revenueFirst', params };
  if (inTurn && top === 'runStep' && action.type === 'pass') return { reason: 'mustRun', params };
  if (inTurn && TURN.has(action.type)) return { reason: 'stepOver', params };
  if (inTurn && SHARES.has(action.type)) return { reason: 'notInOperatingRound', params };
  return { reason: 'notNow', params };
}

/** One seat alone speaks for a company, unless somebody else must answer first. */
export function notYours(
  title: Title,
  state: EighteenState,
  seat: Seat,
  isModal: boolean,
): Objection<NotNowReason> | undefined {
  const turn = companyTurnOf(state);
  if (!turn || isModal || title.operating.speaker(state, turn.company) === seat) return undefined;
  return { reason: 'notDirector', params: { company: turn.company } };
}
