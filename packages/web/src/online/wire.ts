/**
 * What goes between this client and a server: the types of the server's own schemas, and what only games can fill in.
 * `docs/server.md` and its page of routes say what is behind them.
 */
import type * as wire from '@kursbuch/server/wire';
import type { Action, Change, GameEvent, Opening, Refusal, SeenRecord, TableState } from '@kursbuch/table';

export type {
  Alert,
  AtEnd,
  Chance,
  ClubInfo,
  ClubMember,
  Coming,
  Counts,
  Evening,
  Filters,
  ListedTable,
  ListedTournament,
  Message,
  NewTable,
  NewTournament,
  OnlineAside,
  OnlineSeat,
  OwnClub,
  Passkey,
  Person,
  RequestKind,
  Season,
  Standings,
  StartWish,
  TableInfo,
  TableRequest,
  TimeWish,
  TournamentInfo,
  UndoRequest,
} from '@kursbuch/server/wire';

/** Who is at a table now. */
export interface Presence {
  readonly places: readonly number[];
  /** The places whose players have lost their line and not come back. */
  readonly lost: readonly number[];
  readonly watching: readonly string[];
  readonly nameless: number;
}

export interface NumberedOpening<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> extends Opening<S, A, E> {
  /** The number of the last entry in it. */
  readonly number: wire.Opening['number'];
}

/** What has changed with the entries up to this number. */
export interface Steps<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> extends Change<S, A, E> {
  readonly number: wire.Steps['number'];
}

export interface OnlineRecord extends SeenRecord {
  readonly chance: wire.Chance | null;
}

/** An answer that is an error. */
export interface Problem extends Omit<wire.Problem, 'refusal' | 'steps'> {
  readonly refusal?: Refusal;
  readonly steps?: Steps;
}

/** What the stream brings of a table. */
export type StreamEvent =
  | { readonly event: 'table'; readonly data: wire.TableInfo }
  /** `base`: whoever has seen the entries up to this number can go on with it. */
  | { readonly event: 'steps'; readonly data: Steps; readonly base: number }
  | { readonly event: 'message'; readonly data: wire.Message }
  | { readonly event: 'presence'; readonly data: Presence }
  | { readonly event: 'gone'; readonly data: Pick<Problem, 'error' | 'message'> };

/** How far somebody knows a table: the last entry and the last message. */
export interface Position {
  readonly entry: number;
  readonly message: number;
}
