/** Who is asked, as whom, and what. */
import {
  type BiddingTask,
  bidsOn,
  type ConsentTask,
  cashOf,
  companiesOverLimit,
  directorOf,
  type EighteenState,
  freeCash,
  priceOf,
  type RevenueStepTask,
  type StockTurnTask,
  salePrice,
  shortfall,
  type Title,
  trainDuty,
  trainsOf,
  unsold,
} from '@kursbuch/eighteen';
import type { Seat, Task } from '@kursbuch/table';
import { kindOf, nameOf } from '../sentences.ts';

export interface Situation {
  /** "Anna for PRR". */
  readonly who: string;
  /** What he or the company has. */
  readonly means: string;
  readonly question: string;
  /** What passing means here. */
  readonly pass: string;
}

interface Asked {
  readonly question: (title: Title, state: EighteenState, task: Task, seat: Seat) => string;
  readonly pass?: string;
}

const companyOf = (task: Task | undefined): string | undefined =>
  (task as { company?: string } | undefined)?.company;

/** What each task asks. */
export const TASKS: Readonly<Record<string, Asked>> = {
  privateSale: {
    question: (title, state) => {
      const [first, ...others] = unsold(title, state);
      if (first === undefined) return 'The privates are sold.';
      return `Buy ${first} for ${salePrice(title, state, first)}${others.length > 0 ? ', bid on another private' : ''}, or pass.`;
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
  parChoice: { question: (_title, _state, task) => `Name the par price of ${companyOf(task)}.` },
  stockTurn: {
    question: (_title, _state, task) => {
      const { bought, traded } = task as StockTurnTask;
      if (bought) return 'You have bought. Sell, or end your turn.';
      return traded
        ? 'Buy a certificate, sell more, or end your turn.'
        : 'Buy a certificate, sell shares, or pass.';
    },
    pass: 'end the turn',
  },
  beforeRound: {
    question: () => 'Before the operating round begins: exchange a private now, or go on.',
    pass: 'go on',
  },
  chooseHome: { question: (_title, _state, task) => `Which city is the home of ${companyOf(task)}?` },
  trackStep: { question: () => 'Lay a tile or replace one.', pass: 'build nothing' },
  stationStep: { question: () => 'Place a station.', pass: 'place no station' },
  runStep: { question: () => 'Run the trains.' },
  revenueStep: {
    question: (_title, _state, task) => `The trains have earned ${(task as RevenueStepTask).revenue}.`,
  },
  trainStep: {
    question: (title, state, task) => {
      const company = companyOf(task) as string;
      if (!trainDuty(title, state, company)) return 'Buy trains.';
      const missing = shortfall(title, state, company);
      return `${company} must own a train.${missing > 0 ? ` ${missing} are missing for the cheapest.` : ''}`;
    },
    pass: 'buy no (more) train',
  },
  privatesStep: { question: () => 'Before the turn ends: buy or use a private.', pass: 'end the turn' },
  discardTrains: {
    question: (title, state, _task, seat) => {
      const over = companiesOverLimit(title, state).filter((company) => directorOf(state, company) === seat);
      return `${over.join(' and ')} must give back a train.`;
    },
  },
  consent: {
    question: (_title, state, task) => {
      const { deal } = task as ConsentTask;
      const what = deal.item === 'private' ? deal.private : `a ${kindOf(state, deal.train)}-train`;
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

export function situation(title: Title, state: EighteenState, seat: Seat): Situation {
  const top = state.agenda.at(-1);
  const asked = TASKS[top?.kind ?? ''];
  const company = speaksFor(title, state, seat);
  const name = nameOf(state, seat);
  const cash = cashOf(state, seat);
  const free = freeCash(state, seat);
  const laidAside = state.round.kind === 'privateSale' && free < cash ? `, ${free} free` : '';
  const trains = company === undefined ? [] : trainsOf(state, company).map(({ kind }) => kind);
  const means =
    company === undefined || state.companies[company]?.par === null
      ? `cash ${cash}${laidAside}`
      : `treasury ${cashOf(state, company)} · trains ${trains.join(' ') || 'none'} · price ${priceOf(title.market, state, company)} · own cash ${cash}`;
  return {
    who: company === undefined ? name : `${name} for ${company}`,
    means,
    question: top && asked ? asked.question(title, state, top, seat) : 'What next?',
    pass: asked?.pass ?? 'pass',
  };
}
