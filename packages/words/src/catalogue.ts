/** What a language supplies. All else is the same for all of them. */
import type {
  CompanyId,
  EighteenState,
  HexId,
  Holder,
  RoundState,
  Run,
  Title,
  TrainKind,
} from '@kursbuch/eighteen';
import type { Seat, Setup, Task } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';
import type { Happening, Offered, OptionWords, Scene } from './types.ts';
import type {
  AskingTask,
  Cause,
  ColourName,
  Language,
  OPTION_VALUES,
  OptionName,
  PassableTask,
  Payout,
  PRIVATES,
  Terrain,
} from './vocabulary.ts';

/** Names and figures. */
export interface Names {
  number(value: number): string;
  money(title: Title | string, amount: number): string;
  percent(value: number): string;
  list(items: readonly string[]): string;
  either(items: readonly string[]): string;
  nameOf(state: EighteenState, holder: Holder): string;
  placeName(title: Title, stop: string): string;
  hexName(title: Title, hex: HexId): string;
  runName(title: Title, state: EighteenState, run: Run): string;
  trainName(kind: TrainKind): string;
  aTrain(kind: TrainKind): string;
  roundName(round: RoundState): string;
  roundShort(round: RoundState): string;
  phaseName(phase: string): string;
}

/** What an event is told as: a sentence, a heading, or nothing because it is told with another one or is no news. */
export type Told = string | { readonly text: string; readonly heading: 'round' | 'turn' } | null;

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
export type ActionWords = {
  readonly [T in EighteenAction['type']]: (
    action: Extract<EighteenAction, { type: T }>,
    title: Title,
    state: EighteenState,
  ) => string;
};

/** A task that asks a seat. */
export interface Asking {
  readonly title: Title;
  readonly state: EighteenState;
  readonly task: Task;
  readonly seat: Seat;
  readonly offered: Offered;
  /** The company the task is about, if any. */
  readonly company: CompanyId;
}

export interface PassWords {
  /** As a choice: "place no station". */
  readonly choice: string;
  /** As news of a company or player: "PRR places no station." */
  done(who: string): string;
}

/** A sentence with words in braces, or several of which the first is taken whose words are all known. */
export type Template = string | readonly string[];

/** Words in braces beyond the parameters of a refusal, and those that a language puts in its own way. */
export interface ParamWords {
  /** The sources of a share, as they stand in a sentence. */
  readonly from: Readonly<Record<'offer' | 'pool', string>>;
  /** A colour, as it stands in a sentence. */
  colour(colour: string): string;
}

export interface Catalogue<Reason extends string> {
  readonly language: Language;
  readonly names: Names;
  readonly colours: Readonly<Record<ColourName, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly causes: Readonly<Record<Cause, string>>;

  readonly events: EventWords;
  shares(scene: Scene, deal: ShareDeal): string;
  /** The head of a sentence that tells payments to many: "Dividend of PRR". The company is the one on turn, if any. */
  readonly payouts: Readonly<Record<Payout | 'privates', (payer: string, company?: CompanyId) => string>>;

  readonly actions: ActionWords;
  readonly questions: Readonly<Record<AskingTask, (asking: Asking) => string>>;
  readonly passes: Readonly<Record<PassableTask, PassWords>>;
  /** Passing where nobody is asked for more. */
  readonly pass: PassWords;
  /** A player who speaks for a company. */
  speaking(player: string, company: CompanyId): string;

  readonly reasons: Readonly<Record<Reason, Template>>;
  /** For a reason that nobody has written about. */
  readonly noReason: string;
  readonly params: ParamWords;

  readonly options: Readonly<Record<OptionName, OptionWords>>;
  readonly optionValues: {
    readonly [O in keyof typeof OPTION_VALUES]: Readonly<Record<(typeof OPTION_VALUES)[O][number], string>>;
  };
  readonly on: string;
  readonly off: string;
  readonly privatePowers: {
    readonly [T in keyof typeof PRIVATES]: Readonly<Record<(typeof PRIVATES)[T][number], PowerWords>>;
  };
}

export type PowerWords = string | ((options: Setup['options'], money: (amount: number) => string) => string);
