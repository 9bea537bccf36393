/** 1853: facts and answers put together. Each answer cites the rule it follows. */
import {
  boardOf,
  type CompanyId,
  companyTurnOf,
  type EighteenState,
  type Facts,
  gridMarket,
  type Hooks,
  percentOf,
  phaseOf,
  priceOf,
  type RunRules,
  type Title,
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
} from '@kursbuch/eighteen';
import { COMPANIES, PARS } from '../facts/companies.ts';
import { MAP } from '../facts/map.ts';
import { FIRST_ROUND_DISCOUNT, FREE_OF_LIMIT, MOST_STEPS, PRICES } from '../facts/market.ts';
import { CURRENCY, PLAYERS } from '../facts/money.ts';
import { BBCI_STATIONS } from '../facts/proposed.ts';
import { PRINTED_UPGRADES, TILE_COUNTS, TILES, UPGRADES } from '../facts/tiles.ts';
import { COUNTS_WITH_SMALL, LEAST_PRICE, LIMIT_OF_THE_PICTURE, PHASES, TRAINS } from '../facts/trains.ts';
import { BONDS, beginBonds, beginContracts, CONTRACTS } from './bids.ts';
import { terrainCost } from './cost.ts';
import { forgetGone } from './credit.ts';
import { beginElephant, beginExtra, ELEPHANT, EXTRA } from './elephant.ts';
import { isStuck, watchPrice } from './ending.ts';
import {
  type BankReason,
  bankProblem,
  noteEngine,
  onSale,
  putSparesAside,
  supplySpares,
  type TradeReason,
  tradeProblem,
} from './fleet.ts';
import { floated } from './founding.ts';
import { noteFormer, noteHoldings, speaker, successor } from './office.ts';
import { optionsOf } from './options.ts';
import { changeOwn, countOf, isFirstStockRound, isFounded, ownOf } from './own.ts';
import { hasRun } from './route.ts';
import { BBCI, homesOf, isLarge } from './size.ts';
import { type PurchaseProblem, purchaseProblem, type SaleProblem, saleProblem } from './stock.ts';
import {
  allLaid,
  noteLaid,
  noteStation,
  type OrderReason,
  type StationReason1853,
  siteProblem,
  stationProblem,
  type TileReason,
  tileProblem,
  YELLOW_TILES,
} from './track.ts';
import { STEPS, showAll } from './turn.ts';
import { mayLayTwo } from './twoTiles.ts';

const FACTS: Facts<Reason1853> = {
  id: '1853',
  currency: CURRENCY,
  board: boardOf(MAP, TILES),
  // R2: one line from 10 to 400
  market: gridMarket([
    PRICES.map((price) => ({
      price,
      zone: price <= FREE_OF_LIMIT ? 'free' : 'normal',
      ...(Object.values(PARS).includes(price) && { par: true }),
    })),
  ]),
  companies: new Map(COMPANIES.map((one) => [one.sym, { ...one, par: PARS[one.sym] as number }])),
  privates: new Map(),
  trains: new Map(TRAINS.map((train) => [train.name, train])),
  phases: PHASES,
  tileCounts: TILE_COUNTS,
  tilePowers: [],
  priceCut: 0,
};

const stations = usualStations(FACTS);
const runs = usualRuns(FACTS);
const fleet = usualFleet(FACTS);
const course = usualCourse(FACTS);
const operating = usualOperating(FACTS);
const ending = usualEnding(FACTS);
const track = usualTrack(FACTS);

type Reason1853 =
  | 'noExchange'
  | 'wrongGauge'
  | 'notUsed'
  | SaleProblem
  | PurchaseProblem
  | BankReason
  | TradeReason
  | TileReason
  | OrderReason
  | StationReason1853;

const rules = (state: EighteenState) => PLAYERS[state.players.length];

/** A company whose price is that low counts for no limit (3.1.2c). */
const isCheap = (state: EighteenState, company: CompanyId): boolean =>
  (priceOf(FACTS.market, state, company) ?? Number.POSITIVE_INFINITY) <= FREE_OF_LIMIT;

const runRules = (state: EighteenState, company: CompanyId): RunRules => ({
  ...runs.runRules(state, company),
  oneCityPerHex: true, // 4.5.5b, R49
  carries: true, // 4.6.6: the mail
  ...(isBound(state, company) && { mustUse: ownOf(state).duties }), // 4.2.3b, 4.4.2b
});

/** Has the company built outside its territory in this turn? Others have nothing to do with it. */
const isBound = (state: EighteenState, company: CompanyId): boolean =>
  ownOf(state).duties.length > 0 && companyTurnOf(state)?.company === company;

/** What happens at certain moments. */
const on: Hooks = {
  ...usualHooks,
  sharesMoved: (_title, move, company) => noteHoldings(move, company), // R24
  officeLapsed: (_title, move, company, from) => noteFormer(move, company, from), // 3.4.1
  floated, // 2.8.3b, 3.2.1
  tileLaid: noteLaid,
  stationPlaced: (_title, move, company, hex, stop) => noteStation(move, company, hex, stop), // 4.4.2b
  trainsRun(_title, move) {
    if (ownOf(move.state).duties.length > 0) changeOwn(move, { duties: [] }); // they are done
  },
  markerArrived: watchPrice, // 5.1.3
  trainAcquired: (_title, move, company, from, kind) => noteEngine(move, company, from, kind), // 4.8.19
  firstTrain(title, move) {
    forgetGone(move); // R27
    supplySpares(title, move); // 4.8.17b
  },
  privatesClose: () => undefined,
  gameEnds: (_title, move) => showAll(move),
};

export const title: Title<Reason1853> = {
  ...FACTS,
  shares: {
    ...usualShares,
    certificateLimit: (state) => rules(state)?.certificates ?? 0, // T3b
    countsForLimit: (state, company) => !isCheap(state, company), // 3.1.2c
    holdingLimit: (state, company) => (isCheap(state, company) ? 100 : (rules(state)?.perCompany ?? 0) * 10), // T3a, R25
    poolLimit: () => 100, // 3.1.7c
    floatPercent: (state) => rules(state)?.floats ?? 0, // T3c
    capitalAtFloat: (state) => !isFirstStockRound(state) && state.round.kind === 'stock', // 2.7.5a, R11
    poolPrice(title, state, company, trade) {
      const price = priceOf(FACTS.market, state, company);
      if (price !== undefined) return price; // 3.1.7a
      const par = title.companies.get(company)?.par ?? 0;
      return trade === 'sale' && isFirstStockRound(state) ? par - FIRST_ROUND_DISCOUNT : par; // 2.8.3a, 3.1.7b
    },
    successor,
    officeMayLapse: () => true, // 3.4.1, R23
    saleSteps: () => 0, // 4.7.1h
  },
  stock: {
    ...usualStock,
    startable: () => false, // R12
    salesClosed: () => undefined, // 2.8.1
    saleProblem,
    purchaseProblem,
    prolongs: ({ bought }) => bought !== null, // 3.0b, 3.0c
    closingSteps: () => 0, // 4.7.1h
  },
  deals: usualDeals(FACTS),
  powers: usualPowers(FACTS),
  track: {
    ...track,
    upgrades: (tile) => UPGRADES[tile] ?? [], // TCe to TCn
    printedUpgrades({ preprinted, stops, label }) {
      if (preprinted !== 'white') return PRINTED_UPGRADES[label ?? ''] ?? []; // 4.2.12
      const kind = stops.length > 1 ? 'towns' : (stops[0]?.kind ?? 'none');
      return [...YELLOW_TILES].filter((tile) => {
        const { stops: shown } = TILES[tile] ?? { stops: [] };
        return (shown.length > 1 ? 'towns' : (shown[0]?.kind ?? 'none')) === kind; // 4.1.9
      });
    },
    allLaid,
    siteProblem: (state, company, hex) => siteProblem(title, state, company, hex),
    tileProblem: (state, company, hex, tile, rotation) =>
      tileProblem(title, state, company, hex, tile, rotation),
    terrainCost,
    // R31: one or two yellow ones, or one upgrade
    layColours(state, company, laid) {
      if (laid.length === 0) return phaseOf(FACTS, state).tiles;
      return laid.length === 1 && laid[0] === 'yellow' && mayLayTwo(state, company) ? ['yellow'] : [];
    },
  },
  stations: {
    ...stations,
    homes: homesOf, // T1
    placeHome: () => undefined, // R29: they stand since it was founded
    stationCosts: (state, company) =>
      company === BBCI
        ? BBCI_STATIONS[isLarge(state, company) ? 'large' : 'small']
        : stations.stationCosts(state, company),
    several: (state) => optionsOf(state).manyStations, // R46
    siteProblem: (state, company, hex, stop) => stationProblem(title, state, company, hex, stop),
  },
  runs: {
    ...runs,
    special: ['wrongGauge', 'notUsed'], // 4.5.3a, 4.2.3b, 4.4.2b
    mayStayHome: () => true, // R48
    hasRoute: (state, company, trains) => hasRun(FACTS.board, state, company, trains),
    runRules,
    payingPercent: (state, company, seat) =>
      percentOf(state, company, seat) - 10 * countOf(ownOf(state).unredeemed, company, seat), // 2.7.3c
    poolPaysCompany: () => false, // 4.6.5b
    dividendMove(state, company, paid) {
      if (paid === 0) return { direction: 'left', steps: percentOf(state, company, 'pool') > 0 ? 1 : 0 }; // 4.7.1a, b
      const price = priceOf(FACTS.market, state, company) ?? 1;
      return { direction: 'right', steps: Math.min(MOST_STEPS, Math.max(1, Math.floor(paid / price))) }; // 4.7.1c to f
    },
  },
  fleet: {
    ...fleet,
    onSale,
    bankProblem: (state, company, offer) => bankProblem(title, state, company, offer),
    tradeProblem,
    mustOwnTrain: () => false, // 4.8.8d
    trainLimit: (state) =>
      state.phase === '5' && optionsOf(state).threeTrainsAtTheEnd
        ? LIMIT_OF_THE_PICTURE
        : phaseOf(FACTS, state).trainLimit, // T6a, R1
    discardsInOrder: () => true, // R60
    trainCount(state, kind) {
      const { round, own } = state;
      const isOpen =
        round === undefined || round.kind === 'bids' || (round.kind === 'stock' && round.set === 1);
      const hasSmall = isOpen || ownOf({ own } as EighteenState).smallTrains;
      return (hasSmall ? COUNTS_WITH_SMALL[kind] : undefined) ?? fleet.trainCount(state, kind); // 2.8.4
    },
    helpsFreely: (state, _company, from) => from === 'bank' || !optionsOf(state).helpForBankOnly, // 4.8.8, R54
    asksAgain: () => 'other', // 4.8.9a, R55: both agree on a price, whichever was asked first
    leastPrice: () => LEAST_PRICE, // 4.8.9b
  },
  course: {
    ...course,
    seating: (state) => ownOf(state).seating, // 2.5.3, R74
    hasPriority: (state) => Object.keys(ownOf(state).contracts).length > 0, // 2.5.3c: with the bonds
    first: BONDS,
    rounds: {
      ...course.rounds,
      [BONDS]: beginBonds,
      [CONTRACTS]: beginContracts,
      [ELEPHANT]: beginElephant,
      [EXTRA]: (title, move, game) => {
        putSparesAside(move); // R57
        beginExtra(title, move, game);
      },
      stock(title, move, game) {
        if (ownOf(move.state).extraRound) changeOwn(move, { extraRound: false });
        if (ownOf(move.state).floatedNow.length > 0) changeOwn(move, { floatedNow: [] });
        course.rounds.stock?.(title, move, game);
      },
    },
    next(state, over) {
      switch (over) {
        case BONDS:
          return CONTRACTS;
        case CONTRACTS:
          return 'stock';
        case 'stock':
          return ELEPHANT;
        case 'operating':
          if (state.round.number < state.round.of) return 'operating';
          return ownOf(state).extraRound ? 'stock' : EXTRA; // 4.9
        case EXTRA:
          return ownOf(state).extraRound ? 'operating' : 'stock';
        default:
          return 'operating';
      }
    },
    // 5.1.2a; R61: no further operating round, also when the capital of the first companies breaks the bank (R10)
    endsAfter: (state, over) =>
      over === 'operating' ||
      ((over === 'stock' || over === ELEPHANT) && state.bankBroken && !optionsOf(state).roundAfterBreak),
  },
  operating: {
    ...operating,
    mayOperate: isFounded,
    order: (_state, companies) => [...companies].sort((one, other) => place(one) - place(other)), // T1g, 4.0a
    steps: () => STEPS,
    speaker,
  },
  money: usualMoney, // 5.1.1a, R62
  ending: {
    ...ending,
    endCause: (state) => ending.endCause(state) ?? (isStuck(state) ? 'standstill' : null), // 0.4
    sharesWorth(_title, state, seat, company) {
      const price = priceOf(FACTS.market, state, company) ?? PARS[company] ?? 0; // R63
      const unpaid = optionsOf(state).unredeemedCount ? 0 : countOf(ownOf(state).unredeemed, company, seat);
      return (percentOf(state, company, seat) / 10 - unpaid) * price; // 5.2.1a
    },
  },
  on,
};

/** The number of a company is its place in the order. */
const place = (company: CompanyId): number => COMPANIES.findIndex(({ sym }) => sym === company);
