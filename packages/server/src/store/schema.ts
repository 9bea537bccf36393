/**
 * What is kept, table by table and column by column, as both databases give it. Lists and objects are kept as text and
 * parsed where they are read (`gameRows.ts`); times are milliseconds; truth is 0 or 1.
 */

import type {
  AnswersRow,
  ClubsRow,
  EntrantsRow,
  EveningsRow,
  MembersRow,
  RoundsRow,
  SeasonsRow,
  TournamentsRow,
} from './rows/clubs.ts';
import type {
  AddressesRow,
  AlertsRow,
  CallsRow,
  DigestsRow,
  HoursRow,
  OutboxRow,
  WishesRow,
} from './rows/notices.ts';
import type {
  ActsRow,
  ConstantsRow,
  ErrandsRow,
  LimitsRow,
  OperatorsRow,
  QuotasRow,
  ReachedRow,
  ReportsRow,
  SanctionsRow,
} from './rows/order.ts';
import type { BlocksRow, LoginsRow, PasskeysRow, PeopleRow, SessionsRow, TokensRow } from './rows/people.ts';
import type {
  EntriesRow,
  GamesRow,
  GatheringsRow,
  GlancesRow,
  InvitationsRow,
  MessagesRow,
  NotesRow,
  ReadingsRow,
  ResultsRow,
  SeatsRow,
} from './rows/tables.ts';

export interface Schema {
  readonly people: PeopleRow;
  readonly logins: LoginsRow;
  readonly sessions: SessionsRow;
  readonly passkeys: PasskeysRow;
  readonly tokens: TokensRow;
  readonly clubs: ClubsRow;
  readonly members: MembersRow;
  readonly seasons: SeasonsRow;
  readonly evenings: EveningsRow;
  readonly answers: AnswersRow;
  readonly tournaments: TournamentsRow;
  readonly entrants: EntrantsRow;
  readonly rounds: RoundsRow;
  readonly games: GamesRow;
  readonly gatherings: GatheringsRow;
  readonly seats: SeatsRow;
  readonly entries: EntriesRow;
  readonly results: ResultsRow;
  readonly glances: GlancesRow;
  readonly messages: MessagesRow;
  readonly notes: NotesRow;
  readonly addresses: AddressesRow;
  readonly wishes: WishesRow;
  readonly blocks: BlocksRow;
  readonly invitations: InvitationsRow;
  readonly outbox: OutboxRow;
  readonly calls: CallsRow;
  readonly constants: ConstantsRow;
  readonly limits: LimitsRow;
  readonly operators: OperatorsRow;
  readonly sanctions: SanctionsRow;
  readonly reports: ReportsRow;
  readonly quotas: QuotasRow;
  readonly reached: ReachedRow;
  readonly acts: ActsRow;
  readonly errands: ErrandsRow;
  readonly alerts: AlertsRow;
  readonly readings: ReadingsRow;
  readonly hours: HoursRow;
  readonly digests: DigestsRow;
}

/** All tables, each behind those it points to: in this order a backup is written and read. */
export const TABLES = Object.keys({
  people: true,
  logins: true,
  sessions: true,
  passkeys: true,
  tokens: true,
  clubs: true,
  members: true,
  seasons: true,
  evenings: true,
  answers: true,
  tournaments: true,
  entrants: true,
  rounds: true,
  games: true,
  gatherings: true,
  seats: true,
  entries: true,
  results: true,
  glances: true,
  messages: true,
  notes: true,
  addresses: true,
  wishes: true,
  blocks: true,
  invitations: true,
  outbox: true,
  calls: true,
  constants: true,
  limits: true,
  operators: true,
  sanctions: true,
  reports: true,
  quotas: true,
  reached: true,
  acts: true,
  errands: true,
  alerts: true,
  readings: true,
  hours: true,
  digests: true,
} satisfies Readonly<Record<keyof Schema, true>>) as readonly (keyof Schema)[];
