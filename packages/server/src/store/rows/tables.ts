/** Rows about tables: games, who sits there, what is played and said. */
import type { PlayerName } from '@kursbuch/bots';

/** For whom a table is, where it is not for anybody. */
export const WANTED = ['new', 'regulars'] as const;
export type Wanted = (typeof WANTED)[number];

/** How time is counted at a table, as lists are asked for it. */
export const PACES = ['live', 'days', 'none'] as const;
export type Pace = (typeof PACES)[number];

export interface GamesRow {
  id: string;
  title: string;
  name: string;
  /** Null when that person is gone. */
  owner: string | null;
  /** How many seats there are. */
  size: number;
  listed: number;
  options: string;
  /** The version of records when the game was set up: what its options mean. */
  version: number;
  status: 'open' | 'running' | 'over';
  /** What the server gives to the seed, and its hash, which everybody sees from the first moment. */
  secret: string;
  commitment: string;
  /** From the start on: the seed, made of the secret and of what the seats gave. */
  seed: string | null;
  /** The number of the last entry. */
  number: number;
  /** The seats the game waits for. */
  waiting: string;
  result: string | null;
  instructions: string;
  /** Somebody asks to take back; it lapses with the next entry. */
  undo: string | null;
  /** Somebody asks the others to agree: to a pause, to an end. */
  request: string | null;
  /** 1: it was played elsewhere before, and its seed came with it; 2: what was hidden then was redrawn. */
  uploaded: number;
  /** An operator has hidden it: only those who sit there find it. */
  hidden: number;
  /** How time is counted; null: it is not. */
  time: string | null;
  /** Whose time runs since when; null: nobody has counted yet. */
  clock: string | null;
  /** When a node has to look at it; the one that does moves it on, so that no other does. */
  due: number | null;
  /** The table at which its players play again; it may be gone. */
  rematch: string | null;
  /** What happened beside the game, the last of it; null: nothing yet. */
  asides: string | null;
  /** Who was sent away before it started and does not come back; null: nobody. */
  unwelcome: string | null;
  /** In which language people talk there; null: nobody has said. */
  language: string | null;
  /** For whom it is; null: for anybody. */
  wanted: Wanted | null;
  /** When it is to start; null: when it is full. */
  starts: number | null;
  /** What happens then where seats are free; null: it is not to start at a time. */
  starting: string | null;
  created: number;
  /** When somebody last acted, joined or left. */
  changed: number;
}

/** For whom a table is played, if not for whoever comes. */
export interface GatheringsRow {
  game: string;
  club: string | null;
  evening: string | null;
  tournament: string | null;
  /** When it started. */
  begun: number | null;
}

export interface SeatsRow {
  game: string;
  /** In the order of joining, which is the order of the record's players. */
  place: number;
  person: string | null;
  name: string;
  /** What this seat gives to the seed. */
  contribution: string;
  /** From the start on: the seat at the table, perhaps drawn by lot. */
  seat: number | null;
  /** The computer player that sits there. */
  player: PlayerName | null;
  /** Under which name somebody sits there now, if it is not the one the game knows. */
  sitter: string | null;
  /** Who left it last, and may have it back from a computer player. */
  former: string | null;
}

/**
 * What has been played, only ever added to. The key (game, number) tells two nodes apart that act at once. Each entry
 * says how many steps stay and which follow them: an action adds some, taking back leaves some away.
 */
export interface EntriesRow {
  game: string;
  number: number;
  keeps: number;
  steps: string;
  /** The game is over with it. */
  over: number;
  /** Who acted; null: no person, or one that is gone. */
  person: string | null;
  /** The word by which this person's post is known again. */
  key: string | null;
  at: number;
}

/**
 * How a finished game ended for a seat: written with the entry that ends it, taken back with it. The name is that of the seat,
 * what others may see of the table is that of the game; a game that an earlier program has taken back has rows all the same,
 * so whoever reads asks whether it is over.
 */
export interface ResultsRow {
  game: string;
  /** That of the seat, before the start. */
  place: number;
  seat: number;
  /** Whose seat it was; null: nobody's, or somebody who is gone. */
  person: string | null;
  /** The computer player that had it at the end, in its own name or for that person. */
  player: PlayerName | null;
  title: string;
  /** How many have played. */
  players: number;
  /** 1: has won; equals share a rank. */
  rank: number;
  score: number;
  /** How much more than the best of the others; of those who have not won, than the winner. */
  lead: number;
  /** The players have agreed to end it. */
  agreed: number;
  /** The companies it directed at the end, or most of the time. */
  companies: string;
  /** What it was worth, round by round. */
  worth: string;
  ended: number;
}

/** What lists show of a game: how it stood after an entry, as any spectator sees it. */
export interface GlancesRow {
  game: string;
  number: number;
  waiting: string;
  view: string;
  /** What has happened since each seat that is waited for last acted, as that seat may know it; null: not known. */
  since: string | null;
}

export interface MessagesRow {
  game: string;
  number: number;
  person: string | null;
  name: string;
  text: string;
  at: number;
  /** When an operator removed it; null: it can be read. */
  removed: number | null;
}

export interface NotesRow {
  game: string;
  person: string;
  text: string;
}

/** A seat of an open table is kept for somebody. */
export interface InvitationsRow {
  /** Whoever has it may sit down there: also the word of a personal link. */
  id: string;
  game: string;
  inviter: string;
  /** Null: whoever has the link. */
  person: string | null;
  /** As whoever keeps the seat calls that person. */
  name: string;
  at: number;
  /** No, thanks: the seat is kept no more. */
  declined: number | null;
}

/** How far somebody has read what is said at a table. */
export interface ReadingsRow {
  game: string;
  person: string;
  number: number;
}
