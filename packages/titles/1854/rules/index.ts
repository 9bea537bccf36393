/** 1854, ready for the table. */
import {
  companyTurnOf,
  type EighteenState,
  eighteenGame,
  type KitAction,
  kitTasks,
  type NotForcedReason,
  notForced,
  type ReasonOf,
  setupOf,
} from '@kursbuch/eighteen';
import { createTable, type Objection } from '@kursbuch/table';
import { BANK, PLAYERS } from '../facts/money.ts';
import type { AdviceReason1854 } from './advice.ts';
import { auction, contest, saleNotNow, type WithdrawBid, withdrawals } from './auction.ts';
import { invariants } from './invariants.ts';
import { isLocal } from './kinds.ts';
import { lagHome } from './lagHome.ts';
import { type BuyMail, mailIncome, mailStep } from './mail.ts';
import { lagLetter, type MergerAction, mergerConsent, mergerNotNow, mergers } from './merger.ts';
import { type OptionAction, stockTurnWithOptions } from './option.ts';
import { parseOptions } from './options.ts';
import { OPENING_OWN } from './own.ts';
import { RULES } from './ruleIds.ts';
import { title } from './title.ts';
import type { BuildTunnel } from './tunnel.ts';
import { discards, revenueOf, runs, trackWithTunnels, trainStepWithOptions, turn } from './turn.ts';

/** One of 40 percent and three of 20 (SETUP-8). */
const CERTIFICATES = [40, 20, 20, 20];

const setup = setupOf(title, {
  parseOptions,
  players: PLAYERS,
  bank: () => BANK,
  certificates: CERTIFICATES,
  own: () => OPENING_OWN,
});

/** The kit's actions and those of its own tasks. */
export type Action1854 = KitAction | WithdrawBid | OptionAction | MergerAction | BuildTunnel | BuyMail;

declare module '@kursbuch/eighteen' {
  interface EighteenActions {
    readonly '1854': Action1854;
  }
  interface EighteenAdviceReasons {
    readonly '1854': AdviceReason1854;
  }
}

const kit = kitTasks(title);

export const tasks = {
  ...kit,
  game: withdrawals(title, kit.game),
  privateSale: auction(title),
  bidding: contest(title),
  stockTurn: stockTurnWithOptions(title),
  mergers: mergers(title),
  mergerConsent: mergerConsent(title),
  lagLetter: lagLetter(title),
  companyTurn: turn(title),
  mailIncome: mailIncome(title),
  trackStep: trackWithTunnels(title),
  lagHome: lagHome(title),
  runStep: runs(title),
  revenueStep: revenueOf(title),
  trainStep: trainStepWithOptions(title),
  discardTrains: discards(title),
  mailStep: mailStep(title),
};

export type NotNowReason =
  | NotForcedReason
  | 'mergersNotYet'
  | 'notAtThisMoment'
  | 'notTradable'
  | 'privatesUnsold'
  | 'saleOver'
  | 'saleWaits'
  | 'notInOperatingRound'
  | 'stepOver'
  | 'mailNotForLocals';

const OPTION_ACTIONS: ReadonlySet<string> = new Set(['buyOption', 'settleOption', 'sellOption']);
const SALE_ACTIONS: ReadonlySet<string> = new Set(['buyPrivate', 'bid']);

/** What an action meets that nobody is asked for now. */
function notNow(state: EighteenState, action: Action1854): Objection<NotNowReason> | undefined {
  if (action.type === 'proposeMerger') return mergerNotNow(state, action);
  if (SALE_ACTIONS.has(action.type)) return { reason: saleNotNow(title, state) };
  // BUY-11, FLOW-4: options are bought and sold where shares are
  if (OPTION_ACTIONS.has(action.type)) {
    if (state.round.kind === 'privateSale') return { reason: 'privatesUnsold' };
    if (state.round.kind === 'operating') return { reason: 'notInOperatingRound' };
  }
  const company = companyTurnOf(state)?.company;
  if (action.type === 'buyMail' && company !== undefined && isLocal(company))
    return { reason: 'mailNotForLocals', params: { company } }; // LOC-11
  if ((action.type === 'buyMail' || action.type === 'buildTunnel') && company !== undefined)
    return { reason: 'stepOver', params: { company, action: action.type } }; // OR-6, MAIL-1
  // MTN-7, LOC-15
  const isDeal = action.type === 'offerPrivate' || action.type === 'requestPrivate';
  return isDeal ? { reason: 'notTradable', params: { private: action.private } } : notForced(state, action);
}

export const game = eighteenGame<Action1854, ReasonOf<typeof tasks>, NotNowReason>(title, {
  setup,
  tasks,
  rules: RULES,
  invariants,
  notNow,
});
export const table = createTable(game);
export { COMES_WITH, LAG_HOMES, LAG_PAR, MAIL } from '../facts/components.ts';
export { ONLY_TRAINS, REGION_HEXES } from '../facts/map.ts';
export { REPAIR } from '../facts/trains.ts';
export { counted } from './counted.ts';
export { isLag, isLocal, isMajor, isPlus, type LocalId } from './kinds.ts';
export { mailIncomeOf, mailLeft } from './mail.ts';
export {
  freeLetters,
  hasProposed,
  type LetterTask,
  type MergerConsentTask,
  type MergersTask,
  openLocals,
} from './merger.ts';
export { optionOf, optionPrice } from './option.ts';
export { DEFAULTS, type Options } from './options.ts';
export { isSplit, type MailSize, type OptionPaper, ownOf } from './own.ts';
export { type BuildTunnel, tunnelCost } from './tunnel.ts';
export { bareHome } from './turn.ts';
export type { AdviceReason1854 };
export { title };
