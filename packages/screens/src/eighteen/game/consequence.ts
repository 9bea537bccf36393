/** What an action would bring, as data: everything a player wants to know before saying yes. */
import type {
  CompanyId,
  EighteenEvent,
  EighteenState,
  Holder,
  PrivateId,
  RoundState,
  Title,
  TrainKind,
} from '@kursbuch/eighteen';
import type { Seat, TableEvent } from '@kursbuch/table';

export type Consequence =
  /** Money in the purse of the one who acts. */
  | { readonly kind: 'cash'; readonly holder: Holder; readonly before: number; readonly after: number }
  /** Cash that no bid holds back. */
  | { readonly kind: 'free'; readonly seat: Seat; readonly amount: number }
  | {
      readonly kind: 'price';
      readonly company: CompanyId;
      readonly before: number;
      readonly after: number;
    }
  | {
      readonly kind: 'holding';
      readonly seat: Seat;
      readonly company: CompanyId;
      readonly before: number;
      readonly after: number;
    }
  /** Certificates that count, and how many may. */
  | { readonly kind: 'certificates'; readonly seat: Seat; readonly count: number; readonly limit: number }
  | {
      readonly kind: 'director';
      readonly company: CompanyId;
      readonly from: Seat | null;
      readonly to: Seat | null;
    }
  /** Its start capital now, or null if it comes later. */
  | { readonly kind: 'floats'; readonly company: CompanyId; readonly capital: number | null }
  | { readonly kind: 'capital'; readonly company: CompanyId; readonly amount: number }
  /** Who is paid how much of a dividend. */
  | { readonly kind: 'incomes'; readonly incomes: readonly Income[] }
  /** What a director adds to the treasury from his own purse. */
  | { readonly kind: 'help'; readonly seat: Seat; readonly amount: number }
  /** What is still missing for the train that must be bought. */
  | { readonly kind: 'missing'; readonly amount: number }
  | { readonly kind: 'phase'; readonly phase: string }
  | { readonly kind: 'scrapped'; readonly owner: Holder; readonly trains: readonly TrainKind[] }
  /** So many trains too many. */
  | { readonly kind: 'surplus'; readonly company: CompanyId; readonly count: number }
  | { readonly kind: 'closes'; readonly private: PrivateId; readonly owner: Holder }
  | {
      readonly kind: 'changesHands';
      readonly private: PrivateId;
      readonly to: Holder;
      readonly price: number;
    }
  /** A share that comes with a private. */
  | {
      readonly kind: 'comesWith';
      readonly seat: Seat;
      readonly company: CompanyId;
      readonly percent: number;
    }
  | { readonly kind: 'cheaper'; readonly private: PrivateId; readonly price: number }
  /** Somebody else has to agree first. */
  | { readonly kind: 'consent'; readonly seat: Seat }
  | { readonly kind: 'exported'; readonly train: TrainKind }
  | { readonly kind: 'bankrupt'; readonly seat: Seat }
  /** The game ends after this set of operating rounds. */
  | { readonly kind: 'lastRounds'; readonly cause: string }
  | { readonly kind: 'ended'; readonly cause: string }
  | { readonly kind: 'round'; readonly round: RoundState }
  | OwnConsequence;

interface Income {
  readonly holder: Holder;
  readonly amount: number;
}

/** The table as it is now, and who acts: sentences speak to him. */
export interface Hearer {
  readonly title: Title;
  readonly state: EighteenState;
  readonly seat: Seat;
}

/** What the rules of one title alone bring; it is told in the words of that title. */
export interface OwnConsequence {
  readonly kind: 'own';
  /** What it is, for its title. */
  readonly name: string;
  /** What it is told with. */
  readonly beside: 'money' | 'failures';
  /** A player would not want to overlook it. */
  readonly loud: boolean;
  text(hearer: Hearer): string;
  /** What an act is called that brings it, whatever it was meant to be. */
  called?(label: string): string;
}

/** The events of one action, up to the next turn of a company or the next round, with the states around them. */
export interface Deed {
  readonly before: EighteenState;
  readonly events: readonly (EighteenEvent | TableEvent)[];
  readonly after: EighteenState;
}

/** What a title adds to the consequences of the family. */
export interface OwnConsequences {
  /** Payouts on shares beside the dividend, as a payment's `why` names them. */
  readonly payouts: readonly string[];
  of(deed: Deed): readonly OwnConsequence[];
}
