/** A title: facts and policies. The kit asks these; it never asks which title it is. */
import type { Move, Objection, Seat } from '@kursbuch/table';
import type { Board } from './board.ts';
import type { Market } from './market.ts';
import type { RunRules } from './routes/rules.ts';
import type {
  CompanyFacts,
  CompanyId,
  EighteenAction,
  EighteenEvent,
  EighteenState,
  HexFacts,
  HexId,
  PhaseFacts,
  PrivateFacts,
  PrivateId,
  TileId,
  TrainFacts,
  TrainKind,
} from './types.ts';

/** A move in an 18xx game. */
export type KitMove = Move<EighteenState, EighteenEvent>;

/** What a private lets its owner do beyond the usual rules of laying track and placing stations. */
export interface TilePower {
  readonly private: PrivateId;
  readonly hex: HexId;
  readonly tiles: readonly TileId[];
  /** Laid in addition to the turn's normal tile, and at any moment of the turn. */
  readonly extra: boolean;
  /** The terrain costs nothing. */
  readonly free: boolean;
  /** A station may follow in the same turn, free and without a connection. */
  readonly station: boolean;
}

/** A player's right to give a private in for a share. */
export interface ExchangePower {
  readonly private: PrivateId;
  readonly company: CompanyId;
}

/** Where a title departs from the kit. Every function sees the whole state, so an option can change it. */
export interface Policies {
  /** How many certificates a player may hold. */
  certificateLimit(state: EighteenState, seat: Seat): number;
  /** Does a company's paper count against that limit? */
  countsForLimit(state: EighteenState, company: CompanyId): boolean;
  /** How many percent of the company one player may hold. */
  holdingLimit(state: EighteenState, company: CompanyId): number;
  /** How many percent of the company the pool may hold. */
  poolLimit(state: EighteenState, company: CompanyId): number;
  /** Percent that must have left the offer before a company floats. */
  floatPercent(state: EighteenState, company: CompanyId): number;
  /** Its money when it floats. */
  capital(state: EighteenState, company: CompanyId): number;
  /** Paid the moment it floats, or at the start of the next operating round. */
  capitalAtFloat(state: EighteenState): boolean;
  /** May several shares of it be bought in one turn from this source? */
  severalPerTurn(state: EighteenState, company: CompanyId, from: 'offer' | 'pool'): boolean;
  /** Its director's certificate can be bought in the stock round. */
  startable(state: EighteenState, company: CompanyId): boolean;
  /** Why nobody may sell shares in this stock round. */
  salesClosed(state: EighteenState): Objection | undefined;
  /** Why players may not trade privates in this stock round. */
  privateDealsClosed(state: EighteenState): Objection | undefined;
  /** Whoever is over a limit must sell as long as he can sell anything, whether it helps or not. */
  sellsWhileAble(state: EighteenState): boolean;
  /** A private bought from another player is the turn's purchase; the buyer alone acts. */
  privateDealIsPurchase(state: EighteenState): boolean;
  /** Nobody sees the others' purses: offers do not tell what a buyer could pay. */
  cashHidden(state: EighteenState): boolean;
  /** May this private go from player to player? */
  privateTradable(state: EighteenState, one: PrivateId): boolean;
  /** How many steps down a sale of so many shares moves the marker. */
  saleSteps(state: EighteenState, company: CompanyId, shares: number): number;
  /** May this private be bought by companies at all? */
  privateSellable(state: EighteenState, one: PrivateId): boolean;
  /** Lowest and highest price a company pays for a private. */
  privatePriceRange(state: EighteenState, one: PrivateId): readonly [number, number];
  /** Hexes no tile may be laid on because of an open private. */
  hexBlocked(state: EighteenState, hex: HexId): PrivateId | null;
  /** Cost of the next station of a company. */
  stationCost(state: EighteenState, company: CompanyId): number;
  /** How many trains a company may own. */
  trainLimit(state: EighteenState, company: CompanyId): number;
  /** A company at its limit that could trade in may buy without trading in, and then gives one back. */
  buyAboveLimit(state: EighteenState): boolean;
  /** The director may always help to another company's train, even if the treasury could pay the bank's cheapest. */
  helpsToForeignTrains(state: EighteenState): boolean;
  /** After a forced sale another company's train must cost more than there was before the last share sold. */
  raisedMoneyIsSpent(state: EighteenState): boolean;
  /** A company with a train and a route may stay at home. */
  mayStayHome(state: EighteenState): boolean;
  /** Is the bank out of money? */
  bankEmpty(state: EighteenState): boolean;
  /** Ask even when passing is all that is left: in the private sale, the track step, and with a power unused. */
  asksWhenIdle(state: EighteenState): boolean;
  /** After a row of passes in the private sale play goes on clockwise and the round is not over. */
  saleGoesOn(state: EighteenState): boolean;
  /** Who names the circle of a home station that lies undecided when the tile comes. */
  namesHome(state: EighteenState, company: CompanyId, layer: CompanyId): CompanyId;
  /** Powers of privates that a company may use on the map now. */
  tilePowers(state: EighteenState, company: CompanyId): readonly TilePower[];
  /** What may be done even before a surplus train is given back or a home is named. */
  interruptions(state: EighteenState): readonly EighteenAction['type'][];
  /** The private a player may give in for a share, or why not now. */
  exchange(state: EighteenState, seat: Seat, one: PrivateId): ExchangePower | Objection;
  /** The exchange is held back by no moment of the game. */
  exchangeAnyTime(state: EighteenState): boolean;
  /** What follows when a private has found its first owner (or, by a deal, its next). */
  privateSold(move: KitMove, one: PrivateId, to: Seat, first: boolean): void;
  /** What follows when a company has got a train. */
  trainAcquired(move: KitMove, company: CompanyId): void;
  /** The number of trains of a kind in the supply. */
  trainCount(state: Pick<EighteenState, 'options'>, kind: TrainKind): number;
  runRules(state: EighteenState, company: CompanyId): RunRules;
}

export interface Title {
  readonly id: string;
  readonly board: Board;
  readonly market: Market;
  readonly companies: ReadonlyMap<CompanyId, CompanyFacts>;
  readonly privates: ReadonlyMap<PrivateId, PrivateFacts>;
  /** Kinds of train in order of sale. */
  readonly trains: ReadonlyMap<TrainKind, TrainFacts>;
  readonly phases: readonly PhaseFacts[];
  readonly tileCounts: Readonly<Record<TileId, number>>;
  readonly upgrades: Readonly<Record<TileId, readonly TileId[]>>;
  printedUpgrades(hex: HexFacts): readonly TileId[];
  /** Smallest step between two bids. */
  readonly bidStep: number;
  /** The private that gets cheaper while nobody wants it, and by how much each time. */
  readonly discounted: { readonly private: PrivateId; readonly step: number };
  /** What privates let companies do on the map. */
  readonly tilePowers: readonly TilePower[];
  readonly policies: Policies;
  /** The rule behind each reason for a refusal. */
  readonly rules: Readonly<Record<string, string>>;
}

export const phaseOf = (title: Title, state: EighteenState): PhaseFacts =>
  title.phases.find((phase) => phase.name === state.phase) as PhaseFacts;

export type { EighteenAction };
