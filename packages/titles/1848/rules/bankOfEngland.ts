/** The Bank of England (chapter VI): it lends, it pays, and its price climbs with every loan. */
import {
  answers,
  type CompanyId,
  type CompanyTurnTask,
  companyTurnOf,
  type EighteenState,
  faceAt,
  type KitMove,
  type KitRules,
  moveMarker,
  pay,
  percentOf,
  phaseOf,
  recently,
  type Title,
  valueIn,
} from '@kursbuch/eighteen';
import type { Objection } from '@kursbuch/table';
import { LOAN_FUND } from '../facts/money.ts';
import { BANK_PAYS } from '../facts/trains.ts';
import { is2021 } from './options.ts';

export const BANK_OF_ENGLAND = 'BOE';

/** VI-44: a loan marker brings so much. */
export const LOAN = 100;
/** VI-45: so many markers. */
const MARKERS = 20;
/** VI-76: so many loans a company may take of its own will. */
const VOLUNTARY = 5;

/** VI-78: cells the price falls with a further loan. */
const FORCED_STEPS = 3;

/** A turn remembers the loans taken in it (2021: without forced ones). */
type TurnWithLoans = CompanyTurnTask & { readonly loans?: number };

const loansOf = recently((companies: EighteenState['companies']): number =>
  Object.values(companies).reduce((sum, company) => sum + company.loans, 0),
);

export const loansOut = (state: EighteenState): number => loansOf(state.companies);

export const loansLeft = (state: EighteenState): number => MARKERS - loansOut(state);

const loansThisTurn = (state: EighteenState): number =>
  (companyTurnOf(state) as TurnWithLoans | undefined)?.loans ?? 0;

/** VI-75: a loan, at any moment of a company's turn. */
export interface TakeLoan {
  readonly type: 'takeLoan';
}

export type LoanReason = 'loansNotYet' | 'oneLoan' | 'fiveLoans' | 'noLoanLeft';

/** Why the acting company may not take a loan of its own will (VI-70, VI-76, VI-81); `again`: as if this turn had seen none. */
export function loanProblem(
  state: EighteenState,
  company: CompanyId,
  again = false,
): Objection<LoanReason> | undefined {
  if (state.phase === '2') return { reason: 'loansNotYet' };
  if (!again && loansThisTurn(state) > 0) return { reason: 'oneLoan' };
  if ((state.companies[company]?.loans ?? 0) >= VOLUNTARY) return { reason: 'fiveLoans' };
  return loansLeft(state) > 0 ? undefined : { reason: 'noLoanLeft' };
}

/** VI-74, VI-78: 100 for the company; its price falls, the bank's rises. */
export function takeLoan(title: Title, move: KitMove, company: CompanyId, steps: number): void {
  const turn = companyTurnOf(move.state) as TurnWithLoans | undefined;
  const counted = is2021(move.state) && steps === FORCED_STEPS ? 0 : 1;
  if (turn) move.update<TurnWithLoans>({ ...turn, acted: true, loans: (turn.loans ?? 0) + counted });
  move.emit({ type: 'loanTaken', company });
  pay(title, move, BANK_OF_ENGLAND, company, LOAN, 'loan');
  moveMarker(title, move, BANK_OF_ENGLAND, 'right', 1, 'loan');
  moveMarker(title, move, company, 'left', steps, 'loan');
}

/** VI-78: the first loan of a round moves the price two cells, each further one three (2021: every forced one three). */
export const loanSteps = (state: EighteenState, forced3: boolean): number =>
  forced3 || loansThisTurn(state) > 0 ? FORCED_STEPS : 2;

/** What a company can borrow in a purchase before its marker enters the hatched area (VI-49, VI-78, IX-33). */
export function borrowable(title: Title, state: EighteenState, company: CompanyId): number {
  let cell = state.markers[company]?.cell;
  let loans = 0;
  while (cell !== undefined && loans < loansLeft(state)) {
    const steps = loans > 0 ? FORCED_STEPS : loanSteps(state, is2021(state));
    for (let step = 0; step < steps; step++) cell = title.market.move(cell, 'left');
    if (title.market.cells.get(cell)?.zone === 'receivership') break;
    loans++;
  }
  return loans * LOAN;
}

/** II-8, VI-45: the fund shrinks by 100 with every loan and by nothing else, and there are twenty markers. */
export function fundBreaches(state: EighteenState): readonly string[] {
  const loans = loansOut(state);
  const fund = state.cash[BANK_OF_ENGLAND] ?? 0;
  const broken: string[] = [];
  if (loans > MARKERS) broken.push(`${loans} loans are out, and there are ${MARKERS} markers`);
  if (fund !== LOAN_FUND - LOAN * loans) broken.push(`the loan fund holds ${fund} after ${loans} loans`);
  return broken;
}

/** VI-36, VI-37: what all ten shares earn together. */
export function bankRevenue(title: Title, state: EighteenState): number {
  let revenue = BANK_PAYS[state.phase] ?? 0;
  const colour = phaseOf(title, state).tiles.at(-1) ?? 'yellow';
  for (const { company, hex, stop } of state.stations) {
    if (!state.companies[company]?.closed || stop === null) continue;
    const value = faceAt(title.board, state.tiles, hex)?.stops[stop]?.revenue ?? 0;
    revenue += valueIn(value, colour);
  }
  return revenue;
}

/** The bank's turn in public records: it waits there until somebody has it pay. */
export interface BankTurnTask {
  readonly kind: 'institutionTurn';
  readonly company: CompanyId;
}

export function bankTurn(title: Title): KitRules<BankTurnTask> {
  return {
    actions: answers('payOut'),
    modal: true,
    actors: (state) => state.players.map((_, seat) => seat),
    choices: () => [{ type: 'one', action: { type: 'payOut' } }],
    perform(move) {
      move.pop();
      bankPays(title, move);
      return undefined;
    },
  };
}

/** VIII-6: the bank pays its shareholders at the start of an operating round. */
export function bankPays(title: Title, move: KitMove): void {
  const revenue = bankRevenue(title, move.state);
  for (let seat = 0; seat < move.state.players.length; seat++)
    pay(
      title,
      move,
      'bank',
      seat,
      (revenue * percentOf(move.state, BANK_OF_ENGLAND, seat)) / 100,
      'bankOfEngland',
    );
}
