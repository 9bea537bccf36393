/** What a language supplies for crayon games, and what it supplies for one title of them. All else is the same for all. */
import type {
  CrayonAction,
  CrayonReason,
  CrayonState,
  CrayonTitle,
  MilepostId,
  PaidFor,
} from '@kursbuch/crayon';
import type { Seat, TableReason } from '@kursbuch/table';
import type { Figures } from '../types.ts';
import type { Happening, Names } from './types.ts';
import type { AskingTask, Cause } from './vocabulary.ts';

/** Where something is told: the state before the action it follows from. */
export interface Scene {
  readonly title: CrayonTitle;
  readonly state: CrayonState;
}

/** What an event is told as: a sentence, a heading, or nothing because it is told with another one or is no news. */
export type Told = string | { readonly text: string; readonly heading: 'round' | 'turn' } | null;

/** Events that are told together with others of their kind, or with what they were for. */
type Grouped = 'trainMoved' | 'segmentBuilt' | 'paid' | 'orderLaidOpen' | 'orderDiscarded';
/** Events of the table itself: no news. */
type Silent = 'taskPushed' | 'taskUpdated' | 'taskPopped';
type Single = Exclude<Happening['type'], Grouped | Silent>;

/** A sentence for every event. */
type EventWords = {
  readonly [T in Single]: (event: Extract<Happening, { type: T }>, scene: Scene) => Told;
};

/** A train that went from one milepost to another. */
export interface Ride {
  readonly seat: Seat;
  readonly from: MilepostId;
  readonly to: MilepostId;
  readonly steps: number;
  /** To another place; inside a city; back to where it stood; or on, but not as far as a place of another name. */
  readonly how: 'there' | 'inside' | 'back' | 'on';
}

/** Segments that were drawn together and lead on from one another. */
export interface Drawn {
  readonly seat: Seat;
  readonly from: MilepostId;
  readonly to: MilepostId;
  /** Cities that are joined on the way or at the end. */
  readonly cities: readonly string[];
  readonly segments: number;
  readonly cost: number;
}

interface GroupWords {
  ran(ride: Ride, scene: Scene): string;
  drew(drawn: Drawn, scene: Scene): string;
  /** New public orders. */
  laidOpen(cards: readonly string[], scene: Scene): string;
  /** A seat has laid down its whole hand. */
  discarded(seat: Seat, scene: Scene): string;
}

/** A payment in a sentence; null where it is told with what it was for. `sum` null: nobody here may know it. */
type PaymentWords = (from: string, to: string, sum: string | null) => string | null;

/** Every action as a choice. */
export type ActionWords = {
  readonly [T in CrayonAction['type']]: (
    action: Extract<CrayonAction, { type: T }>,
    title: CrayonTitle,
    state: CrayonState,
  ) => string;
};

/** What a refusal names, as words of a sentence. */
export interface Said {
  text(name: string): string;
  /** How many, where a sentence depends on it. */
  count(name: string): number;
  number(name: string): string;
  sum(name: string): string;
  city(name: string): string;
  good(name: string): string;
  place(name: string): string;
  train(name: string): string;
  incident(name: string): string;
  player(name: string): string;
  players(name: string): string;
  steps(name: string): string;
  option(name: string): string;
}

export type ReasonWords = string | ((said: Said) => string);

export interface Catalogue extends GroupWords {
  readonly causes: Readonly<Record<Cause, string>>;
  readonly events: EventWords;
  readonly payments: Readonly<Record<PaidFor, PaymentWords>>;
  readonly actions: ActionWords;
  readonly questions: Readonly<Record<AskingTask, (scene: Scene, seat: Seat) => string>>;
  /** What an action is as news, where it leaves nothing else to tell: "Anna ends the turn." */
  did(player: string, deed: string): string;
  readonly reasons: Readonly<Record<CrayonReason | TableReason, ReasonWords>>;
  /** For a reason from outside that nobody has written about. */
  readonly noReason: string;
}

/** Names that a language has of its own; the rest comes from the title. */
export type OwnNames = Pick<Names, 'sum' | 'steps' | 'segments'> & {
  /** The name of a good inside a sentence. */
  inSentence(good: string): string;
  near(city: string): string;
  inside(city: string): string;
  readonly bank: string;
};

/** Names made from those of the language and of the title, before the sentences about agreements are known. */
export type BaseNames = Omit<Names, 'termsName' | 'rateName' | 'causeOf' | 'orderName' | 'cardName'> &
  Figures;

/** A language for crayon games. */
export interface Speech {
  readonly names: OwnNames;
  /** How orders and agreements are named. */
  agreed(names: BaseNames): Pick<Names, 'orderName' | 'termsName' | 'rateName'>;
  with(names: Names & Figures): Catalogue;
}

/** What one title alone has words for. */
export interface TitleWords {
  readonly cities: Readonly<Record<string, string>>;
  readonly ports: Readonly<Record<string, string>>;
  readonly goods: Readonly<Record<string, string>>;
  readonly trains: Readonly<Record<string, { readonly short: string; readonly name: string }>>;
  readonly incidents: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  readonly rivers: Readonly<Record<string, string>>;
  readonly lakes: Readonly<Record<string, string>>;
}

/** What a title must have words for. */
interface Vocabulary {
  readonly city: string;
  readonly port: string;
  readonly good: string;
  readonly train: string;
  readonly incident: string;
  readonly river: string;
  /** Lakes, bays and seas. */
  readonly lake: string;
}

/** The words of a title with this vocabulary: one that is missing does not compile. */
export interface WordsFor<V extends Vocabulary> extends TitleWords {
  readonly cities: Readonly<Record<V['city'], string>>;
  readonly ports: Readonly<Record<V['port'], string>>;
  readonly goods: Readonly<Record<V['good'], string>>;
  readonly trains: Readonly<Record<V['train'], { readonly short: string; readonly name: string }>>;
  readonly incidents: Readonly<Record<V['incident'], { readonly name: string; readonly text: string }>>;
  readonly rivers: Readonly<Record<V['river'], string>>;
  readonly lakes: Readonly<Record<V['lake'], string>>;
}
