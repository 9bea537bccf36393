/** What a player has to know of 1854 alone: local railways, options, mergers, mail. */
import {
  type Asking,
  because,
  best,
  type Decide,
  offered,
  passing,
  type TitleJudgement,
} from '@kursbuch/bots/eighteen/judging';
import {
  type CompanyId,
  cashOf,
  cheapest,
  companyTurnOf,
  directorOf,
  type EighteenState,
  phaseOf,
  type Title,
  usefulTrains,
} from '@kursbuch/eighteen';
import { COMES_WITH, isMajor, isSplit, MAIL, type MergerConsentTask, optionOf } from '../rules/index.ts';
import { firstTrack, firstTrain } from './firstRun.ts';
import { bestWeights } from './weights.ts';

/** A local railway pays its owner half of what it earns, and half of a company in the end. */
const LOCAL = 190;
const LOCALS = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6'];

/** An option is paid as soon as it can be; where a whole paper is too expensive it is enough to float one's own company. */
const stockTurn: Decide = (asking) => {
  const { state, seat } = asking;
  const [settle] = offered(asking, 'settleOption');
  if (settle)
    return because(asking, settle, () => [
      { kind: 'settlesOption', company: optionOf(state, seat)?.company ?? '' },
    ]);
  const isWaiting = (company: string) =>
    directorOf(state, company) === seat && !state.companies[company]?.floated;
  const hasWhole = offered(asking, 'buyShare').some(({ company }) => isWaiting(company));
  const half = offered(asking, 'buyOption').find(({ company }) => isWaiting(company));
  return hasWhole || !half
    ? undefined
    : because(asking, half, () => [{ kind: 'optionFloats', company: half.company }]);
};

/** With the tile laid only a tunnel is asked about: none is dug. */
const trackStep: Decide = (asking) => {
  const company = companyTurnOf(asking.state)?.company ?? '';
  return offered(asking, 'layTile').length > 0 || offered(asking, 'buildTunnel').length === 0
    ? undefined
    : because(asking, passing(asking), () => [{ kind: 'noTunnel', company }]);
};

/** Two of one's own local railways become one company as soon as they may. */
const mergers: Decide = (asking) => {
  const { state, seat } = asking;
  const owner = (one: string) => state.privates[one]?.owner;
  const both = offered(asking, 'proposeMerger').find(
    ({ one, other }) => owner(one) === seat && owner(other) === seat,
  );
  if (both) return because(asking, both, () => [{ kind: 'mergesOwn', one: both.one, other: both.other }]);
  return because(asking, passing(asking), () => [{ kind: 'mergesNot' }]);
};

/** Mail pays back in a few turns; a train comes first. */
const mailStep: Decide = (asking) => {
  const { title, state } = asking;
  const company = companyTurnOf(state)?.company ?? '';
  const kept = usefulTrains(title, state, company).length > 0 ? 0 : (cheapest(title, state, company) ?? 0);
  const found = best(
    offered(asking, 'buyMail').filter(({ size }) => cashOf(state, company) - MAIL[size].price >= kept),
    ({ size }) => MAIL[size].price,
  );
  if (!found) return because(asking, passing(asking), () => [{ kind: 'noMail', company }]);
  const { price, income } = MAIL[found.size];
  const colour = phaseOf(title, state).tiles.at(-1) ?? 'yellow';
  return because(asking, found, () => [{ kind: 'mailPays', company, price, income: income[colour] }]);
};

/** Shares come with two of the mountain railways. */
const comesWith = Object.fromEntries(
  Object.entries(COMES_WITH).map(([one, company]) => [one, { company, percent: 20 }]),
);

const first = (type: 'chooseLetter' | 'chooseHome' | 'layTile') => (asking: Asking) =>
  because(asking, offered(asking, type)[0], () => [{ kind: 'lagHome' }]);

/** A large company that pays dividends crosses the red line: half of each paper is paid for, and pays no more (SPLIT). */
function halved(
  title: Title,
  state: EighteenState,
  company: CompanyId,
): { readonly rounds: number; readonly price: number } | undefined {
  if (!isMajor(company) || isSplit(state, company)) return undefined;
  let cell = state.markers[company]?.cell;
  for (let rounds = 0; cell !== undefined && rounds < FAR; rounds++) {
    const at = title.market.cells.get(cell);
    if (at?.zone === 'split') return { rounds, price: at.price };
    cell = title.market.move(cell, 'right');
  }
  return undefined;
}

/** No row has more cells. */
const FAR = 20;

export const judgement: TitleJudgement = {
  // By games of two against two: see docs/bots/measured.md.
  parts: { lively: 0.16, careful: 0.42, keen: 0.3 },
  bestWeights,
  likes: {
    withdrawBid: 3,
    // An option binds its holder: it is taken now and then, and mostly paid for.
    buyOption: 2,
    settleOption: 6,
    sellOption: 1,
    // Most owners wait, so that some are merged by force in the end.
    proposeMerger: 0.7,
    // A tunnel costs as much as a train does in the beginning.
    buildTunnel: 0.6,
    buyMail: 1.5,
  },
  stockActions: ['settleOption', 'buyOption', 'sellOption'],
  comesWith,
  alsoWorth: Object.fromEntries(LOCALS.map((one) => [one, LOCAL])),
  halved,
  tasks: {
    stockTurn,
    trackStep,
    mergers,
    mergerConsent: (asking) => {
      const { one, other } = asking.state.agenda.at(-1) as MergerConsentTask;
      return because(asking, { type: 'accept' }, () => [{ kind: 'mergesGladly', one, other }]);
    },
    lagLetter: first('chooseLetter'),
    lagHome: (asking) => first('chooseHome')(asking) ?? first('layTile')(asking),
    mailStep,
  },
  planned: { trackStep: firstTrack, trainStep: firstTrain },
};
