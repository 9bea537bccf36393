/** Is a reason true? Each kind is held against the table it was given at, and against what follows from the advice. */

import {
  type CompanyId,
  type ConsentTask,
  cashOf,
  certificateCount,
  countedTrains,
  directorOf,
  type EighteenAction,
  type EighteenAdvice,
  type EighteenAdviceReason,
  type EighteenState,
  type EighteenTable,
  earnings,
  facesOn,
  freeCash,
  type HexId,
  minimumBid,
  newKinds,
  reach,
  runTrainsOf,
  SOURCES,
  salePrice,
  sharePrice,
  stockTurnOf,
  type Title,
  type TrainKind,
  trainFacts,
  trainsOf,
  usefulOffers,
  usefulTrains,
  valueAt,
} from '@kursbuch/eighteen';
import { type Choice, isRefusal, type Seat } from '@kursbuch/table';

export interface Given {
  readonly title: Title;
  readonly table: EighteenTable;
  /** What the seat sees, */
  readonly state: EighteenState;
  /** and all there is: what follows may depend on what only others know. */
  readonly whole: EighteenState;
  readonly seat: Seat;
  readonly advice: EighteenAdvice;
}

type Reason<K extends EighteenAdviceReason['kind']> = Extract<EighteenAdviceReason, { readonly kind: K }>;

/** What speaks against a reason; nothing if it is true. */
type Check<K extends EighteenAdviceReason['kind']> = (
  reason: Reason<K>,
  given: Given & { readonly choices: readonly Choice<EighteenAction>[] },
) => string | false | null | undefined;

/** Everything on offer of a type, numbers at their least. */
const offered = <T extends EighteenAction['type']>(choices: readonly Choice<EighteenAction>[], type: T) =>
  choices
    .flatMap((choice): readonly EighteenAction[] =>
      choice.type === 'many' ? (choice.kind === type ? choice.list() : []) : [choice.action],
    )
    .filter((one): one is Extract<EighteenAction, { type: T }> => one.type === type);

const differs = (what: string, told: number, is: number | undefined): string | false =>
  is !== undefined && Math.abs(told - is) < 0.5 ? false : `${what}: told ${told}, is ${is}`;

/** What follows from the advice. */
function outcome({ table, whole, seat, advice }: Given) {
  const done = table.act(whole, seat, advice.action);
  if (isRefusal(done))
    throw new Error(`advised and refused: ${done.reason} ${JSON.stringify(advice.action)}`);
  return done;
}

const after = (given: Given): EighteenState => outcome(given).state;

/** What the engine finds that a company earns, searched as far as it takes: with its trains, or with these kinds. */
const earns = (
  title: Title,
  state: EighteenState,
  company: CompanyId,
  kinds?: readonly TrainKind[],
): number => earnings(title, state, company, kinds && { kinds });

/** What one action more would let a company earn. */
function earnsMore({ title, table, whole, seat }: Given, company: CompanyId, action: EighteenAction) {
  const done = table.act(whole, seat, action);
  return isRefusal(done) ? 0 : earns(title, done.state, company) - earns(title, whole, company);
}

/** What shares cost that nothing but their price keeps from a seat. */
const pricesTooHigh = ({ title, table, state, seat }: Given): readonly number[] =>
  [...title.companies.keys()].flatMap((company) =>
    SOURCES.flatMap((from) => {
      const told = table.act(state, seat, { type: 'buyShare', company, from });
      return isRefusal(told) && told.reason === 'shareTooExpensive' ? [Number(told.params?.cost)] : [];
    }),
  );

/** Does the purchase that is advised need nobody's consent? */
const boughtAtOnce = (given: Given, company: CompanyId): boolean =>
  given.advice.action.type === 'buyTrain' &&
  outcome(given).events.some((one) => one.type === 'trainMoved' && one.to === company);

/** Nothing is bought, and nobody was asked either. */
const isNoPurchase = (given: Given, company: CompanyId): boolean =>
  given.advice.action.type === 'buyTrain' &&
  !boughtAtOnce(given, company) &&
  !outcome(given).events.some(({ type }) => type === 'offered');

/** What a sale brings; a round that begins with it may bring something else besides. */
const proceeds = (given: Given): number =>
  outcome(given).events.reduce(
    (sum, one) =>
      one.type === 'paid' && one.to === given.seat && one.why === 'sale' ? sum + one.amount : sum,
    0,
  );

/** What papers cost a seat; a round that begins with their purchase may pay it something besides. */
const spent = (given: Given): number =>
  outcome(given).events.reduce(
    (sum, one) =>
      one.type === 'paid' && one.from === given.seat && PAPERS.has(one.why) ? sum + one.amount : sum,
    0,
  );
const PAPERS: ReadonlySet<string> = new Set(['share', 'directorCertificate']);

/** What the director himself pays in the purchase. */
const helped = (given: Given): number =>
  outcome(given).events.reduce(
    (sum, one) =>
      one.type === 'paid' && one.from === given.seat && one.why === 'help' ? sum + one.amount : sum,
    0,
  );

const first = (...problems: readonly (string | false | null | undefined)[]): string | undefined =>
  problems.find((one): one is string => typeof one === 'string');

const priceOf = (title: Title, state: EighteenState, company: CompanyId, action: EighteenAction) =>
  action.type === 'buyShare' ? sharePrice(title, state, company, action.from) : undefined;

const own = (title: Title, state: EighteenState, company: CompanyId, seat: Seat): string | false =>
  title.operating.speaker(state, company) !== seat && `${company} is not his`;

/** The first train of a kind scraps this one. */
const goesWith = (title: Title, kind: TrainKind, next: TrainKind): boolean =>
  trainFacts(title, kind).rustsOn === next;

/** Does the track of a company come to a hex, onto what lies there? */
function comesTo(title: Title, state: EighteenState, company: CompanyId, hex: HexId): boolean {
  const index = title.board.hexes.get(hex)?.index ?? -1;
  const { edges, stops } = reach(title.board, state, company);
  const exits = facesOn(title.board, state)[index]?.exits ?? 0;
  return ((edges[index] ?? 0) & exits) !== 0 || [...stops].some((stop) => stop.startsWith(`${hex}:`));
}

/** Kinds that speak of the future, or of taste: there is nothing to hold them against. */
const OPINIONS = [
  ...['privateCloses', 'goodHome', 'standsBetter', 'playedOn', 'anyOfThem', 'lagHome'],
  ...['elephantDeclined', 'extraRound', 'noExtraRound', 'settleCredit', 'twoTilesLater', 'pardons'],
  ...['mergesGladly', 'firstChoice', 'lowBond', 'loanForTrain'],
  ...['loanKeepsRunning', 'setToWork', 'settlesOption', 'idleMoney'],
] as const;

export const CHECKS: { readonly [K in EighteenAdviceReason['kind']]?: Check<K> } = {
  privateWorth: ({ private: one, price, worth }, { title, state, advice: { action } }) =>
    first(
      worth < price && 'worth less than its price',
      differs('price', price, action.type === 'bid' ? action.amount : salePrice(title, state, one)),
    ),
  privateSells: ({ private: one, most, phase }, { title, state }) =>
    first(
      !title.deals.privateSellable(state, one) && 'no company may buy it',
      differs('most', most, title.deals.privatePriceRange(state, one)[1]),
      title.phases.find(({ companiesBuyPrivates }) => companiesBuyPrivates)?.name !== phase &&
        'companies buy privates from another phase on',
    ),
  privateTooExpensive: ({ price, worth }) => price <= worth && 'not too expensive',
  bidTooHigh: ({ private: one, price, most }, { title, state }) =>
    first(price <= most && 'not too high', differs('bid', price, minimumBid(title, state, one))),
  keepMoney: ({ amount, cash, private: one, price }, { state, seat, choices, title }) => {
    const isOnSale = offered(choices, 'buyPrivate').some((action) => action.private === one);
    const isBidFor = offered(choices, 'bid').some((action) => action.private === one);
    return first(
      differs('cash', cash, freeCash(state, seat)),
      !isOnSale && !isBidFor && 'it cannot be bought',
      differs('price', price, isOnSale ? salePrice(title, state, one) : minimumBid(title, state, one)),
      price > cash && 'it cannot be paid',
      amount > 0 && cash - price >= amount && 'the money would be left all the same',
    );
  },
  noPrivateInReach: (_, { choices }) =>
    offered(choices, 'buyPrivate').length + offered(choices, 'bid').length > 0 && 'something can be paid',
  leadsBid: ({ private: one, bid }, { state, seat }) => {
    const last = state.bids[one]?.at(-1);
    return last?.seat !== seat ? 'he does not lead' : differs('bid', bid, last.amount);
  },
  enoughBids: ({ count }, { state, seat }) =>
    differs(
      'bids',
      count,
      Object.values(state.bids).filter((bids) => bids.some((bid) => bid.seat === seat)).length,
    ),
  cheapestPrivate: ({ price }, { title, state, choices }) =>
    first(
      offered(choices, 'pass').length > 0 && 'he may pass',
      offered(choices, 'buyPrivate').some(({ private: one }) => salePrice(title, state, one) < price) &&
        'there is a cheaper one',
    ),
  privateToCompany: ({ company, private: one, price, face }, given) => {
    const { title, state, seat, advice } = given;
    return first(
      state.privates[one]?.owner !== seat && 'not his',
      price > cashOf(state, company) && 'it has not the money',
      differs('face', face, title.privates.get(one)?.price),
      advice.action.type === 'requestPrivate' && differs('price', price, advice.action.price),
      // Its treasury may have grown since: the next round pays for privates.
      advice.action.type === 'requestPrivate' &&
        !outcome(given).events.some(
          (one) => one.type === 'paid' && one.from === company && one.to === seat && one.amount === price,
        ) &&
        'it is not paid',
    );
  },
  shareBrings: ({ company, price }, { title, state, advice: { action } }) =>
    differs('price', price, priceOf(title, state, company, action)),
  shareEarns: ({ company, price }, { title, state, advice: { action } }) =>
    differs('price', price, priceOf(title, state, company, action)),
  ownCompany: ({ company }, { title, state, seat }) => own(title, state, company, seat),
  crash: ({ price, brings }, given) => {
    const { action } = given.advice;
    if (action.type !== 'sellShares') return 'nothing is sold';
    return first(
      brings >= price && 'it brings more',
      differs('proceeds', price * action.count, proceeds(given)),
    );
  },
  deadCompany: ({ company }, { title, state }) =>
    countedTrains(title, state, company).length > 0 && 'it has a train',
  leastMissed: ({ brings }, given) => differs('proceeds', brings, proceeds(given)),
  noShare: ({ best }, { title, state, choices }) =>
    first(
      offered(choices, 'buyShare').length === 0 && 'none can be bought',
      best &&
        !SOURCES.some((from) => sharePrice(title, state, best.company, from) === best.price) &&
        'the price is another',
    ),
  boughtAlready: (_, { state, choices }) =>
    first(
      !stockTurnOf(state)?.bought && 'nothing was bought',
      offered(choices, 'buyShare').length > 0 && 'more can be bought',
    ),
  noMoney: ({ cash, price }, given) => {
    const { state, seat, choices } = given;
    return first(
      differs('cash', cash, state.cash[seat]),
      price <= cash && 'there is the money',
      differs('cheapest', price, Math.min(...pricesTooHigh(given))),
      offered(choices, 'buyShare').length > 0 && 'something can be bought',
      stockTurnOf(state)?.bought && 'he has bought',
    );
  },
  enoughPapers: ({ limit }, { title, state, seat }) =>
    certificateCount(title, state, seat) < limit && 'he may hold more',
  noShareOnSale: (_, { state, choices }) =>
    first(
      offered(choices, 'buyShare').length > 0 && 'there are some',
      stockTurnOf(state)?.bought && 'he has bought',
    ),
  roomForCompany: ({ company }, { advice: { action } }) =>
    (action.type !== 'sellShares' || action.company !== company) && 'it is not sold',
  roomForShare: ({ company, better }, { title, state, seat, advice: { action } }) =>
    first(
      !title.companies.has(better) && `there is no ${better || 'other share'}`,
      certificateCount(title, state, seat) < title.shares.certificateLimit(state, seat) && 'there is room',
      (action.type !== 'sellShares' || action.company !== company) && 'it is not sold',
    ),
  floatsAlone: ({ company, par, cost }, given) => {
    const { title, seat } = given;
    const then = after(given);
    // What is left to pay after the director's certificate, and what that has cost.
    const needed = title.shares.floatPercent(then, company) - title.shares.soldPercent(then, company);
    const size = title.shares.paperSize(then, company);
    const left = Math.max(0, Math.ceil(needed / size)) * size;
    return first(
      cost > cashOf(given.state, seat) && 'he has not the money',
      differs('par', par, then.companies[company]?.par ?? undefined),
      differs('cost', cost, spent(given) + valueAt(title, then, company, left, par)),
    );
  },
  lowestPar: ({ par }, { choices }) =>
    offered(choices, 'setPar').some(({ price }) => price < par) && 'there is a lower one',
  floatsSoon: ({ company, papers }, { title, state }) =>
    first(
      state.companies[company]?.floated && 'it floats',
      differs(
        'papers',
        papers,
        Math.ceil(
          (title.shares.floatPercent(state, company) - title.shares.soldPercent(state, company)) /
            title.shares.paperSize(state, company),
        ),
      ),
    ),
  runGrows: ({ company, from, to }, given) =>
    first(
      differs('run', from, earns(given.title, given.state, company)),
      differs('run then', to, earns(given.title, after(given), company)),
    ),
  nextRunGrows: ({ company, train, from, to }, given) => {
    const { title, state } = given;
    const kinds = [...trainsOf(state, company).map(({ kind }) => kind), train];
    return first(
      to <= from && 'it does not grow',
      differs('run', from, earns(title, state, company, kinds)),
      differs('run then', to, earns(title, after(given), company, kinds)),
    );
  },
  ground: ({ cost }, given) =>
    differs(
      'cost',
      cost,
      outcome(given).events.reduce(
        (sum, one) => (one.type === 'paid' && one.why === 'terrain' ? sum + one.amount : sum),
        0,
      ),
    ),
  noTile: (_, { choices }) => offered(choices, 'layTile').length === 0 && 'there is none to lay',
  noTileToLay: (_, { choices }) =>
    first(
      offered(choices, 'layTile').length > 0 && 'there are some',
      offered(choices, 'buildTunnel').length > 0 && 'a tunnel is what is asked about',
    ),
  noTunnel: (_, { choices }) => offered(choices, 'buildTunnel').length === 0 && 'there is none to dig',
  localWaits: ({ company, cost, treasury }, { title, table, whole, seat, state, choices }) => {
    const runs = (then: EighteenState, kinds: readonly TrainKind[]) =>
      earnings(title, then, company, { kinds }) > 0;
    const owned = trainsOf(state, company).map(({ kind }) => kind);
    const fleets = usefulOffers(title, state, company).map(({ kind, price }) => ({
      kinds: [...owned, kind],
      price,
    }));
    const cheaper = offered(choices, 'layTile').find((lay) => {
      const done = table.act(whole, seat, lay);
      if (isRefusal(done)) return false;
      const left = cashOf(done.state, company);
      return fleets.some(({ kinds, price }) => price <= left && runs(done.state, kinds));
    });
    return first(
      differs('treasury', treasury, cashOf(state, company)),
      cost <= treasury && 'it could pay for it',
      usefulTrains(title, state, company).length === 0 &&
        fleets.some(({ kinds }) => runs(state, kinds)) &&
        'it could run at once',
      cheaper !== undefined && `a tile is enough: ${JSON.stringify(cheaper)}`,
    );
  },
  contractLongEnough: (_, { choices }) =>
    offered(choices, 'writeCity').length === 0 && 'no more could be written',
  noCityLeft: (_, { choices }) => offered(choices, 'writeCity').length > 0 && 'there is one',
  tileOrTrain: ({ company, treasury, price }, { title, state }) =>
    first(
      differs('treasury', treasury, cashOf(state, company)),
      runTrainsOf(title, state, company).length > 0 && 'it has a train',
      price <= 0 && 'no train',
    ),
  // One that runs beside the others, as 1848's to Alice Springs, is not the train a company needs.
  stationOrTrain: ({ company, treasury }, { title, state }) =>
    first(
      differs('treasury', treasury, cashOf(state, company)),
      usefulTrains(title, state, company).length > 0 && 'it has a train',
    ),
  stationEarns: ({ company, more, cost }, given) =>
    first(
      differs('cost', cost, cashOf(given.state, company) - cashOf(after(given), company)),
      differs(
        'more',
        more,
        earns(given.title, after(given), company) - earns(given.title, given.state, company),
      ),
    ),
  stationForTrain: ({ company, train, more, cost }, given) => {
    const { title, state } = given;
    const kinds = [...trainsOf(state, company).map(({ kind }) => kind), train];
    const then = after(given);
    return first(
      differs('cost', cost, cashOf(state, company) - cashOf(then, company)),
      differs('more', more, earns(title, then, company, kinds) - earns(title, state, company, kinds)),
    );
  },
  stationKeepsWay: ({ company, rival, loses, cost }, given) => {
    const { title, state, advice } = given;
    if (advice.action.type !== 'placeStation') return 'no station';
    const { hex, stop } = advice.action;
    const closed = { ...state, stations: [...state.stations, { company: rival, hex, stop }] };
    return first(
      differs('cost', cost, cashOf(state, company) - cashOf(after(given), company)),
      differs('loses', loses, earns(title, state, company) - earns(title, closed, company)),
      !reach(title.board, state, rival).stops.includes(`${hex}:${stop}`) && 'it does not come there',
    );
  },
  noStation: ({ company, more, cost }, given) => {
    const gains = offered(given.choices, 'placeStation').map((one) => earnsMore(given, company, one));
    return first(more * 6 > cost && cost > 0 && 'it would pay', differs('best', more, Math.max(0, ...gains)));
  },
  homeEarns: ({ company, revenue }, given) =>
    differs('revenue', revenue, earns(given.title, after(given), company)),
  runWaits: ({ company, revenue }, { title, state }) => {
    const stations = [
      ...state.stations,
      ...title.stations.homes(state, company).map(({ hex, stop }) => ({ company, hex, stop: stop ?? 0 })),
    ];
    const kinds = newKinds(title, state).slice(0, 1);
    return differs('run', revenue, earns(title, { ...state, stations }, company, kinds));
  },
  bestRuns: ({ company, revenue }, { title, state }) =>
    differs('revenue', revenue, earns(title, state, company)),
  trainRush: ({ company, price, lacks, next }, { title, state, advice: { action } }) =>
    first(
      differs('price', price, trainFacts(title, next).price),
      differs('lacks', lacks, Math.max(0, price - cashOf(state, company))),
      action.type === 'buyTrain' && lacks === 0 && 'whoever can pay for the next has no need of this one',
    ),
  trainsGo: ({ trains, next }, { title, advice: { action } }) =>
    first(
      trains.some((kind) => !goesWith(title, kind, next)) && 'a train stays',
      action.type === 'buyTrain' && goesWith(title, action.kind, next) && 'the train bought goes with it too',
    ),
  trainEarns: ({ company, train, price, more }, given) => {
    const {
      title,
      state,
      advice: { action },
    } = given;
    return first(
      more <= 0 && 'it earns nothing',
      isNoPurchase(given, company) && 'no train comes of it',
      boughtAtOnce(given, company) && differs('more', more, earnsMore(given, company, action)),
      action.type === 'buyTrain' && action.kind !== train && 'another train',
      action.type === 'buyTrain' && differs('price', price, action.price),
      own(title, state, company, title.operating.speaker(state, company) as Seat),
    );
  },
  scrapsOthers: ({ train, companies }, { title, state }) =>
    companies.some(
      (company) => !trainsOf(state, company).some(({ kind }) => trainFacts(title, kind).rustsOn === train),
    ) && 'somebody loses nothing',
  firstTrain: ({ company }, { state }) => trainsOf(state, company).length > 0 && 'it has one',
  fallsWithPurchase: ({ company }, given) =>
    first(
      offered(given.choices, 'pass').length > 0 && 'it need not',
      !isNoPurchase(given, company) && 'it gets its train',
      !after(given).companies[company]?.closed && 'it stays',
    ),
  mustOwnTrain: ({ company, price, help, isCheapest }, given) => {
    const { title, state, choices, seat } = given;
    return first(
      offered(choices, 'pass').length > 0 && 'it need not',
      isNoPurchase(given, company) && 'no train comes of it',
      boughtAtOnce(given, company) && differs('help', help, helped(given)),
      isCheapest &&
        offered(choices, 'buyTrain').some(
          (one) =>
            one.price < price &&
            !trainFacts(title, one.kind).beside &&
            (!title.companies.has(one.from) || title.operating.speaker(state, one.from) === seat) &&
            title.runs.mayUse(state, company, one.kind),
        ) &&
        'there is a cheaper one',
    );
  },
  noTrain: ({ company }, { state, choices }) =>
    !offered(choices, 'buyTrain').some(({ price }) => price <= cashOf(state, company)) && 'none can be paid',
  enoughTrains: ({ company, count }, { title, state }) =>
    first(
      differs('trains', count, countedTrains(title, state, company).length),
      count < title.fleet.trainLimit(state, company) && 'it may have more',
    ),
  noTrainMoney: ({ company, treasury, price }, { state }) =>
    first(differs('treasury', treasury, cashOf(state, company)), price <= treasury && 'there is the money'),
  trainMissedLeast: ({ company, revenue }, given) =>
    differs('revenue', revenue, earns(given.title, after(given), company)),
  spareTrain: ({ company, from }, { title, state }) =>
    first(
      countedTrains(title, state, from).length < 2 && `${from} cannot spare it`,
      title.operating.speaker(state, from) !== title.operating.speaker(state, company) && 'no sister',
    ),
  sisterTrain: ({ company, from, price }, { title, state, advice: { action } }) =>
    first(
      title.operating.speaker(state, from) !== title.operating.speaker(state, company) && 'no sister',
      action.type === 'buyTrain' && differs('price', price, action.price),
    ),
  payOut: ({ company, yours, from, to }, given) => {
    const { title, state, seat } = given;
    const { state: then, events } = outcome(given);
    const dividend = events.reduce(
      (sum, one) =>
        one.type === 'paid' && one.to === seat && one.why === 'dividend' ? sum + one.amount : sum,
      0,
    );
    const price = (one: EighteenState) =>
      title.market.cells.get(one.markers[company]?.cell ?? '')?.price ?? 0;
    return first(
      differs('yours', yours, dividend),
      from > 0 && differs('price', from, price(state)),
      from > 0 && differs('price then', to, price(then)),
    );
  },
  keepForTrain: ({ company, train, price, treasury }, { title, state }) =>
    first(
      differs('treasury', treasury, cashOf(state, company)),
      differs('price', price, trainFacts(title, train).price),
      price <= treasury && 'there is the money',
    ),
  goodDeal: ({ price }, { state }) =>
    differs('price', price, (state.agenda.at(-1) as ConsentTask).deal.price),
  tooLittle: ({ price, fair }) => price >= fair && 'it is enough',
  stopsNearer: ({ company, hex }, given) =>
    !comesTo(given.title, after(given), company, hex) && `no track of ${company} comes to ${hex}`,
  laidAhead: ({ company, hex }, given) =>
    comesTo(given.title, after(given), company, hex) && `the track of ${company} comes to ${hex}`,
  tooMuch: ({ price, fair }) => price <= fair && 'it is fair',
  lastTrain: ({ company }, { title, state }) =>
    countedTrains(title, state, company).length > 1 && 'it has others',
  nothingBetter: (_, { choices }) => offered(choices, 'offerElephant').length > 0 && 'it is his own offer',
  elephantKept: (_, { state, seat, advice: { action } }) =>
    first(action.type !== 'pass' && 'he sells it', state.priority !== seat && 'another begins'),
  lowerPrice: ({ private: one, price, worth, cuts, mayPass }, { title, state, seat }) =>
    first(
      price <= worth && 'not too expensive',
      differs('price', price, salePrice(title, state, one)),
      price - cuts * title.priceCut > worth && 'too expensive after so many cuts',
      price - (cuts - 1) * title.priceCut <= worth && 'fewer cuts are enough',
      mayPass !== Object.values(state.privates).some(({ owner }) => owner === seat) && 'who may pass',
    ),
  waitForPrice: ({ private: one, price, worth }, { title, state }) =>
    first(price <= worth && 'not too expensive', differs('price', price, salePrice(title, state, one))),
  contractCity: ({ city, company }, { advice: { action } }) =>
    (action.type !== 'writeCity' || action.city !== city || action.company !== company) && 'another',
  redeemShares: ({ company, count }, { advice: { action } }) =>
    (action.type !== 'redeemShares' || action.company !== company || action.count !== count) && 'another',
  onCredit: ({ company, train }, { title, state }) =>
    cashOf(state, company) >= trainFacts(title, train).price && 'it has the money',
  optionFloats: ({ company }, given) => {
    const { title, state } = given;
    return first(
      state.companies[company]?.floated && 'it floats already',
      directorOf(state, company) !== given.seat && 'not his',
      title.shares.soldPercent(after(given), company) <= title.shares.soldPercent(state, company) &&
        'it comes no nearer',
    );
  },
  mergesOwn: ({ one, other }, { state, seat }) =>
    [one, other].some((local) => state.privates[local]?.owner !== seat) && 'not both are his',
  mergesNot: (_, { state, seat, choices }) =>
    offered(choices, 'proposeMerger').some(({ one, other }) =>
      [one, other].every((local) => state.privates[local]?.owner === seat),
    ) && 'two of his could',
  mailPays: ({ company, price }, given) =>
    differs('price', price, cashOf(given.state, company) - cashOf(after(given), company)),
  noMail: ({ company }, { title, state }) =>
    runTrainsOf(title, state, company).length > 0 && 'it has a train',
  noTrainOnSale: ({ company }, { title, state, choices, seat }) =>
    offered(choices, 'buyTrain').some(
      ({ price, from, kind }) =>
        price <= cashOf(state, company) &&
        title.runs.mayUse(state, company, kind) &&
        (!title.companies.has(from) || title.operating.speaker(state, from) === seat),
    ) && 'there is one',
};

/** What is false in one reason of an advice; undefined if nothing is. */
export function untruth(given: Given, reason: EighteenAdviceReason): string | undefined {
  const { table, state, seat } = given;
  const check = CHECKS[reason.kind] as Check<EighteenAdviceReason['kind']> | undefined;
  if (!check)
    return OPINIONS.some((kind) => kind === reason.kind) ? undefined : `nobody looks at ${reason.kind}`;
  return check(reason as never, { ...given, choices: table.choices(state, seat) }) || undefined;
}

/** What is false in an advice. */
export const lies = (given: Given): readonly string[] =>
  given.advice.reasons.flatMap((reason) => {
    const problem = untruth(given, reason);
    return problem === undefined
      ? []
      : [`${reason.kind}: ${problem} ${JSON.stringify(reason)} for ${JSON.stringify(given.advice.action)}`];
  });
