/** 1848: facts and policies put together. Each policy cites the rule it follows. */
import {
  beside,
  boardOf,
  type CompanyFacts,
  cellOf,
  type EighteenState,
  gridMarket,
  joinMarkets,
  lineMarket,
  moveShares,
  phaseOf,
  placeHome,
  plainRules,
  privateState,
  rowsFromText,
  SHARE,
  setPar,
  sold,
  TILES,
  type Title,
  type TrainKind,
  takeDirectorCertificate,
  usualPolicies,
} from '@kursbuch/eighteen';
import { BANK_OF_ENGLAND, type BankTurnTask, bankPays, loansOut } from './bankOfEngland.ts';
import { COM, linkReady, moveIn, placeHomes, settleCapital } from './commonwealth.ts';
import { COMPANIES, PLAYERS, PRIVATES, TILE_COUNTS, UPGRADES } from './facts/components.ts';
import { MAP } from './facts/map.ts';
import { BANK_ROW, MARKET_ROWS } from './facts/market.ts';
import { PHASES, TRAINS } from './facts/trains.ts';
import { is2021, optionsOf } from './options.ts';
import { changeOwn, ownOf } from './own.ts';
import { closePrivates, holdsPower, mayUse, powerUsed, TILE_POWERS } from './powers.ts';
import { checkHatch, forgetDebtors, lostBy, receiverships } from './receivership.ts';
import { RULES } from './rules.ts';
import { borrow } from './trainStep.ts';

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

export const title: Title = {
  id: '1848',
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
  // VIII-27, VIII-41: K hexes take K tiles from green on, others never
  upgrades: (tile, hex) =>
    (UPGRADES[tile] ?? []).filter(
      (next) => !['5', '6', '57'].includes(tile) || (TILES[next]?.label === 'K') === isK(hex),
    ),
  printedUpgrades({ preprinted, label, stops, id }) {
    if (id === 'I8' || id === 'I10') return ['241'];
    if (preprinted !== 'white') return [];
    if (label === 'OO') return ['235'];
    if (stops.length === 2) return ['1', '2', '55', '56', '69'];
    return stops[0] ? ['5', '6', '57'] : ['7', '8', '9'];
  },
  mayCover: ({ id }) => id === 'I8' || id === 'I10', // VIII-31
  bidStep: 5,
  discounted: { private: '', step: 5 },
  tilePowers: TILE_POWERS,
  rules: RULES,
  policies: {
    ...usualPolicies(() => title),
    certificateLimit(state, seat) {
      const { certificates = [], penalty = 0 } = PLAYERS[state.players.length] ?? {};
      const closed = receiverships(state);
      // XIII-10; in 2021 a sixth closure leaves the table, and the first limit holds again
      const limit = certificates[closed] ?? certificates.at(is2021(state) ? 0 : -1) ?? 0;
      return limit - penalty * lostBy(state, seat); // VI-60, VI-61
    },
    countsForLimit: () => true,
    privatesCount: () => false, // V-3
    holdingLimit: (state) => PLAYERS[state.players.length]?.holding ?? 60, // XIII-14, XIII-15
    poolLimit: (_state, company) => (company === BANK_OF_ENGLAND ? 100 : 50), // VI-13, XIII-26
    floatPercent: () => 60, // VI-19
    capital: (state, company) => (state.companies[company]?.par ?? 0) * 10, // VI-21
    capitalAtFloat: (state, company) => company !== COM || is2021(state) || linkReady(title, state),
    severalPerTurn: () => false,
    startable: (_state, company) => company !== BANK_OF_ENGLAND,
    // VI-12; in 2021 the Bank of England's shares may be sold at once
    salesClosed: (state, company) =>
      state.round.set === 1 && !(company === BANK_OF_ENGLAND && is2021(state))
        ? { reason: 'firstRoundSale' }
        : undefined,
    sellsAfterBuying: () => false, // XIII-3
    oneBlockPerTurn: (state, company) => !(company === BANK_OF_ENGLAND && is2021(state)),
    debtorsMustSell: (state) => optionsOf(state).debtorsMustSell, // XIII-35, R-36
    // XIII-13; the public engine asks for sales as long as there is one, whether it helps or not
    sellsWhileAble: (state) => optionsOf(state).askWhenIdle,
    mayOwe: (_state, holder) => typeof holder === 'number', // VI-57
    privateDealsClosed: () => undefined,
    privateDealIsPurchase: () => false,
    privateTradable: () => false, // V-13
    saleSteps: () => 1, // XIII-27
    // V-7; after the first 5 a right that is left stays where it is (V-18, V-30)
    privateSellable: (state, one) =>
      !ownOf(state).privatesClosed && PRIVATES.find((facts) => facts.sym === one)?.companyPrice !== null,
    sellsPrivatesTo: (state, seat, company) =>
      optionsOf(state).anySeller ||
      state.certificates[company]?.some((one) => one.director && one.holder === seat) === true, // V-8
    privateIncome: (state, one) => (ownOf(state).privatesClosed ? 0 : (title.privates.get(one)?.income ?? 0)), // V-11
    // XIV-14; while they are being sold they count what they cost
    privateWorth: (state, one) =>
      state.round.kind === 'privateSale' ? (title.privates.get(one)?.price ?? 0) : 0,
    privatePriceRange: (_state, one) => PRIVATES.find((facts) => facts.sym === one)?.companyPrice ?? [0, -1], // V-5
    hexBlocked: () => null,
    // the first tile of a company is its home's, unless that is built
    siteProblem(state, company, hex) {
      const { home } = title.companies.get(company) as CompanyFacts;
      const first = !ownOf(state).builders.includes(company);
      const open =
        first &&
        !is2021(state) &&
        company !== COM &&
        title.board.hexes.get(home)?.facts.preprinted === 'white';
      return open && !state.tiles[home] && hex !== home
        ? { reason: 'homeTileFirst', params: { hex: home } }
        : undefined;
    },
    layColours(state, _company, laid) {
      if (laid.length === 0) return phaseOf(title, state).tiles;
      return laid.length === 1 && laid[0] === 'yellow' && state.phase !== '2' ? ['yellow'] : []; // VIII-18, VIII-19
    },
    placeHome(move, company) {
      if (company === COM) placeHomes(title, move);
      else placeHome(title, move, company);
    },
    tileLaid(move, company, hex) {
      const { builders } = ownOf(move.state);
      if (!builders.includes(company)) changeOwn(move, { builders: [...builders, company] });
      moveIn(title, move, hex);
      settleCapital(title, move);
    },
    // VIII-54; CAR has a fourth station in 2021
    stationCosts: (state, company) =>
      company === 'CAR' && is2021(state)
        ? [0, 40, 100, 100]
        : (title.companies.get(company)?.stationCosts ?? []),
    trainLimit: (state) => phaseOf(title, state).trainLimit, // IX-29
    buyAboveLimit: () => false,
    helpsToForeignTrains: () => false,
    discardsTo: () => 'scrap', // IX-31
    poolPaysCompany: () => false, // VI-14
    mayStayHome: () => true,
    mayOperate(state, company) {
      if (company === BANK_OF_ENGLAND || state.companies[company]?.closed) return false;
      return company !== COM || linkReady(title, state); // VI-24
    },
    // VIII-6: without anybody's doing; public records wait for it
    roundBegan(move) {
      forgetDebtors(move);
      if (optionsOf(move.state).askWhenIdle)
        move.push({ kind: 'institutionTurn', company: BANK_OF_ENGLAND } satisfies BankTurnTask);
      else bankPays(title, move);
    },
    markerArrived(move, company) {
      checkHatch(title, move, company); // VI-49
      if (cellOf(market, move.state, company)?.zone === 'end') changeOwn(move, { topPrice: true }); // XIV-3
    },
    // XIV-2: at nothing (2021: a payment that cannot be met, R-51)
    bankEmpty: (state) => (state.cash.bank ?? 0) < (is2021(state) ? 0 : 1),
    endCause(state) {
      if (state.bankBroken) return 'bank'; // XIV-2
      if (ownOf(state).topPrice) return 'price'; // XIV-3
      if (loansOut(state) >= LAST_LOANS) return 'loans'; // XIV-4
      return receiverships(state) >= LAST_RECEIVERSHIPS ? 'receiverships' : null; // XIV-5
    },
    asksWhenIdle: (state) => optionsOf(state).askWhenIdle,
    saleGoesOn: () => true,
    namesHome: (_state, company) => company,
    tilePowers: (state, company) => TILE_POWERS.filter((power) => mayUse(state, power.private, company)), // V-9
    powerUsed, // V-12
    holdsPower, // V-9
    exchange: (_state, _seat, one) => ({ reason: 'noExchange', params: { private: one } }),
    exchangeAnyTime: () => true,
    privateSold(move, one, to) {
      if (one === 'P5') moveShares(move, 'QR', 'offer', to, SHARE); // IV-16
      if (one === 'P6') {
        setPar(title, move, 'CAR', 100); // IV-15
        takeDirectorCertificate(title, move, 'CAR', to);
      }
    },
    // IX-33 (2021): loans for another company's train are taken when its director has agreed
    dealAgreed: (move, deal) => deal.item !== 'train' || borrow(title, move, deal.buyer, deal.price),
    trainAcquired(move, company) {
      if (company === 'CAR' && !privateState(move.state, 'P6').closed)
        move.emit({ type: 'privateClosed', private: 'P6' }); // V-34
    },
    phaseOn(state, kind) {
      const now = PHASES.findIndex((phase) => phase.name === state.phase);
      const then = PHASES.findIndex((phase) => phase.on === kind);
      // never back; in 2021 only the next phase in order can begin
      return then > now && (!is2021(state) || then === now + 1) ? PHASES[then] : undefined;
    },
    firstTrain(move, kind) {
      if (kind === '5') closePrivates(move); // V-11, V-25
      if (kind === '6') settleCapital(title, move); // VI-26
    },
    // IX-11; in 2021 an exported train brings The Ghan only if it also brings the phase
    hasComeOnSale: (state, first) => (is2021(state) ? phaseReached(state, first) : sold(title, state, first)),
    trainCount: (_state, kind) => title.trains.get(kind)?.count ?? 0,
    // three areas; four in 2021
    runBoard: (state) => (optionsOf(state).fourGauges || is2021(state) ? title.board : threeGaugeBoard),
    runRules(state) {
      const colour = phaseOf(title, state).tiles.at(-1) ?? 'yellow';
      const rules = plainRules(colour);
      return is2021(state)
        ? { ...rules, separateGroups: ['Alice Springs'], setBonus: { hexes: K_HEXES, amounts: K_BONUS } }
        : { ...rules, expressFromStation: true }; // IX-12
    },
  },
};
