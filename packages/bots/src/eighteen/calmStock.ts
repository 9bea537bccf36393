/** Calm in stock rounds: it floats what it starts, and buys the share that promises most for its price. */

import {
  type CompanyId,
  directorOf,
  directorsCertificate,
  type EighteenAction,
  type EighteenAdviceReason,
  valueAt,
} from '@kursbuch/eighteen';
import {
  type ActionOf,
  type Asking,
  best,
  cashInSight,
  type Decide,
  directed,
  offered,
  PASS,
  passing,
} from './asking.ts';
import { isOnFeet, isStranded } from './fleet.ts';
import { homeWorth } from './homes.ts';
import { because, weighed } from './notes.ts';
import { floatCost, leastSale, proceeds, shareYield, soundPar, unfinished } from './papers.ts';
import { floatsSoon, homeReasons, nothingToBuy, shareReasons } from './reasons.ts';
import { weightsOf } from './weights.ts';

/** So many companies are enough for somebody calm. */
const COMPANIES = 2;
/** Shares that promise less than this a coin are left alone. */
const WORTH_BUYING = 1.12;
/** A company that no longer runs is sold. */
const IS_DEAD = 0.75;

/** May one more company be begun? Only with all others on their feet. */
function mayBegin(asking: Asking): boolean {
  const { title, state } = asking;
  const own = directed(asking);
  return own.length < COMPANIES && own.every((company) => isOnFeet(title, state, company));
}

/** Which of some companies to begin somebody takes, by what they are worth to him. */
export type Taste = <T extends { readonly company: CompanyId }>(
  items: readonly T[],
  worth: (item: T) => number,
  asking: Asking,
) => T | undefined;

/** A company to begin: the best home of those one can float alone, at the highest par for that. */
export function beginning(
  asking: Asking,
  worth = (company: CompanyId) => homeWorth(asking.title, asking.state, company),
  taste: Taste = best,
): ActionOf<'startCompany'> | undefined {
  const starts = offered(asking, 'startCompany').filter(
    ({ company }) => asking.own.mayBegin?.(asking.title, asking.state, company) ?? true,
  );
  const companies = new Set(starts.map(({ company }) => company));
  const sound = [...companies].flatMap((one) => {
    const pars = starts.filter(({ company }) => company === one);
    return soundPar(asking, pars, true) ?? [];
  });
  const found = taste(
    sound,
    ({ company, price }) => worth(company) + weightsOf(asking.own).parBeside * price,
    asking,
  );
  return (
    found && because(asking, found, () => [floatsAlone(asking, found), ...homeReasons(asking, found.company)])
  );
}

/** `held`: what of it is had already, at this par. */
const floatsAlone = (
  { title, state }: Asking,
  { company, price }: { readonly company: CompanyId; readonly price: number },
  held = 0,
): EighteenAdviceReason => ({
  kind: 'floatsAlone',
  company,
  par: price,
  cost: floatCost(title, state, company, price) - held,
});

/** The share that promises most for its price. */
function bestShare(asking: Asking): ActionOf<'buyShare'> | undefined {
  const single = offered(asking, 'buyShare').filter(({ count = 1 }) => count === 1);
  const rated = single.map((action) => ({ action, worth: shareYield(asking, action.company, action.from) }));
  weighed(asking, 'coin', [...rated, { action: PASS, worth: WORTH_BUYING }]);
  const found = best(
    rated.filter(({ worth }) => worth >= WORTH_BUYING),
    ({ worth }) => worth,
  )?.action;
  return found && because(asking, found, () => shareReasons(asking, found.company, found.from));
}

/** Shares of others' companies that have neither a train nor the money for one. */
function deadShares(asking: Asking): ActionOf<'sellShares'> | undefined {
  const { title, state, seat } = asking;
  const found = best(
    offered(asking, 'sellShares').filter(
      ({ company }) =>
        directorOf(state, company) !== seat &&
        title.companies.get(company)?.directed !== false &&
        state.companies[company]?.operated === true &&
        isStranded(title, state, company) &&
        shareYield(asking, company, 'pool') < IS_DEAD,
    ),
    ({ count }) => count,
  );
  return found && because(asking, found, () => [{ kind: 'deadCompany', company: found.company }]);
}

/** Papers of a company that waits for its float, or sales that pay for them. */
function finishing(asking: Asking): EighteenAction | undefined {
  const { seat, state } = asking;
  const waiting = unfinished(asking);
  if (!waiting) return undefined;
  const share = offered(asking, 'buyShare').find(
    ({ company, from, count = 1 }) => company === waiting.company && from === 'offer' && count === 1,
  );
  if (share) return because(asking, share, () => floatsSoon(asking, share.company));
  const lacks = waiting.cost - cashInSight(state, seat);
  const sale = lacks > 0 ? leastSale(asking, lacks) : undefined;
  return sale && sale.company !== waiting.company && directorOf(state, sale.company) !== seat
    ? because(asking, sale, () => [leastMissed(asking, sale), ...floatsSoon(asking, waiting.company)])
    : undefined;
}

const leastMissed = (asking: Asking, sale: ActionOf<'sellShares'>): EighteenAdviceReason => ({
  kind: 'leastMissed',
  company: sale.company,
  brings: proceeds(asking, sale),
});

/** The sale that is missed least, for money that is needed. */
export function saleFor(asking: Asking, needed: number): EighteenAction | undefined {
  const sale = leastSale(asking, needed);
  return sale && because(asking, sale, () => [leastMissed(asking, sale)]);
}

export const stockTurn: Decide = (asking) => {
  // Whoever may not pass must sell.
  if (!passing(asking)) return saleFor(asking, 0);
  return (
    finishing(asking) ??
    deadShares(asking) ??
    (mayBegin(asking) ? beginning(asking) : undefined) ??
    bestShare(asking) ??
    because(asking, passing(asking), () =>
      offered(asking, 'buyShare').length > 0 ? [{ kind: 'noShare' }] : nothingToBuy(asking),
    )
  );
};

export const parChoice: Decide = (asking) => {
  const pars = offered(asking, 'setPar');
  const sound = soundPar(asking, pars, false);
  if (sound)
    return because(asking, sound, () => {
      const { title, state } = asking;
      const office = directorsCertificate(state, sound.company)?.percent ?? 0;
      return [floatsAlone(asking, sound, valueAt(title, state, sound.company, office, sound.price))];
    });
  const lowest = best(pars, ({ price }) => -price);
  return (
    lowest &&
    because(asking, lowest, () => [{ kind: 'lowestPar', company: lowest.company, par: lowest.price }])
  );
};
