/** A game at the terminal, as its family shows it: what it asks, what may be answered, and what can be looked at. */
import type { Action, Given, Instruction, Refusal, Seat, TableState } from '@kursbuch/table';

/**
 * One line of the list of choices: an action, one with a number to be named, or one that is chosen step by step; a standing
 * instruction to be given, or one to be ended.
 */
export type Entry = { readonly label: string; readonly seat: Seat } & (
  | { readonly type: 'action'; readonly action: Action }
  | {
      readonly type: 'number';
      /** The numbers in words: "67, 71 or 76", "75..480". */
      readonly numbers: string;
      readonly allows: (value: number) => boolean;
      readonly action: (value: number) => Action;
    }
  | { readonly type: 'steps'; readonly steps: Steps }
  | { readonly type: 'instruct'; readonly instruction: Instruction }
  | { readonly type: 'revoke'; readonly id: number }
);

export interface Group {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** Questions on the way to an action, as far as there is a choice. */
export type Steps = { readonly action: Action } | Question;

interface Question {
  readonly question: string;
  readonly answers: readonly {
    /** What to type. */
    readonly word: string;
    readonly label: string;
    readonly next: () => Steps;
  }[];
  /** Said when nobody answers. */
  readonly nothing: string;
}

/** Something typed that makes no sense here, in one sentence. */
export interface Misunderstood {
  readonly sentence: string;
}

/** The game as the people at the terminal see it. */
export interface SeenGame<S extends TableState = TableState> {
  readonly people: readonly Seat[];
  /** What a seat sees. */
  view(seat: Seat): S;
  /** What the people at the terminal see together. */
  together(): S;
}

export interface AtTerminal {
  /** Everybody sees his own hand when he is asked: where several share a terminal it is handed over before. */
  readonly showsOwn?: boolean;
  /** Who is asked, what he has, and what the question is. */
  asked(seat: Seat): { readonly who: string; readonly means: string; readonly question: string };
  /** A word for the stage of the game, and the line that tells of a new one. */
  stage(seat: Seat): { readonly key: string; readonly headline: string };
  menu(seat: Seat): readonly Group[];
  scores(): string;
  /** What a word that is no action shows: the table, the map; undefined if it shows nothing. */
  look(seat: Seat, word: string, rest: readonly string[]): string | Misunderstood | undefined;
  /** What this seat alone may see: empty if there is nothing. */
  sheet(seat: Seat): string;
  /** Are there games of this title in which a seat sees what others do not? */
  readonly hasSheet: boolean;
  /** What a word alone means beside that: a way to an action of this menu, or something to look at. */
  point(word: string, menu: readonly Group[]): PointedAt | string | Misunderstood | undefined;
  /** The action somebody means with the words typed. */
  meant(line: string): Action | Misunderstood;
  describe(action: Action): string;
  /** A standing instruction that the seat could give, in one line; undefined if there are no words for it. */
  proposed(instruction: Instruction): string | undefined;
  /** One that it has given, or why it is over, and what ends it or puts it away. */
  given(seat: Seat, given: Given): { readonly text: string; readonly act: string } | undefined;
  refusal(refusal: Refusal): string;
  /** What can be typed beside what every game has: before the words of an action, and to look at. */
  readonly help: {
    readonly acts: readonly HelpLine[];
    readonly looks: readonly HelpLine[];
    /** An action in words. */
    readonly action: string;
  };
  /** What to ask about with `why`, and actions in words. */
  ideas(): string;
  examples(): readonly string[];
}

export type HelpLine = readonly [command: string, meaning: string];

/** Steps that somebody pointed at. */
interface PointedAt {
  readonly seat: Seat;
  readonly steps: Steps;
}

export const isMisunderstood = (value: unknown): value is Misunderstood =>
  typeof value === 'object' && value !== null && 'sentence' in value;
