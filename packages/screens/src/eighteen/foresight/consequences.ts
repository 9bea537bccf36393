/**
 * What an action would bring, as data: everything a player wants to know before saying yes. The sentences stand in the
 * words of the bar. Only what belongs to the action itself counts; what the next turn or round sets off is not told.
 */
import {
  type CompanyId,
  certificateCount,
  companiesOverLimit,
  companyTurnOf,
  countedTrains,
  type EighteenState,
  freeCash,
  type Holder,
  isCompany,
  isSeat,
  percentOf,
  priceOf,
  shortfall,
  type Title,
  type TrainKind,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { Consequence } from '../game/consequence.ts';
import type { Happening } from '../game/game.ts';
import type { Look } from '../game/look.ts';

type Event<T extends Happening['type']> = Extract<Happening, { type: T }>;

const ofType = <T extends Happening['type']>(events: readonly Happening[], type: T): readonly Event<T>[] =>
  events.filter((event): event is Event<T> => event.type === type);

/** The events of the action itself, up to the next turn of a company or the next round. */
function ownEvents(events: readonly Happening[]): readonly Happening[] {
  const end = events.findIndex(({ type }) => type === 'turnBegan' || type === 'roundBegan');
  return end < 0 ? events : events.slice(0, end);
}

/** A title, and what it adds of its own. */
interface TitleOnShow {
  readonly title: Title;
  readonly look: Pick<Look, 'consequences'>;
}

export function consequencesOf(
  { title, look }: TitleOnShow,
  before: EighteenState,
  events: readonly Happening[],
  after: EighteenState,
  seat: Seat,
): readonly Consequence[] {
  const own = ownEvents(events);
  const closed = ofType(own, 'companyClosed').map(({ company }) => company);
  const ofTitle = look.consequences?.of({ before, events: own, after }) ?? [];
  const payouts = ['dividend', ...(look.consequences?.payouts ?? [])];
  return [
    ...money(title, before, own, after, seat, payouts),
    ...ofTitle.filter(({ beside }) => beside === 'money'),
    ...prices(title, before, own, closed),
    ...papers(title, before, own, after, seat),
    ...beginnings(own),
    ...deals(title, own, after),
    ...trains(title, before, own, after),
    ...closings(before, own),
    ...ofTitle.filter(({ beside }) => beside === 'failures'),
    ...ofType(own, 'wentBankrupt').map(({ seat }): Consequence => ({ kind: 'bankrupt', seat })),
    ...endings(title, before, events, after),
  ];
}

function money(
  title: Title,
  before: EighteenState,
  own: readonly Happening[],
  after: EighteenState,
  seat: Seat,
  payouts: readonly string[],
): readonly Consequence[] {
  const found: Consequence[] = [];
  const paid = ofType(own, 'paid');
  const change = (holder: Holder): number =>
    paid.reduce(
      (sum, { from, to, amount }) => sum + (to === holder ? amount : 0) - (from === holder ? amount : 0),
      0,
    );
  const dividends = paid.filter(({ why }) => payouts.includes(why));
  if (dividends.length > 0)
    found.push({ kind: 'incomes', incomes: dividends.map(({ to, amount }) => ({ holder: to, amount })) });
  for (const { from, to, amount, why } of paid)
    if (why === 'help' && isSeat(from) && isCompany(to)) found.push({ kind: 'help', seat: from, amount });
  const company = companyTurnOf(before)?.company;
  for (const holder of company === undefined ? [seat] : [company, seat]) {
    const changed = change(holder);
    const isOpen = isSeat(holder) || after.companies[holder]?.closed !== true;
    const had = before.cash[holder];
    if (changed === 0 || had === undefined || !isOpen || dividends.some(({ to }) => to === holder)) continue;
    found.push({ kind: 'cash', holder, before: had, after: had + changed });
  }
  if (own.some((event) => 'seat' in event && event.seat === seat && BIDS.has(event.type)))
    found.push({ kind: 'free', seat, amount: freeCash(after, seat) });
  const forced = before.agenda.at(-1)?.kind === 'trainStep' && paid.some(({ why }) => why === 'sale');
  if (forced && company !== undefined)
    found.push({ kind: 'missing', amount: Math.max(0, shortfall(title, after, company)) });
  return found;
}

const BIDS: ReadonlySet<string> = new Set(['bidPlaced', 'bidDropped']);

/** From where each marker stood to where it comes to rest. */
function prices(
  title: Title,
  before: EighteenState,
  own: readonly Happening[],
  closed: readonly CompanyId[],
): readonly Consequence[] {
  const last = new Map(ofType(own, 'markerMoved').map(({ company, cell }) => [company, cell]));
  return [...last].flatMap(([company, cell]): readonly Consequence[] => {
    const had = priceOf(title.market, before, company);
    const has = title.market.cells.get(cell)?.price;
    if (had === undefined || has === undefined || had === has || closed.includes(company)) return [];
    return [{ kind: 'price', company, before: had, after: has }];
  });
}

function papers(
  title: Title,
  before: EighteenState,
  own: readonly Happening[],
  after: EighteenState,
  seat: Seat,
): readonly Consequence[] {
  const found: Consequence[] = [];
  const moved = ofType(own, 'certificateMoved');
  const isGift = ofType(own, 'privateMoved').some(({ to }) => to === seat);
  for (const company of new Set(moved.map((event) => event.company))) {
    const [had, has] = [percentOf(before, company, seat), percentOf(after, company, seat)];
    if (had === has || after.companies[company]?.closed) continue;
    if (isGift && has > had) found.push({ kind: 'comesWith', seat, company, percent: has - had });
    else found.push({ kind: 'holding', seat, company, before: had, after: has });
  }
  const count = certificateCount(title, after, seat);
  if (count !== certificateCount(title, before, seat))
    found.push({ kind: 'certificates', seat, count, limit: title.shares.certificateLimit(after, seat) });
  for (const { company, from, to } of ofType(own, 'directorChanged'))
    found.push({ kind: 'director', company, from, to });
  return found;
}

/** Companies that float, and capital that is paid. */
function beginnings(own: readonly Happening[]): readonly Consequence[] {
  const floated = ofType(own, 'floated').map(({ company }) => company);
  const capitals = new Map(
    ofType(own, 'paid')
      .filter(({ why }) => why === 'capital')
      .map(({ to, amount }) => [String(to), amount]),
  );
  return [
    ...floated.map(
      (company): Consequence => ({
        kind: 'floats',
        company,
        capital: capitals.get(company) ?? null,
      }),
    ),
    ...[...capitals]
      .filter(([company]) => !floated.includes(company))
      .map(([company, amount]): Consequence => ({ kind: 'capital', company, amount })),
  ];
}

function deals(title: Title, own: readonly Happening[], after: EighteenState): readonly Consequence[] {
  const found: Consequence[] = [];
  const task = after.agenda.at(-1) as { kind: string; seat?: Seat } | undefined;
  if (ofType(own, 'offered').length > 0 && task?.kind === 'consent' && task.seat !== undefined)
    found.push({ kind: 'consent', seat: task.seat });
  const paid = ofType(own, 'paid');
  for (const { private: one, to } of ofType(own, 'privateMoved')) {
    const price = paid.find(({ why, from }) => why === one && from === to)?.amount ?? 0;
    found.push({ kind: 'changesHands', private: one, to, price });
  }
  for (const { private: one } of ofType(own, 'discounted')) {
    const face = title.privates.get(one)?.price ?? 0;
    found.push({ kind: 'cheaper', private: one, price: face - (after.discounts[one] ?? 0) });
  }
  return found;
}

function trains(
  title: Title,
  before: EighteenState,
  own: readonly Happening[],
  after: EighteenState,
): readonly Consequence[] {
  const found: Consequence[] = ofType(own, 'phaseBegan').map(({ phase }) => ({ kind: 'phase', phase }));
  const owners = new Map<Holder, TrainKind[]>();
  for (const { train, why } of ofType(own, 'trainMoved')) {
    const card = before.trains.find(({ id }) => id === train);
    if (!card) continue;
    if (why === 'exported') found.push({ kind: 'exported', train: card.kind });
    if (why !== 'scrapped' || card.holder === 'bank') continue;
    owners.set(card.holder, [...(owners.get(card.holder) ?? []), card.kind]);
  }
  for (const [owner, kinds] of owners) found.push({ kind: 'scrapped', owner, trains: kinds });
  const already = companiesOverLimit(title, before);
  for (const company of companiesOverLimit(title, after))
    if (!already.includes(company)) {
      const count = countedTrains(title, after, company).length - title.fleet.trainLimit(after, company);
      found.push({ kind: 'surplus', company, count });
    }
  return found;
}

/** Privates that leave the game, and whose they are. */
function closings(before: EighteenState, own: readonly Happening[]): readonly Consequence[] {
  return ofType(own, 'privateClosed').flatMap(({ private: one }): readonly Consequence[] => {
    const owner = before.privates[one]?.owner;
    return owner === undefined || owner === 'bank' ? [] : [{ kind: 'closes', private: one, owner }];
  });
}

function endings(
  title: Title,
  before: EighteenState,
  events: readonly Happening[],
  after: EighteenState,
): readonly Consequence[] {
  if (after.result) return [{ kind: 'ended', cause: after.result.cause }];
  const found: Consequence[] = [];
  const cause = title.ending.endCause(after);
  if (cause !== null && title.ending.endCause(before) === null) found.push({ kind: 'lastRounds', cause });
  const round = ofType(events, 'roundBegan').at(-1);
  if (round) found.push({ kind: 'round', round: round.round });
  return found;
}

/** What a player would not want to overlook: told louder than the rest. */
export function isLoud(consequence: Consequence, seat: Seat): boolean {
  switch (consequence.kind) {
    case 'director':
    case 'floats':
    case 'phase':
    case 'scrapped':
    case 'surplus':
    case 'closes':
    case 'bankrupt':
    case 'lastRounds':
    case 'ended':
    case 'exported':
      return true;
    case 'own':
      return consequence.loud;
    case 'help':
      return consequence.seat === seat;
    case 'certificates':
      return consequence.count >= consequence.limit;
    default:
      return false;
  }
}
