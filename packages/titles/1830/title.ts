/** 1830: facts and policies put together. Each policy cites the rule it follows. */
import {
  boardOf,
  cellOf,
  type EighteenState,
  gridMarket,
  ordinaryOf,
  percentOf,
  phaseOf,
  plainRules,
  privateState,
  rowsFromText,
  TILES,
  type TilePower,
  type Title,
  takeCertificate,
  takeShares,
  unsold,
  usualPolicies,
} from '@kursbuch/eighteen';
import { COMPANIES, PHASES, PLAYERS, PRIVATES, TILE_COUNTS, TRAINS, UPGRADES } from './facts/components.ts';
import { MAP } from './facts/map.ts';
import { MARKET_ROWS } from './facts/market.ts';
import { optionsOf } from './options.ts';
import { RULES } from './rules.ts';

const market = gridMarket(rowsFromText(MARKET_ROWS, { y: 'yellow', o: 'orange', b: 'brown' }));

const zoneOf = (state: EighteenState, company: string): string =>
  cellOf(market, state, company)?.zone ?? 'normal';

/** 10.0b: no holding limit in the orange and the brown area. */
const isFree = (zone: string): boolean => zone === 'orange' || zone === 'brown';

/** C&SL (17.0i, j) and D&H (17.0k–n). */
const TILE_POWERS: readonly TilePower[] = [
  {
    private: 'C&SL',
    hexes: ['B20'],
    tiles: ['3', '4', '58'],
    extra: true,
    unconnected: true,
    discount: 0,
    station: false,
  },
  {
    private: 'D&H',
    hexes: ['F16'],
    tiles: ['57'],
    extra: false,
    unconnected: true,
    discount: 0,
    station: true,
  },
];

/** What has to do with privates alone. */
const PRIVATE_BUSINESS = ['requestPrivate', 'exchangePrivate', 'layTile'] as const;

/** The certificate that comes with C&A (8.1j): the first ordinary one. */
const GIFT = 'PRR_1';

/** Diesels in a game without end of them. */
const PLENTY = 40;

export const title: Title = {
  id: '1830',
  board: boardOf(MAP, TILES),
  market,
  companies: new Map(COMPANIES.map((company) => [company.sym, company])),
  privates: new Map(PRIVATES.map((one) => [one.sym, one])),
  trains: new Map(TRAINS.map((train) => [train.name, train])),
  phases: PHASES,
  tileCounts: TILE_COUNTS,
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
  bidStep: 5,
  discounted: { private: 'SVN&RR', step: 5 },
  tilePowers: TILE_POWERS,
  rules: RULES,
  policies: {
    ...usualPolicies(() => title),
    certificateLimit: (state) => PLAYERS[state.players.length]?.certificates ?? 0, // 10.0c
    countsForLimit: (state, company) => zoneOf(state, company) === 'normal', // 10.0g, l
    holdingLimit: (state, company) => (isFree(zoneOf(state, company)) ? 100 : 60), // 10.0a, b
    poolLimit: () => 50, // 12.0c
    floatPercent: () => 60, // 8.0e
    capital: (state, company) => (state.companies[company]?.par ?? 0) * 10, // 8.1h
    capitalAtFloat: (state) => optionsOf(state).capitalAtFloat, // 11.0c, R21
    // 10.0i, j: only in the brown area, only from the pool (X17: also from the offer)
    severalPerTurn: (state, company, from) =>
      zoneOf(state, company) === 'brown' && (from === 'pool' || optionsOf(state).severalBrownFromOffer),
    startable: (_state, company) => company !== 'B&O', // 8.0d
    salesClosed: (state) => (state.round.set === 1 ? { reason: 'firstRoundSale' } : undefined), // 7.0g
    privateDealsClosed: (state) => (state.round.set === 1 ? { reason: 'firstRoundDeal' } : undefined), // 23.1b
    sellsWhileAble: (state) => optionsOf(state).sellWhileAble, // R10, X20
    privateDealIsPurchase: (state) => optionsOf(state).privateDealIsPurchase, // R48
    cashHidden: (state) => optionsOf(state).closedCash, // R59
    privateTradable: (state, one) => one !== 'B&O-P' || !optionsOf(state).privateDealIsPurchase, // 23.1j
    saleSteps: (_state, _company, shares) => shares, // 8.2b
    privateSellable: (_state, one) => one !== 'B&O-P', // 17.0z
    privatePriceRange(_state, one) {
      const price = title.privates.get(one)?.price ?? 0; // 23.1f
      return [price / 2, price * 2];
    },
    hexBlocked(state, hex) {
      // 18.0t: only while a player owns the private
      for (const { sym, hexes } of PRIVATES) {
        const { owner, closed } = privateState(state, sym);
        if (!closed && typeof owner === 'number' && hexes.includes(hex)) return sym;
      }
      return null;
    },
    trainLimit: (state) => phaseOf(title, state).trainLimit, // 21.0c
    buyAboveLimit: (state) => optionsOf(state).buyAboveLimit, // R40, X05
    helpsToForeignTrains: (state) => optionsOf(state).helpToForeignTrains, // R42, X12
    raisedMoneyIsSpent: (state) => optionsOf(state).raisedMoneyIsSpent, // R43, X22
    mayStayHome: (state) => optionsOf(state).freeRun, // R52, X10
    // 25.0i: at exactly nothing (X16: below)
    bankEmpty: (state) => (state.cash.bank ?? 0) < (optionsOf(state).bankBreaksBelowZero ? 0 : 1),
    asksWhenIdle: (state) => optionsOf(state).askWhenIdle,
    saleGoesOn: (state) => optionsOf(state).saleGoesOn, // 7.3, X01, X02
    namesHome: (state, company, layer) => (optionsOf(state).ownerNamesHome ? company : layer), // 19.1e, R33
    // 17.0i, k: the company owns the private; 17.0af: a tile in the hex ends the power
    tilePowers: (state, company) =>
      TILE_POWERS.filter((power) => {
        const { owner, closed, used } = privateState(state, power.private);
        return owner === company && !closed && !used && power.hexes.every((hex) => !state.tiles[hex]);
      }),
    interruptions: (state) => (optionsOf(state).privatesAnyTime ? PRIVATE_BUSINESS : []), // X23
    exchange(state, seat, one) {
      if (one !== 'M&H') return { reason: 'notExchangeable', params: { private: one } }; // 17.0q
      const { owner, closed } = privateState(state, one);
      if (closed) return { reason: 'privateClosed', params: { private: one } };
      if (owner !== seat) return { reason: 'noExchange', params: { private: one } }; // 17.0v
      if (unsold(title, state).length > 0) return { reason: 'exchangePrivatesUnsold' }; // 17.0ae
      const limit = optionsOf(state).exchangeBeyondLimit ? title.policies.holdingLimit(state, 'NYC') : 60; // 17.0r, X07
      if (percentOf(state, 'NYC', seat) >= limit) return { reason: 'exchangeLimit', params: { limit } };
      return { private: one, company: 'NYC' };
    },
    exchangeAnyTime: (state) => optionsOf(state).exchangeAnyTime, // 17.0t, X06
    privateSold(move, one, to, first) {
      if (one === 'C&A' && first) takeShares(title, move, to, 'PRR', 'offer', 1); // 8.1j
      // X08: the very certificate of the first sale, if it lies in the pool
      const comesAgain = one === 'C&A' && !first && optionsOf(move.state).shareComesAgain;
      if (comesAgain && ordinaryOf(move.state, 'PRR', 'pool').some(({ id }) => id === GIFT))
        takeCertificate(title, move, 'PRR', GIFT, to);
      // 9.0b, 8.1c: the certificate comes with the par, before anything else
      if (one === 'B&O-P' && first) move.push({ kind: 'parChoice', company: 'B&O', seat: to });
    },
    trainAcquired(move, company) {
      // 17.0ab
      if (company === 'B&O' && !privateState(move.state, 'B&O-P').closed)
        move.emit({ type: 'privateClosed', private: 'B&O-P' });
    },
    trainCount(state, kind) {
      const { noDiesels, thirdSix, unlimitedDiesels } = optionsOf(state);
      if (kind === 'D') return noDiesels ? 0 : unlimitedDiesels ? PLENTY : 6; // 21.0t, 26.0a
      return (title.trains.get(kind)?.count ?? 0) + (kind === '6' && thirdSix ? 1 : 0); // 26.0b
    },
    runRules(state) {
      // 20.3b: values follow the first 5; brown tiles come with it
      const colour = phaseOf(title, state).tiles.at(-1) ?? 'yellow';
      const rules = plainRules(colour);
      return optionsOf(state).gulfIsTwoPlaces ? { ...rules, separateGroups: ['Gulf'] } : rules; // X19
    },
  },
};
