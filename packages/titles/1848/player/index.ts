/** What a player has to know of 1848 alone: privates that get cheaper, loans, the Bank of England, debts. */
import {
  type Asking,
  because,
  best,
  canSpare,
  type Decide,
  leastFloat,
  offered,
  passing,
  type Range,
  ranges,
  resaleReasons,
  roundsToTop,
  saleFor,
  type TitleJudgement,
} from '@kursbuch/bots/eighteen/judging';
import {
  cashOf,
  companyTurnOf,
  type EighteenAdviceReason,
  type PrivateSaleTask,
  salePrice,
  trainFacts,
} from '@kursbuch/eighteen';
import { BANK_OF_ENGLAND, bankRevenue, borrowable, COM, linkReady } from '../rules/index.ts';
import { leaf } from './leaf.ts';
import { bestWeights } from './weights.ts';

const comesWith: NonNullable<TitleJudgement['comesWith']> = {
  P5: { company: 'QR', percent: 10 },
  P6: { company: 'CAR', percent: 20 },
};

/** Income for so many rounds is what a private should cost at most. */
const ROUNDS = 7;

function value({ title }: Asking, one: string): number {
  const gift = comesWith[one];
  return ROUNDS * (title.privates.get(one)?.income ?? 0) + (gift ? gift.percent * 8 : 0);
}

/** What costs more than it should is made cheaper by whoever may not pass; the rest is the usual judgement. */
const privateSale: Decide = (asking) => {
  const { title, state, seat } = asking;
  const margin = (one: string) => value(asking, one) - salePrice(title, state, one);
  const bargain = best(
    offered(asking, 'buyPrivate').filter(({ private: one }) => margin(one) >= 0),
    ({ private: one }) => margin(one),
  );
  const free = cashOf(state, seat);
  const isSpare = bargain && free - salePrice(title, state, bargain.private) >= reserveFor(asking);
  const hasOne = Object.values(state.privates).some(({ owner }) => owner === seat);
  const judged = (one: string) => ({
    private: one,
    price: salePrice(title, state, one),
    worth: value(asking, one),
  });
  const keepMoney = (one: string): EighteenAdviceReason => ({
    kind: 'keepMoney',
    amount: reserveFor(asking),
    cash: free,
    private: one,
    price: salePrice(title, state, one),
  });
  because(asking, bargain, () => {
    if (!bargain) return [];
    const { private: one, price, worth } = judged(bargain.private);
    return [{ kind: 'privateWorth', private: one, price, worth }, ...resaleReasons(asking, one, price)];
  });
  if (bargain && (isSpare || !hasOne)) return bargain;
  const { passes } = state.agenda.at(-1) as PrivateSaleTask;
  const lower = best(offered(asking, 'lowerPrice'), ({ private: one }) => -margin(one));
  // Where all others wait somebody has to go on, even with what is too expensive.
  const pass = passes < state.players.length - 1 ? passing(asking) : undefined;
  const least = best(offered(asking, 'buyPrivate'), ({ private: one }) => margin(one));
  because(asking, pass, () => {
    if (bargain) return [keepMoney(bargain.private)];
    return least ? [{ kind: 'waitForPrice', ...judged(least.private) }] : [];
  });
  because(asking, lower, () => {
    if (!lower) return [];
    const tooMuch = -margin(lower.private);
    const cuts = Math.ceil(tooMuch / title.priceCut);
    return tooMuch > 0
      ? [{ kind: 'lowerPrice', ...judged(lower.private), cuts, mayPass: passing(asking) !== undefined }]
      : [bargain ? keepMoney(bargain.private) : { kind: 'noPrivateInReach', cash: free }];
  });
  if (!bargain)
    because(asking, least, () => (least ? [{ kind: 'privateTooExpensive', ...judged(least.private) }] : []));
  return pass ?? lower ?? bargain ?? least;
};

/** What floats a company at the lowest par. */
function reserveFor(asking: Asking): number {
  const least = leastFloat(asking);
  return Number.isFinite(least) ? least : 0;
}

/** A company that would fall out of the game borrows first: the money pays its shareholders. */
const runStep: Decide = (asking) => {
  const [loan] = offered(asking, 'takeLoan');
  const [run] = asking.choices.filter((choice) => choice.type === 'many' && choice.kind === 'runTrains');
  const company = companyTurnOf(asking.state)?.company ?? '';
  return run ? undefined : because(asking, loan, () => [{ kind: 'loanKeepsRunning', company }]);
};

/** The first loan of a turn by will costs less than one by force: whoever must buy and cannot pay takes it. */
const trainStep: Decide = (asking) => {
  const { title, state, seat } = asking;
  // A sister that can spare a train helps for less than any loan costs.
  const helps = ({ action: { from, kind } }: Range<'buyTrain'>) =>
    title.operating.speaker(state, from) === seat &&
    canSpare(title, state, from) &&
    !trainFacts(title, kind).beside;
  if (passing(asking) || ranges(asking, 'buyTrain').some(helps)) return undefined;
  // The one to Alice Springs runs beside others: it is not the train that must be bought.
  const prices = offered(asking, 'buyTrain')
    .filter(({ kind }) => !trainFacts(title, kind).beside)
    .map(({ price }) => price);
  const company = companyTurnOf(state)?.company ?? '';
  const isShort = prices.length > 0 && cashOf(state, company) < Math.min(...prices);
  const [loan] = isShort ? offered(asking, 'takeLoan') : [];
  return because(asking, loan, () => [{ kind: 'loanForTrain', company }]);
};

export const judgement: TitleJudgement = {
  // By games of two against two: see docs/bots/measured.md.
  parts: { lively: 0.43, careful: 0.66, keen: 0.3 },
  // A loan lowers the price: who borrows whenever he may ruins every company before there is a map to speak of.
  likes: { takeLoan: 0.1, lowerPrice: 2 },
  stockActions: ['takeLoan'],
  comesWith,
  leaf,
  bestWeights,
  // By the weights a game played on makes too much of a train bought or money kept: Sharp with that had less than Steady.
  unsearched: ['privateSale', 'trainStep', 'revenueStep'],
  earnsBeside: (title, state, company) =>
    company === BANK_OF_ENGLAND ? bankRevenue(title, state) : undefined,
  // IX-35: no director may add to it, and what loans do not bring ruins it.
  falls: (title, state, company, lacks) => lacks > borrowable(title, state, company),
  // It waits for the link of Sydney and Adelaide.
  mayBegin: (title, state, company) => company !== COM || linkReady(title, state),
  // XIV-3
  roundsLeft: (title, state) => roundsToTop(title, state, ({ zone }) => zone === 'end'),
  tasks: {
    privateSale,
    runStep,
    trainStep,
    debt: (asking) => saleFor(asking, -cashOf(asking.state, asking.seat)),
  },
};
