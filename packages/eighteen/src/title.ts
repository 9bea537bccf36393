/** A title: facts and policies. The kit asks these; it never asks which title it is. */
import type { Action, Move, Objection, Seat, Task, TaskRules } from '@kursbuch/table';
import type { Board } from './board.ts';
import type { Market } from './market.ts';
import type { RunRules } from './routes/rules.ts';
import type {
  CompanyFacts,
  CompanyId,
  Deal,
  EighteenEvent,
  EighteenState,
  HexFacts,
  HexId,
  Holder,
  KitAction,
  PhaseFacts,
  PrivateFacts,
  PrivateId,
  TileId,
  TrainFacts,
  TrainKind,
} from './types.ts';

/** A move in an 18xx game. */
export type KitMove = Move<EighteenState, EighteenEvent>;

/** One kind of task of an 18xx game. */
export type KitRules<T extends Task, A extends Action = KitAction> = TaskRules<
  EighteenState,
  T,
  A,
  EighteenEvent
>;

/** What a private lets its owner do beyond the usual rules of laying track and placing stations. */
export interface TilePower {
  readonly private: PrivateId;
  readonly hexes: readonly HexId[];
  /** The tiles it may be used with. */
  readonly tiles: readonly TileId[];
  /** Laid in addition to the turn's normal tile, and at any moment of the turn. */
  readonly extra: boolean;
  /** The tile need not join the company's track. */
  readonly unconnected: boolean;
  /** So much less for the terrain. */
  readonly discount: number;
  /** A station may follow in the same turn, free and without a connection. */
  readonly station: boolean;
  /** Reasons of its own, where a refusal cites another rule than the usual word does. */
  readonly reasons?: {
    /** On this hex or with this tile it gives nothing. */
    readonly elsewhere?: string;
    readonly notHeld?: string;
    readonly used?: string;
    /** Held and unused, but not now. */
    readonly notNow?: string;
  };
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
  capitalAtFloat(state: EighteenState, company: CompanyId): boolean;
  /** May several shares of it be bought in one turn from this source? */
  severalPerTurn(state: EighteenState, company: CompanyId, from: 'offer' | 'pool'): boolean;
  /** Its director's certificate can be bought in the stock round. */
  startable(state: EighteenState, company: CompanyId): boolean;
  /** Why nobody may sell shares of a company in this stock round. */
  salesClosed(state: EighteenState, company: CompanyId): Objection | undefined;
  /** Shares may be sold after the purchase of the turn too. */
  sellsAfterBuying(state: EighteenState): boolean;
  /** All shares of a company sold in one turn are sold at once. */
  oneBlockPerTurn(state: EighteenState, company: CompanyId): boolean;
  /** A debtor must sell before anything else on a stock turn, as far as no director changes by it. */
  debtorsMustSell(state: EighteenState): boolean;
  /** Do privates count against the certificate limit? */
  privatesCount(state: EighteenState): boolean;
  /** May this purse be below zero? */
  mayOwe(state: EighteenState, holder: Holder): boolean;
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
  /** Is this player one of those the company may buy a private from? */
  sellsPrivatesTo(state: EighteenState, seat: Seat, company: CompanyId): boolean;
  /** What a private pays at the start of an operating round. */
  privateIncome(state: EighteenState, one: PrivateId): number;
  /** What an open private of a player is worth at the end. */
  privateWorth(state: EighteenState, one: PrivateId): number;
  /** Lowest and highest price a company pays for a private. */
  privatePriceRange(state: EighteenState, one: PrivateId): readonly [number, number];
  /** Hexes no tile may be laid on because of an open private. */
  hexBlocked(state: EighteenState, hex: HexId): PrivateId | null;
  /** Why this company may not lay here now, beside all that holds for everybody. */
  siteProblem(state: EighteenState, company: CompanyId, hex: HexId): Objection | undefined;
  /** Colours of the tile a company may lay next in its track step, after those it has laid in it; none ends the step. */
  layColours(state: EighteenState, company: CompanyId, laid: readonly string[]): readonly string[];
  /** The home station is put down at the start of the first turn. */
  placeHome(move: KitMove, company: CompanyId): void;
  /** What follows when a tile has been laid. */
  tileLaid(move: KitMove, company: CompanyId, hex: HexId): void;
  /** Costs of all stations of a company in order; the first is the home station. */
  stationCosts(state: EighteenState, company: CompanyId): readonly number[];
  /** How many trains a company may own. */
  trainLimit(state: EighteenState, company: CompanyId): number;
  /** A company at its limit that could trade in may buy without trading in, and then gives one back. */
  buyAboveLimit(state: EighteenState): boolean;
  /** The director may always help to another company's train, even if the treasury could pay the bank's cheapest. */
  helpsToForeignTrains(state: EighteenState): boolean;
  /** Where trains above the limit go. */
  discardsTo(state: EighteenState): 'pool' | 'scrap';
  /** Dividends of shares in the pool go to the company; otherwise to nobody. */
  poolPaysCompany(state: EighteenState): boolean;
  /** Does a floated company take part in the operating rounds now? */
  mayOperate(state: EighteenState, company: CompanyId): boolean;
  /** What happens between the income of the privates and the first company's turn. */
  roundBegan(move: KitMove): void;
  /** What follows when a price marker has come to a new cell. */
  markerArrived(move: KitMove, company: CompanyId): void;
  /** What ends the game after this set of operating rounds; null if it goes on. */
  endCause(state: EighteenState): string | null;
  /** After a forced sale another company's train must cost more than there was before the last share sold. */
  raisedMoneyIsSpent(state: EighteenState): boolean;
  /** Nothing less than the best runs is allowed. */
  mustRunBest(state: EighteenState): boolean;
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
  /** May the company use a power of this private, as far as its owner goes? */
  holdsPower(state: EighteenState, company: CompanyId, one: PrivateId): boolean;
  /** A private's power has been used. */
  powerUsed(move: KitMove, one: PrivateId): void;
  /** What may be done even before a surplus train is given back or a home is named. */
  interruptions(state: EighteenState): readonly KitAction['type'][];
  /** The private a player may give in for a share, or why not now. */
  exchange(state: EighteenState, seat: Seat, one: PrivateId): ExchangePower | Objection;
  /** The exchange is held back by no moment of the game. */
  exchangeAnyTime(state: EighteenState): boolean;
  /** What follows when a private has found its first owner (or, by a deal, its next). */
  privateSold(move: KitMove, one: PrivateId, to: Seat, first: boolean): void;
  /** The phase that begins when a train of this kind leaves the bank, if any. */
  phaseOn(state: EighteenState, kind: TrainKind): PhaseFacts | undefined;
  /** What follows when the first train of a kind has left the bank. */
  firstTrain(move: KitMove, kind: TrainKind): void;
  /** The other side has agreed: the buyer finds the money where it has to; false if the deal falls through. */
  dealAgreed(move: KitMove, deal: Deal): boolean;
  /** What follows when a company has got a train. */
  trainAcquired(move: KitMove, company: CompanyId): void;
  /** Trains that come on sale with the first of this kind: are they on sale now? */
  hasComeOnSale(state: EighteenState, first: TrainKind): boolean;
  /** The number of trains of a kind in the supply. */
  trainCount(state: Pick<EighteenState, 'options'>, kind: TrainKind): number;
  runRules(state: EighteenState, company: CompanyId): RunRules;
  /** The board as trains see it: an option may move what only they notice, such as borders between gauges. */
  runBoard(state: EighteenState): Board;
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
  upgrades(tile: TileId, hex: HexFacts): readonly TileId[];
  printedUpgrades(hex: HexFacts): readonly TileId[];
  /** May a tile cover this hex although its colour is one of those that are never built on? */
  mayCover?(hex: HexFacts): boolean;
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
