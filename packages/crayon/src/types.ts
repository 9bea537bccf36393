/** The words of a crayon game: what is on the table, what may be done and what happens. */
import type { Chance, Seat, TableState } from '@kursbuch/table';
import type { EdgeId, MilepostId } from './board.ts';

// ---------------------------------------------------------------- cards

export interface Order {
  readonly city: string;
  readonly good: string;
  readonly pays: number;
}

/** A card with three orders, of which one can be served. */
export interface OrderCard {
  readonly id: string;
  readonly orders: readonly Order[];
}

/** What an event card does. The card is called an incident, so that an event is always something of the table. */
export type Effect =
  /** Trains inside have half their points. */
  | { readonly type: 'halfSpeed'; readonly region: string }
  /** No segment with an end inside. */
  | { readonly type: 'noBuilding'; readonly region: string }
  /** No segment to a milepost inside. */
  | { readonly type: 'noConnecting'; readonly region: string }
  /** A step onto a milepost inside costs so many points. */
  | { readonly type: 'stepCost'; readonly region: string; readonly points: number }
  /** Neither run over nor built. */
  | { readonly type: 'closedEdges'; readonly edges: 'ferries' | 'lakes' }
  /** No loading, unloading or delivering. */
  | { readonly type: 'closedCities'; readonly cities: readonly string[] }
  /** Deliveries there, or of these goods, pay more. */
  | {
      readonly type: 'bonus';
      readonly cities: readonly string[];
      readonly goods: readonly string[];
      readonly pays: number;
    }
  /** Segments over this river are gone. */
  | { readonly type: 'washout'; readonly river: string }
  /** Everybody pays by what he has. */
  | { readonly type: 'tax'; readonly brackets: readonly { readonly from: number; readonly pays: number }[] }
  /** Every train inside loses a load of its owner's choice. */
  | { readonly type: 'loseLoad'; readonly region: string }
  /** Everybody gets so much for each large city he has joined. */
  | { readonly type: 'subsidy'; readonly perCity: number };

/** An event card. */
export interface Incident {
  readonly id: string;
  /** It acts for one round, from the end of the turn in which it is drawn; otherwise at once. */
  readonly lasts: boolean;
  readonly effects: readonly Effect[];
}

// ---------------------------------------------------------------- trains

export interface TrainType {
  readonly id: string;
  readonly level: string;
  readonly speed: number;
  readonly capacity: number;
}

export interface Train {
  readonly type: string;
  /** Nowhere before its owner has chosen a city. */
  readonly at: MilepostId | null;
  /** Where it was before its last step. */
  readonly cameFrom: MilepostId | null;
  readonly loads: readonly string[];
}

/** A good that was left in a city. */
export interface Lying {
  readonly city: string;
  readonly good: string;
  /** Who left it; it goes back to the supply when his turn of round `due` begins. */
  readonly by: Seat;
  readonly due: number;
}

/** An incident that lies open: drawn by a seat, acting from the end of that turn until it has hit everybody, that seat last. */
export interface OpenIncident {
  readonly card: string;
  readonly seat: Seat;
  readonly acts: boolean;
  /** Whose turn it has hit. */
  readonly met: readonly Seat[];
  /** It spares whoever is on turn: he has had it already, or has drawn it and others come first. */
  readonly rests: boolean;
}

// ---------------------------------------------------------------- agreements

/** How a rate is paid: in every turn in which the track is used, or once when it is agreed. */
export type RateKind = 'perTurn' | 'flat';

/** What two players may agree: a rate for track, or that one of them brings a good to a city. */
export type Terms =
  | {
      readonly type: 'rate';
      readonly owner: Seat;
      readonly user: Seat;
      readonly kind: RateKind;
      readonly amount: number;
      readonly rounds: number;
    }
  | { readonly type: 'supply'; readonly carrier: Seat; readonly good: string; readonly city: string };

export interface DealOffer {
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly terms: Terms;
  /** Money that lies with the offer: a flat sum that its user offers to pay. */
  readonly laid: number;
}

/** A rate that is agreed, for the user's turns of the rounds `first` to `last`. */
export interface Rate {
  readonly owner: Seat;
  readonly user: Seat;
  readonly kind: RateKind;
  readonly amount: number;
  readonly first: number;
  readonly last: number;
}

/** A good that somebody has promised to bring to a city. */
export interface Promised {
  readonly carrier: Seat;
  readonly to: Seat;
  readonly good: string;
  readonly city: string;
}

/** A fee that could not be paid (with fees on credit). */
interface Debt {
  readonly debtor: Seat;
  readonly creditor: Seat;
  readonly amount: number;
}

// ---------------------------------------------------------------- the state

/** What only its seat may see. */
export interface Hand {
  readonly cards: readonly string[];
  /** The cards it puts under the deck, until the deck is laid. */
  readonly below: readonly string[];
}

/** What nobody may see. */
export interface Hidden {
  readonly deck: readonly string[];
  readonly chance: Chance;
}

export interface CrayonState extends TableState {
  /** 0 before the first round. */
  readonly round: number;
  /** Who began the first round. */
  readonly starter: Seat | null;
  /** Cash of each seat; null where it is not in sight. */
  readonly purses: readonly (number | null)[];
  readonly trains: readonly Train[];
  /** The large city in which each network begins. */
  readonly starts: readonly (string | null)[];
  /** Who owns a segment, by edge. */
  readonly track: Readonly<Record<EdgeId, Seat>>;
  /** Chips in the supply, by good. */
  readonly supply: Readonly<Record<string, number>>;
  readonly lying: readonly Lying[];
  /** Cards in the deck. */
  readonly pile: number;
  readonly discard: readonly string[];
  /** The public orders. */
  readonly open: readonly string[];
  readonly incidents: readonly OpenIncident[];
  /** In which round each seat last had to say that it has at least the sum to be told. */
  readonly told: readonly (number | null)[];
  readonly offers: readonly DealOffer[];
  /** Offers made so far; the next one has this number. */
  readonly offered: number;
  /** Who has last declined what another offered, and in which round. */
  readonly declined: readonly { readonly from: Seat; readonly to: Seat; readonly round: number }[];
  readonly rates: readonly Rate[];
  readonly promises: readonly Promised[];
  readonly debts: readonly Debt[];
}

// ---------------------------------------------------------------- tasks

/** Everybody keeps orders and chooses a city. */
export interface OutsetTask {
  readonly kind: 'outset';
  /** Who has kept his orders. */
  readonly kept: readonly boolean[];
}

/** The rounds, one turn after the other; agreements may be made at any time. */
export interface RoundsTask {
  readonly kind: 'rounds';
  /** Whose turn of this round has begun. */
  readonly begun: readonly Seat[];
}

export interface TurnTask {
  readonly kind: 'turn';
  readonly seat: Seat;
  readonly part: 'moving' | 'building';
  /** Movement points left. */
  readonly points: number;
  /** The points of this turn have been halved. */
  readonly slowed: boolean;
  /** Something has been done: it is too late to discard the hand. */
  readonly acted: boolean;
  /** Whose track has been paid for in this turn. */
  readonly paid: readonly Seat[];
  /** Spent on track and train. */
  readonly spent: number;
  /** Spent on track alone. */
  readonly drawn: number;
  /** Segments built out of each large city. */
  readonly out: Readonly<Record<string, number>>;
  /** The train it changes to at the end of the turn; an upgrade leads to the next level. */
  readonly change: { readonly train: string; readonly isUpgrade: boolean } | null;
  /** The turn is over but for what follows. */
  readonly over: boolean;
}

/** Cards are drawn until there are enough orders. */
export interface DrawingTask {
  readonly kind: 'drawing';
  readonly seat: Seat;
  readonly to: 'hand' | 'open';
  readonly count: number;
}

/** Trains that lose a load of their owner's choice. */
export interface LossTask {
  readonly kind: 'loss';
  readonly cause: 'incident' | 'change';
  readonly seats: readonly Seat[];
}

// ---------------------------------------------------------------- actions

/** A segment with its direction. */
export type Pair = readonly [from: MilepostId, to: MilepostId];

export type CrayonAction =
  | { readonly type: 'keepOrders'; readonly cards: readonly string[] }
  | { readonly type: 'chooseStart'; readonly city: string }
  | { readonly type: 'discardHand' }
  /** Step by step along track. */
  | { readonly type: 'move'; readonly way: readonly MilepostId[] }
  | { readonly type: 'load'; readonly good: string; readonly from?: 'lying' | 'supply' | undefined }
  | { readonly type: 'unload'; readonly good: string }
  | { readonly type: 'deliver'; readonly good: string; readonly card: string }
  | { readonly type: 'endMovement' }
  /** One segment after the other, each from a point of the own network to a neighbour, which is paid for. */
  | { readonly type: 'build'; readonly segments: readonly Pair[] }
  | { readonly type: 'changeTrain'; readonly train: string }
  | { readonly type: 'endTurn' }
  | { readonly type: 'giveUpLoad'; readonly good: string }
  | {
      readonly type: 'proposeRate';
      readonly partner: Seat;
      readonly side: 'owner' | 'user';
      readonly kind: RateKind;
      readonly amount: number;
      readonly rounds: number;
    }
  | {
      readonly type: 'proposeSupply';
      readonly partner: Seat;
      readonly side: 'carrier' | 'receiver';
      readonly good: string;
      readonly city: string;
    }
  | { readonly type: 'acceptOffer'; readonly offer: number }
  | { readonly type: 'declineOffer'; readonly offer: number }
  | { readonly type: 'withdrawOffer'; readonly offer: number };

// ---------------------------------------------------------------- events

/** A purse, the bank, or the money that lies with an offer. */
export type Purse = Seat | 'bank' | { readonly offer: number };

export type PaidFor =
  | 'start'
  | 'track'
  | 'train'
  | 'fee'
  | 'order'
  | 'tax'
  | 'subsidy'
  | 'rate'
  | 'offer'
  | 'debt';

export type CrayonEvent = { readonly shown?: Readonly<Record<string, unknown>> } & CrayonHappening;

type CrayonHappening =
  /** `amount` null: whoever looks may not know it. */
  | {
      readonly type: 'paid';
      readonly from: Purse;
      readonly to: Purse;
      readonly amount: number | null;
      readonly for: PaidFor;
    }
  | { readonly type: 'ordersKept'; readonly seat: Seat; readonly cards: readonly string[] | null }
  | { readonly type: 'startChosen'; readonly seat: Seat; readonly city: string; readonly at: MilepostId }
  | { readonly type: 'starterNamed'; readonly seat: Seat }
  /** So many rejected cards go under the deck. */
  | { readonly type: 'deckLaid'; readonly cards: number }
  | { readonly type: 'roundBegan'; readonly round: number }
  /** `spares`: the incidents that act, but not on this seat. */
  | {
      readonly type: 'turnBegan';
      readonly seat: Seat;
      readonly round: number;
      readonly spares?: readonly string[];
    }
  | { readonly type: 'trainMoved'; readonly seat: Seat; readonly to: MilepostId }
  | {
      readonly type: 'loaded';
      readonly seat: Seat;
      readonly good: string;
      readonly city: string;
      readonly from: 'lying' | 'supply';
    }
  | {
      readonly type: 'unloaded';
      readonly seat: Seat;
      readonly good: string;
      readonly city: string;
      readonly due: number;
    }
  | {
      readonly type: 'delivered';
      readonly seat: Seat;
      readonly good: string;
      readonly city: string;
      readonly card: string;
      readonly pays: number;
    }
  /** A good that lay in a city is back in the supply. */
  | {
      readonly type: 'goodExpired';
      readonly city: string;
      readonly good: string;
      readonly by: Seat;
      readonly due: number;
    }
  | {
      readonly type: 'loadLost';
      readonly seat: Seat;
      readonly good: string;
      readonly cause: LossTask['cause'];
    }
  /** A seat says that it has at least so much. */
  | { readonly type: 'wealthTold'; readonly seat: Seat; readonly atLeast: number; readonly round: number }
  | {
      readonly type: 'segmentBuilt';
      readonly seat: Seat;
      readonly from: MilepostId;
      readonly to: MilepostId;
      readonly edge: EdgeId;
      readonly cost: number;
    }
  | { readonly type: 'segmentsLost'; readonly edges: readonly EdgeId[] }
  | { readonly type: 'trainChanged'; readonly seat: Seat; readonly train: string }
  /** From the deck into a hand; `card` null: somebody else's hand. */
  | { readonly type: 'orderTaken'; readonly seat: Seat; readonly card: string | null }
  | { readonly type: 'orderLaidOpen'; readonly card: string }
  /** From a hand or from the public orders to the discards. */
  | {
      readonly type: 'orderDiscarded';
      readonly seat: Seat;
      readonly from: 'hand' | 'open';
      readonly card: string;
    }
  | { readonly type: 'incidentDrawn'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'incidentBegan'; readonly card: string }
  /** It goes to the discards. */
  | { readonly type: 'incidentOver'; readonly card: string }
  /** The deck anew: all discards, or the cards that are left. `hidden` null: nobody may know it. */
  | { readonly type: 'deckShuffled'; readonly of: 'discards' | 'deck'; readonly hidden: Hidden | null }
  | { readonly type: 'offerMade'; readonly offer: DealOffer }
  | {
      readonly type: 'offerGone';
      readonly id: number;
      readonly how: 'accepted' | 'declined' | 'withdrawn' | 'replaced';
    }
  | { readonly type: 'rateAgreed'; readonly rate: Rate }
  | { readonly type: 'supplyPromised'; readonly promise: Promised }
  | { readonly type: 'promiseKept'; readonly promise: Promised }
  | { readonly type: 'debtMade'; readonly debt: Debt }
  | { readonly type: 'debtPaid'; readonly debt: Debt };
