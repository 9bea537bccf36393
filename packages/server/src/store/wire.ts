/**
 * What nodes on one database tell each other: that something is new, never what. A node that hears it looks it up. News hold
 * ids and numbers alone, so that no name or text of anybody makes one too long to be sent. What happens in a game is sent to
 * the nodes that follow it; who is where, and signs of life, to all.
 */
import { RECORD_VERSION } from '@kursbuch/table';
export type News =
  /** The game has entries up to this number. */
  | { readonly type: 'played'; readonly game: string; readonly number: number }
  /** Who sits at the table, whether it plays, what is asked. */
  | { readonly type: 'changed'; readonly game: string }
  /** Somebody has said something. */
  | { readonly type: 'spoken'; readonly game: string }
  /** Who is at this table through that node; nobody: the last one has gone. */
  | { readonly type: 'present'; readonly game: string; readonly company: Attendance }
  /** Somebody has left this table by his own will. */
  | { readonly type: 'left'; readonly game: string; readonly person: string }
  /** Others may see the tables of this club now than before. */
  | { readonly type: 'admitted'; readonly club: string }
  /** A sign of life for a line of another node. */
  | { readonly type: 'alive'; readonly line: string }
  /** Who is at this table elsewhere? Null: at any table. */
  | { readonly type: 'who'; readonly game: string | null };

/** Who is at a table through one node, by ids; some of them where there are very many. */
export interface Attendance {
  readonly people: readonly string[];
  readonly nameless: number;
  /** Who has lost his line there, and when. */
  readonly lost: readonly (readonly [id: string, at: number])[];
}

export interface Listener {
  /** Something that another node has told. */
  news(news: News, node: string): void;
  /** Nobody knows what was told meanwhile: it is all looked up. */
  missed(): void;
  /** That node is gone, and everybody who was at a table through it; perhaps before it could tell what it has done last. */
  gone(node: string, saidFarewell: boolean): void;
}

export interface Wire {
  /** Tell the others now, or as soon as they can be told. */
  send(news: News): void;
  listen(listener: Listener): void;
  /**
   * Hear what is new in this game, until it is left as often as it was followed. What is read when this is done, and what
   * is heard from then on, is everything.
   */
  follow(game: string): Promise<void>;
  leave(game: string): void;
  /** The latest form of records that every node reads: where one of an earlier version is there, games it can play are begun. */
  readonly reads: number;
  /** How many news of others have come to this node. */
  readonly heard: number;
  /** How many news could not be told, and were dropped. */
  readonly dropped: number;
  /** Told of each that was. */
  onDropped: (error: unknown) => void;
  close(): Promise<void>;
}

/** For a node that is alone. */
export const SILENT: Wire = {
  send: () => undefined,
  listen: () => undefined,
  follow: async () => undefined,
  leave: () => undefined,
  reads: RECORD_VERSION,
  heard: 0,
  dropped: 0,
  onDropped: () => undefined,
  close: async () => undefined,
};
