/** 1889: facts and answers put together. Each answer cites the rule it follows. */
import {
  boardOf,
  cellOf,
  closedByPrivates,
  couldTradeIn,
  type EighteenState,
  type ExchangeReason,
  type Facts,
  gridMarket,
  type Hooks,
  isPublic,
  isSeat,
  ordinaryOf,
  percentOf,
  phaseOf,
  placeHome,
  playerTrade,
  privateState,
  rowsFromText,
  type SharePolicy,
  stationsOn,
  type Title,
  type TrackAnswerReason,
  type TradeReason,
  type TrainStepTask,
  unsold,
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
  type WaterfallPolicy,
} from '@kursbuch/eighteen';
import { taskOf } from '@kursbuch/table';
import { COMPANIES, LATE_INCOME, PHASES, PRIVATES, TRAINS } from '../facts/components.ts';
import { COST_FOR_EVERY_TILE, MAP } from '../facts/map.ts';
import { MARKET_ROWS } from '../facts/market.ts';
import { CURRENCY, PLAYERS } from '../facts/money.ts';
import { TILE_COUNTS, TILES, UPGRADES } from '../facts/tiles.ts';
import { newTrackProblem } from './newTrack.ts';
import { isBeginner, optionsOf } from './options.ts';
import { askSeller, EHIME } from './sellersTile.ts';
import { printedOn } from './setup.ts';

const market = gridMarket(rowsFromText(MARKET_ROWS, { y: 'yellow', o: 'orange' }));

const zoneOf = (state: EighteenState, company: string): string =>
  cellOf(market, state, company)?.zone ?? 'normal';

/** What its answers state beyond the kit's words. */
type Reason1889 =
  | TradeReason
  | ExchangeReason
  | TrackAnswerReason
  | 'noPowers'
  | 'notExchangeable'
  | 'exchangePrivatesUnsold'
  | 'exchangeLimit'
  | 'noNewTrack'
  | 'salesOnOneSide'
  | 'oneBlock'
  | 'soldForTrain';

const FACTS: Facts<Reason1889> = {
  id: '1889',
  currency: CURRENCY,
  board: boardOf(MAP, TILES),
  market,
  companies: new Map(COMPANIES.map((company) => [company.sym, company])),
  privates: new Map(PRIVATES.map((one) => [one.sym, one])),
  trains: new Map(TRAINS.map((train) => [train.name, train])),
  phases: PHASES,
  tileCounts: TILE_COUNTS,
  tilePowers: [], // MF and ER are laid by players
  priceCut: 5, // SALE-6
};

const stations = usualStations(FACTS);
const fleet = usualFleet(FACTS);
const closedBy = closedByPrivates(FACTS);

const [MINES, DOUGO, UNO] = ['SMR', 'DR', 'UTF'] as const;

const shares: SharePolicy = {
  ...usualShares, // SHARE-4, STOCK-10
  certificateLimit: (state) => PLAYERS[state.players.length]?.certificates ?? 0, // SETUP-4
  countsForLimit: (state, company) => zoneOf(state, company) === 'normal', // MARKET-6
  holdingLimit: (state, company) => (zoneOf(state, company) === 'orange' ? 100 : 60), // LIMIT-1, MARKET-7
  floatPercent: () => 50, // SHARE-3
};

export const WATERFALL: WaterfallPolicy = {
  bidStep: 5, // SALE-3
  discounted: 'TR-P', // SALE-6
  goesOn: () => true,
};

const powers: Title<Reason1889>['powers'] = {
  ...usualPowers(FACTS),
  exchange(state, seat, one) {
    if (one !== DOUGO) return { reason: 'notExchangeable', params: { private: one } };
    if (isBeginner(state)) return { reason: 'noPowers', params: { private: one } }; // BEG-4
    const { owner, closed } = privateState(state, one);
    if (closed) return { reason: 'privateGone', params: { private: one } };
    if (owner !== seat) return { reason: 'noExchange', params: { private: one } }; // DR-11
    if (unsold(FACTS, state).length > 0) return { reason: 'exchangePrivatesUnsold' }; // DR-6
    const limit = shares.holdingLimit(state, 'IR'); // DR-4
    if (percentOf(state, 'IR', seat) >= limit) return { reason: 'exchangeLimit', params: { limit } };
    const reasons = { noShare: 'noShareToExchange', notNow: 'notBetweenTurns' } as const;
    return { private: one, company: 'IR', from: 'offer', anyTime: true, reasons }; // DR-2, DR-6
  },
};

/** What happens at certain moments. */
const on: Hooks = {
  ...usualHooks,
  // all homes before the first company acts
  roundBegan(title, move) {
    for (const company of title.companies.keys())
      if (move.state.companies[company]?.floated) title.stations.placeHome(title, move, company);
  },
  privateBought(_title, move, one, _company, seller) {
    if (one === EHIME) askSeller(move, seller); // ER-1
  },
  privatesClose(_title, move) {
    for (const [one, { closed, owner }] of Object.entries(move.state.privates))
      if (!closed && !(one === UNO && isSeat(owner))) move.emit({ type: 'privateClosed', private: one }); // UTF-2, UTF-4
  },
};

export const title: Title<Reason1889> = {
  ...FACTS,
  shares,
  stock: {
    ...usualStock,
    sellsFirst: (_state, { bought }) => (bought?.afterSales ? 'salesOnOneSide' : null), // STOCK-4
    oneBlockPerTurn: () => 'oneBlock', // STOCK-5
    sellsWhileAble: isPublic, // X20
    // DR-10, R-09
    asksIdle: (state, { seat }) =>
      !isPublic(state) &&
      !('reason' in powers.exchange(state, seat, DOUGO)) &&
      ordinaryOf(state, 'IR', 'offer').length > 0,
  },
  deals: {
    ...usualDeals(FACTS), // PRIV-8
    betweenPlayers: playerTrade({
      closed: (state) =>
        optionsOf(state).playersTradePrivates && state.round.set === 1
          ? { reason: 'firstRoundDeal' }
          : undefined,
      isPurchase: () => false,
      tradable: (state) => optionsOf(state).playersTradePrivates, // PRIV-10, R-08
    }),
    privateSellable: (state) => !isBeginner(state), // BEG-5
  },
  powers,
  track: {
    ...usualTrack(FACTS),
    upgrades: (tile) => UPGRADES[tile] ?? [],
    printedUpgrades({ id, preprinted, label, stops }) {
      if (label === 'H') return ['438']; // TRACK-11
      if (label === 'K') return ['465']; // TRACK-12
      if (label === 'T') return ['440']; // TRACK-13
      if (id === 'C4') return UPGRADES['6'] ?? []; // TRACK-14
      if (preprinted !== 'white') return [];
      if (stops[0]?.kind === 'town') return ['3', '58']; // TRACK-9, MF-12
      return stops[0] ? ['5', '6', '57'] : ['7', '8', '9'];
    },
    hexBlocked: (state, hex) => (isBeginner(state) ? null : closedBy(state, hex)), // PRIV-2, PRIV-4, BEG-4
    terrainCost(state, company, hex) {
      const { cost = 0, terrain } = FACTS.board.hexes.get(hex)?.facts ?? {};
      if (state.tiles[hex] && !COST_FOR_EVERY_TILE.includes(hex)) return 0; // TRACK-10, TRACK-11
      const { owner, closed } = privateState(state, MINES);
      const helps = company !== null && owner === company && !closed && terrain === 'mountain';
      return helps ? 0 : cost; // SMR-1, SMR-2
    },
    tileProblem: (state, company, hex, tile, rotation) =>
      newTrackProblem(FACTS.board, state, company, hex, tile, rotation), // TRACK-21
  },
  stations: {
    ...stations,
    // at the start of the round, so it may stand already
    placeHome(title, move, company) {
      const home = FACTS.companies.get(company)?.home ?? '';
      if (!stationsOn(move.state.stations, home).some((one) => one.company === company))
        placeHome(title, move, company);
    },
  },
  runs: {
    ...usualRuns(FACTS), // RUN-5: values follow the first 5
    mayStayHome: isPublic,
  },
  fleet: {
    ...fleet,
    buyAboveLimit: (title, state, company) => isPublic(state) && couldTradeIn(title, state, company), // R-16, X05
    helpUpTo: () => 0, // FORCE-3
    sparesOffices: () => true, // FORCE-5
    oneForcedBlock: () => 'oneBlock', // FORCE-6
    tradeProblem: (state, _buyer, seller, kind) =>
      taskOf<TrainStepTask>(state, 'trainStep')?.raised === undefined
        ? undefined
        : { reason: 'soldForTrain', params: { company: seller, kind } }, // FORCE-4
  },
  course: usualCourse(FACTS),
  operating: {
    ...usualOperating(FACTS),
    privateIncome(state, one) {
      const isLate = phaseOf(FACTS, state).tiles.includes('brown');
      return (isLate ? LATE_INCOME[one] : undefined) ?? printedOn(FACTS, state, one).income; // UTF-2, BEG-3
    },
  },
  money: {
    ...usualMoney,
    bankEmpty: (state) => (state.cash.bank ?? 0) < (isPublic(state) ? 0 : 1), // END-4, R-14
    cashHidden: (state) => optionsOf(state).closedCash,
  },
  ending: {
    ...usualEnding(FACTS),
    privateWorth: (state, one) => printedOn(FACTS, state, one).price, // END-5, BEG-9
    bankruptKeepsPrivates: () => true,
  },
  waterfall: WATERFALL,
  on,
};
