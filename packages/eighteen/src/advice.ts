/** Why somebody would do something in an 18xx game, as data; `words/src/eighteen/advice` tells it. */
import type { CompanyId, HexId, PrivateId, TrainKind } from './types.ts';

/** What is compared: money at the end, money a round, money at once, or what a coin becomes. */
export type AdviceUnit = 'end' | 'round' | 'now' | 'coin';

/** Of a company. */
interface Of<K extends string> {
  readonly kind: K;
  readonly company: CompanyId;
}

/** One form for each of the kinds. */
export type ReasonKind<K extends string> = K extends string ? { readonly kind: K } : never;

type PrivateReason =
  /** It will bring so much for its price. */
  | (ReasonKind<'privateWorth' | 'privateTooExpensive'> & {
      readonly private: PrivateId;
      readonly price: number;
      readonly worth: number;
    })
  /** From a phase on a company may pay its owner so much for it. */
  | (ReasonKind<'privateSells'> & {
      readonly private: PrivateId;
      readonly most: number;
      readonly phase: string;
    })
  /** A bid may be so much over its price, and no more. */
  | (ReasonKind<'bidTooHigh'> & {
      readonly private: PrivateId;
      readonly price: number;
      readonly most: number;
    })
  /** So much has to stay in the purse for a company; so much is free in it, and this private would take too much of it. */
  | (ReasonKind<'keepMoney'> & {
      readonly amount: number;
      readonly cash: number;
      readonly private: PrivateId;
      readonly price: number;
    })
  /** Nothing that is on sale can be paid. */
  | (ReasonKind<'noPrivateInReach'> & { readonly cash: number })
  /** One's own bid is the highest, or enough of them are open. */
  | (ReasonKind<'leadsBid'> & { readonly private: PrivateId; readonly bid: number })
  | (ReasonKind<'enoughBids'> & { readonly count: number })
  /** Nobody may pass: the least of what is on sale. */
  | (ReasonKind<'cheapestPrivate'> & { readonly private: PrivateId; readonly price: number })
  /** One's own company pays so much for it. */
  | (Of<'privateToCompany'> & { readonly private: PrivateId; readonly price: number; readonly face: number })
  /** It closes soon, and its share stays. */
  | (ReasonKind<'privateCloses'> & { readonly private: PrivateId });

type ShareReason =
  /** All a share will have brought by the end, for its price. */
  | (Of<'shareBrings'> & { readonly price: number; readonly brings: number; readonly rounds: number })
  /** What a share pays a round today, for its price. */
  | (Of<'shareEarns'> & { readonly price: number; readonly pays: number })
  /** One directs it. */
  | Of<'ownCompany'>
  /** A share sells for more than it will ever bring. */
  | (Of<'crash'> & { readonly price: number; readonly brings: number })
  /** It has neither a train nor the money for one. */
  | Of<'deadCompany'>
  /** No more papers may be held: this one makes room for a better one, or for a company. */
  | (Of<'roomForShare'> & { readonly better: CompanyId; readonly more: number })
  | (Of<'roomForCompany'> & { readonly begins: CompanyId })
  /** Money is needed, and this is missed least. */
  | (Of<'leastMissed'> & { readonly brings: number })
  /** No share on sale promises enough; the best of them, where it can be said what it brings. */
  | (ReasonKind<'noShare'> & {
      readonly best?: { readonly company: CompanyId; readonly price: number; readonly brings: number };
    })
  /** A turn has one purchase, and it is made. */
  | ReasonKind<'boughtAlready'>
  /** The cheapest share costs more than one has. */
  | (ReasonKind<'noMoney'> & { readonly cash: number; readonly price: number })
  /** No more papers may be held. */
  | (ReasonKind<'enoughPapers'> & { readonly limit: number })
  /** There is no share that one could buy. */
  | ReasonKind<'noShareOnSale'>
  /** One can float it alone, at this par and for so much more. */
  | (Of<'floatsAlone'> & { readonly par: number; readonly cost: number })
  /** Nobody can float it alone at any par: the lowest. */
  | (Of<'lowestPar'> & { readonly par: number })
  /** So many papers more float it. */
  | (Of<'floatsSoon'> & { readonly papers: number; readonly cost: number })
  /** A run waits at its home. */
  | (Of<'runWaits'> & { readonly revenue: number })
  /** Its home lies among stops. */
  | Of<'goodHome'>;

type MapReason =
  /** Its run grows at once. */
  | (Of<'runGrows'> & { readonly from: number; readonly to: number })
  /** What it would earn with one more train of this kind grows. */
  | (Of<'nextRunGrows'> & { readonly train: TrainKind; readonly from: number; readonly to: number })
  /** Stops come nearer that it does not reach yet. */
  | (Of<'stopsNearer'> & { readonly hex: HexId })
  /** A tile that needs no connection lies there before its track does. */
  | (Of<'laidAhead'> & { readonly hex: HexId })
  | (ReasonKind<'ground'> & { readonly cost: number })
  /** No tile brings it anything; or there is none it could lay. */
  | Of<'noTile'>
  | Of<'noTileToLay'>
  /** What a tile or a station costs is kept for a train of this price. */
  | (Of<'tileOrTrain'> & { readonly price: number; readonly treasury: number })
  | (Of<'stationOrTrain'> & { readonly price: number; readonly treasury: number })
  | (Of<'stationEarns'> & { readonly hex: HexId; readonly more: number; readonly cost: number })
  /** What a station brings once there is a train of this kind. */
  | (Of<'stationForTrain'> & {
      readonly hex: HexId;
      readonly train: TrainKind;
      readonly more: number;
      readonly cost: number;
    })
  /** Another company could close the city, and this one would earn so much less. */
  | (Of<'stationKeepsWay'> & {
      readonly rival: CompanyId;
      readonly hex: HexId;
      readonly loses: number;
      readonly cost: number;
    })
  /** No station earns its price. */
  | (Of<'noStation'> & { readonly more: number; readonly cost: number })
  | (Of<'homeEarns'> & { readonly hex: HexId; readonly revenue: number })
  | (Of<'bestRuns'> & { readonly revenue: number });

type TrainReason =
  /** The trains the bank sells are out in so many rounds; a company lacks so much for one of the next kind. */
  | (Of<'trainRush'> & {
      readonly sold: TrainKind;
      readonly rounds: number;
      readonly next: TrainKind;
      readonly price: number;
      readonly lacks: number;
    })
  /** All its trains are scrapped by the first of this kind, in about so many rounds. */
  | (Of<'trainsGo'> & {
      readonly trains: readonly TrainKind[];
      readonly next: TrainKind;
      readonly rounds: number;
    })
  /** A train earns so much more a round. */
  | (Of<'trainEarns'> & { readonly train: TrainKind; readonly price: number; readonly more: number })
  /** It scraps trains of others. */
  | (ReasonKind<'scrapsOthers'> & { readonly train: TrainKind; readonly companies: readonly CompanyId[] })
  /** It has no train. */
  | Of<'firstTrain'>
  /** It must have one, and its director adds so much. One that runs beside others may be cheaper, and does not do. */
  | (Of<'mustOwnTrain'> & {
      readonly train: TrainKind;
      readonly price: number;
      readonly help: number;
      readonly isCheapest: boolean;
    })
  /** It must have one, and is ruined by what it has to borrow for it. */
  | Of<'fallsWithPurchase'>
  /** Money lies idle in its treasury. */
  | (Of<'idleMoney'> & { readonly treasury: number })
  /** No train on sale is worth its price. */
  | Of<'noTrain'>
  /** It may have no more, cannot pay the cheapest, or there is none it could buy. */
  | (Of<'enoughTrains'> & { readonly count: number })
  | (Of<'noTrainMoney'> & { readonly treasury: number; readonly price: number })
  | Of<'noTrainOnSale'>
  | (Of<'trainMissedLeast'> & { readonly train: TrainKind; readonly revenue: number })
  /** A sister company can spare it, and it earns more here. */
  | (Of<'spareTrain'> & { readonly train: TrainKind; readonly from: CompanyId })
  /** A sister company gives it away at this price. */
  | (Of<'sisterTrain'> & { readonly train: TrainKind; readonly from: CompanyId; readonly price: number });

type RevenueReason =
  /** Paying brings one so much and moves the price. */
  | (Of<'payOut'> & { readonly yours: number; readonly from: number; readonly to: number })
  /** The run is kept for this train. */
  | (Of<'keepForTrain'> & { readonly train: TrainKind; readonly price: number; readonly treasury: number });

type OtherReason =
  /** By the forecast one stands so much better at the end. */
  | (ReasonKind<'standsBetter'> & { readonly by: number })
  /** So many rounds played on in mind, it came out best. */
  | (ReasonKind<'playedOn'> & { readonly rounds: number })
  /** A price somebody proposes, beside what it should be at least, or at most. */
  | (ReasonKind<'goodDeal' | 'tooLittle' | 'tooMuch'> & { readonly price: number; readonly fair: number })
  /** It would be left without a train. */
  | Of<'lastTrain'>
  /** Nothing on offer would be of use. */
  | ReasonKind<'nothingBetter'>
  /** Something has to be chosen, and nothing is seen to be better. */
  | ReasonKind<'anyOfThem'>;

/** A reason every title can have. */
export type KitAdviceReason =
  | PrivateReason
  | ShareReason
  | MapReason
  | TrainReason
  | RevenueReason
  | OtherReason;
