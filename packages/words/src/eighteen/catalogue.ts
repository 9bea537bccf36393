/** What a language supplies for 18xx games, and what it supplies for one title of them. All else is the same for all. */
import type {
  CompanyId,
  EighteenState,
  Holder,
  KitAction,
  KitReason,
  ShareSource,
  Title,
  TrackGauge,
} from '@kursbuch/eighteen';
import type { Action, Seat, Setup, TableReason, Task } from '@kursbuch/table';
import type { Figures, Line } from '../types.ts';
import type { Side } from './lying.ts';
import type { Happening, Offered, RoundWords, Scene, Words } from './types.ts';
import type { AskingTask, Cause, ColourName, PassableTask, Payout, Terrain } from './vocabulary.ts';

/** Names and figures. */
export interface Names
  extends Figures,
    RoundWords,
    Pick<
      Words,
      | 'nameOf'
      | 'placeName'
      | 'hexName'
      | 'runName'
      | 'wayNames'
      | 'trainName'
      | 'aTrain'
      | 'phaseName'
      | 'causeOf'
      | 'lies'
      | 'cityName'
    > {}

/** Names that a language has of its own; the rest comes from the frame and the title. */
export interface OwnNames extends Pick<Names, 'nameOf' | 'trainName' | 'aTrain' | 'phaseName'> {
  /** The sides of a hex: "north-east". */
  readonly sides: Readonly<Record<Side, string>>;
  /** Where track leads that meets in one place: "to the north, east and west". */
  leads(sides: string, isEverywhere: boolean): string;
  /** Where track leads from a side: "north to south". */
  leadsFrom(side: string, others: string): string;
  /** Where some of the track leads, which has this gauge. */
  inGauge(leads: string, gauge: TrackGauge): string;
  /** One of several cities of a hex, by where its track leads; by its number while it has none. */
  oneOfCities(number: number, leads: string | null): string;
}

/** What an event is told as: a sentence, a heading, or nothing because it is told with another one or is no news. */
export type Told =
  | string
  | { readonly text: string; readonly heading: 'round' | 'turn' }
  /** Whom it concerns beside those the event itself names. */
  | ({ readonly text: string } & Partial<Pick<Line, 'companies' | 'seats'>>)
  | null;

/** A sentence for every event. */
export type EventWords = {
  readonly [T in Happening['type']]: (event: Extract<Happening, { type: T }>, scene: Scene) => Told;
};

/** Certificates of one company that change hands together. */
export interface ShareDeal {
  readonly company: CompanyId;
  readonly percent: number;
  readonly director: boolean;
  readonly from: Holder;
  readonly to: Holder;
  readonly price: number | undefined;
}

/** Every action as a choice. */
type ActionWords<A extends Action> = {
  readonly [T in A['type']]: (action: Extract<A, { type: T }>, title: Title, state: EighteenState) => string;
};

/** A task that asks a seat. */
export interface TaskAsked {
  readonly title: Title;
  readonly state: EighteenState;
  readonly task: Task;
  readonly seat: Seat;
  readonly offered: Offered;
  /** The company the task is about, if any. */
  readonly company: CompanyId;
}

/** Passing, in words. */
interface PassSaid {
  /** As a choice: "place no station". */
  readonly choice: string;
  /** As news of a company or player: "PRR places no station." */
  done(who: string): string;
}

interface PassWords extends PassSaid {
  /** Where something of it was done before: "PRR places no further station." */
  readonly further?: PassSaid;
}

/** A sentence with words in braces, or several of which the first is taken whose words are all known. */
export type Template = string | readonly string[];

/** Words in braces beyond the parameters of a refusal, and those that a language puts in its own way. */
interface ParamWords {
  /** The sources of a share, as they stand in a sentence. */
  readonly from: Readonly<Record<ShareSource, string>>;
  /** A colour, as it stands in a sentence. */
  colour(colour: string): string;
}

/** The head of a sentence that tells payments to many: "Dividend of PRR". The company is the one on turn, if any. */
export type PayoutWords = (payer: string, company?: CompanyId) => string;

type PaymentWords = (payer: string, payee: string, sum: string) => string | null;

export interface Catalogue {
  readonly colours: Readonly<Record<ColourName, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly causes: Readonly<Record<Cause, string>>;

  readonly events: EventWords;
  shares(scene: Scene, deal: ShareDeal): string;
  readonly payouts: Readonly<Record<Payout, PayoutWords>>;

  readonly actions: ActionWords<KitAction>;
  readonly questions: Readonly<Record<AskingTask, (asking: TaskAsked) => string>>;
  readonly passes: Readonly<Record<PassableTask, PassWords>>;
  /** Passing where nobody is asked for more. */
  readonly pass: PassWords;
  /** A player who speaks for a company. */
  speaking(player: string, company: CompanyId): string;

  readonly reasons: Readonly<Record<KitReason | TableReason, Template>>;
  /** Where an action belongs, for whoever tries it at another moment. */
  readonly belongs: Readonly<{ [T in KitAction['type']]?: string }>;
  /** What goes on instead: the round, whose turn it is ("Anna", "PRR (Anna)"; nobody's alone: null), and the step of it. */
  meanwhile(round: string, who: string | null, step: string | null): string;
  readonly steps: Readonly<Record<string, string>>;
  /** For a reason from outside that nobody has written about. */
  readonly noReason: string;
  readonly params: ParamWords;
}

/** A language for 18xx games: its own names, and all that is said with the names there are. */
export interface Speech {
  readonly names: OwnNames;
  with(names: Names): Catalogue;
}

type PowerWords = string | ((options: Setup['options'], money: (amount: number) => string) => string);

/** What one title alone has words for; it may also say in its own way what every game says. */
export interface TitleWords {
  readonly reasons: Readonly<Record<string, Template>>;
  readonly privatePowers: Readonly<Record<string, PowerWords>>;
  /** Names on the map that are not told as they are printed: words of a language, and remarks in brackets. */
  readonly places: Readonly<Record<string, string>>;
  readonly causes: Readonly<Record<string, string>>;
  readonly payouts: Readonly<Record<string, PayoutWords>>;
  /** Single payments, by what they are for; null where that is told with something else. */
  readonly payments: Readonly<Record<string, PaymentWords>>;
  readonly events: Partial<EventWords>;
  readonly actions: Readonly<Record<string, (action: never, title: Title, state: EighteenState) => string>>;
  /** Undefined leaves a question of the kit's tasks to the usual words. */
  readonly questions: Readonly<Record<string, (asking: TaskAsked) => string | undefined>>;
  readonly passes?: Readonly<Record<string, PassWords>>;
  /** Where its own actions belong. */
  readonly belongs?: Readonly<Record<string, string>>;
  /** What it calls whoever begins the next stock round, if not as usual. */
  readonly priority?: string;
  /** Who decides for a company, where more is to be said than a name. */
  leaderName?(state: EighteenState, company: CompanyId): string;
  /** What lies on the table that only this title has, a sentence each. */
  remarks?(title: Title, state: EighteenState): readonly string[];
}

/** What a title must have words for. */
interface Vocabulary {
  readonly reason: string;
  readonly private: string;
  readonly place: string;
  readonly cause: string;
  readonly payout: string;
  readonly payment: string;
  readonly action: Action;
  readonly task: string;
}

/** The words of a title with this vocabulary: one that is missing does not compile. */
export interface WordsFor<V extends Vocabulary> extends TitleWords {
  readonly reasons: Readonly<Record<V['reason'], Template>> &
    Readonly<Partial<Record<KitReason | TableReason, Template>>>;
  readonly privatePowers: Readonly<Record<V['private'], PowerWords>>;
  readonly places: Readonly<Record<V['place'], string>>;
  readonly causes: Readonly<Record<V['cause'], string>>;
  readonly payouts: Readonly<Record<V['payout'], PayoutWords>>;
  readonly payments: Readonly<Record<V['payment'], PaymentWords>>;
  readonly actions: ActionWords<V['action']>;
  readonly questions: Readonly<Record<V['task'], (asking: TaskAsked) => string>> &
    Readonly<Partial<Record<AskingTask, (asking: TaskAsked) => string | undefined>>>;
}
