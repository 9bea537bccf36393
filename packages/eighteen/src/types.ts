/** The vocabulary of the kit: what lies on the table of an 18xx game, and what can happen to it. */
import type { Seat, TableState } from '@kursbuch/table';

// ---------------------------------------------------------------- names

export type HexId = string;
export type TileId = string;
/** Names of companies and privates: any text may be read as one, but never one as the other. */
export type CompanyId = string & { readonly names?: 'company' };
export type PrivateId = string & { readonly names?: 'private' };
export type TrainId = string;
/** A kind of train: "2", "4+", "D". */
export type TrainKind = string;
export type CertificateId = string;
/** A square (or hexagon) of the market, as "row,column". */
export type CellId = string;
/** Who holds money or a component: a seat, a company, the bank, its pool, the initial offering, or nobody any more. */
export type Holder = Buyer | Nobody;
/** Who can buy something: a player, or a company. */
export type Buyer = Seat | CompanyId;
/** Where a component lies that nobody has. */
export type Nobody = 'bank' | 'pool' | 'offer' | 'scrap';

/** Where a player buys shares: never sold yet, given back to the bank, or in the hands of their own company. */
export type ShareSource = 'offer' | 'pool' | 'treasury';

/** A side of a hex, 0..5 clockwise. The neighbour sees it as `(edge + 3) % 6`. */
export type Edge = number;
export type Colour = 'yellow' | 'green' | 'brown' | 'gray';
/** Revenue by colour phase, or one value for all. */
export type Value = number | PhaseValues;

/** What a stop is worth in the phases of each colour, and what kinds of train count there instead. */
export interface PhaseValues extends Readonly<Record<Colour, number>> {
  readonly byTrain?: Readonly<Record<TrainKind, number>>;
}

// ---------------------------------------------------------------- facts: the printed components

export interface StopFacts {
  readonly kind: 'city' | 'town' | 'offboard';
  readonly revenue: Value;
  readonly slots?: number;
  /** Where to draw it: towards an edge (or corner, in halves), or the centre. */
  readonly loc?: number | 'center';
  readonly port?: 'small' | 'large';
  readonly hideValue?: boolean;
  /** Runs end here, though it may be a city. */
  readonly terminal?: boolean;
}

/** An end of a piece of track: an edge, "s0", "s1"… for a stop, or "j" for the middle of a junction: any arm of it leads to any other. */
export type PathEnd = Edge | `s${number}` | 'j';
/** A gauge trains run on. */
export type Gauge = 'standard' | 'metre';
/** What trains a piece of track carries: those of one gauge, or both. */
export type TrackGauge = Gauge | 'dual';
/** Two ends, and the gauge on maps that know several. */
export type PathFacts = readonly [PathEnd, PathEnd, TrackGauge?];

export interface TileFacts {
  readonly color: string;
  readonly label: string | null;
  readonly stops: readonly StopFacts[];
  readonly paths: readonly PathFacts[];
}

export interface HexFacts {
  readonly id: HexId;
  readonly name: string | null;
  readonly preprinted: 'white' | 'yellow' | 'green' | 'gray' | 'darkgray' | 'red' | 'blue';
  readonly stops: readonly StopFacts[];
  readonly paths: readonly PathFacts[];
  readonly terrain?: string;
  readonly cost?: number;
  readonly label?: string;
  readonly blockedEdges?: readonly Edge[];
  /** From this colour on only tiles with this label. */
  readonly futureLabel?: { readonly label: string; readonly from: string };
  /** Sides where the gauge changes, given on both hexes. */
  readonly gaugeBorders?: readonly Edge[];
  readonly gaugeArea?: string;
  /** Runs end here, though it may be a city. */
  readonly terminal?: boolean;
  readonly joinedEdges?: readonly Edge[];
  /** A tile may cover it, though hexes of its colour are never built on. */
  readonly site?: true;
  /** Track may lead to any of its sides, though no tile covers it and it shows none there. */
  readonly open?: true;
  /** Tiles on it may have track that leads off the map, and is dead there. */
  readonly deadEnds?: true;
  /** A piece of track that costs its user something: a negative value. */
  readonly toll?: { readonly path: readonly [Edge, Edge]; readonly value: number };
  /** Red hexes of one place: a route may use the group once. */
  readonly offboardGroup?: string;
  readonly reservedFor?: readonly { readonly company: CompanyId; readonly stop: `s${number}` | null }[];
  readonly privateHex?: readonly PrivateId[];
}

export interface MapFacts {
  readonly orientation: 'pointy' | 'flat';
  readonly hexes: readonly HexFacts[];
}

export interface CellFacts {
  readonly price: number;
  readonly zone: string;
  readonly par?: boolean;
}

export interface TrainFacts {
  readonly name: TrainKind;
  readonly price: number;
  readonly count: number;
  /** How many stops it may visit; `null` for no limit. */
  readonly range: number | null;
  /** It is the other side of this kind's cards. */
  readonly card?: TrainKind;
  /** What uses up range: every stop, or only large ones. */
  readonly counts?: 'stops' | 'large';
  /** Changes of gauge use up range like a stop, but for the first few. */
  readonly gaugeChanges?: { readonly free: number };
  /** The gauge it runs on; without it, any track. */
  readonly gauge?: Gauge;
  /** It runs to this off-map area and is paid for that and one own station. */
  readonly express?: string;
  /** It neither counts against the train limit nor fulfils the duty to own a train. */
  readonly beside?: boolean;
  /** The first purchase of this kind scraps it. */
  readonly rustsOn: TrainKind | null;
  /** The pile its cards lie in: of each pile the first kind that is left is on sale. Without it the common one. */
  readonly stack?: string;
  /** On sale from the first purchase of this kind on, never before. */
  readonly availableOn?: TrainKind;
  /** It may pass stops without counting them. */
  readonly skips?: boolean;
  readonly tradeIn?: { readonly from: readonly TrainKind[]; readonly price: number };
}

export interface PhaseFacts {
  readonly name: string;
  /** The train whose first purchase begins the phase; `null` at the start. */
  readonly on: TrainKind | null;
  readonly tiles: readonly Colour[];
  readonly trainLimit: number;
  readonly operatingRounds: number;
  readonly companiesBuyPrivates: boolean;
  readonly privatesClose: boolean;
}

export interface CompanyFacts {
  readonly sym: CompanyId;
  readonly name: string;
  readonly home: HexId;
  /** The stop of the home hex, or `null`: the company chooses. */
  readonly homeStop: number | null;
  /** Price of each station in order; the first is the home station. */
  readonly stationCosts: readonly number[];
  readonly color: string;
  /** False: no place is kept for it at its home. */
  readonly keepsPlace?: false;
  /** The par that is printed on its shares; without it whoever starts the company names one. */
  readonly par?: number;
  /** Percents of its certificates, where they are not the title's usual ones; without a director's if `directed` is false. */
  readonly certificates?: readonly number[];
  /** It is no matter of the game before something else brings it: the sale of a private, say, or two others that become one. */
  readonly comesLater?: true;
  readonly directed?: false;
}

export interface PrivateFacts {
  readonly sym: PrivateId;
  readonly name: string;
  readonly price: number;
  readonly income: number;
  readonly hexes: readonly HexId[];
}

// ---------------------------------------------------------------- the state

export interface Certificate {
  readonly id: CertificateId;
  readonly percent: number;
  readonly director: boolean;
  readonly holder: Holder;
}

export interface CompanyState {
  readonly par: number | null;
  /** Enough is sold: the company takes part in the operating rounds to come. */
  readonly floated: boolean;
  /** Its start capital has been paid. */
  readonly capitalised: boolean;
  /** It has begun its first turn (and so put down its home station). */
  readonly operated: boolean;
  /** How many loans it has taken. */
  readonly loans: number;
  /** It is out of the game. */
  readonly closed: boolean;
}

interface Marker {
  readonly cell: CellId;
  /** Running number of arrivals on the market: in one cell the lower number lies on top and acts first. */
  readonly arrival: number;
}

export interface PrivateState {
  /** `bank` while unsold. */
  readonly owner: Buyer | 'bank';
  readonly closed: boolean;
  /** Its power has been used up. */
  readonly used: boolean;
}

export type TrainHolder = CompanyId | Exclude<Nobody, 'offer'>;

export interface Train {
  readonly id: TrainId;
  readonly kind: TrainKind;
  /** `bank`: not sold yet; `pool`: given back; `scrap`: out of the game; else its company. */
  readonly holder: TrainHolder;
}

export interface LaidTile {
  readonly tile: TileId;
  readonly rotation: number;
}

export interface Station {
  readonly company: CompanyId;
  readonly hex: HexId;
  /** Number of the stop on its tile; `null` while nobody has named the circle yet. */
  readonly stop: number | null;
  /** It lies beside the city until a circle is free, and takes none. */
  readonly edge?: true;
}

export type LaidTiles = Readonly<Record<HexId, LaidTile>>;

/** Track from side to side of a hex that is no part of a tile: joined to nothing that lies there. */
export type AddedPath = readonly [Edge, Edge];
export type AddedTrack = Readonly<Record<HexId, readonly AddedPath[]>>;

/** All track there is. */
export interface LaidTrack {
  readonly tiles: LaidTiles;
  readonly addedTrack?: AddedTrack;
}

/** What of a state a company's way depends on. */
export interface MapState extends LaidTrack {
  readonly stations: readonly Station[];
}

/** The round being played, for everybody to see. */
export interface RoundState {
  readonly kind: 'bids' | 'privateSale' | 'stock' | 'operating';
  /** Number of the stock round (a private sale counts with the stock round it opens). */
  readonly set: number;
  /** Number of the operating round in its set. */
  readonly number: number;
  /** How many operating rounds the set has. */
  readonly of: number;
}

/** Fields that only one title has. Plain JSON. */
type Own = Readonly<Record<string, unknown>>;

export interface EighteenState extends TableState {
  /** All the money there is: payments move it, nothing makes more. */
  readonly money: number;
  /** The purses, by seat, company and `bank`; a view may lack some. */
  readonly cash: Readonly<Record<string, number>>;
  readonly companies: Readonly<Record<CompanyId, CompanyState>>;
  /** In the order in which they came to their holders: the oldest is the first to go. */
  readonly certificates: Readonly<Record<CompanyId, readonly Certificate[]>>;
  readonly markers: Readonly<Record<CompanyId, Marker>>;
  readonly arrivals: number;
  readonly privates: Readonly<Record<PrivateId, PrivateState>>;
  readonly trains: readonly Train[];
  readonly phase: string;
  readonly tiles: LaidTiles;
  /** What lies beside the tiles. */
  readonly addedTrack: AddedTrack;
  /** Tiles that are not on the map. */
  readonly tileStock: Readonly<Record<TileId, number>>;
  readonly stations: readonly Station[];
  readonly priority: Seat;
  readonly round: RoundState;
  readonly bankBroken: boolean;
  readonly bankrupt: Seat | null;
  /** Money laid aside in an auction. */
  readonly bids: Readonly<Record<PrivateId, readonly Bid[]>>;
  /** Price cuts of privates that nobody wanted. */
  readonly discounts: Readonly<Record<PrivateId, number>>;
  /** What a title alone has to remember; the title says what that is and reads it as its own type. */
  readonly own: Own;
}

export interface Bid {
  readonly seat: Seat;
  readonly amount: number;
}

/** One train's run: its stops in order ("H12:0" is stop 0 of hex H12), and for each leg the hexes from stop to stop, both ends included. */
export interface Run {
  readonly train: TrainId;
  readonly stops: readonly string[];
  readonly legs: readonly (readonly HexId[])[];
}

// ---------------------------------------------------------------- what can happen

export type EighteenEvent =
  | {
      readonly type: 'paid';
      readonly from: Holder;
      readonly to: Holder;
      readonly amount: number;
      readonly why: string;
    }
  | {
      readonly type: 'certificateMoved';
      readonly company: CompanyId;
      readonly certificate: CertificateId;
      readonly to: Holder;
    }
  | {
      /** A paper is turned over, or split: others of the same worth take its place. */
      readonly type: 'certificateTurned';
      readonly company: CompanyId;
      readonly certificate: CertificateId;
      readonly into: readonly Certificate[];
    }
  | { readonly type: 'parSet'; readonly company: CompanyId; readonly par: number }
  | { readonly type: 'floated'; readonly company: CompanyId }
  | { readonly type: 'capitalPaid'; readonly company: CompanyId }
  | { readonly type: 'markerMoved'; readonly company: CompanyId; readonly cell: CellId; readonly why: string }
  | {
      readonly type: 'directorChanged';
      readonly company: CompanyId;
      readonly from: Seat | null;
      readonly to: Seat | null;
    }
  | { readonly type: 'privateMoved'; readonly private: PrivateId; readonly to: Buyer }
  | { readonly type: 'privateClosed'; readonly private: PrivateId }
  | { readonly type: 'privateUsed'; readonly private: PrivateId }
  | { readonly type: 'bidPlaced'; readonly private: PrivateId; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'bidDropped'; readonly private: PrivateId; readonly seat: Seat }
  | { readonly type: 'bidsCleared'; readonly private: PrivateId }
  | { readonly type: 'discounted'; readonly private: PrivateId; readonly by: number }
  | {
      readonly type: 'passed';
      readonly seat: Seat;
      readonly company: CompanyId | null;
      readonly what: string;
    }
  | { readonly type: 'roundBegan'; readonly round: RoundState }
  | { readonly type: 'turnBegan'; readonly company: CompanyId }
  | { readonly type: 'priorityMoved'; readonly to: Seat }
  | {
      readonly type: 'tileLaid';
      readonly company: CompanyId;
      readonly hex: HexId;
      readonly tile: TileId;
      readonly rotation: number;
      readonly cost: number;
    }
  | {
      readonly type: 'stationPlaced';
      readonly company: CompanyId;
      readonly hex: HexId;
      readonly stop: number | null;
      readonly edge?: true;
    }
  | {
      readonly type: 'stationMoved';
      readonly company: CompanyId;
      readonly hex: HexId;
      readonly from: number | null;
      readonly stop: number;
      /** From beside the city into a circle of it. */
      readonly settled?: true;
    }
  | { readonly type: 'stationRemoved'; readonly company: CompanyId; readonly hex: HexId }
  | { readonly type: 'tileRemoved'; readonly hex: HexId }
  | {
      readonly type: 'trackAdded';
      readonly company: CompanyId;
      readonly hex: HexId;
      readonly path: AddedPath;
      readonly cost: number;
    }
  | { readonly type: 'addedTrackRemoved'; readonly hex: HexId }
  | {
      readonly type: 'trainsRun';
      readonly company: CompanyId;
      readonly runs: readonly Run[];
      readonly revenue: number;
      /** What one of them carried beside, which the company keeps. */
      readonly carried?: { readonly train: TrainId; readonly amount: number };
    }
  | {
      readonly type: 'trainMoved';
      readonly train: TrainId;
      readonly to: TrainHolder;
      readonly why: string;
      /** The side of the card it is used with from now on. */
      readonly kind?: TrainKind;
    }
  | { readonly type: 'loanTaken'; readonly company: CompanyId }
  | { readonly type: 'companyClosed'; readonly company: CompanyId }
  | {
      /** Companies are out of the game, and another takes their place. */
      readonly type: 'companiesReplaced';
      readonly companies: readonly CompanyId[];
      readonly into: CompanyId;
      /** The rules demanded it; nobody agreed to it. */
      readonly forced?: true;
    }
  | { readonly type: 'ownChanged'; readonly change: Own }
  /** A seat writes something down for itself, or the table remembers what nobody may know. */
  | { readonly type: 'secretKept'; readonly owner: Seat | 'table'; readonly secret: unknown }
  | { readonly type: 'phaseBegan'; readonly phase: string }
  | { readonly type: 'bankBroke' }
  | { readonly type: 'wentBankrupt'; readonly seat: Seat }
  | { readonly type: 'offered'; readonly deal: Deal }
  | { readonly type: 'answered'; readonly deal: Deal; readonly accepted: boolean };

/** What one side proposes and the other must agree to. */
export type Deal =
  | {
      readonly item: 'private';
      readonly private: PrivateId;
      readonly buyer: Buyer;
      readonly seller: Seat;
      readonly price: number;
    }
  | {
      readonly item: 'train';
      readonly train: TrainId;
      readonly buyer: CompanyId;
      readonly seller: CompanyId;
      readonly price: number;
    };

// ---------------------------------------------------------------- what can be asked for

/** The actions of the kit's own tasks; a title may add its own. */
export type KitAction =
  | { readonly type: 'buyPrivate'; readonly private: PrivateId }
  | { readonly type: 'bid'; readonly private: PrivateId; readonly amount: number }
  | { readonly type: 'pass' }
  | { readonly type: 'setPar'; readonly company: CompanyId; readonly price: number }
  | { readonly type: 'startCompany'; readonly company: CompanyId; readonly price: number }
  | {
      readonly type: 'buyShare';
      readonly company: CompanyId;
      readonly from: ShareSource;
      readonly count?: number;
    }
  | { readonly type: 'sellShares'; readonly company: CompanyId; readonly count: number }
  | { readonly type: 'exchangePrivate'; readonly private: PrivateId; readonly from: 'offer' | 'pool' }
  | { readonly type: 'offerPrivate'; readonly private: PrivateId; readonly to: Seat; readonly price: number }
  | { readonly type: 'requestPrivate'; readonly private: PrivateId; readonly price: number }
  | { readonly type: 'accept' }
  | { readonly type: 'decline' }
  | {
      readonly type: 'layTile';
      readonly hex: HexId;
      readonly tile: TileId;
      readonly rotation: number;
      readonly power?: PrivateId;
    }
  | { readonly type: 'placeStation'; readonly hex: HexId; readonly stop: number; readonly power?: PrivateId }
  | { readonly type: 'chooseHome'; readonly hex: HexId; readonly stop: number }
  | {
      readonly type: 'runTrains';
      readonly runs: readonly Run[];
      /** The train of these that carries something for the company (`RunRules.carries`), under the name it has in records. */
      readonly mail?: TrainId;
    }
  | { readonly type: 'payOut' }
  | { readonly type: 'withhold' }
  | {
      readonly type: 'buyTrain';
      readonly from: 'bank' | 'pool' | CompanyId;
      readonly kind: TrainKind;
      readonly price: number;
      readonly tradeIn?: TrainKind;
      /** A private whose power makes it cheaper. */
      readonly power?: PrivateId;
    }
  | { readonly type: 'discardTrain'; readonly company: CompanyId; readonly kind: TrainKind }
  | { readonly type: 'declareBankruptcy' };
