/** What happened, in sentences: one entry for every event there is. */
import {
  cellOf,
  type Deal,
  directorOf,
  type EighteenEvent,
  type EighteenState,
  evolve,
  type Holder,
  type Run,
  salePrice,
  type Title,
} from '@kursbuch/eighteen';
import type { Seat, TableEvent } from '@kursbuch/table';

export type Happening = EighteenEvent | TableEvent;

/** Where an event is told: the state before it, and what was paid for it. */
export interface Scene {
  readonly title: Title;
  readonly state: EighteenState;
  readonly price: number | undefined;
  /** Whose doing it is, if it is the first thing that followed from an action. */
  readonly by?: Seat | undefined;
}

/** A line of the log; a heading begins a round or a turn. */
export interface Line {
  readonly text: string;
  readonly heading?: 'round' | 'turn';
}

// ---------------------------------------------------------------- names

/** What a holder is called. */
export function nameOf(state: EighteenState, holder: Holder | 'scrap'): string {
  if (typeof holder === 'number') return state.players[holder] ?? `seat ${holder}`;
  if (holder === 'bank') return 'the bank';
  if (holder === 'pool') return 'the pool';
  if (holder === 'offer') return 'the initial offering';
  return holder;
}

/** "Pittsburgh (H10)". */
export function hexName(title: Title, hex: string): string {
  const name = title.board.hexes.get(hex)?.facts.name;
  return name ? `${name} (${hex})` : hex;
}

const placeName = (title: Title, stop: string): string => {
  const [hex = ''] = stop.split(':');
  return title.board.hexes.get(hex)?.facts.name ?? hex;
};

export const kindOf = (state: EighteenState, train: string): string =>
  state.trains.find(({ id }) => id === train)?.kind ?? train;

/** "a 3-train", "an 8-train". */
export const aTrain = (kind: string): string => `${kind.startsWith('8') ? 'an' : 'a'} ${kind}-train`;

/** "3: Altoona – Pittsburgh – Chicago". */
export const runName = (title: Title, state: EighteenState, run: Run): string =>
  `${kindOf(state, run.train)}: ${run.stops.map((stop) => placeName(title, stop)).join(' – ')}`;

export function roundName({ round }: EighteenState): string {
  if (round.kind === 'privateSale') return `Sale of the privates (stock round ${round.set})`;
  if (round.kind === 'stock') return `Stock round ${round.set}`;
  return `Operating round ${round.set}.${round.number}${round.of > 1 ? ` of ${round.of}` : ''}`;
}

const dealText = (state: EighteenState, deal: Deal): string => {
  const what = deal.item === 'private' ? deal.private : aTrain(kindOf(state, deal.train));
  return `${what} from ${nameOf(state, deal.seller)} to ${nameOf(state, deal.buyer)} for ${deal.price}`;
};

const forPrice = (price: number | undefined): string => (price === undefined ? '' : ` for ${price}`);

/** What ended the game. */
export const CAUSES: Readonly<Record<string, string>> = {
  bank: 'the bank is broken',
  bankruptcy: 'a player is bankrupt',
  price: 'a company has reached the highest price',
  loans: 'so many loans have been taken',
  receiverships: 'so many companies are in receivership',
  standstill: 'nobody can do anything any more',
};

/** Payments to several purses at once, told in one sentence. */
const PAYOUTS: Readonly<Record<string, (payer: string) => string>> = {
  dividend: () => 'Dividend',
  bankOfEngland: () => 'Dividend of the Bank of England',
  compensation: (payer) => `Compensation for shares of ${payer}`,
};

/** What a title remembers and players want to know. */
const NOTES: Readonly<Record<string, string>> = {
  topPrice: 'The highest price is reached: the game ends with this set of operating rounds.',
};

// ---------------------------------------------------------------- the catalogue

type Told = {
  readonly [T in Happening['type']]: (
    event: Extract<Happening, { type: T }>,
    scene: Scene,
  ) => string | Line | null;
};

/** A sentence for every event; null for those that are told with another one or are no news. */
export const EVENTS: Told = {
  paid({ from, to, amount, why }, { state }) {
    const [payer, payee] = [nameOf(state, from), nameOf(state, to)];
    switch (why) {
      case 'capital':
        return `${payee} receives its capital of ${amount}.`;
      case 'withheld':
        return `${payee} keeps the revenue of ${amount}.`;
      case 'help':
        return `${payer} adds ${amount} to the treasury of ${payee}.`;
      case 'bankruptcy':
        return `${payer} hands over the last ${amount}.`;
      case 'loan':
        return `${payee} takes a loan of ${amount} from ${payer}.`;
      case 'liability':
        return `${payer} pays ${amount} that ${payee} owes its shareholders.`;
      case 'closed':
        return `The last ${amount} of ${payer} go to ${payee}.`;
      case 'sale':
        return null;
      default:
        return `${payer} pays ${amount} to ${payee} (${why}).`;
    }
  },
  certificateMoved({ company, certificate, to }, { state, price }) {
    const one = state.certificates[company]?.find(({ id }) => id === certificate);
    if (!one || !isNews(one.holder, to)) return null;
    return shares(state, company, one.percent, one.director, one.holder, to, price);
  },
  parSet: ({ company, par }) => `${company} starts at a par of ${par}.`,
  floated: ({ company }) => `${company} has floated.`,
  capitalPaid: () => null,
  markerMoved({ company, cell, why }, { title, state }) {
    if (why === 'par') return null;
    const before = cellOf(title.market, state, company)?.price ?? 0;
    const after = title.market.cells.get(cell)?.price ?? 0;
    if (why === 'soldOut') return `${company} is sold out and rises from ${before} to ${after}.`;
    if (after === before) return `The marker of ${company} moves; its price stays ${after}.`;
    return `${company} ${after > before ? 'rises' : 'falls'} from ${before} to ${after}.`;
  },
  directorChanged: ({ company, to }, { state }) => `${nameOf(state, to)} becomes director of ${company}.`,
  privateMoved({ private: one, to }, { state, price }) {
    const seller = state.privates[one]?.owner ?? 'bank';
    const from = seller === 'bank' ? '' : ` from ${nameOf(state, seller)}`;
    if (price === undefined) return `${nameOf(state, to)} gets ${one}${from} for nothing.`;
    return `${nameOf(state, to)} buys ${one}${from} for ${price}.`;
  },
  privateClosed: ({ private: one }) => `${one} is closed.`,
  privateUsed: ({ private: one }) => `The power of ${one} has been used.`,
  bidPlaced: ({ private: one, seat, amount }, { state }) =>
    `${nameOf(state, seat)} bids ${amount} on ${one}.`,
  bidDropped: ({ private: one, seat }, { state }) =>
    `${nameOf(state, seat)} drops out of the auction of ${one}.`,
  bidsCleared: () => null,
  discounted({ private: one, by: step }, { title, state, by }) {
    if (by === undefined) return `Nobody wants ${one}: it gets cheaper by ${step}.`;
    return `${nameOf(state, by)} lowers the price of ${one} to ${salePrice(title, state, one) - step}.`;
  },
  passed: ({ seat, company }, { state }) => `${company ?? nameOf(state, seat)} passes.`,
  roundBegan: ({ round }, { state }) => ({ text: roundName({ ...state, round }), heading: 'round' }),
  turnBegan({ company }, { state }) {
    const director = directorOf(state, company);
    return { text: director === null ? company : `${company} (${nameOf(state, director)})`, heading: 'turn' };
  },
  priorityMoved: ({ to }, { state }) => `${nameOf(state, to)} has the priority.`,
  tileLaid({ company, hex, tile, rotation, cost }, { title, state }) {
    const verb = state.tiles[hex] ? 'replaces the tile on' : 'builds on';
    return `${company} ${verb} ${hexName(title, hex)}: tile ${tile}, rotation ${rotation}${cost > 0 ? `, for ${cost}` : ''}.`;
  },
  stationPlaced: ({ company, hex, edge }, { title, price }) =>
    `${company} places a station ${edge ? 'beside' : 'in'} ${hexName(title, hex)}${forPrice(price)}.`,
  stationMoved({ company, hex, from, settled }, { title }) {
    if (settled) return `The station of ${company} beside ${hexName(title, hex)} moves in.`;
    return from === null ? `The home station of ${company} in ${hexName(title, hex)} has its place.` : null;
  },
  trainsRun({ company, runs, revenue }, { title, state }) {
    if (runs.length === 0) return `${company} runs no train.`;
    return `${company} runs for ${revenue} (${runs.map((run) => runName(title, state, run)).join('; ')}).`;
  },
  trainMoved({ train, to, why, kind: side }, { state, price }) {
    const one = state.trains.find(({ id }) => id === train);
    const [kind, holder] = [side ?? one?.kind ?? train, nameOf(state, one?.holder ?? 'bank')];
    switch (why) {
      case 'bought':
        return `${nameOf(state, to)} buys ${aTrain(kind)} from ${holder}${forPrice(price)}.`;
      case 'exported':
        return `The bank loses ${aTrain(kind)} for good.`;
      case 'closed':
        return null;
      case 'scrapped':
        return one?.holder === 'bank' || one?.holder === 'pool' ? null : `${holder} scraps ${aTrain(kind)}.`;
      case 'tradedIn':
        return `${holder} trades in ${aTrain(kind)}.`;
      default:
        return `${holder} gives back ${aTrain(kind)}.`;
    }
  },
  phaseBegan: ({ phase }) => `Phase ${phase} begins.`,
  loanTaken: () => null,
  companyClosed: ({ company }) =>
    `${company} goes into receivership: its shares and trains are out of the game.`,
  noted: ({ name, value }) => (value > 0 ? (NOTES[name] ?? null) : null),
  bankBroke: () => 'The bank is broken: the game ends with this set of operating rounds.',
  wentBankrupt: ({ seat }, { state }) => `${nameOf(state, seat)} is bankrupt.`,
  offered: ({ deal }, { state }) => `Proposed: ${dealText(state, deal)}.`,
  answered: ({ deal, accepted }, { state }) =>
    `${accepted ? 'Agreed' : 'Declined'}: ${dealText(state, deal)}.`,
  taskPushed: () => null,
  taskUpdated: () => null,
  taskPopped: () => null,
  gameEnded({ result }, { state }) {
    const ranking = result.scores
      .map((score, seat) => ({ score, name: nameOf(state, seat) }))
      .sort((one, other) => other.score - one.score);
    const cause = CAUSES[result.cause] ?? result.cause;
    return `The game is over, ${cause}: ${ranking.map(({ name, score }) => `${name} ${score}`).join(', ')}.`;
  },
};

/** Papers that go from player to player, or out of the game, are told with what moved them. */
const isNews = (from: Holder, to: Holder): boolean =>
  to !== 'scrap' && !(typeof from === 'number' && typeof to === 'number');

function shares(
  state: EighteenState,
  company: string,
  percent: number,
  director: boolean,
  from: Holder,
  to: Holder,
  price: number | undefined,
): string {
  const what = director ? `the director's certificate of ${company}` : `${percent}% of ${company}`;
  if (to === 'pool') return `${nameOf(state, from)} sells ${what}${forPrice(price)}.`;
  const source = director ? '' : ` from ${nameOf(state, from)}`;
  return price === undefined
    ? `${nameOf(state, to)} gets ${what}${source}.`
    : `${nameOf(state, to)} buys ${what}${source} for ${price}.`;
}

// ---------------------------------------------------------------- telling

/** Payments that are told with what was paid for. */
const WITH_GOODS: Readonly<Record<string, Happening['type']>> = {
  share: 'certificateMoved',
  directorCertificate: 'certificateMoved',
  station: 'stationPlaced',
  terrain: 'tileLaid',
  train: 'trainMoved',
};

const TABLE_EVENTS: ReadonlySet<string> = new Set(['taskPushed', 'taskUpdated', 'taskPopped']);

/** The events that followed from one action (of this seat), as lines of a log. */
export function tell(
  title: Title,
  before: EighteenState,
  events: readonly Happening[],
  seat?: Seat,
): readonly Line[] {
  const lines: Line[] = [];
  const news = events.filter(({ type }) => !TABLE_EVENTS.has(type));
  const prices = new Map<Happening, number>();
  let state = before;
  const say = (told: string | Line | null) => {
    if (told !== null) lines.push(typeof told === 'string' ? { text: told } : told);
  };
  for (let index = 0; index < news.length; index++) {
    const event = news[index] as Happening;
    const price = prices.get(event);
    const goods = event.type === 'paid' ? paidFor(title, event, news.slice(index + 1)) : undefined;
    if (event.type === 'paid' && goods) prices.set(goods, event.amount);
    else if (event.type === 'paid' && (PAYOUTS[event.why] || title.privates.has(event.why))) {
      // Many purses at once: one sentence.
      const payments = [event];
      while (sameKind(title, event, news[index + 1])) payments.push(news[++index] as typeof event);
      const what = PAYOUTS[event.why]?.(nameOf(state, event.from)) ?? 'Income of the privates';
      say(payouts(state, what, payments));
      for (const payment of payments.slice(0, -1)) state = evolve(state, payment);
      state = evolve(state, payments.at(-1) as EighteenEvent);
      continue;
    } else if (event.type === 'certificateMoved') {
      // Shares of one deal: one sentence.
      const held = (one: typeof event) =>
        state.certificates[one.company]?.find(({ id }) => id === one.certificate);
      const first = held(event);
      let percent = first?.percent ?? 0;
      const moved = [event];
      for (;;) {
        const more = news[index + 1];
        const same =
          more?.type === 'certificateMoved' && more.company === event.company && more.to === event.to;
        if (!same || held(more)?.holder !== first?.holder || held(more)?.director !== first?.director) break;
        percent += held(more)?.percent ?? 0;
        moved.push(more);
        index++;
      }
      // Half of a director's certificate: the pool gives change.
      const change = news[index + 1];
      if (
        event.to === 'pool' &&
        change?.type === 'certificateMoved' &&
        change.company === event.company &&
        change.to === first?.holder
      ) {
        percent -= held(change)?.percent ?? 0;
        moved.push(change);
        index++;
      }
      const paid = news[index + 1];
      const proceeds = paid?.type === 'paid' && paid.why === 'sale' ? paid.amount : price;
      if (first && isNews(first.holder, event.to))
        say(shares(state, event.company, percent, first.director, first.holder, event.to, proceeds));
      for (const one of moved) state = evolve(state, one);
      continue;
    } else {
      const teller = EVENTS[event.type] as (event: Happening, scene: Scene) => string | Line | null;
      say(teller(event, { title, state, price, by: index === 0 ? seat : undefined }));
    }
    state =
      event.type === 'gameEnded' ? { ...state, result: event.result } : evolve(state, event as EighteenEvent);
  }
  return lines;
}

const goodsOf = (title: Title, why: string): Happening['type'] | undefined =>
  title.privates.has(why) ? 'privateMoved' : WITH_GOODS[why];

type Paid = Extract<Happening, { type: 'paid' }>;

/** What a payment was for, if that comes before the next payment. */
function paidFor(title: Title, { why }: Paid, later: readonly Happening[]): Happening | undefined {
  const goods = goodsOf(title, why);
  if (goods === undefined) return undefined;
  const end = later.findIndex(({ type }) => type === 'paid');
  return later.slice(0, end < 0 ? later.length : end).find((event) => {
    if (event.type === 'trainMoved') return goods === event.type && event.why === 'bought';
    return event.type === goods && (event.type !== 'privateMoved' || event.private === why);
  });
}

const sameKind = (title: Title, event: Paid, next: Happening | undefined): boolean =>
  next?.type === 'paid' &&
  next.from === event.from &&
  (next.why === event.why || (title.privates.has(next.why) && title.privates.has(event.why)));

function payouts(state: EighteenState, what: string, payments: readonly Paid[]): string {
  const sums = new Map<Holder, number>();
  for (const { to, amount } of payments) sums.set(to, (sums.get(to) ?? 0) + amount);
  return `${what}: ${[...sums].map(([to, amount]) => `${nameOf(state, to)} ${amount}`).join(', ')}.`;
}
