/** What the server tells operators: the types of its own schemas. */
import type * as wire from '@kursbuch/server/wire';

export type {
  Backup,
  Held,
  KnownClub,
  KnownPerson,
  KnownTable,
  KnownTournament,
  Overview,
  Quota,
  Report,
  ReportedGroup,
  ServerState,
  Someone,
} from '@kursbuch/server/wire';

export interface Act extends Omit<wire.Act, 'details'> {
  readonly details: Readonly<Record<string, string | number | null>>;
}
