/**
 * What a table is worth to everybody, learned: the terms of the forecast one by one, each weighed by what it came to in
 * games that were played to their end (`npm run tune`).
 */
import {
  type CompanyId,
  directorOf,
  openPrivates,
  percentOf,
  privateState,
  shareSalePrice,
  valueAt,
} from '@kursbuch/eighteen';
import { cashInSight, meansOf } from './asking.ts';
import { comingKinds, type Outlook, priceAtEnd, prospectOf, roundsLeft, running } from './forecast.ts';
import { kindsOwned, revenueWith } from './revenue.ts';

/** The terms of a seat, in money. */
export const TERMS = [
  'cash',
  /** Dividends to come, as the forecast has them; and if runs stayed as they are. */
  'dividends',
  'runs',
  /** Shares at today's price, and what the price will have gained. */
  'shares',
  'rise',
  /** Papers of companies that have not begun. */
  'begun',
  /** What directors will have to add for trains. */
  'help',
  /** One's part of what companies have in their treasuries. */
  'treasury',
  'privates',
] as const;
export type Term = (typeof TERMS)[number];

/** How a term is weighed: now, and more or less for every ten rounds that are left. */
export interface LeafWeights {
  readonly now: Readonly<Record<Term, number>>;
  readonly later: Readonly<Record<Term, number>>;
  /** How far the sum is off: at the end, and more for every ten rounds that are left. */
  readonly spread: readonly [end: number, later: number];
}

type Terms = Record<Term, number>;

const nothing = (): Terms => ({
  cash: 0,
  dividends: 0,
  runs: 0,
  shares: 0,
  rise: 0,
  begun: 0,
  help: 0,
  treasury: 0,
  privates: 0,
});

/** The terms of everybody, and how many rounds are left. */
export function termsOf(outlook: Outlook): { readonly rounds: number; readonly seats: readonly Terms[] } {
  const { title, state } = outlook;
  const rounds = roundsLeft(outlook);
  const seats = state.players.map((_, seat) => ({ ...nothing(), cash: cashInSight(state, seat) }));
  const isRunning = new Set(running(outlook));
  for (const company of title.companies.keys()) {
    const { closed, par } = state.companies[company] ?? { closed: true, par: null };
    if (closed || par === null) continue;
    if (isRunning.has(company)) addCompany(outlook, company, rounds, seats);
    else
      for (const [seat, terms] of seats.entries())
        terms.begun += valueAt(title, state, company, percentOf(state, company, seat), par);
  }
  for (const one of openPrivates(title, state)) {
    const { owner } = privateState(state, one);
    const terms = typeof owner === 'number' ? seats[owner] : undefined;
    if (terms) terms.privates += title.operating.privateIncome(state, one) * 10;
  }
  return { rounds, seats };
}

function addCompany(outlook: Outlook, company: CompanyId, rounds: number, seats: readonly Terms[]): void {
  const { title, state } = outlook;
  const prospect = prospectOf(outlook, company, rounds, comingKinds(outlook));
  const now = shareSalePrice(title, state, company) ?? state.companies[company]?.par ?? 0;
  const end = priceAtEnd(outlook, company, prospect) ?? now;
  const run = runOf(outlook, company);
  const treasury = meansOf(title, state, company);
  for (const [seat, terms] of seats.entries()) {
    const percent = percentOf(state, company, seat);
    if (percent === 0) continue;
    const part = title.runs.payingPercent(state, company, seat) / 100;
    terms.dividends += prospect.pays * part;
    terms.runs += run * rounds * part;
    terms.shares += valueAt(title, state, company, percent, now);
    terms.rise += valueAt(title, state, company, percent, end - now);
    terms.treasury += (treasury * percent) / 100;
  }
  const director = directorOf(state, company);
  const terms = director === null ? undefined : seats[director];
  if (terms) terms.help += prospect.help;
}

const runOf = ({ title, state, own }: Outlook, company: CompanyId): number =>
  own.earnsBeside?.(title, state, company) ?? revenueWith(title, state, company, kindsOwned(state, company));

/** So many rounds are one in the weights. */
export const TEN = 10;

/** What everybody is worth by the weights. */
function worths(outlook: Outlook, { now, later }: LeafWeights) {
  const { rounds, seats } = termsOf(outlook);
  const values = seats.map((terms) =>
    TERMS.reduce((sum, term) => sum + terms[term] * (now[term] + (later[term] * rounds) / TEN), 0),
  );
  return { rounds, values };
}

/** A game that is over has nothing uncertain in it but what tips the scale. */
const LEAST_SPREAD = 100;

/**
 * How one stands, in money: one's own beyond that of the others, of whom the richest counts the more the less can still happen
 * to him. Whoever is best at this wins most.
 */
export function leafWorth(outlook: Outlook, seat: number, weights: LeafWeights): number {
  const { state } = outlook;
  const { rounds, values } = state.result
    ? { rounds: 0, values: state.result.scores }
    : worths(outlook, weights);
  const [end, later] = state.result ? [LEAST_SPREAD, 0] : weights.spread;
  return aheadOf(values, seat, Math.max(LEAST_SPREAD, end + (later * rounds) / TEN));
}

/** One's own less the others' soft maximum: with no spread the richest of them, with much their mean. */
export function aheadOf(values: readonly number[], seat: number, spread: number): number {
  const others = values.filter((_, one) => one !== seat);
  if (others.length === 0) return values[seat] ?? 0;
  const most = Math.max(...others);
  const sum = others.reduce((all, value) => all + Math.exp((value - most) / spread), 0);
  return (values[seat] ?? 0) - most - spread * Math.log(sum / others.length);
}
