/**
 * What goes between a client and a server, as types made from the schemas that check it. Nothing here runs: a client imports
 * the types and nothing else of the server.
 */
import type { Static, TSchema } from 'typebox';
import type * as clubs from './clubSchemas.ts';
import type * as notices from './noticeSchemas.ts';
import type * as operators from './operatorSchemas.ts';
import type * as pages from './pageSchemas.ts';
import type * as schemas from './schemas.ts';
import type * as tournaments from './tournamentSchemas.ts';

/** As it is read: nobody changes what came over the line. */
type Read<T> = T extends readonly (infer One)[]
  ? readonly Read<One>[]
  : T extends object
    ? { readonly [K in keyof T]: Read<T[K]> }
    : T;

type Of<S extends TSchema> = Read<Static<S>>;

export type Person = Of<typeof schemas.Person>;
export type Me = Of<typeof schemas.Me>;
export type Passkey = Of<typeof schemas.PasskeyList>['passkeys'][number];

export type TableInfo = Of<typeof schemas.TableInfo>;
export type ListedTable = Of<typeof schemas.TableList>['tables'][number];
export type Counts = NonNullable<Of<typeof schemas.TableList>['counts']>;
export type Filters = Omit<Of<typeof schemas.FindQuery>, keyof Static<typeof schemas.ListQuery> | 'counts'>;
export type Alert = Of<typeof schemas.AlertList>['alerts'][number];
export type StartWish = NonNullable<NewTable['start']>;
export type NewTable = Readonly<Static<typeof schemas.NewTable>>;
export type OnlineSeat = TableInfo['seats'][number];
export type OnlineAside = NonNullable<TableInfo['asides']>[number];
export type TableRequest = NonNullable<TableInfo['request']>;
export type RequestKind = TableRequest['kind'];
export type TimeWish = NonNullable<NewTable['time']>;
export type AtEnd = TimeWish['atEnd'];
export type UndoRequest = NonNullable<TableInfo['undo']>;
/** What is published of the seed; secret and seed lie open when the game is over. */
export type Chance = NonNullable<TableInfo['chance']>;

export type Message = Of<typeof schemas.Message>;
export type Steps = Of<typeof schemas.Steps>;
export type Opening = Of<typeof schemas.Opening>;
export type SeenRecord = Of<typeof schemas.SeenRecord>;
/** An answer that is an error. */
export type Problem = Of<typeof schemas.Problem>;

export type PersonPage = Of<typeof pages.Page>;
export type PageFor = NonNullable<PersonPage['page']>;
export type FinishedGames = Of<typeof pages.FinishedGames>;
export type FinishedGame = FinishedGames['games'][number];
export type Companion = Of<typeof pages.Companions>['people'][number];
export type Invitation = Of<typeof pages.InvitationList>['invitations'][number];
export type Blocked = Of<typeof pages.BlockList>['blocked'][number];

export type Notices = Of<typeof notices.Notices>;
type NoticeAddress = Notices['addresses'][number];
export type NoticeWay = NoticeAddress['way'];
export type NoticeKind = Notices['kinds'][number];

export type Overview = Of<typeof operators.Overview>;
export type Quota = Overview['quotas'][number];
export type ServerState = Overview['server'];
export type Backup = NonNullable<ServerState['backup']>;
export type Held = Overview['bans'][number];
export type Report = Of<typeof operators.ReportList>['reports'][number];
export type Someone = NonNullable<Report['person']>;
export type KnownPerson = Of<typeof operators.PeopleList>['people'][number];
export type KnownTable = Of<typeof operators.KnownTables>['tables'][number];
export type KnownClub = Of<typeof operators.KnownClubs>['clubs'][number];
export type KnownTournament = Of<typeof operators.KnownTournaments>['tournaments'][number];
/** A club, a season, an evening or a tournament that was reported. */
export type ReportedGroup = NonNullable<Report['club']>;
export type Act = Of<typeof operators.Log>['acts'][number];

export type ClubInfo = Of<typeof clubs.ClubInfo>;
export type ClubMember = ClubInfo['members'][number];
export type OwnClub = Of<typeof clubs.ClubList>['clubs'][number];
export type Season = ClubInfo['seasons'][number];
export type Standings = Of<typeof clubs.Standings>;
export type Evening = Of<typeof clubs.EveningList>['evenings'][number];
export type Coming = Evening['answers'][number]['answer'];

export type TournamentInfo = Of<typeof tournaments.TournamentInfo>;
export type ListedTournament = Of<typeof tournaments.TournamentList>['tournaments'][number];
export type NewTournament = Of<typeof tournaments.NewTournament>;
