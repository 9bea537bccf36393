/** 1848, ready for the table. */
import {
  type EighteenState,
  eighteenGame,
  type KitAction,
  kitTasks,
  type ReasonOf,
  revenueStep,
  setupOf,
} from '@kursbuch/eighteen';
import { createTable, type Objection, type Setup, type TableReason } from '@kursbuch/table';
import { BANK, LOAN_FUND, PLAYERS } from '../facts/money.ts';
import type { AdviceReason1848 } from './advice.ts';
import { BANK_OF_ENGLAND, bankTurn, fundBreaches, type TakeLoan } from './bankOfEngland.ts';
import { stationWithLoans, trackWithLoans } from './building.ts';
import { distribution, type LowerPrice } from './distribution.ts';
import { parseOptions } from './options.ts';
import { openingOwn } from './own.ts';
import { tasmania } from './powers.ts';
import { debt, receivership, stockTurnOfDebtors } from './receivership.ts';
import { RULES } from './ruleIds.ts';
import { BANK_START, title } from './title.ts';
import { consentWithLoans } from './trainPurchase.ts';
import { trainStep } from './trainStep.ts';
import { lastStep, runWithLoans, turnWithLoans, withDebtors } from './turn.ts';

/** One of 20 percent and eight of 10 (II-3). */
const CERTIFICATES = [20, 10, 10, 10, 10, 10, 10, 10, 10];
const BANK_PAR = 70;

const opened = setupOf(title, {
  parseOptions,
  players: PLAYERS,
  bank: () => BANK,
  certificates: CERTIFICATES,
  own: openingOwn,
});

function setup(asked: Setup): EighteenState | Objection<TableReason> {
  const opening = opened(asked);
  if ('reason' in opening) return opening;
  const bank = opening.companies[BANK_OF_ENGLAND] as EighteenState['companies'][string];
  return {
    ...opening,
    // II-8: the loan fund lies beside the bank's money; VI-6: the shares are on sale from the start
    money: opening.money + LOAN_FUND,
    cash: { ...opening.cash, [BANK_OF_ENGLAND]: LOAN_FUND },
    companies: {
      ...opening.companies,
      [BANK_OF_ENGLAND]: { ...bank, par: BANK_PAR, floated: true, capitalised: true },
    },
    certificates: {
      ...opening.certificates,
      [BANK_OF_ENGLAND]: (opening.certificates[BANK_OF_ENGLAND] ?? []).map((one) => ({
        ...one,
        holder: 'pool',
      })),
    },
    markers: { [BANK_OF_ENGLAND]: { cell: BANK_START, arrival: 0 } },
    arrivals: 1,
  };
}

/** The kit's actions and those of its own tasks. */
export type Action1848 = KitAction | LowerPrice | TakeLoan;

declare module '@kursbuch/eighteen' {
  interface EighteenActions {
    readonly '1848': Action1848;
  }
  interface EighteenAdviceReasons {
    readonly '1848': AdviceReason1848;
  }
}

export const tasks = {
  ...kitTasks(title),
  privateSale: distribution(title),
  institutionTurn: bankTurn(title),
  stockTurn: stockTurnOfDebtors(title),
  companyTurn: turnWithLoans(title),
  trackStep: withDebtors(title, trackWithLoans(title)),
  stationStep: withDebtors(title, stationWithLoans(title)),
  runStep: withDebtors(title, runWithLoans(title)),
  revenueStep: withDebtors(title, revenueStep(title)),
  trainStep: withDebtors(title, trainStep(title)),
  privatesStep: withDebtors(title, lastStep(title)),
  consent: consentWithLoans(title),
  receivership: receivership(title),
  debt: debt(title),
  tasmania: tasmania(title),
};

const topOf = (state: EighteenState): string | undefined => state.agenda.at(-1)?.kind;

/** What an action meets that nobody is asked for now. */
function notNow(state: EighteenState, action: Action1848): Objection<NotNowReason> | undefined {
  if (action.type === 'takeLoan') return { reason: 'loanInOwnTurn' }; // VI-75
  // V-13: privates go from player to player at no time, forced or not, nor while some are unsold
  const isDeal =
    action.type === 'offerPrivate' || (action.type === 'requestPrivate' && topOf(state) === 'privateSale');
  return isDeal ? { reason: 'notTradable', params: { private: action.private } } : undefined;
}

export type NotNowReason = 'loanInOwnTurn' | 'notTradable';

export const game = eighteenGame<Action1848, ReasonOf<typeof tasks>, NotNowReason | 'answerFirst'>(title, {
  setup,
  invariants: fundBreaches,
  tasks,
  rules: RULES,
  notNow,
  notYours: (state) => (topOf(state) === 'consent' ? { reason: 'answerFirst' } : undefined),
});
export const table = createTable(game);
export { BANK_PAYS } from '../facts/trains.ts';
export { BANK_OF_ENGLAND, bankRevenue, borrowable, LOAN, loansLeft, loansOut } from './bankOfEngland.ts';
export { COM, isLinked, linkReady } from './commonwealth.ts';
export { DEFAULTS, type Options, PUBLIC_RECORDS } from './options.ts';
export { TASMANIA } from './powers.ts';
export { receiverships } from './receivership.ts';
export { LAST_LOANS, LAST_RECEIVERSHIPS } from './title.ts';
export { trainWays } from './trainStep.ts';
export type { AdviceReason1848 };
export { title };
