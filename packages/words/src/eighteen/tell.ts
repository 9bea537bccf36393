/** Events as lines of a log: what belongs together is told in one sentence. */
import {
  type CompanyId,
  companyTurnOf,
  type EighteenEvent,
  type EighteenState,
  evolve,
  type Holder,
  isSeat,
  type Title,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { Line } from '../types.ts';
import type { Catalogue, EventWords, Names, PayoutWords, ShareDeal, Told } from './catalogue.ts';
import type { Happening, Scene } from './types.ts';

type Paid = Extract<Happening, { type: 'paid' }>;
type CertificateMoved = Extract<Happening, { type: 'certificateMoved' }>;

/** Payments that are told with what was paid for. */
const WITH_GOODS: Readonly<Record<string, Happening['type']>> = {
  share: 'certificateMoved',
  directorCertificate: 'certificateMoved',
  station: 'stationPlaced',
  terrain: 'tileLaid',
  train: 'trainMoved',
};

const TABLE_EVENTS: ReadonlySet<string> = new Set(['taskPushed', 'taskUpdated', 'taskPopped']);

/** Papers that go from player to player, or out of the game, are told with what moved them. */
export const isNews = (from: Holder, to: Holder): boolean => to !== 'scrap' && !(isSeat(from) && isSeat(to));

/** What a log is told with. */
interface Telling extends Pick<Catalogue, 'shares'> {
  readonly events: EventWords;
  readonly payouts: Readonly<Record<string, PayoutWords>>;
  readonly names: Names;
}

export function tell(
  { events: words, shares, payouts, names }: Telling,
  title: Title,
  before: EighteenState,
  events: readonly Happening[],
  seat?: Seat,
): readonly Line[] {
  const lines: Line[] = [];
  const news = events.filter(({ type }) => !TABLE_EVENTS.has(type));
  const prices = new Map<Happening, number>();
  /** What has been told with something before it. */
  const told = new Set<Happening>();
  let state = before;
  let index = 0;

  const say = (news: Told, about: readonly Happening[]): void => {
    if (news === null) return;
    const line: Exclude<Told, string | null> = typeof news === 'string' ? { text: news } : news;
    const [first] = about;
    const event = first?.type === 'trainMoved' ? first.why : first?.type;
    const { companies, seats } = concerned(title, state, about);
    const own: Partial<Pick<Line, 'companies' | 'seats'>> = 'heading' in line ? {} : line;
    lines.push({
      ...line,
      ...(event && { event }),
      companies: [...new Set([...companies, ...(own.companies ?? [])])],
      seats: [...new Set([...seats, ...(own.seats ?? [])])],
    });
  };
  const happen = (...happened: readonly Happening[]): void => {
    for (const event of happened)
      state =
        event.type === 'gameEnded'
          ? { ...state, result: event.result }
          : evolve(state, event as EighteenEvent);
  };

  /** Many purses at once. */
  const payToMany = (first: Paid, head: PayoutWords): void => {
    const payments = [first];
    while (sameKind(title, first, news[index])) payments.push(news[index++] as Paid);
    const sums = new Map<Holder, number>();
    for (const { to, amount } of payments) sums.set(to, (sums.get(to) ?? 0) + amount);
    const parts = [...sums].map(([to, sum]) => `${names.nameOf(state, to)} ${names.money(title, sum)}`);
    const payer = names.nameOf(state, first.from);
    say(`${head(payer, companyTurnOf(state)?.company)}: ${parts.join(', ')}.`, payments);
    happen(...payments);
  };

  const held = (one: CertificateMoved) =>
    state.certificates[one.company]?.find(({ id }) => id === one.certificate);
  const isSale = (event: Happening | undefined): event is Paid =>
    event?.type === 'paid' && event.why === 'sale';

  /** A director sells of his certificate, and nobody takes it over: it goes to the pool with other papers, or against change. */
  const layDown = (first: CertificateMoved): boolean => {
    const { company } = first;
    const paid = news.findIndex((event, at) => at >= index && isSale(event));
    const like = held(first);
    if (paid < 0 || first.to !== 'pool' || !like?.director) return false;
    let { percent } = like;
    for (const event of news.slice(index, paid)) {
      if (event.type !== 'certificateMoved') continue;
      const worth = held(event)?.percent ?? 0;
      percent += event.to === 'pool' ? worth : -worth;
      told.add(event);
    }
    const { amount: price } = news[paid] as Paid;
    told.add(news[paid] as Paid);
    const deal = { company, percent, director: false, from: like.holder, to: first.to, price };
    say(shares({ title, state, price }, deal), [first]);
    happen(first);
    return true;
  };

  /** Certificates of one deal. */
  const handOver = (first: CertificateMoved): void => {
    const like = held(first);
    const moved = [first];
    let percent = like?.percent ?? 0;
    for (;;) {
      const more = news[index];
      const same =
        more?.type === 'certificateMoved' && more.company === first.company && more.to === first.to;
      if (!same || held(more)?.holder !== like?.holder || held(more)?.director !== like?.director) break;
      percent += held(more)?.percent ?? 0;
      moved.push(more);
      index++;
    }
    // Half of a director's certificate: the pool gives change. Two shares for a whole one that lies there are no sale.
    const change = news[index];
    if (
      first.to === 'pool' &&
      change?.type === 'certificateMoved' &&
      change.company === first.company &&
      change.to === like?.holder
    ) {
      percent -= held(change)?.percent ?? 0;
      moved.push(change);
      index++;
    }
    // What a title remembers of the sale may stand before its price.
    const paid = news.slice(index).find(({ type }) => type !== 'ownChanged');
    const price = isSale(paid) && first.to === 'pool' ? paid.amount : prices.get(first);
    if (isSale(paid)) told.add(paid);
    if (like && percent > 0 && isNews(like.holder, first.to)) {
      const deal: ShareDeal = {
        company: first.company,
        percent,
        director: like.director,
        from: like.holder,
        to: first.to,
        price,
      };
      say(shares({ title, state, price }, deal), [first]);
    }
    happen(...moved);
  };

  while (index < news.length) {
    const event = news[index++] as Happening;
    if (told.has(event)) {
      happen(event);
      continue;
    }
    if (event.type === 'certificateMoved') {
      if (!layDown(event)) handOver(event);
      continue;
    }
    if (event.type === 'paid') {
      const goods = paidFor(title, event, news.slice(index));
      const payout = goods ? undefined : payouts[title.privates.has(event.why) ? 'privates' : event.why];
      if (payout !== undefined) {
        payToMany(event, payout);
        continue;
      }
      if (goods) {
        prices.set(goods, event.amount);
        happen(event);
        continue;
      }
    }
    const word = words[event.type] as (event: Happening, scene: Scene) => Told;
    const by = index === 1 ? seat : undefined;
    say(word(event, { title, state, price: prices.get(event), by }), [event]);
    happen(event);
  }
  return causesFirst(lines);
}

/** Whoever buys a director's certificate names the par with it: the purchase is told first, though its price follows from the par. */
function causesFirst(lines: readonly Line[]): readonly Line[] {
  const told = [...lines];
  for (const par of lines) {
    if (par.event !== 'parSet') continue;
    const at = told.indexOf(par);
    const bought = told.findIndex(
      ({ event, companies }, index) =>
        index > at && event === 'certificateMoved' && companies.some((one) => par.companies.includes(one)),
    );
    if (bought > at) told.splice(bought, 0, ...told.splice(at, 1));
  }
  return told;
}

const goodsOf = (title: Title, why: string): Happening['type'] | undefined =>
  title.privates.has(why) ? 'privateMoved' : WITH_GOODS[why];

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

/** Events in which a company does something: they concern whoever decides for it too. */
const DEEDS: ReadonlySet<Happening['type']> = new Set([
  'passed',
  'turnBegan',
  'tileLaid',
  'stationPlaced',
  'trainsRun',
  'trainMoved',
  'companyClosed',
  'offered',
  'answered',
]);

/** Whom events concern: everybody and every company named in them, and who decides for a company that acts. */
function concerned(
  title: Title,
  state: EighteenState,
  events: readonly Happening[],
): Pick<Line, 'companies' | 'seats'> {
  const companies = new Set<CompanyId>();
  const seats = new Set<Seat>();
  const add = (holder: unknown): void => {
    if (typeof holder === 'number') seats.add(holder);
    else if (typeof holder === 'string' && title.companies.has(holder)) companies.add(holder);
  };
  for (const event of events) {
    if (event.type === 'roundBegan' || event.type === 'gameEnded') continue;
    // The bank pays a dividend, but it is the company's.
    if (event.type === 'paid' && event.why === 'dividend') add(companyTurnOf(state)?.company);
    const { company, seat, from, to } = event as Partial<Record<string, unknown>>;
    for (const holder of [company, seat, to]) add(holder);
    // Where a station stood is no seat.
    if (event.type === 'paid' || event.type === 'directorChanged') add(from);
    if (event.type === 'trainMoved') add(state.trains.find(({ id }) => id === event.train)?.holder);
    if (event.type === 'certificateMoved' || event.type === 'certificateTurned')
      add(state.certificates[event.company]?.find(({ id }) => id === event.certificate)?.holder);
    if (event.type === 'certificateTurned') for (const { holder } of event.into) add(holder);
    if (event.type === 'privateMoved' || event.type === 'privateClosed' || event.type === 'privateUsed')
      add(state.privates[event.private]?.owner);
    if (event.type === 'offered' || event.type === 'answered')
      for (const holder of [event.deal.buyer, event.deal.seller]) add(holder);
    if (DEEDS.has(event.type))
      for (const one of companies) {
        const speaker = title.operating.speaker(state, one);
        if (speaker !== null) seats.add(speaker);
      }
  }
  return { companies: [...companies], seats: [...seats] };
}
