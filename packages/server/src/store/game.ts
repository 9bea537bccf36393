/** A game as it is kept, without what is played in it, and who sits there. */
import type { PlayerName } from '@kursbuch/bots';
import type { KeptInstruction, Result, Seat, Setup } from '@kursbuch/table';
import type { Clock, Starting, TimeRules } from '../tables/time.ts';
import type { Entry } from './entries.ts';
import type { Invitation } from './invitations.ts';
import type { Notice } from './notices.ts';
import type { GamesRow, Wanted } from './rows/tables.ts';

/** A game as it is kept, without what is played in it. */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly owner: string | null;
  readonly size: number;
  readonly listed: boolean;
  readonly options: Setup['options'];
  readonly version: number;
  readonly status: GamesRow['status'];
  readonly secret: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly number: number;
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
  readonly instructions: readonly KeptInstruction[];
  readonly undo: UndoRequest | null;
  readonly request: Request | null;
  readonly uploaded: boolean;
  /** How often what was still hidden in an uploaded game was decided anew. */
  readonly draws: number;
  readonly hidden: boolean;
  readonly time: TimeRules | null;
  readonly clock: Clock;
  /** The table at which its players play again. */
  readonly rematch: Rematch | null;
  /** What happened beside the game, the oldest first. */
  readonly asides: readonly Aside[];
  /** Who was sent away before it started. */
  readonly unwelcome: readonly string[];
  /** In which language people talk there; null: nobody has said. */
  readonly language: string | null;
  /** For whom it is; null: for anybody. */
  readonly wanted: Wanted | null;
  /** For whom seats of it are kept while it is open, and who has declined. */
  readonly invitations: readonly Invitation[];
  /** When it is to start, and what happens then where seats are free; null: when it is full. */
  readonly starts: number | null;
  readonly starting: Starting | null;
  readonly created: number;
  readonly changed: number;
  /** For whom it is played, if not for whoever comes. */
  readonly gathering: Gathering;
  /** In the order of joining. */
  readonly seats: readonly Sitting[];
}

export interface Gathering {
  readonly club: string | null;
  readonly evening: string | null;
  readonly tournament: string | null;
}

export interface Sitting {
  readonly place: number;
  readonly person: string | null;
  readonly name: string;
  readonly contribution: string;
  readonly seat: Seat | null;
  readonly player: PlayerName | null;
  readonly sitter: string | null;
  readonly former: string | null;
}

/** Whose seat it is: who sits there, or has left it to a computer player and may have it back. */
export const holderOf = ({ person, player, former }: Pick<Sitting, 'person' | 'player' | 'former'>) =>
  person ?? (player === null ? null : former);

/** What happened beside the game after so many steps. Nobody is named but by the place: names change, and people go. */
export interface Aside {
  readonly step: number;
  readonly kind: 'handed' | 'back' | 'free' | 'taken' | 'computer' | 'paused' | 'resumed';
  /** Whose seat it is about; of a pause: who ended it. */
  readonly place: number | null;
  readonly player: PlayerName | null;
}

interface Rematch {
  readonly id: string;
  /** Null: it is there no more. */
  readonly table: RematchTable | null;
}

export interface RematchTable {
  readonly status: Game['status'];
  readonly hidden: boolean;
  /** Who has asked for it, under the name at that table; null: gone. */
  readonly by: string | null;
  /** Who sits there. */
  readonly people: readonly string[];
  readonly unwelcome: readonly string[];
}

/** Under which name somebody sits there now; the game knows the first one. */
export const shownName = ({ sitter, name }: Pick<Sitting, 'sitter' | 'name'>): string => sitter ?? name;

/** Somebody asks to go back to this many steps; each of these seats has a say. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly keeps: number;
  /** The last entry when it was asked. */
  readonly number: number;
  readonly asked: readonly Seat[];
  readonly accepted: readonly Seat[];
}

/** What a table can agree to. */
export type RequestKind = 'end' | 'pause' | 'free' | 'redraw';

/** Somebody asks the others to agree to something; it stands until somebody says no or all say yes. */
export interface Request {
  readonly kind: RequestKind;
  readonly seat: Seat;
  /** The place that is to be free. */
  readonly place: number | null;
  readonly asked: readonly Seat[];
  readonly accepted: readonly Seat[];
  readonly at: number;
}

export type NewGame = Pick<
  Game,
  'id' | 'title' | 'name' | 'size' | 'listed' | 'options' | 'version' | 'secret' | 'commitment' | 'created'
> & {
  readonly owner: string;
  readonly time?: TimeRules | null;
  readonly gathering?: Partial<Gathering>;
} & Partial<Pick<Game, 'language' | 'wanted' | 'starts' | 'starting'>>;

export type Newcomer = Pick<Sitting, 'person' | 'name' | 'contribution'> & {
  readonly player?: PlayerName | null;
};

/** A game that was begun elsewhere: who sits where, and everything that was played. */
export interface Begun extends Pick<Game, 'seed' | 'draws' | 'waiting' | 'result' | 'clock'> {
  readonly seats: readonly Omit<Sitting, 'sitter' | 'former'>[];
  readonly entry: Entry | null;
  readonly due: number | null;
}

/** What the start of a game settles. */
export interface Started {
  readonly seed: string;
  readonly waiting: readonly Seat[];
  /** The seat of each place. */
  readonly seats: readonly Seat[];
  readonly clock?: Clock;
  readonly due?: number | null;
  readonly notices?: readonly Notice[];
}
