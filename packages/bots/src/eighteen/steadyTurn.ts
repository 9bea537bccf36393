/** Steady in the turn of its company: every tile, trains by the forecast, runs kept for a train that is worth it. */

import {
  type CompanyId,
  cashOf,
  cheapest,
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  privateState,
  type RevenueStepTask,
} from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { type Asking, best, type Decide, offered, PASS, passing, ranges } from './asking.ts';
import * as calmTurn from './calmTurn.ts';
import { canSpare, gainOf, hasYetToRun, lossOf, type Purchase, purchases } from './fleet.ts';
import { standing } from './forecast.ts';
import { because, weighed } from './notes.ts';
import { keepReasons, payReasons, trainReasons } from './reasons.ts';
import { revenue } from './revenue.ts';
import { keepingCosts, saving } from './saving.ts';

/** The table after an action, as far as it is in sight. */
export function after({ table, state, seat }: Asking, action: EighteenAction): EighteenState | undefined {
  const rehearsed = table.rehearse(state, seat, action);
  return isRefusal(rehearsed) ? undefined : rehearsed.events.reduce(table.evolve, state);
}

/** How one stands after an action. */
function standingAfter(asking: Asking, action: EighteenAction): number {
  const state = after(asking, action);
  return state ? standing({ ...asking, state }, asking.seat) : Number.NEGATIVE_INFINITY;
}

/** The best of some actions, and how much better one stands after it. */
function bestOf<A extends EighteenAction>(
  asking: Asking,
  actions: readonly A[],
): { readonly action: A; readonly gain: number } | undefined {
  const tried = actions.filter(() => asking.budget.spend());
  if (tried.length === 0) return undefined;
  const now = standing(asking, asking.seat);
  const rated = tried.map((action) => ({
    action,
    gain: standingAfter(asking, action) - now - (action.type === 'buyTrain' ? lostRun(asking, action) : 0),
  }));
  weighed(asking, 'end', [
    ...rated.map(({ action, gain }) => ({ action, worth: gain })),
    ...(passing(asking) ? [{ action: PASS, worth: 0 }] : []),
  ]);
  return best(rated, ({ gain }) => gain);
}

/** A purchase has to be better than none by so much. */
const MARGIN = 8;

/** It looks at every tile, up to so many. */
const LAYS = 150;

export const trackStep: Decide = (asking) => {
  const sale = privateSale(asking);
  if (sale) return sale;
  return calmTurn.laying(asking, LAYS);
};

/** A private of one's own goes to one's company for all it may pay, if the company can do without the money. */
function privateSale(asking: Asking): EighteenAction | undefined {
  const { state, seat } = asking;
  const own = ranges(asking, 'requestPrivate').filter(
    ({ action }) => privateState(state, action.private).owner === seat,
  );
  if (own.length === 0) return undefined;
  const found = bestOf(
    asking,
    own.map(({ at, max }) => at(max)),
  );
  if (!found || found.gain <= MARGIN) return undefined;
  const { private: one, price } = found.action;
  return because(asking, found.action, () => [
    {
      kind: 'privateToCompany',
      company: companyTurnOf(state)?.company ?? '',
      private: one,
      price,
      face: asking.title.privates.get(one)?.price ?? 0,
    },
    { kind: 'standsBetter', by: found.gain },
  ]);
}

/** What the next train has to bring for it. */
const WORTH_SAVING = 150;

export const revenueStep: Decide = (asking) => {
  const { title, state } = asking;
  const { company, revenue: earned } = state.agenda.at(-1) as RevenueStepTask;
  const [pay] = offered(asking, 'payOut');
  const [withhold] = offered(asking, 'withhold');
  because(asking, pay, () => payReasons(asking, company, earned));
  because(asking, withhold, () => keepReasons(asking, company));
  if (!pay || !withhold) return pay ?? withhold;
  const price = cheapest(title, state, company) ?? 0;
  // Only a train it cannot pay for is a reason to keep the money.
  if (cashOf(state, company) >= price) return pay;
  return saving(asking, company, earned) > WORTH_SAVING ? withhold : calmTurn.revenueStep(asking);
};

/** Term: what one loses of this round if a company of one's own that has yet to run gives a train away. */
export function lostRun(
  asking: Pick<Asking, 'title' | 'state' | 'seat'>,
  { from, kind }: Pick<Purchase, 'from' | 'kind'>,
): number {
  const { title, state, seat } = asking;
  if (!title.companies.has(from) || !hasYetToRun(title, state, from)) return 0;
  const loss = lossOf(title, state, { from, kind });
  const isAll = loss > 0 && revenue(title, state, from) <= loss;
  return isAll
    ? keepingCosts(asking, from, loss)
    : (loss * title.runs.payingPercent(state, from, seat)) / 100;
}

/** A train of a sister is worth a look if it earns more here than there: else the two would lend it to each other for ever. */
const isBetterHere = (asking: Asking, company: CompanyId, purchase: Purchase): boolean => {
  const { title, state } = asking;
  const { from } = purchase;
  return (
    !title.companies.has(from) ||
    (canSpare(title, state, from) && gainOf(title, state, company, purchase) > lossOf(title, state, purchase))
  );
};

/** A company that must buy a train: new ones with its director's help, or a sister's with all that costs. */
function mustBuy(asking: Asking, company: CompanyId): EighteenAction | undefined {
  const { title, state, seat } = asking;
  const sisters = ranges(asking, 'buyTrain').filter(
    ({ action }) => title.operating.speaker(state, action.from) === seat,
  );
  const all = [
    ...offered(asking, 'buyTrain').filter(({ from }) => !title.companies.has(from)),
    ...sisters.map(({ action }) => action),
  ].filter(({ kind }) => title.runs.mayUse(state, company, kind));
  const found = bestOf(asking, all);
  if (!found || !Number.isFinite(found.gain)) return calmTurn.trainStep(asking);
  const { kind: train, price } = found.action;
  const help = Math.max(0, price - cashOf(state, company));
  const isCheapest = all.every((one) => one.price >= price);
  return because(asking, found.action, () => [
    { kind: 'mustOwnTrain', company, train, price, help, isCheapest },
    ...trainReasons(asking, company, found.action).filter(({ kind }) => kind !== 'firstTrain'),
  ]);
}

export const trainStep: Decide = (asking) => {
  const company = companyTurnOf(asking.state)?.company;
  const pass = passing(asking);
  if (company === undefined) return undefined;
  if (!pass) return mustBuy(asking, company);
  const sale = privateSale(asking);
  if (sale) return sale;
  const isOpen = (purchase: Purchase) => isBetterHere(asking, company, purchase);
  const found = bestOf(asking, purchases(asking).filter(isOpen));
  if (found && found.gain > MARGIN)
    return because(asking, found.action, () => [
      ...trainReasons(asking, company, found.action),
      { kind: 'standsBetter', by: found.gain },
    ]);
  return calmTurn.usualTrain(asking, isOpen) ?? pass;
};
