/** 1854: facts and answers put together. Each answer cites the rule it follows. */
import {
  bankOffers,
  boardOf,
  byMarketOrder,
  type CompanyId,
  cellOf,
  directorOf,
  type EighteenState,
  type Facts,
  faceAt,
  gridMarket,
  type HexId,
  type Hooks,
  isSeat,
  keptPlaces,
  moveMarker,
  moveShares,
  onlyBestRuns,
  payCapital,
  percentOf,
  phaseOf,
  placeHome,
  privateState,
  type RunAnswerReason,
  type RunRules,
  reach,
  rowsFromText,
  stationsOn,
  stopMap,
  type TilePower,
  type Title,
  type TrackAnswerReason,
  type TrainKind,
  trainFacts,
  trainOfKind,
  usefulTrains,
  usualCourse,
  usualDeals,
  usualEnding,
  usualFleet,
  usualHooks,
  usualMoney,
  usualOperating,
  usualPowers,
  usualRuns,
  usualShares,
  usualStations,
  usualStock,
  usualTrack,
  valueAt,
} from '@kursbuch/eighteen';
import type { Objection } from '@kursbuch/table';
import {
  COMES_WITH,
  GRAZ,
  LAG_HOMES,
  LAGS,
  LOCAL_CAPITAL,
  LOCALS,
  MAJORS,
  MOUNTAIN_DISCOUNT,
  PRIVATES,
  TILE_COUNTS,
  UPGRADES,
} from '../facts/components.ts';
import { MAP, ONLY_TRAINS, REGION_HEXES, THROUGH_TRAINS } from '../facts/map.ts';
import { MARKET_ROWS } from '../facts/market.ts';
import { CURRENCY, PLAYERS } from '../facts/money.ts';
import { LAG_TRAIN_LIMIT, TABLE_TRAIN_COUNTS } from '../facts/proposed.ts';
import { TILES } from '../facts/tiles.ts';
import { LOCAL_TRAIN_LIMIT, PHASES, REPAIR, TRAINS } from '../facts/trains.ts';
import { WATERFALL } from './auction.ts';
import { isLag, isLocal, isMajor, isPlus, type LocalId } from './kinds.ts';
import type { LagHomeTask } from './lagHome.ts';
import { beginMergers, MERGERS_AFTER, MERGERS_BEFORE, mayMerge } from './merger.ts';
import { optionRaises } from './option.ts';
import { optionsOf } from './options.ts';
import { changeOwn, isSplit, ownOf } from './own.ts';
import { hasUsableRoute } from './route.ts';
import { BEYOND, splitBeyondLine } from './split.ts';
import { tunnelSides } from './tunnel.ts';
import { bareHome, stepsOf } from './turn.ts';
import { freeInVienna, homesToCome, isDisplaced, openInVienna, sidesToVienna, VIENNA } from './vienna.ts';

/** Tiles of the first colour, on which the mountain railway's discount can be used. */
const YELLOW = Object.keys(TILE_COUNTS).filter((tile) => TILES[tile]?.color === 'yellow');

/** MTN-9: once 20 less for a mountain hex; a river is none. */
const AUSSERFERN: TilePower<'onlyMountains'> = {
  private: 'AF',
  hexes: MAP.hexes.flatMap(({ id, terrain }) => (terrain === 'mountain' ? [id] : [])),
  tiles: YELLOW,
  extra: false,
  anyStep: false,
  unconnected: false,
  discount: MOUNTAIN_DISCOUNT,
  station: false,
  reasons: { elsewhere: 'onlyMountains', notNow: 'onlyMountains' },
};

const FACTS: Facts<Reason1854> = {
  id: '1854',
  currency: CURRENCY,
  board: boardOf(MAP, TILES),
  market: gridMarket(rowsFromText(MARKET_ROWS, { o: 'orange', s: BEYOND }), {
    hexagons: true,
    beyondLine: BEYOND, // SPLIT-1
  }),
  companies: new Map(
    [...MAJORS, ...[...LOCALS, ...LAGS].map((one) => ({ ...one, comesLater: true as const }))].map((one) => [
      one.sym,
      one,
    ]),
  ),
  privates: new Map(PRIVATES.map((one) => [one.sym, one])),
  trains: new Map(TRAINS.map((train) => [train.name, train])),
  phases: PHASES,
  tileCounts: TILE_COUNTS,
  tilePowers: [AUSSERFERN],
  priceCut: 5, // AUCTION-20
};

const stations = usualStations(FACTS);
const runs = usualRuns(FACTS);
const fleet = usualFleet(FACTS);
const course = usualCourse(FACTS);
const operating = usualOperating(FACTS);
const ending = usualEnding(FACTS);
const track = usualTrack(FACTS);

/** Who decides for a company: the owner of a local railway, the director of any other (LOC-3). */
function speaker(state: EighteenState, company: CompanyId) {
  if (!isLocal(company)) return directorOf(state, company);
  const local: LocalId = company;
  const { owner, closed } = privateState(state, local);
  return isSeat(owner) && !closed ? owner : null;
}

/** Does whoever decides for the company own this mountain railway, and is it open? (MTN-4, MTN-17) */
function ownsMountain(state: EighteenState, company: CompanyId, one: string): boolean {
  const { owner, closed } = privateState(state, one);
  return !closed && isSeat(owner) && owner === speaker(state, company);
}

/** Has the first train been sold that scraps this kind? */
export const isScrapped = (state: EighteenState, kind: TrainKind): boolean => {
  const { rustsOn } = FACTS.trains.get(kind) ?? {};
  return rustsOn !== undefined && rustsOn !== null && fleet.hasComeOnSale(state, rustsOn);
};

/** The kinds a Lokalbahn AG may come to own … */
const LAG_KINDS: readonly TrainKind[] = ['2', '3', '4'];

/** … and those it may own in this phase (LAG-22 to LAG-24). */
export const lagKinds = (state: EighteenState): readonly TrainKind[] =>
  LAG_KINDS.slice(0, Math.max(0, Number(state.phase) - 4));

/** The first of a phase of two kinds of train (PHASE-3). */
const phaseOn = (state: EighteenState, kind: TrainKind) =>
  kind === '1+' && state.phase === '1' ? PHASES[1] : fleet.phaseOn(state, kind);

/** What is wrong on a map that is not the company's (TRACK-1). */
const onOtherMap = (company: CompanyId, hex: HexId): boolean =>
  FACTS.board.hexes.has(hex) && REGION_HEXES.has(hex) !== isLocal(company);

/** STATION-12: all three Lokalbahn AGs have acted. */
export const lagsHaveActed = (state: EighteenState): boolean =>
  LAGS.every(({ sym }) => ownOf(state).acted.includes(sym));

type TrackProblem = 'otherMap' | 'homeTileFirst' | 'exitToVienna' | 'tunnelBelow' | 'noRoomForStations';
type PowerProblem = 'onlyMountains';
type StationProblem = 'otherMap' | 'lagsFirst';
type TradeProblem = 'noTradeYet' | 'tradesApart';
type BankProblem =
  | 'lagsBuyNoNew'
  | 'lagsBuyScrapped'
  | 'lagKind'
  | 'repairPrice'
  | 'scrappedForLags'
  | 'plusScrapped'
  | 'plusNotYet';
type Reason1854 =
  | TrackProblem
  | PowerProblem
  | StationProblem
  | TradeProblem
  | BankProblem
  | TrackAnswerReason
  | RunAnswerReason
  | 'notForThisTrain'
  | 'noExchange'
  | 'ruinousSale'
  | 'sellsFirst';

/** UPG-12: every station on the hex finds a circle on the new tile. */
function stationsFit(state: EighteenState, hex: HexId, tile: string, rotation: number): boolean {
  const here = stationsOn(state.stations, hex);
  if (here.length < 2) return true;
  const old = faceAt(FACTS.board, state.tiles, hex);
  const face = FACTS.board.tiles.get(tile)?.[rotation];
  if (!old || !face) return true;
  const places = stopMap(old, face);
  const taken = face.stops.map(() => 0);
  for (const { stop } of here) {
    const next = stop === null ? -1 : (places[stop] ?? -1);
    if (next >= 0) taken[next] = (taken[next] ?? 0) + 1;
  }
  return face.stops.every(({ slots = 0 }, stop) => (taken[stop] ?? 0) <= slots);
}

function tileProblem(
  state: EighteenState,
  _company: CompanyId,
  hex: HexId,
  tile: string,
  rotation: number,
): Objection<TrackProblem> | undefined {
  const required = sidesToVienna(hex);
  const exits = FACTS.board.tiles.get(tile)?.[rotation]?.exits ?? 0;
  if ((exits & required) !== required) return { reason: 'exitToVienna', params: { hex } }; // TRACK-19
  if (exits & tunnelSides(state, hex)) return { reason: 'tunnelBelow', params: { hex } }; // TUNNEL-9
  return stationsFit(state, hex, tile, rotation)
    ? undefined
    : { reason: 'noRoomForStations', params: { hex } };
}

const runRules = (state: EighteenState, company: CompanyId): RunRules => ({
  ...runs.runRules(state, company),
  oneCityPerHex: true, // RUN-9
  onlyTrains: ONLY_TRAINS, // RUN-12
  throughTrains: THROUGH_TRAINS,
  ...(ownsMountain(state, company, 'GK') && { stopBonus: { [GRAZ.stop]: GRAZ.bonus } }), // MTN-11
});

const hasRoute: Title['runs']['hasRoute'] = (state, company, trains) =>
  hasUsableRoute(FACTS.board, state, company, runRules(state, company), trains);

/** The three kinds of trains in the pool: scrapped ones for Lokalbahn AGs, repaired; surplus ones for all others; plus trains never again. */
function bankProblem(
  state: EighteenState,
  company: CompanyId,
  { from, kind, price }: { readonly from: string; readonly kind: TrainKind; readonly price: number },
): Objection<BankProblem> | undefined {
  if (isPlus(kind) && isScrapped(state, kind)) return { reason: 'plusScrapped', params: { kind } }; // SCRAP-3
  const lies = from === 'pool' && trainOfKind(state, 'pool', kind) !== undefined;
  if (!isLag(company)) {
    if (lies && isScrapped(state, kind)) return { reason: 'scrappedForLags', params: { kind } }; // SCRAP-2
    const { availableOn } = trainFacts(FACTS, kind);
    return from === 'bank' && availableOn !== undefined && !fleet.hasComeOnSale(state, availableOn)
      ? { reason: 'plusNotYet', params: { kind } } // PHASE-5
      : undefined;
  }
  if (from === 'bank') return { reason: 'lagsBuyNoNew', params: { kind } }; // LAG-21
  if (!LAG_KINDS.includes(kind)) return { reason: 'lagsBuyScrapped', params: { kind } };
  if (!lagKinds(state).includes(kind)) return { reason: 'lagKind', params: { kind, phase: state.phase } }; // LAG-22 to LAG-24
  const repaired = trainFacts(FACTS, kind).price + REPAIR;
  return lies && price !== repaired
    ? { reason: 'repairPrice', params: { kind, price: repaired } } // LAG-26
    : undefined;
}

/** What happens at certain moments. */
const on: Hooks = {
  ...usualHooks,
  markerArrived(title, move, company) {
    splitBeyondLine(title, move, company); // SPLIT-1
    if (cellOf(title.market, move.state, company)?.price === TOP_PRICE && !ownOf(move.state).topPrice)
      changeOwn(move, { topPrice: true });
  },
  privateSold(title, move, one, to) {
    const company = COMES_WITH[one];
    if (company !== undefined) moveShares(move, company, 'offer', to, 20); // MTN-12, MTN-14
    if (!isLocal(one)) return;
    const local: LocalId = one;
    move.emit({ type: 'floated', company: local });
    payCapital(title, move, local); // LOC-4
  },
  trainsRun(_title, move, company) {
    // MTN-13, MTN-15
    for (const [one, comes] of Object.entries(COMES_WITH))
      if (comes === company && !privateState(move.state, one).closed)
        move.emit({ type: 'privateClosed', private: one });
  },
  trainAcquired(title, move, company, from, kind) {
    if (isSeat(from)) return;
    if (FACTS.companies.has(from)) {
      // TRAIN-13, TRAIN-14: a local railway has no marker to move
      moveMarker(title, move, company, 'upLeft', 1, 'trade');
      moveMarker(title, move, from, 'downRight', 1, 'trade');
    }
    // LAG-25: its first 4 scraps all 2s for good
    if (isLag(company) && kind === '4')
      for (const train of move.state.trains)
        if (train.kind === '2' && train.holder !== 'scrap')
          move.emit({ type: 'trainMoved', train: train.id, to: 'scrap', why: 'scrapped' });
  },
  privatesClose(_title, move) {
    for (const { sym } of PRIVATES)
      if (!isLocal(sym) && !privateState(move.state, sym).closed)
        move.emit({ type: 'privateClosed', private: sym }); // MTN-8
  },
};

/** The price of the last cell. */
const TOP_PRICE = Math.max(...[...FACTS.market.cells.values()].map(({ price }) => price));

export const title: Title<Reason1854> = {
  ...FACTS,
  waterfall: WATERFALL,
  shares: {
    ...usualShares,
    certificateLimit: (state) => PLAYERS[state.players.length]?.certificates[ownOf(state).split.length] ?? 0, // LIMIT-1
    countsForLimit: (state, company) => cellOf(FACTS.market, state, company)?.zone !== 'orange', // LIMIT-4
    holdingLimit: (state, company) => (isSplit(state, company) ? 60 : 100), // SPLIT-15, BUY-18
    poolLimit: (state) => (optionsOf(state).poolLimit ? 50 : 100), // SELL-8, R-03
    soldPercent: (state, company) =>
      usualShares.soldPercent(state, company) - percentOf(state, company, 'bank'), // OPT-6
    floatPercent: () => 50, // MAJOR-3
    capital: (state, company) =>
      isLocal(company) ? LOCAL_CAPITAL : isLag(company) ? 0 : usualShares.capital(state, company), // LOC-4, MAJOR-6
    quotedAtPar: () => false, // BUY-9, R-04
    paperSize: (state, company) => (isLag(company) ? 50 : isSplit(state, company) ? 10 : 20), // MAJOR-2, SPLIT-2, LAG-1
    pricedPercent: (_state, company) => (isLag(company) ? 50 : 10), // LAG-7
  },
  stock: {
    ...usualStock,
    startable: (_state, company) => isMajor(company),
    salesClosed: (state) => (ownOf(state).stockRounds === 1 ? { reason: 'firstRoundSale' } : undefined), // SELL-7
    sellsFirst: () => 'sellsFirst', // STOCK-2
    // SREND-3, SREND-4, SREND-8
    closingSteps: (state, company) =>
      percentOf(state, company, 'offer') +
        percentOf(state, company, 'pool') +
        percentOf(state, company, company) ===
      0
        ? 1
        : 0,
  },
  deals: {
    ...usualDeals(FACTS), // MTN-7, LOC-15
    privateSellable: () => false,
  },
  powers: {
    ...usualPowers(FACTS),
    // MTN-9; where the owner builds for nothing it is not used up
    usable(state, company) {
      if (!ownsMountain(state, company, 'AF') || privateState(state, 'AF').used) return [];
      // Where its track leads: asked for every tile on every mountain it would be most of a turn.
      const { edges } = reach(FACTS.board, state, company);
      const hexes = AUSSERFERN.hexes.filter(
        (hex) =>
          edges[FACTS.board.hexes.get(hex)?.index ?? -1] && title.track.terrainCost(state, company, hex) > 0,
      );
      return [{ ...AUSSERFERN, hexes }];
    },
    holdsPower: ownsMountain, // MTN-4
  },
  track: {
    ...track,
    upgrades: (tile) => UPGRADES[tile] ?? [],
    printedUpgrades({ preprinted, stops, id }) {
      if (id === VIENNA) return ['433']; // UPG-10
      if (id === 'J38') return ['15']; // UPG-11
      if (preprinted !== 'white') return [];
      if (stops.length === 2) return ['1', '2', '55', '56', '69']; // TRACK-7
      if (stops[0]?.kind === 'town') return ['3', '4', '58']; // TRACK-6
      return stops[0] ? ['5', '6', '57'] : ['7', '8', '9']; // TRACK-9, TRACK-10
    },
    siteProblem(state, company, hex) {
      if (onOtherMap(company, hex)) return { reason: 'otherMap', params: { company, hex } };
      const home = bareHome(title, state, company);
      return home !== null && hex !== home ? { reason: 'homeTileFirst', params: { hex: home } } : undefined; // TRACK-13
    },
    tileProblem,
    // MTN-5: companies of a mountain railway's owner build on its hex free of charge
    terrainCost(state, company, hex) {
      const [one] = FACTS.board.hexes.get(hex)?.facts.privateHex ?? [];
      const isFree = one !== undefined && company !== null && ownsMountain(state, company, one);
      return isFree ? 0 : track.terrainCost(state, company, hex);
    },
  },
  stations: {
    ...stations,
    placeHome(title, move, company) {
      if (isLag(company))
        move.push({ kind: 'lagHome', company } satisfies LagHomeTask); // LAG-15
      else if (isDisplaced(title, move.state, company)) {
        // another circle of Vienna, if its own has been taken; where one city alone has room nobody is asked
        const [only = null, ...more] = openInVienna(title, move.state);
        move.emit({ type: 'stationPlaced', company, hex: VIENNA, stop: more.length > 0 ? null : only });
        const seat = speaker(move.state, company);
        if (seat !== null && more.length > 0) move.push({ kind: 'chooseHome', company, hex: VIENNA, seat });
      } else placeHome(title, move, company);
    },
    keptPlaces(title, state, company, hex, stop) {
      if (hex !== VIENNA || !state.tiles[VIENNA]) return keptPlaces(title, state, company, hex, stop);
      return freeInVienna(title, state) <= homesToCome(state, company) ? Number.POSITIVE_INFINITY : 0;
    },
    siteProblem(state, company, hex) {
      if (onOtherMap(company, hex)) return { reason: 'otherMap', params: { company, hex } };
      const isLagHome = (LAG_HOMES as readonly string[]).includes(hex);
      return isLagHome && !lagsHaveActed(state) ? { reason: 'lagsFirst', params: { hex } } : undefined; // STATION-12
    },
  },
  runs: {
    ...runs,
    special: ['notForThisTrain'], // RUN-12
    mustRunBest: () => onlyBestRuns, // REV-7
    mayUse: (_state, company, kind) => isPlus(kind) === isLocal(company), // TRAIN-17
    hasRoute,
    runRules,
    poolPaysCompany: () => false, // EARN-3
    dividendMove: (state, company, paid, revenue) =>
      revenue === 0 && optionsOf(state).idleKeepsPrice
        ? { direction: 'left', steps: 0 }
        : runs.dividendMove(state, company, paid, revenue), // EARN-4, EARN-9, EARN-11
  },
  fleet: {
    ...fleet,
    // LAG-21 to LAG-26, SCRAP-2, SCRAP-4
    onSale(title, state, company) {
      const offers = bankOffers(title, state);
      if (!isLag(company))
        return offers.filter(({ from, kind }) => from === 'bank' || !isScrapped(state, kind));
      return offers
        .filter(
          ({ from, kind }) => from === 'pool' && isScrapped(state, kind) && lagKinds(state).includes(kind),
        )
        .map((offer) => ({ ...offer, price: offer.price + REPAIR }));
    },
    bankProblem,
    mustOwnTrain: (state, company) => !isLocal(company) && hasRoute(state, company), // TRAIN-1
    trainLimit: (state, company) => {
      if (isLocal(company)) return LOCAL_TRAIN_LIMIT[state.phase] ?? 0; // LOC-7
      return isLag(company) ? LAG_TRAIN_LIMIT : phaseOf(FACTS, state).trainLimit; // LAG-19, MAJOR-7
    },
    asksAgain: () => 'more', // TRAIN-10, LAG-27: both agree on a price
    discardsInOrder: () => true,
    rustsTo: (_state, { kind, holder }) => (isPlus(kind) || holder === 'bank' ? 'scrap' : 'pool'), // SCRAP-2, SCRAP-3
    tradeProblem(state, buyer, seller) {
      if (Number(state.phase) < 3) return { reason: 'noTradeYet' }; // TRAIN-10
      return isLag(buyer) === isLag(seller) ? undefined : { reason: 'tradesApart' }; // TRAIN-20
    },
    trainCount: (state, kind) =>
      optionsOf(state).tableTrains
        ? (TABLE_TRAIN_COUNTS[kind] ?? fleet.trainCount(state, kind))
        : fleet.trainCount(state, kind),
    holdsBack: (state, kind) =>
      fleet.holdsBack(state, kind) && !(kind === '1+' && optionsOf(state).plusTrainsAtOnce),
    phaseOn,
    // TRAIN-5, R-59: at the limit with nothing it can run, it buys what it can run and gives another one back (`discards`)
    buyAboveLimit: (title, state, company, kind) =>
      !isLocal(company) &&
      usefulTrains(title, state, company).length === 0 &&
      hasRoute(state, company) &&
      (kind === undefined || !isPlus(kind)),
    helpsToCostlier: (_state, company) => isMajor(company), // TRAIN-22, LAG-30
    helpUpTo: (_state, company, face, cheapest) => (isLag(company) ? Math.min(face, cheapest) : face), // TRAIN-23, LAG-30
    alsoRaises: (state, director) => optionRaises(title, state, director),
    raisedMoneyIsSpent: () => true,
    sparesOffices: () => true, // TRAIN-26
    dutyAmongOwn: (state, company) => isLag(company) && !optionsOf(state).earlierRulings,
    ruinousSale: (state) => (optionsOf(state).earlierRulings ? null : 'ruinousSale'), // TRAIN-30, R-63
  },
  course: {
    ...course,
    rounds: {
      ...course.rounds,
      stock(title, move, game) {
        // PHASE-13: a lone 4 in the bank leaves the game before a stock round
        const fours = move.state.trains.filter(({ kind, holder }) => kind === '4' && holder === 'bank');
        const [lone] = fours;
        if (lone && fours.length === 1 && Number(move.state.phase) >= 4)
          move.emit({ type: 'trainMoved', train: lone.id, to: 'scrap', why: 'exported' });
        changeOwn(move, { stockRounds: ownOf(move.state).stockRounds + 1 });
        course.rounds.stock?.(title, move, game);
      },
      [MERGERS_BEFORE]: beginMergers(MERGERS_BEFORE),
      [MERGERS_AFTER]: beginMergers(MERGERS_AFTER),
    },
    next(state, over) {
      if (over === MERGERS_BEFORE) return 'operating';
      if (over === 'stock') return mayMerge(state) ? MERGERS_BEFORE : 'operating';
      if (over === 'operating' && mayMerge(state)) return MERGERS_AFTER;
      return course.next(state, over === MERGERS_AFTER ? 'operating' : over);
    },
    endsAfter: (state, over) =>
      over === 'operating' && mayMerge(state)
        ? false
        : course.endsAfter(state, over === MERGERS_AFTER ? 'operating' : over),
    // AUCTION-18, R-25: one between auction rounds
    operatingRounds: (state) => (state.round.kind === 'privateSale' ? 1 : course.operatingRounds(state)),
  },
  operating: {
    ...operating,
    mayOperate: (state, company) => !state.companies[company]?.closed,
    // OR-2, OR-3: local railways by number, then the others by price
    order(state, companies) {
      const locals = companies.filter(isLocal).sort();
      const others = companies.filter((one) => !isLocal(one)).sort(byMarketOrder(FACTS.market, state));
      return [...locals, ...others];
    },
    steps: (_state, company) => stepsOf(company),
    speaker,
  },
  money: {
    ...usualMoney,
    bankEmpty: (state) => (state.cash.bank ?? 0) < 0, // END-1, R-62
  },
  ending: {
    ...ending,
    endCause: (state) =>
      ending.endCause(state) ?? (optionsOf(state).endsAtTopPrice && ownOf(state).topPrice ? 'price' : null),
    privateWorth: (state, one) => (optionsOf(state).privatesCount ? ending.privateWorth(state, one) : 0),
    sharesWorth(title, state, seat, company) {
      const isQuoted = cellOf(FACTS.market, state, company) !== undefined;
      if (isQuoted || optionsOf(state).unstartedCountNothing)
        return ending.sharesWorth(title, state, seat, company);
      const par = state.companies[company]?.par ?? 0;
      return valueAt(title, state, company, percentOf(state, company, seat), par); // END-12
    },
    bankruptKeeps: () => true, // TRAIN-27
  },
  on,
};
