/**
 * A game as its family shows it: everything the frame of the table takes from a family. The frame knows seats, steps
 * and time; what the game is about it hears from here.
 */
import type { Puzzle } from '@kursbuch/puzzles/puzzle';
import type { Action, Advice, Given, Refusal, Seat, TableState } from '@kursbuch/table';
import type { FrameWords, Term, ToldAdvice } from '@kursbuch/words';
import type { ComponentChildren, ComponentType } from 'preact';
import type { GameHost, Opening } from '../host/gameHost.ts';
import type { Glimpse } from '../host/glimpse.ts';
import type { IconName } from '../parts/Icon.tsx';
import type { LineStop } from '../parts/RouteLine.tsx';
import type { Game, Refused } from './game.ts';

/** A part of a game with a name of its own: a round, a day. */
export interface Chapter {
  /** After so many steps it has begun. */
  readonly at: number;
  /** As the time line names it. */
  readonly short: string;
  /** Named before others where there is little room. */
  readonly isMajor: boolean;
}

/** A line of the log. */
export interface Line {
  readonly text: string;
  readonly heading?: 'round' | 'turn';
  /** How much it matters to whoever comes back to the game; nothing: it is left out of what he is told. */
  readonly weight?: number;
  /** Whom and what it is about. */
  readonly seats: readonly Seat[];
  readonly subjects: readonly string[];
}

/** Something that takes the middle of the table. */
export interface Stage {
  readonly id: string;
  readonly label: () => string;
  readonly icon: IconName;
  readonly Body: ComponentType;
  /** It fills the middle and scrolls by itself. */
  readonly fills?: boolean;
  /** It takes the whole width: nothing stands beside it. */
  readonly whole?: boolean;
  /** Only there while the game itself brings it to the middle. */
  readonly passing?: boolean;
  /** Gives its place among the tabs of a narrow screen to what the game brings to the middle. */
  readonly yields?: boolean;
}

/** Something that stands beside the middle, or in its place where the screen is narrow. */
export interface Panel {
  readonly id: string;
  readonly label: () => string;
  /** What its tab says, where the label is long: the beginning of it. */
  readonly short?: () => string;
  readonly icon: IconName;
  readonly Body: ComponentType;
  /** Where there is room for the overview it stands there already. */
  readonly isNarrow?: boolean;
}

/** A fact in the head of the table. */
export interface HeadFact {
  readonly label: string;
  readonly value: string;
  /** Left out on a phone. */
  readonly isWide: boolean;
}

/** What the guide says of a decision, or between two of them. */
export interface Topic {
  /** Its name: whoever has met it once is told less. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What one might do, as far as it goes now; null if there is nothing to suggest, or not yet. */
  readonly hint: string | null;
  /** Why the adviser suggests that. */
  readonly why?: string | null;
  /** What is suggested lies in the hand already, or is done by the control that is meant. */
  readonly isInHand?: boolean;
  /** The controls it points at by their names (`parts/pointed.ts`), the best first; a talk only speaks of them. */
  readonly pointsAt: readonly string[];
  /** The part of the table it speaks of. */
  readonly about?: 'bar' | 'stage' | 'panel';
  /** Nothing is decided by it: it is read, and the next one follows. */
  readonly isTalk?: boolean;
  /** The kind of decision it is about: when each kind of the title was met, the guide hands over to the hint. */
  readonly decision?: string;
}

/** What a family teaches in a game of a title. */
export interface Topics {
  /**
   * What is to be said at this moment to whoever is asked, in order: the first that is new to him is told. `advice` is the one
   * brain's, one of his choices; null while it considers, or where it has nothing to say.
   */
  now(advice: Advice | null): readonly Topic[];
  /** Has the game begun a short while ago, so that somebody new to it may be at the table? */
  isEarly(): boolean;
  /** The kinds of decisions that everybody meets in this title. */
  readonly decisions: readonly string[];
  /** What is said when all of them were met; `hasHint`: the hint can be asked from then on. */
  farewell(hasHint: boolean): Topic;
}

/** The guide through a first game: it comes when it is needed. */
interface Guide {
  load(): Promise<Topics>;
}

/** What a family knows about its rules beside their words. */
export interface Consulted {
  /** The numbers of the rules that concern what is decided at the moment shown, what matters most first. */
  now(): readonly string[];
  /** Words for one and the same thing, in the language spoken now. */
  otherWords(): readonly (readonly string[])[];
}

/** Where the rules of a title say what a term means, by its name; and how the game ends, as `outcome`. */
export type TermRules = Readonly<Record<string, readonly string[]>>;

/** A term of the title, with the rules that say so. */
export interface KnownTerm extends Term {
  readonly id: string;
  readonly rules: readonly string[];
}

/** What words mean and what decides the game, in the language spoken now. */
export interface Explained {
  /** By the alphabet. */
  terms(): readonly KnownTerm[];
  outcome(): { readonly ends: string; readonly wins: string; readonly rules: readonly string[] };
}

/** Somebody in the race for the most, at the moment shown. */
export interface Runner {
  readonly seat: Seat;
  /** 1 for the best; null where somebody's score is hidden from this screen. */
  readonly place: number | null;
  /** As the rules would count it now; null: it is not for this screen to know. */
  readonly score: string | null;
  /** What else is known of it. */
  readonly note: string | null;
}

/** What is counted, and how far everybody is: the best first, or by seats where nobody can tell. */
export interface Race {
  readonly counted: string;
  readonly runners: readonly Runner[];
}

/** What the page of the result does beside showing it. */
export interface EndActs {
  readonly onExport: () => void;
  /** Show the board as it was after so many steps. */
  readonly onLook: (moment: number) => void;
  /** Play on from there in a game of its own, with the same others. */
  readonly onTry: (moment: number) => void;
  /** What could be played next. */
  readonly next: ComponentChildren;
  /** The way to pass the game on, where it has a link. */
  readonly share?: ComponentChildren;
}

/** Advice in words, and where it is on the map. */
export interface ShownAdvice extends ToldAdvice {
  /** For each of the reasons the places it speaks of, as the family's map names them. */
  readonly places: readonly (readonly string[])[];
  /** For whom it is decided, where that is not the player himself: a company. */
  readonly decidedFor: string | null;
}

/** A sentence of a proof, and what it comes to. */
export interface Reason {
  readonly text: string;
  readonly worth?: string;
}

/**
 * A puzzle at the table of its game: what is asked in the words of the family, and what lies on the table as an answer. It is
 * answered with what the table has for its decisions; what an answer is worth is for others to say.
 */
export interface PuzzleAtTable {
  readonly Mark: ComponentType;
  /** What takes the middle of the table; left out: what the game brings there. */
  readonly stage?: string;
  /** "Find the best run", "PRR: run a 5 and a 4", and how that is done here. */
  asks(): string;
  headline(): string;
  how(): string;
  /** What is done as an answer; empty while there is nothing. */
  answer(): readonly Action[];
  /** The answer is done in the game, step by step, and not only held in the hand. */
  readonly isActed: boolean;
  /** What comes of it so far, and what that is called; a check may say more. */
  soFar(): number | null;
  soFarName(): string;
  told(worth: number): string;
  /** What the answer is called; the best one otherwise than one's own. */
  title(isBest: boolean): string;
  /** The answer piece by piece, with what is needed to change it. */
  readonly Answer: ComponentType<{ readonly isBest: boolean }>;
  /** Why what lies on the table is no answer. */
  notYet(): string;
  rules(): readonly string[];
  hint(): string;
  /** Why the best is the best, as it was proved. */
  why(): readonly Reason[];
  /** What is said at the end where there is no best worth to tell: that it cannot be done. */
  end?(): { readonly headline: string; readonly worth: string; readonly name: string };
  /** Hold this answer in the hand; nothing: let go of everything. Not for answers that are acted. */
  hold(actions: readonly Action[]): void;
}

export interface Shown {
  readonly game: Game;
  /** The title as its table is headed. */
  readonly title: string;
  /** What is being played at the moment shown: "Stock round 3". */
  round(): string;
  /** Rounds before, now and to come, for the line in the head. */
  rounds(): readonly LineStop[];
  facts(): readonly HeadFact[];
  chapters(): readonly Chapter[];
  /** What a step is told as. */
  tell(step: number): readonly Line[];
  /** What lines may be about, beside players. */
  subjects(): { readonly label: string; readonly names: readonly string[] };
  readonly SubjectMark: ComponentType<{ readonly name: string; readonly size: number }>;
  readonly stages: readonly Stage[];
  /** The stage the game itself brings to the middle, while it is not over. */
  stage(): string;
  /** A stage that something beside it asks for: it comes to the middle, and afterwards what was there comes back. */
  called(): string | null;
  /** How everybody stands by what decides the game, at the moment shown; null where it is not in sight. */
  scores(): readonly (number | null)[];
  readonly panels: readonly Panel[];
  /** Panels of the title, after all others. */
  readonly ownPanels: readonly Panel[];
  /** Word that lies over the stage until it is read, where a family has such. */
  readonly Notice?: ComponentType;
  panelsLabel(): string;
  readonly Bar: ComponentType;
  /** The controls that stand for an action, by the names they are pointed at (`parts/pointed.ts`). */
  controls(action: Action): readonly string[];
  /** An amount of the title's money, as it is told. */
  money(amount: number): string;
  /** Why a game is over, to follow a colon, and a score as it is said: "$3,680". */
  over(): { readonly cause: string; score(score: number): string };
  readonly End: ComponentType<EndActs>;
  /** Who leads at the moment shown, as far as this screen may know. */
  race(): Race;
  /** A standing instruction, or why it has ended, and what takes it away; null: nothing to speak of. */
  standing(seat: Seat, given: Given): { readonly text: string; readonly act: string } | null;
  /** What was refused, in three words, and why. */
  refused(refused: Refused): { readonly what: string; readonly why: string };
  /** How advice is told: given after so many steps, loaded when somebody asks for it. */
  advice(): Promise<(advice: Advice, at: number) => ShownAdvice>;
  readonly guide: Guide | null;
  /** A puzzle about this game, loaded when somebody solves one; null: the family has none of its kind. */
  puzzle(puzzle: Puzzle): Promise<PuzzleAtTable | null>;
  /** What is known of the rules, loaded when somebody looks into them. */
  rules(): Promise<Consulted>;
  /** What its words mean and what decides it, loaded when somebody needs it. */
  explained(): Promise<Explained>;
  keys(): readonly (readonly [key: string, what: string])[];
}

/** A title with its family, loaded. It is asked only about games of this title. */
export interface TitleOnScreen {
  show(host: GameHost, opening: Opening): Promise<Shown>;
}

interface AskedWords {
  /** What a seat is asked for, from what anybody may see: "NYC: lay track". */
  askedOf(view: TableState, seat: Seat): string;
}

/** What pages beside the table show and say of games of a title, without loading the table. */
export interface TitleAside {
  roundName(state: TableState): string;
  refusal(state: TableState | null, refusal: Refusal): string;
  /** A game in a picture: its whole map, or the piece of it where most was built, to fill a frame. */
  readonly Picture: ComponentType<{ readonly glimpse: Glimpse; readonly isPiece?: boolean }>;
  /** The mark of a company, with its name for those who do not see it; left out: the family has none. */
  readonly CompanyMark?: ComponentType<{ readonly name: string; readonly size: number }>;
  /** A game at a glance, from what anybody may see of it. */
  glimpse(view: TableState, waiting: readonly Seat[]): Glimpse;
  /** What is asked for at a table that is not open, loaded with its words. */
  asking(): Promise<AskedWords>;
}

/** What pages show of a title without loading it. */
export interface Cover {
  readonly Outline: ComponentType;
  /** A piece of its map as it is played, to fill a frame. */
  readonly Piece: ComponentType;
  /** So many sit at a table that is begun at once. */
  readonly atOnce: number;
  /** The options a new table is asked about one by one, in this order; seats and the reading are asked elsewhere. */
  readonly commonOptions: readonly string[];
  /** The round of a saved game, in short. */
  round(glimpse: Glimpse, words: FrameWords): string;
  /** For whom the one speaks who is to move, if not for himself. */
  speaksFor(glimpse: Glimpse): string | null;
}
