/**
 * What a title adds to 18xx at a terminal, in one language: what can be typed for its own actions, where they stand in the
 * menu, and what its own things are called. The terminal walks these lists without knowing what is in them.
 */
import type {
  CompanyId,
  EighteenAction,
  EighteenEvent,
  EighteenState,
  HexId,
  PrivateId,
  ShareSource,
  Title,
  TrainKind,
} from '@kursbuch/eighteen';
import type { Seat, TableEvent } from '@kursbuch/table';
import type { Typed } from '../terminal/labels.ts';
import type { Words } from './types.ts';

type Kind = EighteenAction['type'];

export interface TitleTerminal {
  readonly typed?: { readonly verbs?: Typed; readonly things?: Typed };
  /** They are tried before those of the family. */
  readonly commands?: readonly TerminalCommand[];
  readonly groups?: readonly TerminalGroup[];
  /** Figures of companies: columns of the table while some company has one. */
  readonly figures?: readonly TerminalFigure[];
  /** More for the line above the table. */
  headline?(title: Title, state: EighteenState): readonly string[];
  /** What stands after an action in the menu: what it would bring. */
  brings?(
    at: TerminalScene,
    action: EighteenAction,
    foreseen: () => readonly (EighteenEvent | TableEvent)[],
  ): string;
  /** What a company out of the game is said to be. */
  readonly closed?: string;
  /** What it means to stand in a zone of the market, and the colour of its prices. */
  readonly zones?: Readonly<Record<string, TerminalZone>>;
  /** What track is called that lies beside that of the tiles. */
  readonly addedTrack?: string;
  /** The word that is typed at the train which carries something, and how the menu tells what it brings. */
  readonly carrying?: { readonly word: string; told(amount: string): string };
}

interface TerminalZone {
  readonly name: string;
  readonly colour?: 'red' | 'green';
}

interface TerminalFigure {
  readonly name: string;
  value(state: EighteenState, company: CompanyId): number;
}

/** The table, and the sentences of the language. */
interface TerminalScene {
  readonly words: Words;
  readonly title: Title;
  readonly state: EighteenState;
}

// ---------------------------------------------------------------- what is typed

/** A command that is typed for an action. */
export interface TerminalCommand {
  readonly type: Kind;
  /** What it begins with, in English. */
  readonly verbs: readonly string[];
  /** The action that is meant; null: something is missing. Undefined: something else is meant. */
  meant(typed: TypedWords, at: Pick<TerminalScene, 'title' | 'state'>): EighteenAction | null | undefined;
  /** What is missing. */
  sorry?(like: Samples): string;
  /** How it is typed, in English; undefined: another command of the same action is the example. */
  example?(like: Samples, at: Pick<TerminalScene, 'title' | 'state'>): string;
  /** The menu: a choice with numbers, in one line. */
  numbered?(at: TerminalScene, action: EighteenAction, numbers: string): string;
  /** Actions that differ in this number alone are one line of the menu. */
  readonly differsIn?: string;
}

/** The things that the words after the verb name; a word is used once. */
export interface TypedWords {
  readonly verb: string;
  company(): CompanyId | undefined;
  private(): PrivateId | undefined;
  kind(): TrainKind | undefined;
  hex(): HexId | undefined;
  /** A hex by the name of its city, or by its own. */
  place(): HexId | undefined;
  player(): Seat | undefined;
  source(): ShareSource | undefined;
  number(): number | undefined;
  yesOrNo(): boolean | undefined;
  word(): string | undefined;
}

/** Names of a title for examples. */
export interface Samples {
  readonly company: string;
  readonly other: string;
  readonly par: number;
  readonly private: string;
  readonly hex: string;
  /** A city by its name. */
  readonly place: string;
  readonly train: string;
}

// ---------------------------------------------------------------- the menu

/** Groups of the menu that every title has, by name. */
export type MenuGroup =
  | ('answer' | 'par' | 'home' | 'giveBack' | 'buyPrivate' | 'bid' | 'start' | 'buyShare' | 'sellShares')
  | ('track' | 'station' | 'run' | 'revenue' | 'buyTrain' | 'privates' | 'bankruptcy' | 'other' | 'pass');

/** Actions of a title in the menu: with a heading a group of their own before this one, without it the last of it. */
interface TerminalGroup {
  readonly at: MenuGroup;
  readonly heading?: string;
  readonly types: readonly Kind[];
}
