/** 1830: facts and answers put together. Each answer cites the rule it follows. */
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
  hasRoute,
  isPublic,
  ordinaryOf,
  percentOf,
  playerTrade,
  privateState,
  rowsFromText,
  type SharePolicy,
  TILES,
  type TilePower,
  type Title,
  type TrackAnswerReason,
  type TradeReason,
  takeCertificate,
  takeShares,
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
import { COMPANIES, PHASES, PRIVATES, TILE_COUNTS, TRAINS, UPGRADES } from '../facts/components.ts';
import { MAP } from '../facts/map.ts';
import { MARKET_ROWS } from '../facts/market.ts';
import { CURRENCY, PLAYERS } from '../facts/money.ts';
import { optionsOf } from './options.ts';
import { changeOwn, ownOf } from './own.ts';

const market = gridMarket(rowsFromText(MARKET_ROWS, { y: 'yellow', o: 'orange', b: 'brown' }));

const zoneOf = (state: EighteenState, company: string): string =>
  cellOf(market, state, company)?.zone ?? 'normal';

/** 10.0b: no holding limit in the orange and the brown area. */
const isFree = (zone: string): boolean => zone === 'orange' || zone === 'brown';

/** C&SL (17.0i, j) and D&H (17.0k–n). */
const TILE_POWERS: readonly TilePower<'powerGone'>[] = [
  {
    private: 'C&SL',
    hexes: ['B20'],
    tiles: ['3', '4', '58'],
    extra: true,
    anyStep: true,
    unconnected: true,
    discount: 0,
    station: false,
    reasons: { notNow: 'powerGone' },
  },
  {
    private: 'D&H',
    hexes: ['F16'],
    tiles: ['57'],
    extra: false,
    anyStep: false,
    unconnected: true,
    discount: 0,
    station: true,
    reasons: { notNow: 'powerGone' },
  },
];

/** The certificate that comes with C&A (8.1j): the first ordinary one. */
const GIFT = 'PRR_1';

/** Diesels in a game without end of them. */
const PLENTY = 40;

/** What its answers state; 1830 alone has the exchange of M&H (17.0q, r, ae) and trade between players (23.1). */
export type Reason1830 =
  | TradeReason
  | ExchangeReason
  | TrackAnswerReason
  | 'powerGone'
  | 'notExchangeable'
  | 'exchangePrivatesUnsold'
  | 'exchangeLimit';

const FACTS: Facts<Reason1830> = {
  id: '1830',
  currency: CURRENCY,
  board: boardOf(MAP, TILES),
  market,
  companies: new Map(COMPANIES.map((company) => [company.sym, company])),
  privates: new Map(PRIVATES.map((one) => [one.sym, one])),
  trains: new Map(TRAINS.map((train) => [train.name, train])),
  phases: PHASES,
  tileCounts: TILE_COUNTS,
  tilePowers: TILE_POWERS,
  priceCut: 5, // 7.3
};

const powers = usualPowers(FACTS);
const runs = usualRuns(FACTS);
const fleet = usualFleet(FACTS);

const shares: SharePolicy = {
  ...usualShares, // 8.0e, 8.1h, 8.2b, 12.0c
  certificateLimit: (state) => PLAYERS[state.players.length]?.certificates ?? 0, // 10.0c
  countsForLimit: (state, company) => zoneOf(state, company) === 'normal', // 10.0g, l
  holdingLimit: (state, company) => (isFree(zoneOf(state, company)) ? 100 : 60), // 10.0a, b
  capitalAtFloat: isPublic, // 11.0c, R21
};

export const WATERFALL: WaterfallPolicy = {
  bidStep: 5,
  discounted: 'SVN&RR',
  goesOn: isPublic, // 7.3, X01, X02
};

/** What happens at certain moments. */
const on: Hooks = {
  ...usualHooks,
  privateSold(title, move, one, to, first) {
    if (one === 'C&A' && first) takeShares(title, move, to, 'PRR', 'offer', 1); // 8.1j
    // X08: the very certificate of the first sale, if it lies in the pool
    const comesAgain = one === 'C&A' && !first && isPublic(move.state);
    if (comesAgain && ordinaryOf(move.state, 'PRR', 'pool').some(({ id }) => id === GIFT))
      takeCertificate(title, move, 'PRR', GIFT, to);
    // 9.0b, 8.1c: the certificate comes with the par, before anything else
    if (one === 'B&O-P' && first) move.push({ kind: 'parChoice', company: 'B&O', seat: to });
  },
  // X26: until its circle is named, a company that lays its own home stands on the first one
  tileLaid(_title, move, company, hex) {
    const { state } = move;
    const { tiles, stations } = state;
    const open = stations.some((one) => one.company === company && one.hex === hex && one.stop === null);
    if (!open || !isPublic(state)) return;
    const first = stations.map((one) => (one.stop === null && one.hex === hex ? { ...one, stop: 0 } : one));
    if (hasRoute(FACTS.board, { tiles, stations: first }, company))
      changeOwn(move, { routeSeen: [...(ownOf(state).routeSeen ?? []), company] });
  },
  trainAcquired(_title, move, company) {
    // 17.0ab
    if (company === 'B&O' && !privateState(move.state, 'B&O-P').closed)
      move.emit({ type: 'privateClosed', private: 'B&O-P' });
  },
};

export const title: Title<Reason1830> = {
  ...FACTS,
  shares,
  stock: {
    ...usualStock, // 7.0g
    // 10.0i, j: only in the brown area, only from the pool (X17: also from the offer)
    severalPerTurn: (state, company, from) =>
      zoneOf(state, company) === 'brown' && (from === 'pool' || optionsOf(state).severalBrownFromOffer),
    startable: (_state, company) => company !== 'B&O', // 8.0d
    sellsWhileAble: isPublic, // R10, X20
  },
  deals: {
    ...usualDeals(FACTS), // 23.1f
    betweenPlayers: playerTrade({
      closed: (state) => (state.round.set === 1 ? { reason: 'firstRoundDeal' } : undefined), // 23.1b
      isPurchase: isPublic, // R48
      tradable: (state, one) => one !== 'B&O-P' || !isPublic(state), // 23.1j
    }),
    privateSellable: (_state, one) => one !== 'B&O-P', // 17.0z
  },
  powers: {
    ...powers, // 17.0i, k: the company owns the private
    // 17.0af: a tile in the hex ends the power
    usable: (state, company) =>
      powers.usable(state, company).filter(({ hexes }) => hexes.every((hex) => !state.tiles[hex])),
    exchange(state, seat, one) {
      if (one !== 'M&H') return { reason: 'notExchangeable', params: { private: one } }; // 17.0q
      const { owner, closed } = privateState(state, one);
      if (closed) return { reason: 'privateGone', params: { private: one } };
      if (owner !== seat) return { reason: 'noExchange', params: { private: one } }; // 17.0v
      if (unsold(FACTS, state).length > 0) return { reason: 'exchangePrivatesUnsold' }; // 17.0ae
      const limit = isPublic(state) ? shares.holdingLimit(state, 'NYC') : 60; // 17.0r, X07
      if (percentOf(state, 'NYC', seat) >= limit) return { reason: 'exchangeLimit', params: { limit } };
      const reasons = { noShare: 'noShareToExchange', notNow: 'notBetweenTurns' } as const; // 17.0r, 17.0t
      return { private: one, company: 'NYC', anyTime: isPublic(state), reasons }; // 17.0t, X06
    },
  },
  track: {
    ...usualTrack(FACTS),
    upgrades: (tile) => UPGRADES[tile] ?? [],
    printedUpgrades({ preprinted, label, stops }) {
      if (label === 'OO') return ['59'];
      if (label === 'B') return ['53'];
      if (label === 'NY') return ['54'];
      if (preprinted !== 'white') return [];
      if (stops.length === 2) return ['1', '2', '55', '56', '69'];
      if (stops[0]?.kind === 'town') return ['3', '4', '58'];
      return stops[0] ? ['57'] : ['7', '8', '9'];
    },
    hexBlocked: closedByPrivates(FACTS), // 18.0t
  },
  stations: {
    ...usualStations(FACTS),
    namesHome: (state, company, layer) => (optionsOf(state).ownerNamesHome ? company : layer), // 19.1e, R33
  },
  runs: {
    ...runs, // 20.3b: values follow the first 5; brown tiles come with it
    mayStayHome: isPublic, // R52, X10
    runRules: (state, company) =>
      isPublic(state)
        ? { ...runs.runRules(state, company), separateGroups: ['Gulf'] } // X19
        : runs.runRules(state, company),
  },
  fleet: {
    ...fleet, // 21.0c
    trainCount(state, kind) {
      const { noDiesels, thirdSix } = optionsOf(state);
      if (kind === 'D') return noDiesels ? 0 : isPublic(state) ? PLENTY : 6; // 21.0t, 26.0a
      return fleet.trainCount(state, kind) + (kind === '6' && thirdSix ? 1 : 0); // 26.0b
    },
    buyAboveLimit: (title, state, company) => isPublic(state) && couldTradeIn(title, state, company), // R40, X05
    helpsToForeignTrains: isPublic, // R42, X12
    raisedMoneyIsSpent: isPublic, // R43, X22
    // X26: a route that was seen counts on
    mustOwnTrain: (state, company) =>
      fleet.mustOwnTrain(state, company) || ownOf(state).routeSeen?.includes(company) === true,
  },
  course: usualCourse(FACTS),
  operating: {
    ...usualOperating(FACTS),
  },
  money: {
    ...usualMoney,
    // 25.0i: at exactly nothing (X16: below)
    bankEmpty: (state) => (state.cash.bank ?? 0) < (isPublic(state) ? 0 : 1),
    cashHidden: (state) => optionsOf(state).closedCash, // R59
  },
  ending: usualEnding(FACTS),
  waterfall: WATERFALL,
  on,
};
