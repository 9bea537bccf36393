/**
 * Where a game lives, as the screens see it. The local host plays in a worker of this page; a host over the network
 * keeps the same promises. Screens know nothing else of either, and learn no more than the people at them may know.
 */
import type { PlayerName } from '@kursbuch/bots';
import type {
  Action,
  Advice,
  Change,
  GameEvent,
  GameRecord,
  Instruction,
  Offer,
  Refusal,
  Rehearsal,
  Opening as RoomOpening,
  Seat,
  SeenRecord,
  Standing,
  TableState,
} from '@kursbuch/table';
import type { ReadonlySignal } from '@preact/signals';

export { isPlayerName as isOpponent, type PlayerName as Opponent } from '@kursbuch/bots/players';

/** Who sits in a seat. Seats are known by their names: a table may draw lots for the order. */
export interface Sitter {
  readonly name: string;
  /** A person at this screen, somebody elsewhere, or a computer player. */
  readonly player: 'person' | 'remote' | PlayerName;
  /** 1..6, the colour of the player's sign. */
  readonly colour: number;
  /** The seat of a person at this screen, who has handed it over to a computer player. */
  readonly handed?: true;
  /** After so many steps. */
  readonly handedAt?: number;
  /** From which step to which a computer player has played for this person, and was sent away again. */
  readonly absent?: readonly (readonly [from: number, to: number])[];
}

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  /** What the table is called. */
  readonly name: string;
  readonly sitters: readonly Sitter[];
  /** When it was last played, before it was opened here. */
  readonly changed: number;
  readonly fromFile?: FromFile;
}

/** A game that came out of a file, and what was known of it then. */
export interface FromFile {
  /** So many actions it had: as long as it has no more, nobody has played in it here. */
  readonly actions: number;
  /** When the last of them was played, in milliseconds since 1970; null where the file does not say. */
  readonly played: number | null;
}

/** Everything up to now, as the people at this screen may know it. */
export interface Opening<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> extends RoomOpening<S, A, E> {
  readonly info: GameInfo;
}

/** Something that happened beside the game, after so many steps: a line of the log. */
export interface Aside {
  readonly step: number;
  readonly text: string;
  readonly seat: Seat | null;
}

/** What went wrong beside the rules; the game itself is unchanged by it. */
export type Trouble =
  | { readonly kind: 'notSaved'; readonly cause: 'full' | 'forbidden' | 'elsewhere' }
  | { readonly kind: 'workerLost' }
  /** Another tab plays this game and this one only watches; free: it has stopped, and the game may be opened again. */
  | { readonly kind: 'elsewhere'; readonly free: boolean }
  | { readonly kind: 'botStuck'; readonly seat: Seat }
  | ({ readonly kind: 'replaced' } & Replaced);

/** A computer player in whose place another one decided, this time. */
export interface Replaced {
  readonly seat: Seat;
  /** It took too long, was gone, was told to hurry, broke down, worked on when it should answer, or answered nothing that goes. */
  readonly why: 'hung' | 'lost' | 'hurried' | 'threw' | 'overran' | 'illegal' | 'silent';
}

export type News<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> =
  | ({ readonly type: 'steps' } & Change<S, A, E>)
  /** A computer player takes a while, but no longer than so many milliseconds. */
  | ({ readonly type: 'considers' } & Considers)
  /** Somebody else sits in a seat from now on: everything as the people at this screen may know it. */
  | ({ readonly type: 'seats'; readonly sitters: readonly Sitter[] } & Required<Change<S, A, E>>)
  | { readonly type: 'trouble'; readonly trouble: Trouble | null };

export interface Considers {
  readonly seat: Seat;
  readonly patience: number;
}

/** Where the notes on a game are kept, if not on this device. */
export interface NoteStore {
  read(): Promise<string>;
  write(text: string): Promise<void>;
}

/** Is somebody at the table who plays elsewhere, and the sentence that says so. */
export interface Attendance {
  readonly is: 'here' | 'away' | 'lost';
  readonly said: string;
}

/** Somebody who can be asked what to do. */
export interface Adviser<A extends Action = Action> {
  /** May he be asked now? */
  isOpen(): boolean;
  /** What Steady would do in a seat of this screen after so many steps, by what the seat saw then; null: it cannot say. */
  advise(seat: Seat, at: number, whim?: number): Promise<Advice<A> | null>;
  /** Why a computer player did this after so many steps, by what this screen saw then; null: it keeps that to itself. */
  explain(at: number, done: { readonly seat: Seat; readonly action: A }): Promise<Advice<A> | null>;
}

export interface GameHost<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> {
  open(): Promise<Opening<S, A, E>>;
  /** Called with everything that changes after `open`, in order. */
  listen(hear: (news: News<S, A, E>) => void): void;
  /** What a seat may do after `at` steps; null if the game has moved on meanwhile. */
  offers(seat: Seat, at: number): Promise<readonly Offer<A>[] | null>;
  /** Take an action; the steps that follow come as news before the promise is kept. */
  act(seat: Seat, action: A, at: number): Promise<Refusal | null>;
  /** Is whoever sits there at the table, where he plays elsewhere? Left out: nothing is known. */
  attendance?(seat: Seat): Attendance | null;
  /** What would follow, as far as the seat can know; nothing happens. */
  rehearse(seat: Seat, action: A, at: number): Promise<Rehearsal<E> | Refusal>;
  /** Take back, and bring again; nothing happens if the game has moved on from `at` steps. */
  undo(at: number): Promise<void>;
  redo(at: number): Promise<void>;
  /** What a seat at this screen has left to standing instructions, and could; null if the game has moved on meanwhile. */
  standing(seat: Seat, at: number): Promise<Standing | null>;
  /** Leave something to an instruction from now on; the steps it takes at once come as news before the promise is kept. */
  instruct(seat: Seat, instruction: Instruction, at: number): Promise<Refusal | null>;
  /** End an instruction, or put away the word that it has ended. */
  revoke(seat: Seat, id: number): Promise<void>;
  /** What the people at this screen may know of the record. */
  record(): Promise<SeenRecord>;
  /** A game to play on with from a moment of this one; null while that would tell secrets. */
  branch(at: number): Promise<GameRecord | null>;
  /** The computer players of this game, where it is for this screen to say something about them. */
  readonly computers?: {
    /** So many milliseconds between two of their acts. */
    setPace(pace: number): void;
    /** `turn`: at once until a person is asked. `now`: the one who considers is to answer. */
    hurry(what: 'turn' | 'now'): void;
    /** Hand a seat over to one of them, or take it back; they may change places too. */
    sit(seat: Seat, player: 'person' | PlayerName): void;
  };
  readonly adviser?: Adviser<A>;
  /** What happened beside the game, the oldest first; left out: nothing ever does. */
  readonly asides?: ReadonlySignal<readonly Aside[]>;
  /**
   * Only what was done at this screen can be taken back, and only while the game is played: was this step of a seat that sits
   * here? Left out: anything can.
   */
  isOwn?(step: number): boolean;
  /** Whoever plays here is to find things himself: nothing is searched for him, and nothing drawn that he has not drawn. */
  readonly unaided?: boolean;
  /** The notes of whoever plays or watches here; none: they are kept on this device. */
  readonly notes?: NoteStore;
  close(): void;
}
