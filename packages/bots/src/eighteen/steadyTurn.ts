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
  raisable,
  trainFacts,
  usefulOffers,
} from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { type Asking, best, cashInSight, type Decide, offered, PASS, passing, ranges } from './asking.ts';
import { saleFor } from './calmStock.ts';
import * as calmTurn from './calmTurn.ts';
import { canSpare, gainOf, hasYetToRun, lossOf, type Purchase, purchases } from './fleet.ts';
import { roundsLeft, standing, trainRate } from './forecast.ts';
import { because, weighed } from './notes.ts';
import { dutyReasons, keepReasons, payReasons, trainReasons } from './reasons.ts';
import { revenue, revenueWith } from './revenue.ts';
import { keepingCosts, saving } from './saving.ts';
import { weightsOf } from './weights.ts';

/** The table after an action, as far as it is in sight. */
export function after({ table, state, seat }: Asking, action: EighteenAction): EighteenState | undefined {
  const rehearsed = table.rehearse(state, seat, action);
  return isRefusal(rehearsed) ? undefined : rehearsed.events.reduce(table.evolve, state);
}

/**
 * How one stands after an action. A company that has just bought a new train has no money for another at this moment: that does
 * not make the table buy them more slowly from now on.
 */
function standingAfter(asking: Asking, action: EighteenAction): number {
  const state = after(asking, action);
  if (!state) return Number.NEGATIVE_INFINITY;
  const isNew = action.type === 'buyTrain' && !asking.title.companies.has(action.from);
  return standing({ ...asking, state, ...(isNew && { rate: trainRate(asking) }) }, asking.seat);
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
  if (!found || found.gain <= weightsOf(asking.own).margin) return undefined;
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
  return saving(asking, company, earned) > weightsOf(asking.own).worthSaving
    ? withhold
    : calmTurn.revenueStep(asking);
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

/**
 * A train of a sister is worth a look if it earns clearly more here than there: else the two would lend it to each other for
 * ever. One that she has yet to run with in this round stays until she has.
 */
function isBetterHere(asking: Asking, company: CompanyId, purchase: Purchase): boolean {
  const { title, state } = asking;
  const { from } = purchase;
  if (!title.companies.has(from)) return true;
  if (!canSpare(title, state, from)) return false;
  const loss = lossOf(title, state, purchase);
  if (loss > 0 && hasYetToRun(title, state, from)) return false;
  return gainOf(title, state, company, purchase) >= loss + weightsOf(asking.own).worthMoving;
}

/** So few rounds before the end a train that goes round among sisters may be cheaper than a new one. */
const NEARLY_OVER = 2;

/**
 * What a company may buy that must have a train: new ones with its director's help, or what sisters can spare. The last train of
 * a sister only moves the duty to her, and she does not run: it is for those who could not pay for another.
 */
function dutyPurchases(asking: Asking, company: CompanyId): readonly Purchase[] {
  const { title, state, own } = asking;
  const { fresh, sisters } = forDuty(asking, company);
  // What ruins the company is no way out where there is another.
  const lacks = ({ price }: Purchase) => price - cashOf(state, company);
  const sound = fresh.filter((one) => lacks(one) <= 0 || !own.falls?.(title, state, company, lacks(one)));
  if (sound.length + sisters.length === 0) return fresh;
  const spare = sisters.filter((one) => isBetterHere(asking, company, one));
  const isChoice = sound.length + spare.length > 0 && roundsLeft(asking) > NEARLY_OVER;
  if (isChoice) return [...sound, ...spare];
  const able = sisters.filter(({ from }) => canSpare(title, state, from));
  return [...sound, ...(own.falls && able.length > 0 ? able : sisters)];
}

/** All that would do: new trains, and those of sisters at the least price. One that runs beside others is no train it must have. */
function forDuty(asking: Asking, company: CompanyId) {
  const { title, state, seat } = asking;
  const isUsable = ({ kind }: Purchase) =>
    !trainFacts(title, kind).beside && title.runs.mayUse(state, company, kind);
  const fresh = offered(asking, 'buyTrain').filter((one) => !title.companies.has(one.from) && isUsable(one));
  const sisters = ranges(asking, 'buyTrain')
    .map(({ action }) => action)
    .filter((one) => title.operating.speaker(state, one.from) === seat && isUsable(one));
  return { fresh, sisters };
}

/** What has to come of it for papers to be sold for a train. */
const WORTH_SELLING = 1.3;

/**
 * A train that two sisters must both have runs for neither: each takes it before the other has run. Papers are sold for another
 * one where that brings more by the end than it costs.
 */
function sellingForTrain(asking: Asking, company: CompanyId): EighteenAction | undefined {
  const { title, state, seat } = asking;
  const [offer] = usefulOffers(title, state, company);
  if (!offer || offered(asking, 'sellShares').length === 0) return undefined;
  const lacks = offer.price - cashOf(state, company) - cashInSight(state, seat);
  if (lacks <= 0 || lacks > raisable(title, state, company)) return undefined;
  // A company that does not run falls, too.
  const silence = (one: CompanyId, earned: number) => keepingCosts(asking, one, earned);
  const kept = ranges(asking, 'buyTrain').reduce(
    (most, { action: { from, kind } }) => Math.max(most, silence(from, lossOf(title, state, { from, kind }))),
    0,
  );
  const brings = silence(company, revenueWith(title, state, company, [offer.kind])) + kept;
  const helps = offer.price - cashOf(state, company);
  return brings * roundsLeft(asking) > WORTH_SELLING * helps ? saleFor(asking, lacks) : undefined;
}

/** A company that must buy a train. */
function mustBuy(asking: Asking, company: CompanyId): EighteenAction | undefined {
  const { title, state } = asking;
  const all = dutyPurchases(asking, company);
  const isLast =
    all.length > 0 && all.every(({ from }) => title.companies.has(from) && !canSpare(title, state, from));
  const sale = isLast ? sellingForTrain(asking, company) : undefined;
  if (sale) return sale;
  const found = bestOf(asking, all);
  if (!found || !Number.isFinite(found.gain)) return calmTurn.trainStep(asking);
  const { fresh, sisters } = forDuty(asking, company);
  const isCheapest = [...fresh, ...sisters].every((one) => one.price >= found.action.price);
  return because(asking, found.action, () => {
    const duty = dutyReasons(asking, company, found.action, isCheapest);
    if (duty.some(({ kind }) => kind === 'fallsWithPurchase')) return duty;
    return [
      ...duty,
      ...trainReasons(asking, company, found.action).filter(({ kind }) => kind !== 'firstTrain'),
    ];
  });
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
  if (found && found.gain > weightsOf(asking.own).margin)
    return because(asking, found.action, () => [
      ...trainReasons(asking, company, found.action),
      { kind: 'standsBetter', by: found.gain },
    ]);
  return calmTurn.usualTrain(asking, isOpen) ?? pass;
};
