/** The words of a language: what a game shows and tells, for every client. */
import type {
  CompanyId,
  EighteenEvent,
  EighteenState,
  HexId,
  Holder,
  RoundState,
  Run,
  Title,
  TrainKind,
} from '@kursbuch/eighteen';
import type { Choice, Refusal, Seat, Setup, TableEvent, Task } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';
import type { Language } from './vocabulary.ts';

export type Happening = EighteenEvent | TableEvent;

/** Where an event is told: the state before it, and what was paid for it. */
export interface Scene {
  readonly title: Title;
  readonly state: EighteenState;
  readonly price: number | undefined;
  /** Whose doing it is, if it is the first thing that followed from an action. */
  readonly by?: Seat | undefined;
}

/**
 * A line of the log, with whom it concerns, so that a log can be filtered; with nobody named it concerns everybody.
 * A heading begins a round or a turn.
 */
export interface Line {
  readonly text: string;
  readonly heading?: 'round' | 'turn';
  readonly companies: readonly CompanyId[];
  readonly seats: readonly Seat[];
}

/** What a seat has to choose from, by kind of action. */
export type Offered = ReadonlyMap<string, readonly Choice<EighteenAction>[]>;

export interface OptionWords {
  /** A short label. */
  readonly name: string;
  /** One sentence. */
  readonly text: string;
}

export interface Words {
  readonly language: Language;

  /** "1,120", "1.120". */
  number(value: number): string;
  /** "$1,120", "1.120 $". The title, or its name, says which money it is. */
  money(title: Title | string, amount: number): string;
  /** "20%", "20 %". */
  percent(value: number): string;
  /** "a, b and c". */
  list(items: readonly string[]): string;
  /** "a, b or c". */
  either(items: readonly string[]): string;

  /** A player's name, a company's short name, "the bank". */
  nameOf(state: EighteenState, holder: Holder): string;
  /** "Pittsburgh", for a hex or a stop such as "H10:0"; the hex where it has no name. */
  placeName(title: Title, stop: string): string;
  /** "Pittsburgh (H10)"; the hex alone where it has no name. */
  hexName(title: Title, hex: HexId): string;
  /** "3-train", "3er-Zug". */
  trainName(kind: TrainKind): string;
  /** "a 3-train", "ein 3er-Zug". */
  aTrain(kind: TrainKind): string;
  /** "3: Altoona – Pittsburgh – Chicago". */
  runName(title: Title, state: EighteenState, run: Run): string;
  /** "Stock round 5", "Operating round 5.2". */
  roundName(round: RoundState): string;
  /** "SR 5", "OR 5.2". */
  roundShort(round: RoundState): string;
  /** "Phase 3". */
  phaseName(phase: string): string;
  /** The colour of a tile or of a place on the market: "yellow". */
  colourName(colour: string): string;
  /** "mountain". */
  terrainName(terrain: string): string;
  /** What ended the game, to follow a colon: "the bank is broken". */
  causeOf(cause: string): string;

  /** The events that followed from one action (of this seat), as lines of a log. */
  tell(title: Title, before: EighteenState, events: readonly Happening[], seat?: Seat): readonly Line[];
  /** The action itself as a line, for those that leave no event to tell. */
  actionLine(title: Title, before: EighteenState, seat: Seat, action: EighteenAction): Line;
  /** What an action does, as a choice: "buy a 3-train from the bank for $180". */
  describe(title: Title, state: EighteenState, action: EighteenAction): string;
  /** Why not, in one or two sentences without the number of the rule; `state` is null while there is no table yet. */
  refusal(title: Title, state: EighteenState | null, refusal: Refusal): string;

  /** What a task asks a seat. */
  question(title: Title, state: EighteenState, task: Task, seat: Seat, offered: Offered): string;
  /** What passing means in a task, as a choice: "place no station". */
  passName(task: Task | string): string;

  /** An option of a table: a label, and what it means when it is chosen. */
  option(titleId: string, name: string): OptionWords;
  /** A value of an option: "on", "$12,000", "Rules of 2007". */
  optionValue(titleId: string, name: string, value: string | number | boolean): string;
  /** What a private does, beside its income; the options of the table may change it. */
  privatePower(titleId: string, id: string, options?: Setup['options']): string;
}
