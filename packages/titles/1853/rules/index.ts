/** 1853, ready for the table. */
import {
  companiesOverLimit,
  companyTurnOf,
  type EighteenState,
  eighteenGame,
  type KitAction,
  kitTasks,
  type ReasonOf,
  setupOf,
} from '@kursbuch/eighteen';
import {
  createTable,
  isObjection,
  type Objection,
  type Seat,
  type Setup,
  type TableReason,
} from '@kursbuch/table';
import { CERTIFICATES } from '../facts/companies.ts';
import { PLAYERS } from '../facts/money.ts';
import { NOTES_OF_500 } from '../facts/proposed.ts';
import type { AdviceReason1853 } from './advice.ts';
import { type BidAction, bonds, contracts } from './bids.ts';
import { type BuyOnCredit, type SettleCredit, type TakeoverTask, takeover } from './credit.ts';
import { type ElephantAction, elephant, elephantOffer, extraRound } from './elephant.ts';
import { topPrice } from './ending.ts';
import { spareTrains } from './fleet.ts';
import { invariants } from './invariants.ts';
import { managerOf, speaker } from './office.ts';
import { type Options, parseOptions } from './options.ts';
import { envelopeOf, openingOwn, ownOf } from './own.ts';
import { isVoting, type Pardon, pardon } from './penalty.ts';
import { RULES } from './ruleIds.ts';
import { known } from './secret.ts';
import { isLarge } from './size.ts';
import { type RedeemShares, stockTurnWithContracts } from './stock.ts';
import { title } from './title.ts';
import { revenueOf, runStepOf, trackWithContracts, trainStepWithCredit, turn } from './turn.ts';
import { type ChooseTwoTiles, twoTiles } from './twoTiles.ts';

const opening = setupOf<Options>(title, {
  parseOptions,
  players: PLAYERS,
  bank: ({ bankSize, shortGame }) => bankSize - (shortGame ? 500 * NOTES_OF_500 : 0), // 2.4, R64
  certificates: CERTIFICATES,
  own: openingOwn,
});

/** The table before the bonds: envelopes are empty, and the 2s that only the first operating round may need lie aside. */
function setup(asked: Setup): EighteenState | Objection<TableReason> {
  const state = opening(asked);
  if (isObjection(state)) return state;
  // 1i: no less than the players begin with
  if ((state.cash.bank ?? 0) < 0) return { reason: 'badOption', params: { option: 'bankSize' } };
  const cash = { ...state.cash };
  for (const seat of state.players.keys()) cash[envelopeOf(seat)] = 0;
  return {
    ...state,
    cash,
    trains: [...state.trains, ...spareTrains()],
    round: { ...state.round, kind: 'bids' },
  };
}

/** The kit's actions and those of its own tasks. */
export type Action1853 =
  | KitAction
  | BidAction
  | ElephantAction
  | RedeemShares
  | ChooseTwoTiles
  | BuyOnCredit
  | SettleCredit
  | Pardon;

declare module '@kursbuch/eighteen' {
  interface EighteenActions {
    readonly '1853': Action1853;
  }
  interface EighteenAdviceReasons {
    readonly '1853': AdviceReason1853;
  }
}

export const tasks = {
  ...kitTasks(title),
  bonds: bonds(title),
  contracts: contracts(title),
  stockTurn: stockTurnWithContracts(title),
  elephant: elephant(title),
  elephantOffer: elephantOffer(title),
  extraRound: extraRound(),
  takeover: takeover(title),
  companyTurn: turn(title),
  twoTiles: twoTiles(title),
  trackStep: trackWithContracts(title),
  pardon: pardon(),
  runStep: runStepOf(title),
  revenueStep: revenueOf(title),
  trainStep: trainStepWithCredit(title),
  topPrice: topPrice(title),
};

export type NotNowReason =
  | 'bidsFirst'
  | 'bidsOver'
  | 'bondsFirst'
  | 'bondWritten'
  | 'elephantMoment'
  | 'notInStockRound'
  | 'managerKeeps'
  | 'noManager'
  | 'stepOver'
  | 'twoTilesChosen'
  | 'notDirector'
  | 'discardFirst'
  | 'withinTrainLimit';

const BIDS: ReadonlySet<string> = new Set(['writeBond', 'writeCity']);

/** What an action meets that nobody is asked for now. */
function notNow(state: EighteenState, action: Action1853): Objection<NotNowReason> | undefined {
  if (state.round.kind === 'bids') {
    if (action.type === 'writeBond') return { reason: 'bondWritten' };
    return { reason: action.type === 'writeCity' ? 'bondsFirst' : 'bidsFirst' };
  }
  if (BIDS.has(action.type)) return { reason: 'bidsOver' };
  if (action.type === 'offerElephant' || action.type === 'callRound')
    return { reason: 'elephantMoment', params: { action: action.type } };
  if (action.type === 'redeemShares') return { reason: 'notInStockRound' };
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return undefined;
  if (action.type === 'chooseTwoTiles')
    return {
      reason: 'twoTilesChosen',
      params: { company, size: isLarge(state, company) ? 'large' : 'small' },
    };
  const isManaged = managerOf(state, company) !== null;
  if (action.type === 'payOut' && isManaged) return { reason: 'managerKeeps', params: { company } }; // 3.4.2a
  if (action.type === 'buyOnCredit')
    return isManaged
      ? { reason: 'stepOver', params: { company, action: 'buyTrain' } }
      : { reason: 'noManager', params: { company } };
  return undefined;
}

/** What an action meets that somebody else is asked for: questions about a company are for its leader (1l). */
function notYours(state: EighteenState, seat: Seat, action: Action1853): Objection<NotNowReason> | undefined {
  const top = state.agenda.at(-1);
  if (top?.kind === 'twoTiles' || top?.kind === 'takeover')
    return { reason: 'notDirector', params: { company: (top as TakeoverTask).company } };
  if (action.type !== 'discardTrain') return undefined;
  const { company } = action;
  if (speaker(state, company) !== seat) return { reason: 'notDirector', params: { company } };
  // R60: one company after the other
  const isOver = companiesOverLimit(title, state).includes(company);
  return isOver ? { reason: 'discardFirst' } : { reason: 'withinTrainLimit', params: { company } };
}

export const game = eighteenGame<Action1853, ReasonOf<typeof tasks>, NotNowReason>(title, {
  setup,
  tasks,
  rules: RULES,
  invariants,
  notNow,
  notYours,
  known,
  // Equal bonds are settled by lot.
  redrawn: (_state, chance) => [{ type: 'secretKept', owner: 'table', secret: { chance } }],
  // Somebody's sheet is closed until the end, or until it is fulfilled; a vote until all have voted.
  sealed: (state) =>
    !state.result &&
    (state.round.kind === 'bids' ||
      isVoting(state) ||
      Object.values(ownOf(state).contracts).some((one) => one.cities === null)),
});
export const table = createTable(game);
export { SECOND_TILE_FEE } from '../facts/companies.ts';
export { CALCUTTA, CONTRACT_VALUES, GANGES, GANGES_CITIES, PREMIUMS } from '../facts/map.ts';
export { REST_TO_SPEND } from '../facts/money.ts';
export { CONTRACT_SHARES } from '../facts/proposed.ts';
export {
  cityLimits,
  cityValues,
  faultsOf,
  passProblem,
  pickProblem,
} from './contract.ts';
export { counted } from './counted.ts';
export { creditOf, type TakeoverTask } from './credit.ts';
export type { ElephantOfferTask } from './elephant.ts';
export { engineTrain, hasEngine } from './fleet.ts';
export { joinedCities, partsOf } from './joined.ts';
export { managerOf } from './office.ts';
export { DEFAULTS, type Options, optionsOf } from './options.ts';
export {
  type Contract,
  countOf,
  isFirstStockRound,
  isFounded,
  neverSettled,
  type Own,
  ownOf,
  type Sheet,
  sharesTaken,
  type Verdict,
} from './own.ts';
export type { PardonTask } from './penalty.ts';
export { known } from './secret.ts';
export { contractSharesToSell, isOffered } from './stock.ts';
export { type ChooseTwoTiles, feeNow } from './twoTiles.ts';
export type { AdviceReason1853 };
export { isLarge, title };
