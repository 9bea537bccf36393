/** What the page and the worker that holds the game say to each other. Plain data. */

import type { News, Opening, Opponent } from '@kursbuch/screens/host/gameHost.ts';
import type {
  Action,
  Advice,
  GameEvent,
  GameRecord,
  Instruction,
  Offer,
  Refusal,
  Rehearsal,
  Seat,
  SeenRecord,
  Standing,
  TableState,
} from '@kursbuch/table';
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

/** The questions a page asks: arguments and answer of each. The title says what state, actions and events look like. */
export interface Questions<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> {
  open: { ask: Source & { readonly pace: number }; answer: Opening<S, A, E> };
  offers: { ask: { seat: Seat; at: number }; answer: readonly Offer<A>[] | null };
  act: { ask: { seat: Seat; action: A; at: number }; answer: Refusal | null };
  rehearse: { ask: { seat: Seat; action: A; at: number }; answer: Rehearsal<E> | Refusal };
  undo: { ask: { readonly at: number }; answer: null };
  redo: { ask: { readonly at: number }; answer: null };
  standing: { ask: { seat: Seat; at: number }; answer: Standing | null };
  instruct: { ask: { seat: Seat; instruction: Instruction; at: number }; answer: Refusal | null };
  revoke: { ask: { seat: Seat; id: number }; answer: null };
  record: { ask: Record<string, never>; answer: SeenRecord };
  branch: { ask: { at: number }; answer: GameRecord | null };
  pace: { ask: { readonly pace: number }; answer: null };
  hurry: { ask: { readonly what: 'turn' | 'now' }; answer: null };
  advise: {
    ask: { readonly seat: Seat; readonly at: number; readonly whim: number };
    answer: Advice<A> | null;
  };
  explain: { ask: { readonly at: number }; answer: Advice<A> | null };
  sit: { ask: { readonly seat: Seat; readonly player: 'person' | Opponent }; answer: null };
  /** A position to try something in, opened like a game: it is neither saved nor held, and nobody acts for the others. */
  prepare: { ask: Pick<SavedGame, 'record' | 'name' | 'sitters'>; answer: Opening<S, A, E> };
  /** Become the game of this record; false: it is another game's, or cannot be played. */
  follow: { ask: { readonly record: GameRecord }; answer: boolean };
  /** Finish what is being saved and let go of the game. */
  close: { ask: Record<string, never>; answer: null };

  /** Without a game being open: a new one, or the beginning of a saved one as a new one. */
  start: { ask: NewGame; answer: Made | Refusal };
  /** A game of nobody here, to look at: it is neither saved nor held. */
  show: { ask: Pick<SavedGame, 'record' | 'name' | 'sitters'>; answer: Opening<S, A, E> };
  /** What the people at this screen may know of a saved game's record. */
  known: { ask: Source; answer: SeenRecord };
  copy: { ask: Source & { readonly upTo: number | null; readonly name: string }; answer: Made };
  /** Save a game made from a file. */
  add: {
    ask: Pick<SavedGame, 'record' | 'name' | 'sitters' | 'endedByHand' | 'fromFile'>;
    answer: Made;
  };
}

/** An answer to each of them. */
export type Answers = {
  readonly [K in keyof Questions]: (
    ask: Questions[K]['ask'],
  ) => Questions[K]['answer'] | Promise<Questions[K]['answer']>;
};

export type Question = {
  [K in keyof Questions]: { readonly id: number; readonly type: K; readonly ask: Questions[K]['ask'] };
}[keyof Questions];

/** Between its questions the page asks whether the worker is there, and names the lock by which that is known. */
export interface Ping {
  readonly ping: string;
}

/** Signs of life: here is the answer to a ping, held says that the lock is, heard that a question is being worked on. */
export type Sign = { readonly sign: 'here' | 'held' } | { readonly heard: number };

export type FromWorker<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: Failure }
  | Sign
  | { readonly news: News<S, A, E> }
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
      readonly state: TableState | null;
    }
  /** A part of the program did not come. */
  | { readonly kind: 'notLoaded' }
  | { readonly kind: 'storage'; readonly message: string }
  | { readonly kind: 'broken'; readonly message: string };
