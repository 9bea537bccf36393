/** Receivership (VI-49 to VI-69): the Bank of England takes a company over, and its director pays for it. */
import {
  answers,
  type CompanyId,
  cashOf,
  cellOf,
  certificatesOf,
  companiesOverLimit,
  companyTurnOf,
  directorOf,
  type EighteenState,
  type KitAction,
  type KitMove,
  type KitRules,
  leftOf,
  leftTheBank,
  losesOffice,
  mostSaleable,
  operatingRoundOf,
  papersHeld,
  pay,
  percentOf,
  recently,
  type SaleReason,
  type StockReason,
  type StockTurnTask,
  saleProblem,
  sellShares,
  shareSalePrice,
  sold,
  stockTurn,
  type Title,
  toAct,
  trainsOf,
  valueAt,
} from '@kursbuch/eighteen';
import type { Choice, Objection, Seat } from '@kursbuch/table';
import { PERMANENT } from '../facts/trains.ts';
import type { TakeLoan } from './bankOfEngland.ts';
import { is2021, optionsOf } from './options.ts';
import { changeOwn, noteEnding, ownOf } from './own.ts';

interface ReceivershipTask {
  readonly kind: 'receivership';
  readonly company: CompanyId;
}

/** A player below zero must sell until the debt is paid or nothing can be sold. */
interface DebtTask {
  readonly kind: 'debt';
  readonly seat: Seat;
  /** One sale is all that is asked by this task. */
  readonly once: boolean;
}

const closedAmong = recently(
  (companies: EighteenState['companies']): number =>
    Object.values(companies).filter((company) => company.closed).length,
);

export const receiverships = (state: EighteenState): number => closedAmong(state.companies);

/** VI-60, VI-61: companies a player has lost. */
export const lostBy = (state: EighteenState, seat: Seat): number => ownOf(state).lost[seat] ?? 0;

/** XIII-35, R-36: does a debtor sell before anything else on his stock turn, where the table plays so? */
export const owesOnStockTurn = (state: EighteenState, seat: Seat | undefined): boolean =>
  optionsOf(state).debtorsMustSell && seat !== undefined && cashOf(state, seat) < 0;

/** He must, for there is something that he may sell: no director changes by it (VI-56). */
function mustSellForDebt(title: Title, state: EighteenState, seat: Seat): boolean {
  if (!owesOnStockTurn(state, seat)) return false;
  for (const company of title.companies.keys()) {
    if (title.stock.salesClosed(state, company)) continue;
    const most = papersHeld(title, state, company, seat);
    for (let count = 1; count <= most; count++)
      if (
        !saleProblem(title, state, seat, company, count) &&
        !losesOffice(title, state, seat, company, count)
      )
        return true;
  }
  return false;
}

/** VI-56: why a debtor who must sell on his stock turn may not sell these shares. */
export const saleByDebtor = (
  title: Title,
  state: EighteenState,
  seat: Seat,
  company: CompanyId,
  count: number,
): Objection<'keepsOffice'> | undefined =>
  mustSellForDebt(title, state, seat) && losesOffice(title, state, seat, company, count)
    ? { reason: 'keepsOffice', params: { company } }
    : undefined;

/** The stock turn: debtors sell first; who has lost a company is held by a limit of his own, not by everybody's (VI-60, VI-61). */
export function stockTurnOfDebtors<Own extends string>(
  title: Title<Own>,
): KitRules<StockTurnTask, StockReason | 'debtFirst' | 'formerDirectorLimit' | Own> {
  const kit = stockTurn(title);
  const isSale = (choice: Choice<KitAction>): boolean =>
    choice.type !== 'many' && choice.action.type === 'sellShares';
  return {
    ...kit,
    choices(state, task, seat) {
      const found = kit.choices(state, task, seat);
      return mustSellForDebt(title, state, seat) ? found.filter(isSale) : found;
    },
    perform(move, task, seat, action) {
      const { state } = move;
      if (action.type !== 'sellShares' && mustSellForDebt(title, state, seat)) return { reason: 'debtFirst' };
      const problem = kit.perform(move, task, seat, action);
      if (problem?.reason !== 'certificateLimit' || lostBy(state, seat) === 0) return problem;
      const params = { ...problem.params, players: state.players.length };
      return { reason: 'formerDirectorLimit', params };
    },
  };
}

/** VI-49: a marker in the hatched column. */
export function checkHatch(title: Title, move: KitMove, company: CompanyId): void {
  if (cellOf(title.market, move.state, company)?.zone === 'receivership')
    move.push({ kind: 'receivership', company } satisfies ReceivershipTask);
}

/** IX-37: without loan markers the company is treated as in the hatched area. */
export function goUnder(title: Title, move: KitMove, company: CompanyId): void {
  const row = cellOf(title.market, move.state, company)?.row ?? 0;
  move.emit({ type: 'markerMoved', company, cell: `${row},0`, why: 'noLoanLeft' });
  checkHatch(title, move, company);
}

/** VI-50 to VI-53: the other shareholders are paid par, by the treasury and then by the director. */
function compensate(title: Title, move: KitMove, company: CompanyId, director: Seat): void {
  const par = move.state.companies[company]?.par ?? 0;
  const due = move.state.players.map((_, seat) =>
    seat === director ? 0 : valueAt(title, move.state, company, percentOf(move.state, company, seat), par),
  );
  const total = due.reduce((sum, amount) => sum + amount, 0);
  const missing = total - cashOf(move.state, company);
  if (missing > 0) pay(title, move, director, company, missing, 'liability');
  due.forEach((amount, seat) => {
    pay(title, move, company, seat, amount, 'compensation');
  });
}

/** VI-46 to VI-48: the cheapest permanent train still in the bank leaves, and counts as sold. */
function exportTrain(title: Title, move: KitMove): void {
  for (const kind of PERMANENT) {
    const train = trainsOf(move.state, 'bank').find((one) => one.kind === kind);
    if (!train) continue;
    const first = !sold(title, move.state, kind);
    move.emit({ type: 'trainMoved', train: train.id, to: 'scrap', why: 'exported' });
    // surplus trains go at once; in 2021 only when the next company has come to its train step
    leftTheBank(title, move, kind, first, !is2021(move.state) || lastOfRound(title, move.state));
    return;
  }
}

export function receivership(title: Title): KitRules<ReceivershipTask> {
  return {
    actions: {},
    modal: true,
    actors: () => [],
    choices: () => [],
    perform: () => ({ reason: 'notNow' }),
    advance(move, { company }) {
      const director = directorOf(move.state, company) as Seat;
      // The turn is over at once; a result not yet paid is lost (VI-82).
      while (move.state.agenda.at(-1)?.kind !== 'operatingRound') move.pop();
      compensate(title, move, company, director);
      changeOwn(move, { lost: ownOf(move.state).lost.with(director, lostBy(move.state, director) + 1) });
      move.emit({ type: 'companyClosed', company });
      pay(title, move, company, 'bank', cashOf(move.state, company), 'closed');
      for (const train of trainsOf(move.state, company))
        move.emit({ type: 'trainMoved', train: train.id, to: 'scrap', why: 'closed' });
      for (const certificate of certificatesOf(move.state, company))
        move.emit({ type: 'certificateMoved', company, certificate: certificate.id, to: 'scrap' });
      for (const [one, { owner, closed }] of Object.entries(move.state.privates)) {
        if (owner !== company || closed) continue;
        move.emit({ type: 'privateClosed', private: one }); // V-10
        // an unlaid Tasmania tile waits with the former director for the first 5
        if (one === 'P3') changeOwn(move, { tasmaniaHolder: director });
      }
      noteEnding(title, move);
      const count = receiverships(move.state);
      const last = lastOfRound(title, move.state);
      // Surplus trains of an earlier export are still there, and no train step will ask for them.
      if (is2021(move.state) && last && companiesOverLimit(title, move.state).length > 0)
        move.push({ kind: 'discardTrains' });
      if (count === 2 || count === 5) exportTrain(title, move);
      if (is2021(move.state)) settleLater(title, move, director, last);
      else if (cashOf(move.state, director) < 0)
        move.push({ kind: 'debt', seat: director, once: false } satisfies DebtTask);
    },
  };
}

/** 2021: the next company has begun its turn before debtors and the owner of the Tasmania tile are asked. */
function settleLater(title: Title, move: KitMove, director: Seat, last: boolean): void {
  if (!last) {
    const top = move.state.agenda.at(-1) as { readonly kind: string; readonly seat?: Seat } | undefined;
    if (top?.kind === 'tasmania') {
      move.pop();
      changeOwn(move, { tasmaniaDue: top.seat as Seat });
    }
    changeOwn(move, { crisis: director });
    return;
  }
  const seat = nextDebtor(title, move, director);
  const round = operatingRoundOf(move.state);
  // Where nobody is left in the order, not even a company that may not act, one sale is all that is asked.
  const left = round ? toAct(title, move.state, round) : [];
  const once = left.every((company) => move.state.companies[company]?.closed);
  if (seat !== undefined) move.push({ kind: 'debt', seat, once } satisfies DebtTask);
}

type DebtSaleReason = SaleReason | 'keepsOffice' | 'sellsTooMuch';

/** VI-55, VI-56, R-35: why a debtor may not sell these shares now. */
function debtSaleProblem(
  title: Title,
  state: EighteenState,
  seat: Seat,
  company: CompanyId,
  count: number,
): Objection<DebtSaleReason | 'malformed'> | undefined {
  if (count < 1) return { reason: 'malformed', params: { field: 'count' } };
  const problem = saleProblem(title, state, seat, company, count);
  if (problem) return problem;
  if (losesOffice(title, state, seat, company, count)) return { reason: 'keepsOffice', params: { company } };
  const price = shareSalePrice(title, state, company) as number;
  return cashOf(state, seat) + (count - 1) * price >= 0
    ? { reason: 'sellsTooMuch', params: { company, count } }
    : undefined;
}

/**
 * 2021: the first debtor, from a seat on, if he is to be asked now. One who could not sell when he was found keeps the others
 * from being asked for the rest of the round.
 */
function nextDebtor(title: Title, move: KitMove, from: Seat): Seat | undefined {
  const { state } = move;
  const { debtor } = ownOf(state);
  if (debtor !== null && debtSales(title, state, debtor).length === 0) return undefined;
  const inDebt = (seat: Seat): boolean => cashOf(state, seat) < 0;
  const seat = inDebt(from) ? from : leftOf(state, from).find(inDebt);
  if (seat === undefined) return undefined;
  if (debtor === null) changeOwn(move, { debtor: seat });
  return debtSales(title, state, seat).length > 0 ? seat : undefined;
}

/** 2021: in a company's turn debtors are asked, once it has done something or another has just gone under. */
export function askDebtors(title: Title, move: KitMove): boolean {
  const { state } = move;
  const turn = companyTurnOf(state);
  if (!is2021(state) || !turn) return false;
  const from = turn.acted ? (directorOf(state, turn.company) ?? 0) : ownOf(state).crisis;
  if (from === null) return false;
  const seat = nextDebtor(title, move, from);
  if (seat === undefined) return false;
  move.push({ kind: 'debt', seat, once: true } satisfies DebtTask);
  return true;
}

/** 2021: a new operating round knows nothing of the debtors of the last. */
export function forgetDebtors(move: KitMove): void {
  const { debtor, crisis } = ownOf(move.state);
  if (debtor !== null || crisis !== null) changeOwn(move, { debtor: null, crisis: null });
}

/** Everything a debtor may sell now. */
const debtSales = (title: Title, state: EighteenState, seat: Seat) =>
  [...title.companies.keys()].flatMap((company) => {
    const most = mostSaleable(title, state, seat, company);
    return Array.from({ length: most }, (_, index) => index + 1)
      .filter((count) => !debtSaleProblem(title, state, seat, company, count))
      .map((count) => ({ type: 'one', action: { type: 'sellShares', company, count } }) as const);
  });

export function debt(
  title: Title,
): KitRules<
  DebtTask,
  DebtSaleReason | 'noSuchCompany' | 'debtSaleFirst' | 'noLoanForDebt',
  KitAction | TakeLoan
> {
  return {
    // VI-54: a loan is refused by a rule of its own.
    actions: { ...answers('sellShares'), takeLoan: {} },
    modal: true,
    first: 'debtSaleFirst',
    actors: (_state, task) => [task.seat],
    advance(move, { seat }) {
      if (cashOf(move.state, seat) >= 0 || debtSales(title, move.state, seat).length === 0) move.pop();
    },
    choices: (state, { seat }) => debtSales(title, state, seat),
    perform(move, { seat, once }, _seat, action) {
      if (action.type !== 'sellShares') return { reason: 'noLoanForDebt' };
      if (!title.companies.has(action.company))
        return { reason: 'noSuchCompany', params: { company: action.company } };
      const problem = debtSaleProblem(title, move.state, seat, action.company, action.count);
      if (problem) return problem;
      sellShares(title, move, seat, action.company, action.count);
      if (once) move.pop();
      if (is2021(move.state)) afterSale(move, seat);
      return undefined;
    },
  };
}

/** 2021: a debt that is paid makes way for the next debtor, looked for from the acting director on. */
function afterSale(move: KitMove, seat: Seat): void {
  const turn = companyTurnOf(move.state);
  if (cashOf(move.state, seat) >= 0) changeOwn(move, { debtor: null });
  if (turn && !turn.acted) changeOwn(move, { crisis: directorOf(move.state, turn.company) ?? 0 });
}

/** No company is left to act in this round: the public engine then asks for one sale only. */
function lastOfRound(title: Title, state: EighteenState): boolean {
  const round = operatingRoundOf(state);
  return !round || !toAct(title, state, round).some((company) => title.operating.mayOperate(state, company));
}
