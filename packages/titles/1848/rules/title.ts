/** 1848: facts and answers put together. Each answer cites the rule it follows. */
import {
  beside,
  boardOf,
  type CompanyFacts,
  cellOf,
  type DealAnswerReason,
  directorOf,
  type EighteenState,
  type Facts,
  gridMarket,
  type Hooks,
  isPublic,
  isSeat,
  joinMarkets,
  lineMarket,
  moveShares,
  phaseOf,
  placeHome,
  privateState,
  rowsFromText,
  type StockAnswerReason,
  setPar,
  stockTurnOf,
  type Title,
  type TrainKind,
  takeDirectorCertificate,
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
import { COMPANIES, PRIVATES, TILE_COUNTS, UPGRADES } from '../facts/components.ts';
import { MAP } from '../facts/map.ts';
import { BANK_ROW, MARKET_ROWS } from '../facts/market.ts';
import { CURRENCY, PLAYERS } from '../facts/money.ts';
import { TILES } from '../facts/tiles.ts';
import { PHASES, TRAINS } from '../facts/trains.ts';
import { BANK_OF_ENGLAND, type BankTurnTask, bankPays, loansOut } from './bankOfEngland.ts';
import { COM, linkReady, moveIn, placeHomes, settleCapital } from './commonwealth.ts';
import { is2021, optionsOf } from './options.ts';
import { changeOwn, noteEnding, ownOf } from './own.ts';
import { closePrivates, closeUsed, holdsPower, type PowerReason, TILE_POWERS, usable } from './powers.ts';
import {
  checkHatch,
  forgetDebtors,
  lostBy,
  owesOnStockTurn,
  receiverships,
  saleByDebtor,
} from './receivership.ts';

/** The row below the chart of the companies. */
const BANK_MARKET_ROW = MARKET_ROWS.length;

const market = joinMarkets(
  gridMarket(rowsFromText(MARKET_ROWS, { r: 'receivership', e: 'end' })),
  lineMarket(BANK_MARKET_ROW, BANK_ROW, 'normal'),
);

/** The cell of the Bank of England at the start. */
export const BANK_START = `${BANK_MARKET_ROW},0`;

const BANK: CompanyFacts = {
  sym: BANK_OF_ENGLAND,
  name: 'Bank of England',
  home: '',
  homeStop: 0,
  stationCosts: [],
  color: '#faebd7',
  certificates: [10, 10, 10, 10, 10, 10, 10, 10, 10, 10],
  directed: false,
};

/** K cities of the bonus of 2021, whatever the colour of their tiles. */
const K_HEXES = ['D1', 'B19', 'F17', 'H11', 'G6'];
const K_BONUS = [0, 0, 50, 100, 150, 200];
/** XIV-4: so many loans end the game. */
export const LAST_LOANS = 16;
/** XIV-5: so many receiverships end it. */
export const LAST_RECEIVERSHIPS = 5;

/** Has the phase of this kind of train begun? */
const phaseReached = (state: EighteenState, kind: TrainKind): boolean =>
  PHASES.findIndex((phase) => phase.name === state.phase) >= PHASES.findIndex((phase) => phase.on === kind);

const isK = (hex: { readonly futureLabel?: { readonly label: string } }): boolean =>
  hex.futureLabel?.label === 'K';

/** the west and Queensland have one gauge, so the borders between them are none. */
const WEST_AND_QUEENSLAND: ReadonlySet<string> = new Set(['west', 'queensland']);
const areaOf = new Map(MAP.hexes.map((hex) => [hex.id, hex.gaugeArea]));
const oneGauge = (area: string | undefined): boolean => area !== undefined && WEST_AND_QUEENSLAND.has(area);
const threeGaugeBoard = boardOf(
  {
    ...MAP,
    hexes: MAP.hexes.map((hex) => ({
      ...hex,
      gaugeBorders: (hex.gaugeBorders ?? []).filter(
        (edge) => !(oneGauge(hex.gaugeArea) && oneGauge(areaOf.get(beside(MAP.orientation, hex.id, edge)))),
      ),
    })),
  },
  TILES,
);

const FACTS: Facts<PowerReason> = {
  id: '1848',
  currency: CURRENCY,
  board: boardOf(MAP, TILES),
  market,
  companies: new Map([
    [BANK.sym, BANK],
    ...COMPANIES.map(
      (facts) => [facts.sym, facts.sym === COM ? { ...facts, keepsPlace: false as const } : facts] as const,
    ),
  ]),
  privates: new Map(PRIVATES.map((one) => [one.sym, one])),
  trains: new Map(TRAINS.map((train) => [train.name, train])),
  phases: PHASES,
  tileCounts: TILE_COUNTS,
  tilePowers: TILE_POWERS,
  priceCut: 5, // IV-4
};

const stations = usualStations(FACTS);
const runs = usualRuns(FACTS);
const fleet = usualFleet(FACTS);
const operating = usualOperating(FACTS);
const ending = usualEnding(FACTS);

/** What happens at certain moments. */
const on: Hooks = {
  ...usualHooks,
  // VIII-6: without anybody's doing; public records wait for it
  roundBegan(title, move) {
    forgetDebtors(move);
    if (isPublic(move.state))
      move.push({ kind: 'institutionTurn', company: BANK_OF_ENGLAND } satisfies BankTurnTask);
    else bankPays(title, move);
  },
  tileLaid(title, move, company, hex) {
    const { builders } = ownOf(move.state);
    if (!builders.includes(company)) changeOwn(move, { builders: [...builders, company] });
    moveIn(title, move, hex);
    settleCapital(title, move);
  },
  markerArrived(title, move, company) {
    checkHatch(title, move, company); // VI-49
    if (cellOf(market, move.state, company)?.zone === 'end') changeOwn(move, { topPrice: true }); // XIV-3
    noteEnding(title, move); // a loan moves a marker too
  },
  privateSold(title, move, one, to) {
    if (one === 'P5') moveShares(move, 'QR', 'offer', to, 10); // IV-16
    if (one === 'P6') {
      setPar(title, move, 'CAR', 100); // IV-15
      takeDirectorCertificate(title, move, 'CAR', to);
    }
  },
  powerUsed: closeUsed, // V-12
  trainAcquired(_title, move, company) {
    if (company === 'CAR' && !privateState(move.state, 'P6').closed)
      move.emit({ type: 'privateClosed', private: 'P6' }); // V-34
  },
  privatesClose: (_title, move) => closePrivates(move), // V-11, V-25
  firstTrain(title, move, kind) {
    if (kind === '6') settleCapital(title, move); // VI-26
  },
};

/** What its answers state. */
type Reason1848 =
  | PowerReason
  | StockAnswerReason
  | DealAnswerReason
  | 'tooManyGauges'
  | 'wrongEnd'
  | 'notFromStation'
  | 'noExchange'
  | 'keepsOffice'
  | 'homeTileFirst'
  | 'oneYellow'
  | 'twoYellows';

export const title: Title<Reason1848> = {
  ...FACTS,
  shares: {
    ...usualShares, // VI-19, VI-21
    certificateLimit(state, seat) {
      const { certificates = [], penalty = 0 } = PLAYERS[state.players.length] ?? {};
      const closed = receiverships(state);
      // XIII-10; in 2021 a sixth closure leaves the table, and the first limit holds again
      const limit = certificates[closed] ?? certificates.at(is2021(state) ? 0 : -1) ?? 0;
      return limit - penalty * lostBy(state, seat); // VI-60, VI-61
    },
    privatesCount: () => false, // V-3
    holdingLimit: (state) => PLAYERS[state.players.length]?.holding ?? 60, // XIII-14, XIII-15
    poolLimit: (_state, company) => (company === BANK_OF_ENGLAND ? 100 : 50), // VI-13, XIII-26
    capitalAtFloat: (state, company) => company !== COM || is2021(state) || linkReady(FACTS, state),
    saleSteps: () => 1, // XIII-27
  },
  stock: {
    ...usualStock,
    startable: (_state, company) => company !== BANK_OF_ENGLAND,
    // VI-12; in 2021 the Bank of England's shares may be sold at once
    salesClosed: (state, company) =>
      company === BANK_OF_ENGLAND && is2021(state) ? undefined : usualStock.salesClosed(state, company),
    sellsFirst: () => 'sellsFirst', // XIII-3
    // XIII-26, R-39; whoever is over the limit sells portion by portion, and so does who pays a debt
    oneBlockPerTurn: (state, company, isOverLimit) =>
      company !== BANK_OF_ENGLAND &&
      (is2021(state) || !isOverLimit) &&
      !owesOnStockTurn(state, stockTurnOf(state)?.seat)
        ? 'oneBlock'
        : null,
    buysBack: (state, company) => company === BANK_OF_ENGLAND && !is2021(state), // XIII-26, R-09
    saleProblem: (state, turn, company, count) => saleByDebtor(title, state, turn.seat, company, count), // VI-56
    sellsWhileAble: () => true, // XIII-13, R-37
  },
  deals: {
    ...usualDeals(FACTS), // V-13
    // V-7; after the first 5 a right that is left stays where it is (V-18, V-30)
    privateSellable: (state, one) =>
      !ownOf(state).privatesClosed && PRIVATES.find((facts) => facts.sym === one)?.companyPrice !== null,
    // V-8
    notFrom: (state, seat, company) =>
      isPublic(state) || directorOf(state, company) === seat ? null : 'notFromThisPlayer',
    privatePriceRange: (_state, one) => PRIVATES.find((facts) => facts.sym === one)?.companyPrice ?? [0, -1], // V-5
  },
  powers: {
    ...usualPowers(FACTS),
    usable, // V-9, V-22
    holdsPower, // V-9
  },
  track: {
    ...usualTrack(FACTS),
    // VIII-27, VIII-41: K hexes take K tiles from green on, others never
    upgrades: (tile, hex) =>
      (UPGRADES[tile] ?? []).filter(
        (next) => !['5', '6', '57'].includes(tile) || (TILES[next]?.label === 'K') === isK(hex),
      ),
    printedUpgrades({ preprinted, label, stops, id }) {
      if (id === 'I8' || id === 'I10') return ['241']; // VIII-31
      if (preprinted !== 'white') return [];
      if (label === 'OO') return ['235'];
      if (stops.length === 2) return ['1', '2', '55', '56', '69'];
      return stops[0] ? ['5', '6', '57'] : ['7', '8', '9'];
    },
    // the first tile of a company is its home's, unless that is built
    siteProblem(state, company, hex) {
      const { home } = FACTS.companies.get(company) as CompanyFacts;
      const first = !ownOf(state).builders.includes(company);
      const open =
        first &&
        !is2021(state) &&
        company !== COM &&
        FACTS.board.hexes.get(home)?.facts.preprinted === 'white';
      return open && !state.tiles[home] && hex !== home
        ? { reason: 'homeTileFirst', params: { hex: home } }
        : undefined;
    },
    allLaid: (state) => (state.phase === '2' ? 'oneYellow' : 'twoYellows'), // VIII-18, VIII-19
    layColours(state, _company, laid) {
      if (laid.length === 0) return phaseOf(FACTS, state).tiles;
      return laid.length === 1 && laid[0] === 'yellow' && state.phase !== '2' ? ['yellow'] : []; // VIII-18, VIII-19
    },
  },
  stations: {
    ...stations,
    // VIII-54; CAR has a fourth station in 2021
    stationCosts: (state, company) =>
      company === 'CAR' && is2021(state) ? [0, 40, 100, 100] : stations.stationCosts(state, company),
    placeHome(title, move, company) {
      if (company === COM) placeHomes(title, move);
      else placeHome(title, move, company);
    },
  },
  runs: {
    ...runs,
    special: ['tooManyGauges', 'wrongEnd', 'notFromStation'], // VIII-45, IX-12
    mayStayHome: () => true,
    runRules: (state, company) => ({
      ...runs.runRules(state, company),
      ...(is2021(state)
        ? { separateGroups: ['Alice Springs'], setBonus: { hexes: K_HEXES, amounts: K_BONUS } }
        : { expressFromStation: true }), // IX-12
    }),
    // three areas; four in 2021
    runBoard: (state) => (optionsOf(state).fourGauges || is2021(state) ? FACTS.board : threeGaugeBoard),
    poolPaysCompany: () => false, // VI-14
  },
  fleet: {
    ...fleet, // IX-29
    discardsTo: () => 'scrap', // IX-31
    // IX-11; in 2021 an exported train brings The Ghan only if it also brings the phase
    hasComeOnSale: (state, first) =>
      is2021(state) ? phaseReached(state, first) : fleet.hasComeOnSale(state, first),
    phaseOn(state, kind) {
      const now = PHASES.findIndex((phase) => phase.name === state.phase);
      const then = PHASES.findIndex((phase) => phase.on === kind);
      // never back; in 2021 only the next phase in order can begin
      return then > now && (!is2021(state) || then === now + 1) ? PHASES[then] : undefined;
    },
  },
  course: usualCourse(FACTS),
  operating: {
    ...operating,
    privateIncome: (state, one) => (ownOf(state).privatesClosed ? 0 : operating.privateIncome(state, one)), // V-11
    mayOperate(state, company) {
      if (company === BANK_OF_ENGLAND || state.companies[company]?.closed) return false;
      return company !== COM || linkReady(FACTS, state); // VI-24
    },
  },
  money: {
    ...usualMoney,
    // XIV-2: at nothing (2021: a payment that cannot be met, R-51)
    bankEmpty: (state) => (state.cash.bank ?? 0) < (is2021(state) ? 0 : 1),
    mayOwe: (_state, holder) => isSeat(holder), // VI-57
  },
  ending: {
    ...ending,
    endCause(state) {
      const { ending: first } = ownOf(state);
      if (first !== null) return first;
      if (state.bankBroken) return 'bank'; // XIV-2
      if (ownOf(state).topPrice) return 'price'; // XIV-3
      if (loansOut(state) >= LAST_LOANS) return 'loans'; // XIV-4
      return receiverships(state) >= LAST_RECEIVERSHIPS ? 'receiverships' : null; // XIV-5
    },
    // XIV-14; while they are being sold they count what they cost
    privateWorth: (state, one) => (state.round.kind === 'privateSale' ? ending.privateWorth(state, one) : 0),
  },
  on,
};
