/** The words of an 18xx game. */
import type {
  CompanyId,
  EighteenAction,
  EighteenEvent,
  EighteenState,
  HexId,
  Holder,
  RoundState,
  Run,
  TileId,
  Title,
  TrainKind,
} from '@kursbuch/eighteen';
import type { Choice, Seat, Setup, TableEvent, Task } from '@kursbuch/table';
import type { FrameWords, GameWords } from '../types.ts';

export type Happening = EighteenEvent | TableEvent;

export interface RoundWords {
  /** "Stock round 5", "Operating round 5.2". */
  roundName(round: RoundState): string;
  /** "Stock 5", "OR 5.2": of no company is it the name. */
  roundShort(round: RoundState): string;
}

/** Where an event is told: the state before it, and what was paid for it. */
export interface Scene {
  readonly title: Title;
  readonly state: EighteenState;
  readonly price: number | undefined;
  /** Whose doing it is, if it is the first thing that followed from an action. */
  readonly by?: Seat | undefined;
}

/** What a seat has to choose from, by kind of action. */
export type Offered = ReadonlyMap<string, readonly Choice<EighteenAction>[]>;

export interface Words
  extends FrameWords,
    RoundWords,
    GameWords<Title, EighteenState, EighteenAction, EighteenEvent> {
  /** A player's name, a company's short name, "the bank". */
  nameOf(state: EighteenState, holder: Holder): string;
  /** "Pittsburgh", for a hex or a stop such as "H10:0"; the hex where it has no name. */
  placeName(title: Title, stop: string): string;
  /** "Pittsburgh (H10)"; the hex alone where it has no name. */
  hexName(title: Title, hex: HexId): string;
  /** How a tile lies: "north to south". */
  lies(title: Title, tile: TileId, rotation: number): string;
  /** One of several cities on a hex: "the city with track to the west"; null where there is but one. */
  cityName(title: Title, state: EighteenState, hex: HexId, stop: number): string | null;
  /** "3-train", "3er-Zug". */
  trainName(kind: TrainKind): string;
  /** "a 3-train", "ein 3er-Zug". */
  aTrain(kind: TrainKind): string;
  /** "3: Altoona – Pittsburgh – Chicago". */
  runName(title: Title, state: EighteenState, run: Run): string;
  /** The stops of a way, each by its place; two of one place are told apart by where their track leads. */
  wayNames(title: Title, state: EighteenState, stops: readonly string[]): readonly string[];
  /** "Phase 3". */
  phaseName(phase: string): string;
  /** The colour of a tile or of a place on the market: "yellow". */
  colourName(colour: string): string;
  /** "mountain". */
  terrainName(terrain: string): string;

  /** What a task asks a seat. */
  question(title: Title, state: EighteenState, task: Task, seat: Seat, offered: Offered): string;
  /** What passing means in a task, as a choice: "place no station", or no further one at this state. */
  passName(task: Task | string, state?: EighteenState): string;
  /** What a private does, beside its income; the options of the table may change it. */
  privatePower(title: Title, id: string, options?: Setup['options']): string;
  /** What lies on the table that only this title has, a sentence each: open options, mail contracts. */
  remarks(title: Title, state: EighteenState): readonly string[];
  /** The title's own word for the priority, if it has one. */
  priorityName(title: Title): string | undefined;
  /** Who decides for a company; empty if nobody does. */
  leaderName(title: Title, state: EighteenState, company: CompanyId): string;
}
