/** What goes over the wire about reports, and between operators and the server. */
import { type TSchema, Type } from 'typebox';
import { OUTCOMES } from '../operators/acts.ts';
import { QUOTA_NAMES } from '../operators/quotas.ts';
import { REPORT_KINDS } from '../store/rows/order.ts';

const exactly = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const Whole = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Time = Type.Integer({
  minimum: 0,
  maximum: 8_640_000_000_000_000,
  description: 'milliseconds since 1970',
});
const Words = Type.String({ maxLength: 600 });
const Name = Type.String({ minLength: 1, maxLength: 200 });
const NetworkText = Type.String({ minLength: 2, maxLength: 60 });
const maybe = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const reason = Words;
const until = Type.Union([Time, Type.Null()], { description: 'null: for good' });

const act = <K extends string, P extends Record<string, TSchema>>(kind: K, properties: P) =>
  exactly({ kind: Type.Literal(kind), reason, ...properties });

export const ActWish = Type.Union([
  act('ban', { person: Id, until }),
  act('ban', { network: NetworkText, until }),
  act('unban', { person: Id }),
  act('unban', { network: NetworkText }),
  act('unban', { ban: Id }),
  act('lift', { person: Id }),
  act('lift', { network: NetworkText }),
  act('mute', { person: Id, until }),
  act('unmute', { person: Id }),
  act('word', { person: Id }),
  act('deletePerson', { person: Id }),
  act('rename', { person: Id, name: Name }),
  act('hide', { table: Id }),
  act('show', { table: Id }),
  act('deleteTable', { table: Id }),
  act('hideClub', { club: Id }),
  act('showClub', { club: Id }),
  act('deleteClub', { club: Id }),
  act('renameClub', { club: Id, name: Name, about: Type.Optional(Words) }),
  act('renameSeason', { season: Id, name: Name }),
  act('deleteSeason', { season: Id }),
  act('renameEvening', { evening: Id, name: Name, venue: Type.Optional(Words) }),
  act('deleteEvening', { evening: Id }),
  act('hideTournament', { tournament: Id }),
  act('showTournament', { tournament: Id }),
  act('deleteTournament', { tournament: Id }),
  act('renameTournament', { tournament: Id, name: Name }),
  act('removeLine', { table: Id, line: Whole }),
  act('restoreLine', { table: Id, line: Whole }),
  act('settle', { report: Whole, outcome: Type.Enum([...OUTCOMES]) }),
  act('reopen', { report: Whole }),
  act('quota', { name: Type.Enum([...QUOTA_NAMES]), value: Whole }),
]);
export const Acted = Type.Object({ number: Whole });

export const Reporting = Type.Union([
  exactly({ kind: Type.Literal('talk'), table: Id, line: Whole, words: Words }),
  exactly({ kind: Type.Literal('name'), table: Id, place: Whole, words: Words }),
  exactly({ kind: Type.Literal('table'), table: Id, words: Words }),
  exactly({ kind: Type.Literal('club'), club: Id, words: Words }),
  exactly({ kind: Type.Literal('season'), club: Id, season: Id, words: Words }),
  exactly({ kind: Type.Literal('evening'), club: Id, evening: Id, words: Words }),
  exactly({ kind: Type.Literal('tournament'), tournament: Id, words: Words }),
]);

const Someone = Type.Object({ id: Id, name: maybe(Type.String()) });
const SomeTable = Type.Object({ id: Id, name: maybe(Type.String()) });
const Group = Type.Object({
  id: Id,
  name: Type.String(),
  text: Type.String({ description: 'what else is written there; perhaps nothing' }),
  by: Type.Array(Someone, { description: 'who runs it' }),
});

export const Overview = Type.Object({
  people: Whole,
  here: Whole,
  running: Whole,
  finished: Whole,
  reports: Type.Object({ open: Whole, settled: Whole, oldest: maybe(Time) }),
  quotas: Type.Array(
    Type.Object({
      name: Type.Enum([...QUOTA_NAMES]),
      value: Whole,
      usual: Whole,
      least: Whole,
      most: Whole,
      inUse: maybe(Type.Integer({ description: 'the most that one person uses of it now' })),
      reached: maybe(Type.Integer({ description: 'how often it was used up in the last 24 hours' })),
      soon: maybe(Type.Integer({ description: 'how many go within a day because of it' })),
    }),
  ),
  server: Type.Object({
    backup: maybe(
      Type.Object({
        at: Time,
        bytes: maybe(Type.Integer()),
        problem: maybe(Type.String({ description: 'why it failed; null: it is whole' })),
      }),
    ),
    taken: Type.Integer({ description: 'bytes of the database' }),
    free: maybe(Type.Integer({ description: 'bytes left on its disk' })),
  }),
  bans: Type.Array(
    Type.Object({
      id: Id,
      kind: Type.Enum(['ban', 'mute', 'name']),
      person: maybe(Someone),
      network: maybe(Type.String()),
      gone: Type.Boolean({ description: 'whoever it is about has deleted himself' }),
      at: Time,
      until,
      reason: Type.String(),
    }),
  ),
});

export const ReportList = Type.Object({
  reports: Type.Array(
    Type.Object({
      number: Whole,
      kind: Type.Enum([...REPORT_KINDS]),
      at: Time,
      reporter: maybe(Someone),
      person: maybe(Someone),
      table: maybe(SomeTable),
      club: Type.Optional(Group),
      season: Type.Optional(Group),
      evening: Type.Optional(Group),
      tournament: Type.Optional(Group),
      line: maybe(Whole),
      words: Type.String(),
      settled: maybe(Time),
      outcome: maybe(Type.String()),
      before: Type.Integer({ description: 'how many other reports there are about this person' }),
      lines: Type.Array(
        Type.Object({
          number: Whole,
          name: Type.String(),
          text: Type.String(),
          at: Time,
          removed: Type.Boolean(),
        }),
        { description: 'what was said around it' },
      ),
    }),
  ),
});

export const PeopleList = Type.Object({
  people: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      guest: Type.Boolean(),
      operator: Type.Boolean(),
      created: Time,
      seen: maybe(Time),
      games: Whole,
      reports: Whole,
      sanctions: Type.Array(
        Type.Object({ kind: Type.Enum(['ban', 'mute', 'name', 'word']), until, reason: Type.String() }),
      ),
    }),
  ),
});

export const KnownTables = Type.Object({
  tables: Type.Array(
    Type.Object({
      id: Id,
      title: Type.String(),
      name: Type.String(),
      status: Type.Enum(['open', 'running', 'over']),
      listed: Type.Boolean(),
      hidden: Type.Boolean(),
      changed: Time,
      here: Whole,
    }),
  ),
});

export const KnownClubs = Type.Object({
  clubs: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      about: Type.String(),
      hidden: Type.Boolean(),
      members: Whole,
      created: Time,
    }),
  ),
});

export const KnownTournaments = Type.Object({
  tournaments: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      title: Type.String(),
      status: Type.Enum(['open', 'running', 'over']),
      hidden: Type.Boolean(),
      entrants: Whole,
      created: Time,
    }),
  ),
});

export const Log = Type.Object({
  acts: Type.Array(
    Type.Object({
      number: Whole,
      at: Time,
      by: Type.Enum(['operator', 'machine', 'server']),
      operator: maybe(Someone),
      kind: Type.String(),
      person: maybe(Someone),
      table: maybe(SomeTable),
      network: maybe(Type.String()),
      details: Type.Unknown(),
      reason: Type.String(),
    }),
  ),
});

export const Searching = exactly({ text: Type.Optional(Type.String({ maxLength: 200 })) });
export const LogQuery = exactly({ before: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })) });
export const ReportQuery = exactly({ settled: Type.Optional(Type.Enum(['true'])) });
