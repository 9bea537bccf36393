/**
 * Can a company be left without a train in this round, and for how little? It is asked in the train step of the last company
 * that its director has in the round, so what is bought there is all he can still do: every purchase that nobody else has to
 * agree to, in every order. Who finds that it cannot be done passes.
 */
import {
  type CompanyId,
  cashOf,
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  type LoadedEighteen,
  operatingRoundOf,
  toAct,
  trainsOf,
} from '@kursbuch/eighteen';
import { type Action, type Choice, isRefusal, type Seat, sameData } from '@kursbuch/table';
import { compared, type Proof, type PuzzleKind, type Question } from '../puzzle.ts';

/** More tables than these are not looked at. */
const MOST_TABLES = 800;

/** As much as anything costs. */
const PLENTY = 100_000;

const PASS: Action = { type: 'pass' };

/** A table that purchases lead to, and what they cost together. */
interface Bought {
  readonly state: EighteenState;
  readonly spent: number;
  readonly purchases: readonly Action[];
}

const buyerOf = (state: EighteenState): CompanyId | null => {
  const task = state.agenda.at(-1);
  return task?.kind === 'trainStep' ? (companyTurnOf(state)?.company ?? null) : null;
};

/** Tables that differ in nothing that could matter for what is bought next. */
const nameOf = ({ trains, cash, agenda, own }: EighteenState): string =>
  JSON.stringify([trains, cash, agenda, own]);

/** What a train costs, whoever pays: a director may have to help. */
const priceOf = (action: Action): number =>
  'price' in action && typeof action.price === 'number' ? action.price : 0;

/** Does this person have another company that acts in this round? */
function hasAnother({ title }: LoadedEighteen, state: EighteenState, seat: Seat): boolean {
  const round = operatingRoundOf(state);
  return (
    round === undefined ||
    toAct(title, state, round).some((company) => title.operating.speaker(state, company) === seat)
  );
}

const asks = (state: EighteenState, kind: string): boolean => state.agenda.some((task) => task.kind === kind);

/** The purchases among these, from another company for the least it may take; and trains that must be given back for one. */
const purchasesIn = (choices: readonly Choice<EighteenAction>[]): readonly EighteenAction[] =>
  choices.flatMap((choice) =>
    choice.type !== 'many' && (choice.action.type === 'buyTrain' || choice.action.type === 'discardTrain')
      ? [choice.action]
      : [],
  );

/** Every table that purchases of this step lead to; null where there are too many, or where somebody else has to decide. */
function everyPurchase(
  { table }: LoadedEighteen,
  state: EighteenState,
  seat: Seat,
): { readonly tables: readonly Bought[]; readonly effort: number } | null {
  const company = buyerOf(state);
  if (company === null) return null;
  const found = new Map<string, Bought>([[nameOf(state), { state, spent: 0, purchases: [] }]]);
  let effort = 0;
  // Money only goes and trains only come: no table is met again by way of itself, and the queue ends.
  for (const at of found.values()) {
    const isOpen = at.purchases.length === 0 || companyTurnOf(at.state)?.company === company;
    if (!isOpen || !(buyerOf(at.state) === company || asks(at.state, 'discardTrains'))) continue;
    for (const action of purchasesIn(table.choices(at.state, seat))) {
      const outcome = table.act(at.state, seat, action);
      if (isRefusal(outcome)) return null;
      effort++;
      const { state: next } = outcome;
      // What another has to agree to, nobody can count on.
      if (asks(next, 'consent')) continue;
      if (asks(next, 'discardTrains') && !sameData(table.waiting(next), [seat])) return null;
      const name = nameOf(next);
      if (found.has(name)) continue;
      const spent = at.spent + priceOf(action);
      found.set(name, { state: next, spent, purchases: [...at.purchases, action] });
      if (found.size > MOST_TABLES) return null;
    }
  }
  return { tables: [...found.values()], effort };
}

const isOut = (state: EighteenState, company: CompanyId): boolean => trainsOf(state, company).length === 0;

const least = (tables: readonly Bought[], company: CompanyId): number =>
  Math.min(...tables.filter((one) => isOut(one.state, company)).map(({ spent }) => spent));

/** What it would take if money were no matter; null: not even then. */
function ifRich(
  loaded: LoadedEighteen,
  state: EighteenState,
  { seat, company = '' }: Question,
): number | null {
  const buyer = buyerOf(state);
  if (buyer === null) return null;
  const rich = { ...state, cash: { ...state.cash, [buyer]: PLENTY } };
  const found = everyPurchase(loaded, rich, seat);
  const cost = found ? least(found.tables, company) : Infinity;
  return Number.isFinite(cost) ? cost : null;
}

export const outOfTrains: PuzzleKind<LoadedEighteen, EighteenState> = {
  name: 'outOfTrains',
  goal: 'least',

  questions(loaded, state) {
    const { title, table } = loaded;
    const buyer = buyerOf(state);
    const [seat] = table.waiting(state);
    // Asked before the first purchase of the step.
    if (buyer === null || seat === undefined || companyTurnOf(state)?.bought) return [];
    if (hasAnother(loaded, state, seat)) return [];
    return [...title.companies.keys()].flatMap((company) => {
      const speaker = title.operating.speaker(state, company);
      const isRival = company !== buyer && speaker !== null && speaker !== seat;
      return isRival && !isOut(state, company) ? [{ kind: 'outOfTrains', seat, company }] : [];
    });
  },

  prove(loaded, state, question): Proof | null {
    const { seat, company = '' } = question;
    const found = everyPurchase(loaded, state, seat);
    if (!found) return null;
    const { tables, effort } = found;
    const lines = tables.filter((one) => isOut(one.state, company));
    const proved = compared(
      'least',
      lines.map(({ spent }) => spent),
    );
    if (proved) {
      const best = lines.find(({ spent }) => spent === proved.best);
      const first = cashOf(state, buyerOf(state) ?? '');
      // Who buys more than is needed was not misled: there are no near misses.
      return { ...proved, near: 0, compared: tables.length, effort, first, answer: best?.purchases ?? [] };
    }
    const cost = ifRich(loaded, state, question);
    const mayPass = loaded.table
      .choices(state, seat)
      .some((choice) => choice.type === 'one' && choice.action.type === 'pass');
    // Who has not half of what it takes need not think about it.
    if (cost === null || !mayPass || cashOf(state, buyerOf(state) ?? '') * 2 < cost) return null;
    return {
      ...{ best: 0, ways: 1, next: null, near: 0 },
      compared: tables.length,
      effort,
      first: cost,
      answer: [PASS],
    };
  },

  worth(loaded, state, { seat, company = '' }, actions) {
    const buyer = buyerOf(state);
    const isClaim = actions.at(-1)?.type === 'pass';
    const purchases = isClaim ? actions.slice(0, -1) : actions;
    if (buyer === null || actions.length === 0) return null;
    let now = state;
    for (const action of purchases) {
      if (action.type !== 'buyTrain' && action.type !== 'discardTrain') return null;
      const outcome = loaded.table.act(now, seat, action as EighteenAction);
      if (isRefusal(outcome) || asks(outcome.state, 'consent')) return null;
      now = outcome.state;
    }
    if (isOut(now, company)) return purchases.reduce((sum, action) => sum + priceOf(action), 0);
    // That it cannot be done is right where nothing does it.
    const found = isClaim && purchases.length === 0 ? everyPurchase(loaded, state, seat) : null;
    return found?.tables.every((one) => !isOut(one.state, company)) ? 0 : null;
  },
};
