/** What the page and the worker that holds the game say to each other. Plain data. */
import type { EighteenState } from '@kursbuch/eighteen';
import type { GameRecord, Refusal, Seat } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';
import type { Happening, News, Offer, Opening, Sitter } from './gameHost.ts';
import type { NewGame } from './newGame.ts';
import type { SavedGame, SaveProblem } from './store.ts';

/** A saved game by its name, or as the page holds it where the store does not. */
export interface Source {
  readonly id: string;
  readonly given?: SavedGame;
}

/** A game that was made. What the store did not take is kept by the page. */
export interface Made {
  readonly id: string;
  readonly unsaved: { readonly game: SavedGame; readonly problem: SaveProblem } | null;
}

/** The questions a page asks: arguments and answer of each. */
export interface Questions {
  open: { ask: Source & { readonly pace: number }; answer: Opening };
  offers: { ask: { seat: Seat; at: number }; answer: readonly Offer[] | null };
  act: { ask: { seat: Seat; action: EighteenAction; at: number }; answer: Refusal | null };
  rehearse: {
    ask: { seat: Seat; action: EighteenAction; at: number };
    answer: readonly Happening[] | Refusal;
  };
  undo: { ask: Record<string, never>; answer: null };
  redo: { ask: Record<string, never>; answer: null };
  record: { ask: Record<string, never>; answer: GameRecord };
  /** Finish what is being saved and let go of the game. */
  close: { ask: Record<string, never>; answer: null };

  /** Without a game being open: a new one, or the beginning of a saved one as a new one. */
  start: { ask: NewGame; answer: Made | Refusal };
  copy: { ask: Source & { readonly upTo: number | null; readonly name: string }; answer: Made };
  /** Save a game made from a file. */
  add: {
    ask: { record: GameRecord; name: string; sitters: readonly Sitter[] };
    answer: Made;
  };
}

export type Question = {
  [K in keyof Questions]: { readonly id: number; readonly type: K; readonly ask: Questions[K]['ask'] };
}[keyof Questions];

export type FromWorker =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: Failure }
  | { readonly news: News }
  /** The newest state of a game the store does not take; null once it has. The page keeps it until it is closed. */
  | { readonly keep: SavedGame | null };

/** Why a game cannot be opened; the client has a sentence for each. */
export type Failure =
  | { readonly kind: 'noSuchGame' }
  | { readonly kind: 'noSuchTitle'; readonly title: string }
  | { readonly kind: 'titleNotLoaded'; readonly title: string }
  | { readonly kind: 'unreadable'; readonly problem: string; readonly at: string }
  | { readonly kind: 'newerVersion'; readonly version: number }
  | {
      readonly kind: 'refused';
      readonly title: string;
      /** How many actions were fine; -1: not even the setup. */
      readonly index: number;
      readonly refusal: Refusal;
      readonly state: EighteenState | null;
    }
  /** A part of the program did not come. */
  | { readonly kind: 'notLoaded' }
  | { readonly kind: 'storage'; readonly message: string }
  | { readonly kind: 'broken'; readonly message: string };
