/**
 * What everybody will be worth at the end, as far as it can be told today: money, dividends to come, the price a share will
 * have walked to, privates, and what directors will have to add for trains. Each term stands and is tested alone.
 */
import {
  type Cell,
  type CellId,
  type Colour,
  type CompanyId,
  cheapest,
  countedTrains,
  directorOf,
  type EighteenState,
  openPrivates,
  type PrivateId,
  percentOf,
  phaseOf,
  privateState,
  recently,
  sold,
  type Title,
  type TrainKind,
  trainFacts,
  trainsOf,
  usefulOffers,
  valueAt,
} from '@kursbuch/eighteen';
import { type Asking, cashInSight, meansOf } from './asking.ts';
import { afterRust, kindsOwned, revenueWith } from './revenue.ts';
import { weightsOf } from './weights.ts';

/** What a forecast is about: no seat in it. */
export interface Outlook extends Pick<Asking, 'title' | 'state' | 'own'> {
  /** Trains bought a round, where that is known otherwise than from this moment. */
  readonly rate?: number;
}

// ---------------------------------------------------------------- how long

const LONGEST = 30;

const isRunning = (state: EighteenState, company: CompanyId): boolean => {
  const { floated, closed } = state.companies[company] ?? { floated: false, closed: true };
  return floated && !closed;
};

/** The companies that take part in operating rounds. */
export const running = ({ title, state }: Pick<Outlook, 'title' | 'state'>): readonly CompanyId[] =>
  [...title.companies.keys()].filter((company) => isRunning(state, company));

/** What a company earns a round with these trains. */
function earns({ title, state, own }: Outlook, company: CompanyId, kinds: readonly TrainKind[]): number {
  return own.earnsBeside?.(title, state, company) ?? revenueWith(title, state, company, kinds);
}

/** What was asked of the same table before: a turn on the stock market asks for every company again and again. */
interface AskedBefore {
  rounds?: number;
  coming?: readonly Coming[];
  readonly papers: Map<CompanyId, number | undefined>;
}
const asked = recently((_state: EighteenState, _own: Outlook['own']): AskedBefore => ({ papers: new Map() }));

/** How many operating rounds are to come before the game ends. */
export function roundsLeft(outlook: Outlook): number {
  const known = asked(outlook.state, outlook.own);
  known.rounds ??= countRounds(outlook);
  return known.rounds;
}

function countRounds(outlook: Outlook): number {
  const { state, own, title } = outlook;
  const byPrice = own.roundsLeft?.(title, state) ?? LONGEST;
  const { growth, returns } = weightsOf(own);
  const step = growth * state.money;
  let income = 0;
  for (const company of running(outlook)) income += earns(outlook, company, kindsOwned(state, company));
  const bank = state.cash.bank ?? state.money / 2;
  let left = bank + returns * Math.min(bank, purses(state));
  let rounds = 0;
  while (left > 0 && rounds < LONGEST) {
    income += step;
    left -= income;
    rounds++;
  }
  return Math.max(1, Math.min(byPrice, rounds));
}

const purses = (state: EighteenState): number =>
  state.players.reduce((sum, _, seat) => sum + cashInSight(state, seat), 0);

/** A company pays in most of its rounds, not in all. */
const PAYING = 0.85;

/** Rounds until the first marker stands on a cell that ends the game, if its company goes on paying as today. */
export function roundsToTop(title: Title, state: EighteenState, isTop: (cell: Cell) => boolean): number {
  let least = LONGEST;
  for (const company of running({ title, state })) {
    let cell = state.markers[company]?.cell;
    const earned = cell === undefined ? 0 : revenueWith(title, state, company, kindsOwned(state, company));
    if (cell === undefined || earned === 0) continue;
    const { direction, steps } = title.runs.dividendMove(state, company, earned, earned);
    let moves = 0;
    while (moves < LONGEST * steps) {
      const at = title.market.cells.get(cell);
      if (!at || isTop(at)) break;
      cell = title.market.move(cell, direction);
      moves++;
    }
    least = Math.min(least, moves / Math.max(1, steps) / PAYING);
  }
  return Math.max(1, Math.round(least));
}

// ---------------------------------------------------------------- the train rush

/** How many trains leave the bank in a round. */
export function trainRate(outlook: Outlook): number {
  const { title, state, own } = outlook;
  const { able, unable, must } = weightsOf(own);
  let rate = 0.15;
  for (const company of running(outlook)) {
    const price = cheapest(title, state, company);
    if (price === undefined) continue;
    const held = countedTrains(title, state, company).length;
    if (held >= title.fleet.trainLimit(state, company)) continue;
    rate += meansOf(title, state, company) >= price ? able : unable;
    if (held === 0) rate += must;
  }
  return rate;
}

/** A kind that nobody has bought yet, and in how many rounds somebody will. */
export interface Coming {
  readonly kind: TrainKind;
  readonly rounds: number;
}

/** The kinds to come, soonest first: so many trains before them divided by what is bought a round. */
export function comingKinds(outlook: Outlook): readonly Coming[] {
  if (outlook.rate !== undefined) return findComing(outlook, outlook.rate);
  const known = asked(outlook.state, outlook.own);
  known.coming ??= findComing(outlook, trainRate(outlook));
  return known.coming;
}

function findComing({ title, state }: Outlook, rate: number): readonly Coming[] {
  const left = new Map<TrainKind, number>();
  for (const { kind } of trainsOf(state, 'bank')) left.set(kind, (left.get(kind) ?? 0) + 1);
  const ahead = new Map<string, number>();
  const firstSold = new Map<TrainKind, number>();
  const found: Coming[] = [];
  for (const { name, card, stack = '', availableOn } of title.trains.values()) {
    if (card !== undefined) continue;
    const count = left.get(name) ?? 0;
    const beside = availableOn !== undefined;
    const before = beside ? (firstSold.get(availableOn) ?? 0) + 2 : (ahead.get(stack) ?? 0);
    if (!beside) ahead.set(stack, before + count);
    if (sold(title, state, name) || count === 0) continue;
    firstSold.set(name, before + 1);
    found.push({ kind: name, rounds: (before + 0.5) / rate });
  }
  return found.sort((one, other) => one.rounds - other.rounds);
}

// ---------------------------------------------------------------- a company to the end

/** What becomes of a company by the end. */
export interface Prospect {
  /** All it pays out, for all its shares. */
  readonly pays: number;
  /** Rounds in which it pays, and in which it does not. */
  readonly paying: number;
  readonly silent: number;
  /** What its director adds for trains. */
  readonly help: number;
}

/** What a stop pays by the colour of its time. */
const STOP_VALUE: Readonly<Record<Colour, number>> = { yellow: 20, green: 28, brown: 36, gray: 40 };
/** The range of a train without limit, as far as maps go. */
const ENDLESS = 8;
/** What a train has to earn to be bought, in parts of its price. */
const WORTH_BUYING = 1 / 12;

/** What these trains could earn on a map that is built for them. */
export function potential({ title, state, own }: Outlook, kinds: readonly TrainKind[]): number {
  const colour = phaseOf(title, state).tiles.at(-1) ?? 'yellow';
  return kinds.reduce(
    (sum, kind) =>
      sum + weightsOf(own).found * STOP_VALUE[colour] * (trainFacts(title, kind).range ?? ENDLESS),
    0,
  );
}

/** Rounds until a company without a route has one. */
const FIRST_RUN = 2;

/** How far it has come after so many rounds from what its trains earn to what they could. */
const grown = (round: number, halfWay: number): number => 1 - 0.5 ** (round / halfWay);

/** Trains it is sure to buy with what it has, as soon as it can. */
function soonBought({ title, state }: Outlook, company: CompanyId, kinds: readonly TrainKind[]) {
  const cash = meansOf(title, state, company);
  const room = kinds.length < title.fleet.trainLimit(state, company);
  const offers = room ? usefulOffers(title, state, company).filter(({ price }) => price <= cash) : [];
  const before = revenueWith(title, state, company, kinds);
  let found: { readonly kind: TrainKind; readonly price: number } | undefined;
  let most = 0;
  for (const { kind, price } of offers) {
    const more = revenueWith(title, state, company, [...kinds, kind]) - before - price * WORTH_BUYING;
    if (more > most || (kinds.length === 0 && !found)) [found, most] = [{ kind, price }, more];
  }
  return found;
}

export function prospectOf(
  outlook: Outlook,
  company: CompanyId,
  rounds: number,
  coming: readonly Coming[],
): Prospect {
  const { title, state } = outlook;
  const { halfWay } = weightsOf(outlook.own);
  const isBank = title.companies.get(company)?.directed === false;
  let kinds = kindsOwned(state, company);
  let cash = meansOf(title, state, company);
  let [pays, paying, silent, help, at] = [0, 0, 0, 0, 0];
  const until = (round: number) => {
    const length = Math.max(0, Math.min(round, rounds) - at);
    const today = earns(outlook, company, kinds);
    const more = isBank ? 0 : Math.max(0, potential(outlook, kinds) - today);
    const earned = today + more * grown(at + length / 2, halfWay);
    pays += length * earned;
    // Whoever has no run yet has to build one first.
    const waits = today > 0 ? 0 : kinds.length > 0 ? Math.min(length, Math.max(0, FIRST_RUN - at)) : length;
    paying += length - waits;
    silent += waits;
    at += length;
  };
  const bought = isBank ? undefined : soonBought(outlook, company, kinds);
  if (bought) {
    until(1);
    cash -= bought.price;
    kinds = [...kinds, bought.kind];
  }
  for (const { kind, rounds: round } of isBank ? [] : coming) {
    const left = afterRust(title, kinds, kind);
    if (left.length === kinds.length) continue;
    until(round);
    kinds = left;
    if (at >= rounds || left.some((one) => title.runs.mayUse(state, company, one))) continue;
    // Without a train it buys the one that came, with its director's help where it must.
    const { price } = trainFacts(title, kind);
    const isDue = title.fleet.mustOwnTrain(state, company);
    if (cash < price && !isDue) continue;
    help += Math.max(0, price - cash);
    cash = Math.max(0, cash - price);
    kinds = [kind];
  }
  // One that has no train now and must, buys at once.
  if (kinds.length === 0 && !isBank && at === 0) {
    const price = cheapest(title, state, company);
    const isDue = price !== undefined && title.fleet.mustOwnTrain(state, company);
    const [offer] = isDue ? usefulOffers(title, state, company) : [];
    if (offer && price !== undefined) {
      until(1);
      help += Math.max(0, price - cash);
      kinds = [offer.kind];
    }
  }
  until(rounds);
  return { pays, paying, silent, help };
}

/** Where the marker of a company stands in the end: right with every dividend, left without, up when it is sold out. */
export function priceAtEnd(
  { title, state }: Outlook,
  company: CompanyId,
  { pays, paying, silent }: Prospect,
): number | undefined {
  let cell: CellId | undefined = state.markers[company]?.cell;
  if (cell === undefined) return undefined;
  const walk = (direction: 'right' | 'left' | 'up' | 'down' | 'upLeft' | 'downRight', steps: number) => {
    for (let step = 0; step < steps; step++) cell = title.market.move(cell as CellId, direction);
  };
  const each = paying > 0 ? pays / paying : 0;
  const up = title.runs.dividendMove(state, company, each, each);
  walk(up.direction, Math.round(paying) * up.steps);
  const down = title.runs.dividendMove(state, company, 0, 0);
  walk(down.direction, Math.round(silent) * down.steps);
  const rises = title.stock.closingSteps(state, company);
  const sets = (paying + silent) / Math.max(1, phaseOf(title, state).operatingRounds);
  walk('up', Math.round(sets) * rises);
  return title.market.cells.get(cell)?.price;
}

// ---------------------------------------------------------------- everybody

/** What a private still pays its owner, and counts for him in the end. */
export function privateBrings(
  { title, state, own }: Outlook,
  one: PrivateId,
  rounds: number,
  coming: readonly Coming[],
): number {
  const closing = title.phases.find(({ privatesClose }) => privatesClose)?.on;
  const until = Math.min(coming.find(({ kind }) => kind === closing)?.rounds ?? rounds, rounds);
  const income = title.operating.privateIncome(state, one) * until;
  const later = own.staysOpen?.[one];
  const isKept = until === rounds || later !== undefined;
  return income + (later ?? 0) * (rounds - until) + (isKept ? title.ending.privateWorth(state, one) : 0);
}

/** The same of all that are open, for whoever has them. */
function privatesWorth(outlook: Outlook, rounds: number, coming: readonly Coming[], into: number[]): void {
  const { title, state } = outlook;
  for (const one of openPrivates(title, state)) {
    const { owner } = privateState(state, one);
    if (typeof owner !== 'number') continue;
    into[owner] = (into[owner] ?? 0) + privateBrings(outlook, one, rounds, coming);
  }
}

/** What everybody will be worth, by seat. */
export function forecast(outlook: Outlook): readonly number[] {
  const { title, state } = outlook;
  if (state.result) return state.result.scores;
  const rounds = roundsLeft(outlook);
  const coming = comingKinds(outlook);
  const worth = state.players.map((_, seat) => cashInSight(state, seat));
  privatesWorth(outlook, rounds, coming, worth);
  for (const company of title.companies.keys()) {
    const { closed, par } = state.companies[company] ?? { closed: true, par: null };
    if (closed || par === null) continue;
    const prospect = isRunning(state, company) ? prospectOf(outlook, company, rounds, coming) : null;
    const price = (prospect && priceAtEnd(outlook, company, prospect)) ?? par;
    for (const seat of state.players.keys()) {
      const percent = percentOf(state, company, seat);
      if (percent === 0) continue;
      const paying = title.runs.payingPercent(state, company, seat);
      const brought = prospect
        ? broughtBy(outlook, company, paying, percent, prospect, price)
        : valueAt(title, state, company, percent, price);
      worth[seat] = (worth[seat] ?? 0) + brought;
    }
    const director = directorOf(state, company);
    if (prospect && director !== null) worth[director] = (worth[director] ?? 0) - prospect.help;
  }
  return worth;
}

/** What a paper of a company will have brought by the end: its dividends, and the price it is then. */
export function paperWorth(
  outlook: Outlook,
  company: CompanyId,
  rounds?: number,
  coming?: readonly Coming[],
): number | undefined {
  if (rounds !== undefined) return findPaperWorth(outlook, company, rounds, coming ?? comingKinds(outlook));
  const { papers } = asked(outlook.state, outlook.own);
  if (!papers.has(company))
    papers.set(company, findPaperWorth(outlook, company, roundsLeft(outlook), comingKinds(outlook)));
  return papers.get(company);
}

function findPaperWorth(
  outlook: Outlook,
  company: CompanyId,
  rounds: number,
  coming: readonly Coming[],
): number | undefined {
  const { title, state } = outlook;
  if (!isRunning(state, company)) return undefined;
  const prospect = prospectOf(outlook, company, rounds, coming);
  const price = priceAtEnd(outlook, company, prospect);
  const size = title.shares.paperSize(state, company);
  return price === undefined ? undefined : broughtBy(outlook, company, size, size, prospect, price);
}

/** What a coin that comes on the way is worth beside one at the end. */
const EARLY = 1.2;

/** What a part of a company brings, in percent that pay and percent that count, if it is held to the end. */
function broughtBy(
  { title, state, own }: Outlook,
  company: CompanyId,
  paying: number,
  held: number,
  { pays, paying: rounds, silent }: Prospect,
  price: number,
): number {
  const dividends = (weightsOf(own).belief * pays * paying) / 100;
  const worth = (percent: number, at: number) => valueAt(title, state, company, percent, at);
  const halved = own.halved?.(title, state, company);
  if (!halved || halved.rounds >= rounds) return dividends + worth(held, price);
  const whole = halved.rounds / (rounds + silent);
  return (
    dividends * (whole + (1 - whole) / 2) + worth(held, price) / 2 + (EARLY * worth(held, halved.price)) / 2
  );
}

/** How one seat stands against the others: what it will be worth beyond their mean. */
export function standing(outlook: Outlook, seat: number): number {
  const worth = forecast(outlook);
  const others = worth.filter((_, one) => one !== seat);
  const mean = others.reduce((sum, one) => sum + one, 0) / Math.max(1, others.length);
  return (worth[seat] ?? 0) - weightsOf(outlook.own).rivals * mean;
}
