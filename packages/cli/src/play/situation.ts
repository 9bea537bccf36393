/** Who is asked, as whom, and what. */
import {
  type BiddingTask,
  bidsOn,
  type ConsentTask,
  cashOf,
  companiesOverLimit,
  directorOf,
  type EighteenAction,
  type EighteenState,
  type EighteenTable,
  freeCash,
  newKinds,
  pooledKinds,
  priceOf,
  type RevenueStepTask,
  type StockTurnTask,
  type Title,
  trainFacts,
  trainsOf,
} from '@kursbuch/eighteen';
import type { Choice, Seat, Task } from '@kursbuch/table';
import { describe } from '../actionWords.ts';
import { aTrain, kindOf, nameOf } from '../sentences.ts';

export interface Situation {
  /** "Anna for PRR". */
  readonly who: string;
  /** What he or the company has. */
  readonly means: string;
  readonly question: string;
  /** What passing means here. */
  readonly pass: string;
}

/** What a seat has to choose from, by kind of action. */
type Offered = ReadonlyMap<string, readonly Choice<EighteenAction>[]>;

interface Asked {
  readonly question: (title: Title, state: EighteenState, task: Task, seat: Seat, offered: Offered) => string;
  readonly pass?: string;
}

const companyOf = (task: Task | undefined): string | undefined =>
  (task as { company?: string } | undefined)?.company;

/** "buy, sell or pass". */
const orOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;

const sentence = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}.`;

/** What is missing for the cheapest train that fulfils the duty to own one, after the treasury has paid. */
function missingFor(title: Title, state: EighteenState, company: string): number {
  const prices = [...newKinds(title, state), ...pooledKinds(state)]
    .map((kind) => trainFacts(title, kind))
    .filter(({ beside }) => !beside)
    .map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) - cashOf(state, company) : 0;
}

/** What each task asks. */
export const TASKS: Readonly<Record<string, Asked>> = {
  privateSale: {
    question: (title, state, _task, _seat, offered) => {
      const [only, ...more] = offered.get('buyPrivate') ?? [];
      const purchases: string[] = [];
      if (only?.type === 'one')
        purchases.push(more.length > 0 ? 'buy a private' : describe(title, state, only.action));
      return sentence(
        orOf([
          ...purchases,
          ...(offered.has('bid') ? ['bid on another private'] : []),
          ...(offered.has('lowerPrice') ? ['make one cheaper'] : []),
          ...(offered.has('pass') ? ['pass'] : []),
        ]),
      );
    },
    pass: 'pass',
  },
  bidding: {
    question: (_title, state, task) => {
      const { private: one } = task as BiddingTask;
      const bids = bidsOn(state, one).map(({ seat, amount }) => `${nameOf(state, seat)} ${amount}`);
      return `The auction of ${one} (${bids.join(', ')}): raise your bid or drop out.`;
    },
    pass: 'drop out',
  },
  institutionTurn: { question: (_title, _state, task) => `${companyOf(task)} pays its shareholders.` },
  debt: { question: (_title, state, _task, seat) => `You owe ${-cashOf(state, seat)}: sell shares.` },
  tasmania: { question: () => 'The Tasmania tile must be laid now.' },
  parChoice: { question: (_title, _state, task) => `Name the par price of ${companyOf(task)}.` },
  stockTurn: {
    question: (_title, _state, task, _seat, offered) => {
      const { bought, traded } = task as StockTurnTask;
      const open = [
        ...(offered.has('buyShare') || offered.has('startCompany') ? ['buy a certificate'] : []),
        ...(offered.has('sellShares') ? [traded ? 'sell more' : 'sell shares'] : []),
        ...(offered.has('pass') ? [bought || traded ? 'end your turn' : 'pass'] : []),
      ];
      return `${bought ? 'You have bought. ' : ''}${sentence(orOf(open))}`;
    },
    pass: 'end the turn',
  },
  beforeRound: {
    question: () => 'Before the operating round begins: exchange a private now, or go on.',
    pass: 'go on',
  },
  chooseHome: { question: (_title, _state, task) => `Which city is the home of ${companyOf(task)}?` },
  trackStep: {
    question: (_title, _state, _task, _seat, offered) =>
      offered.has('layTile')
        ? 'Lay a tile or replace one.'
        : 'There is no tile the company could pay for now.',
    pass: 'build nothing',
  },
  stationStep: {
    question: (_title, _state, _task, _seat, offered) =>
      offered.has('placeStation') ? 'Place a station.' : 'There is no station the company could pay for now.',
    pass: 'place no station',
  },
  runStep: {
    question: (_title, _state, _task, _seat, offered) =>
      offered.has('runTrains') ? 'Run the trains.' : 'The company earns nothing and must take a loan.',
  },
  revenueStep: {
    question: (_title, _state, task) => `The trains have earned ${(task as RevenueStepTask).revenue}.`,
  },
  trainStep: {
    question: (title, state, task, _seat, offered) => {
      const company = companyOf(task) as string;
      if (offered.has('pass'))
        return offered.has('buyTrain') ? 'Buy trains.' : 'There is no train the company could pay for now.';
      const missing = missingFor(title, state, company);
      return `${company} must own a train.${missing > 0 ? ` ${missing} are missing in its treasury for the cheapest.` : ''}`;
    },
    pass: 'buy no (more) train',
  },
  privatesStep: {
    question: (_title, _state, _task, _seat, offered) => {
      const open = [
        ...(offered.has('requestPrivate') ? ['buy a private'] : []),
        ...(offered.has('layTile') || offered.has('placeStation') ? ['use a private'] : []),
        ...(offered.has('takeLoan') ? ['take a loan'] : []),
      ];
      return open.length > 0 ? `Before the turn ends: ${orOf(open)}?` : 'The turn ends.';
    },
    pass: 'end the turn',
  },
  discardTrains: {
    question: (title, state, _task, seat) => {
      const over = companiesOverLimit(title, state).filter((company) => directorOf(state, company) === seat);
      return `${over.join(' and ')} must give back a train.`;
    },
  },
  consent: {
    question: (_title, state, task) => {
      const { deal } = task as ConsentTask;
      const what = deal.item === 'private' ? deal.private : aTrain(kindOf(state, deal.train));
      return `${nameOf(state, deal.seller)} sells ${what} to ${nameOf(state, deal.buyer)} for ${deal.price}: do you agree?`;
    },
  },
};

/** The company a seat speaks for now, if any. */
function speaksFor(title: Title, state: EighteenState, seat: Seat): string | undefined {
  const top = state.agenda.at(-1);
  if (top?.kind === 'consent') {
    const { deal } = top as ConsentTask;
    return typeof deal.seller === 'string' ? deal.seller : undefined;
  }
  if (top?.kind === 'discardTrains')
    return companiesOverLimit(title, state).find((company) => directorOf(state, company) === seat);
  return companyOf(top);
}

function companyMeans(title: Title, state: EighteenState, company: string): string {
  const trains = trainsOf(state, company).map(({ kind }) => kind);
  const loans = state.companies[company]?.loans ?? 0;
  return [
    `treasury ${cashOf(state, company)}`,
    ...(loans > 0 ? [`loans ${loans}`] : []),
    ...(title.companies.get(company)?.directed === false ? [] : [`trains ${trains.join(' ') || 'none'}`]),
    `price ${priceOf(title.market, state, company)}`,
  ].join(' · ');
}

export function situation(
  { table, title }: { readonly table: EighteenTable; readonly title: Title },
  state: EighteenState,
  seat: Seat,
): Situation {
  const offered = new Map<string, Choice<EighteenAction>[]>();
  for (const choice of table.choices(state, seat)) {
    const kind = choice.type === 'many' ? choice.kind : choice.action.type;
    offered.set(kind, [...(offered.get(kind) ?? []), choice]);
  }
  const top = state.agenda.at(-1);
  const asked = TASKS[top?.kind ?? ''];
  const company = speaksFor(title, state, seat);
  const name = nameOf(state, seat);
  const cash = cashOf(state, seat);
  const free = freeCash(state, seat);
  const laidAside = state.round.kind === 'privateSale' && free < cash ? `, ${free} free` : '';
  return {
    who: company === undefined ? name : `${name} for ${company}`,
    means:
      company === undefined || state.companies[company]?.par === null
        ? `cash ${cash}${laidAside}`
        : `${companyMeans(title, state, company)} · own cash ${cash}`,
    question: top && asked ? asked.question(title, state, top, seat, offered) : 'What next?',
    pass: asked?.pass ?? 'pass',
  };
}
