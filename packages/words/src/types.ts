/** What every family has words for, and what a client says before a game is loaded. */
import type { Action, Currency, GameEvent, Refusal, Seat, TableEvent, TableState } from '@kursbuch/table';
import type { Language } from './book.ts';
import type { RoundWords as CrayonRounds } from './crayon/types.ts';
import type { RoundWords as EighteenRounds } from './eighteen/types.ts';
import type { Voice, VoicesById } from './voices.ts';

/**
 * A line of the log, with whom it concerns, so that a log can be filtered; with nobody named it concerns everybody.
 * A heading begins a round or a turn.
 */
export interface Line {
  readonly text: string;
  readonly heading?: 'round' | 'turn';
  /** What kind of event it tells, as the game names it. */
  readonly event?: string;
  /** The companies it is about, in games that have some. */
  readonly companies: readonly string[];
  readonly seats: readonly Seat[];
}

/** Figures, and what is made of them. */
export interface Figures {
  /** "1,120", "1.120". */
  number(value: number): string;
  /** "$1,120", "1.120 $". */
  money(of: Priced, amount: number): string;
  /** "20%", "20 %". */
  percent(value: number): string;
  /** "a, b and c". */
  list(items: readonly string[]): string;
  /** "a, b or c". */
  either(items: readonly string[]): string;
}

/** Whatever has its own money: a title, or its entry in the list of titles. */
interface Priced {
  readonly currency: Currency;
}

export interface OptionWords {
  /** A short label. */
  readonly name: string;
  /** One sentence. */
  readonly text: string;
}

/** A title in short. */
export interface About {
  readonly place: string;
  readonly text: string;
  readonly hours: string;
}

/** A title and its options. They are shown before it is loaded. */
export interface TitleOptions {
  /** Where it is set, what it is like, how long it takes. */
  readonly about: About;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** The values of options that are words. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** All a client says while no game is open: loaded first, and small. */
export interface FrameWords extends Figures {
  readonly language: Language;
  /** The names of rounds, by family: a list of games tells them before any is loaded. */
  readonly rounds: { readonly eighteen: EighteenRounds; readonly crayon: CrayonRounds };
  /** What the reader of a record finds wrong with it, as it says it. */
  recordProblem(problem: string): string;
  /** Where in the file that is. */
  recordPlace(at: string): string;
  /** Load what these titles say of their options, for a page that shows some; before that they go by their own names. */
  loadOptions(titles: VoicesById<Pick<Voice<unknown>, 'options'>>): Promise<void>;
  /** What a title is about; undefined before its options are loaded. */
  about(titleId: string): About | undefined;
  /** An option of a table: a label, and what it means when it is chosen. */
  option(titleId: string, name: string): OptionWords;
  /** A value of an option: "on", "$12,000", "Rules of 2007". */
  optionValue(
    title: Priced & { readonly id: string },
    name: string,
    value: string | number | boolean,
  ): string;
}

/** What the frame of a client asks of the words of any game: `T` is the title, the rest its state, actions and events. */
export interface GameWords<T, S extends TableState, A extends Action, E extends GameEvent> {
  readonly language: Language;
  /** The events that followed from one action (of this seat), as lines of a log. */
  tell(title: T, before: S, events: readonly (E | TableEvent)[], seat?: Seat): readonly Line[];
  /** The action itself as a line, for those that leave no event to tell. */
  actionLine(title: T, before: S, seat: Seat, action: A): Line;
  /** What an action does, as a choice: "buy a 3-train from the bank for $180". */
  describe(title: T, state: S, action: A): string;
  /** Why not, in one or two sentences without the number of the rule; `state` is null while there is no table yet. */
  refusal(title: T, state: S | null, refusal: Refusal): string;
  /** What ended the game, to follow a colon: "the bank is broken". */
  causeOf(title: T, cause: string): string;
}
