/** What goes over the wire: each schema is a type, a check of what comes in, and a line of the interface's page. */
import { PLAYER_NAMES } from '@kursbuch/bots';
import { languages } from '@kursbuch/words';
import { SPOKEN } from '@kursbuch/words/spoken.ts';
import type { FastifyTypeProvider } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { PACES, WANTED } from '../store/rows/tables.ts';

/** Fastify takes the types of requests and answers from their schemas. */
export interface BySchema extends FastifyTypeProvider {
  readonly validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  readonly serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

const exactly = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
/** A name as somebody types it; it is made proper when it is used. */
const Name = Type.String({ minLength: 1, maxLength: 200 });
const Whole = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Time = Type.Number({ description: 'milliseconds since 1970' });
/** A query has only texts. */
const WholeText = Type.String({ pattern: '^[0-9]{1,9}$' });
/** What only a game can judge. */
const Any = Type.Unknown();

const OptionValue = Type.Union([Type.String({ maxLength: 100 }), Type.Number(), Type.Boolean()]);
export const Options = Type.Record(Type.String({ maxLength: 100 }), OptionValue, { maxProperties: 100 });

/** Chance of the browser that sits down. */
export const Contribution = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });
/** A word of the client for this post, so that it is known when it comes again. */
const Key = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });

export const Nothing = exactly({});

export const Refusal = Type.Object({ reason: Type.String(), rule: Type.String(), params: Any });

export const Steps = Type.Object({
  number: Whole,
  from: Whole,
  start: Type.Optional(Any),
  steps: Type.Array(Any),
  undone: Whole,
});

export const Problem = Type.Object({
  error: Type.String({ description: 'a word for programs' }),
  message: Type.String({ description: 'one sentence' }),
  refusal: Type.Optional(Refusal),
  steps: Type.Optional(Steps),
  until: Type.Optional(Type.Union([Time, Type.Null()], { description: 'banned or muted: null is for good' })),
  reason: Type.Optional(Type.String({ description: 'why, in the words of an operator' })),
});

export const Person = Type.Object({
  id: Id,
  name: Type.String(),
  guest: Type.Boolean({ description: 'without credentials: known in this browser alone' }),
  email: Type.Union([Type.String(), Type.Null()]),
  confirmed: Type.Boolean({ description: 'the address has answered' }),
  asked: Type.Union([Type.String(), Type.Null()], {
    description: 'an address that was sent a letter, and is this person’s as soon as it answers',
  }),
});
export const Me = Type.Object({
  person: Type.Union([Person, Type.Null()]),
  noMail: Type.Optional(Type.Boolean({ description: 'this server sends no letters' })),
  operator: Type.Optional(Type.Boolean({ description: 'you keep order here' })),
  told: Type.Optional(
    Type.Array(
      Type.Object({
        kind: Type.Enum(['ban', 'mute', 'name', 'word']),
        until: Type.Union([Time, Type.Null()]),
        reason: Type.String(),
        at: Time,
      }),
      { description: 'what an operator has said or forbidden' },
    ),
  ),
});
export const NameWish = exactly({ name: Name });

const Email = Type.String({ minLength: 3, maxLength: 254 });
const Password = Type.String({ minLength: 1, maxLength: 200 });
const MaybePassword = Type.Union([Password, Type.Null()], {
  description: 'null where there is none: somebody with passkeys alone',
});
const LinkToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

export const Registering = exactly({ name: Type.Optional(Name), email: Email, password: Password });
export const LoggingIn = exactly({ email: Email, password: Password });
export const NewPassword = exactly({ old: MaybePassword, password: Password });
export const NewEmail = exactly({ email: Email, password: MaybePassword });
export const AskingReset = exactly({ email: Email });
export const Resetting = exactly({ token: LinkToken, password: Password });
export const Confirming = exactly({ token: LinkToken });
export const Deleting = exactly({ password: MaybePassword });

export const Export = Type.Object({
  person: Type.Object({
    id: Id,
    name: Type.String(),
    email: Type.Union([Type.String(), Type.Null()]),
    created: Time,
    registered: Type.Union([Time, Type.Null()]),
    confirmed: Type.Union([Time, Type.Null()]),
  }),
  sessions: Type.Array(Type.Object({ created: Time, used: Time })),
  passkeys: Type.Array(Type.Object({ name: Type.String(), created: Time, used: Time })),
  tables: Type.Array(Any),
  entries: Type.Array(Type.Object({ table: Id, number: Whole, at: Time })),
  messages: Type.Array(Type.Object({ table: Id, number: Whole, text: Type.String(), at: Time })),
  notes: Type.Array(Type.Object({ table: Id, text: Type.String() })),
  page: Type.String(),
  results: Type.Array(Any),
  blocks: Type.Array(Type.Object({ id: Id, name: Type.String(), since: Time })),
  invitations: Type.Array(Any),
  notices: Type.Object({
    addresses: Type.Array(Any),
    wishes: Type.Array(Type.Object({ table: Type.String(), kinds: Type.Array(Type.String()) })),
    alerts: Type.Array(Any),
    hours: Any,
  }),
});

/** What a browser makes of a passkey; it may say more than is read here. */
const Bytes = Type.String({ maxLength: 20_000, pattern: '^[A-Za-z0-9_-]+$' });
const PasskeyId = Type.String({ maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' });
const made = <P extends Record<string, TSchema>>(response: P) =>
  Type.Object({
    id: PasskeyId,
    rawId: PasskeyId,
    type: Type.Literal('public-key'),
    clientExtensionResults: Type.Object({}),
    response: Type.Object({ clientDataJSON: Bytes, ...response }),
  });
export const PasskeyOptions = Type.Object({
  options: Type.Unknown({ description: 'for navigator.credentials, its bytes as base64url' }),
});
export const NewPasskey = exactly({
  name: Name,
  response: made({
    attestationObject: Bytes,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })),
  }),
});
export const PasskeyLogin = exactly({
  response: made({ authenticatorData: Bytes, signature: Bytes, userHandle: Type.Optional(Bytes) }),
});
export const PasskeyList = Type.Object({
  passkeys: Type.Array(Type.Object({ id: PasskeyId, name: Type.String(), created: Time, used: Time })),
});
export const PasskeyParams = exactly({ passkey: PasskeyId });

export const TableParams = exactly({ id: Id });

const Seat = Type.Integer({ minimum: 0 });
const Computer = Type.Enum([...PLAYER_NAMES]);
const Status = Type.Enum(['open', 'running', 'over']);
const RequestKind = Type.Enum(['end', 'pause', 'free', 'redraw']);
const AtEnd = Type.Enum(['remind', 'computer', 'free']);
const Ends = { atEnd: AtEnd, player: Type.Optional(Computer) };
export const TimeWish = Type.Union([
  exactly({
    kind: Type.Literal('live'),
    minutes: Type.Integer({ minimum: 1, maximum: 1440 }),
    bonus: Type.Integer({ minimum: 0, maximum: 3600, description: 'seconds more with every turn' }),
    ...Ends,
  }),
  exactly({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 90 }), ...Ends }),
]);
/** For whom a table is. */
const ForWhom = Type.Enum([...WANTED]);
const Spoken = Type.Enum([...SPOKEN]);
const StartWish = exactly({
  at: Type.Number({ description: 'milliseconds since 1970' }),
  fill: Type.Union([Computer, Type.Null()], { description: 'who takes seats that are free then' }),
  otherwise: Type.Enum(['wait', 'close'], { description: 'where too few sit there' }),
});
/** Null: it starts when it is full. */
export const Planning = exactly({ start: Type.Union([StartWish, Type.Null()]) });
export const MaybeTime = Type.Optional(Type.Union([TimeWish, Type.Null()]));

export const TableInfo = Type.Object({
  id: Id,
  title: Type.String(),
  name: Type.String(),
  status: Status,
  size: Whole,
  listed: Type.Boolean(),
  options: Type.Record(Type.String(), OptionValue),
  seats: Type.Array(
    Type.Object({
      place: Whole,
      name: Type.String(),
      seat: Type.Union([Seat, Type.Null()]),
      owner: Type.Boolean(),
      sitter: Type.Object({
        type: Type.Enum(['person', 'computer', 'nobody']),
        name: Type.String({ description: 'who sits there now; the name before is that of the game' }),
        player: Type.Union([Computer, Type.Null()]),
        person: Type.Optional(Type.String({ description: 'the id of the page its name leads to' })),
      }),
      former: Type.Boolean({ description: 'you have left it and may have it back' }),
    }),
  ),
  you: Type.Union([Whole, Type.Null()], { description: 'your place; null: you watch' }),
  number: Whole,
  waiting: Type.Array(Seat),
  turns: Type.Array(
    Type.Object({
      seat: Seat,
      since: Time,
      deadline: Type.Union([Time, Type.Null()]),
      left: Type.Union([Type.Number(), Type.Null()], { description: 'milliseconds, when this was answered' }),
    }),
  ),
  time: Type.Union([
    Type.Null(),
    Type.Object({
      kind: Type.Enum(['live', 'days']),
      minutes: Type.Optional(Whole),
      bonus: Type.Optional(Whole),
      days: Type.Optional(Whole),
      atEnd: AtEnd,
      player: Computer,
      paused: Type.Union([Time, Type.Null()]),
      left: Type.Union([Type.Array(Type.Number()), Type.Null()], {
        description: 'live: milliseconds of each seat, without the turn that runs',
      }),
    }),
  ]),
  request: Type.Union([
    Type.Null(),
    Type.Object({
      kind: RequestKind,
      seat: Seat,
      place: Type.Union([Whole, Type.Null()]),
      asked: Type.Array(Seat),
      accepted: Type.Array(Seat),
      at: Time,
    }),
  ]),
  result: Type.Union([
    Type.Null(),
    Type.Object({
      cause: Type.String(),
      scores: Type.Array(Type.Number()),
      winners: Type.Array(Seat, { description: 'of equals the rules may name one' }),
    }),
  ]),
  undo: Type.Union([
    Type.Null(),
    Type.Object({
      seat: Seat,
      keeps: Whole,
      number: Whole,
      asked: Type.Array(Seat),
      accepted: Type.Array(Seat),
    }),
  ]),
  uploaded: Type.Boolean({ description: 'begun elsewhere: its seed came with it' }),
  foreknown: Type.Union([Type.Null(), Type.Enum(['everything', 'before'])], {
    description:
      'what the one who brought the game may know though it is hidden: everything, also what chance will bring; or what was secret before it came, while the rest was drawn anew',
  }),
  chance: Type.Union([
    Type.Null(),
    Type.Object({
      commitment: Type.String(),
      contributions: Type.Array(Type.String()),
      seedHash: Type.Union([Type.String(), Type.Null()]),
      secret: Type.Union([Type.String(), Type.Null()]),
      seed: Type.Union([Type.String(), Type.Null()]),
    }),
  ]),
  rematch: Type.Optional(
    Type.Union([
      Type.Null(),
      Type.Object(
        {
          id: Id,
          status: Status,
          by: Type.Union([Type.String(), Type.Null()], { description: 'who has asked for it' }),
          seated: Type.Boolean({ description: 'you sit there already' }),
        },
        { description: 'the table at which its players play again; told to those who have played' },
      ),
    ]),
  ),
  asides: Type.Optional(
    Type.Array(
      Type.Object({
        step: Whole,
        kind: Type.Enum(['handed', 'back', 'free', 'taken', 'computer', 'paused', 'resumed']),
        place: Type.Union([Whole, Type.Null()]),
        player: Type.Union([Computer, Type.Null()]),
      }),
      { description: 'what happened beside the game after so many steps, the last of it' },
    ),
  ),
  kept: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.Union([Type.String(), Type.Null()], { description: 'told to those who sit there' }),
        you: Type.Boolean(),
        id: Type.Union([Id, Type.Null()], {
          description: 'of the invitation: told to whoever keeps the seat',
        }),
        link: Type.Boolean({ description: 'for whoever has the link, not for a person' }),
      }),
      { description: 'seats that are kept for somebody while the table is open' },
    ),
  ),
  unwelcome: Type.Optional(Type.Boolean({ description: 'you were sent away before it started' })),
  language: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: 'in which people talk; null: nobody has said' }),
  ),
  wanted: Type.Optional(
    Type.Union([ForWhom, Type.Null()], { description: 'for whom it is; null: for anybody' }),
  ),
  club: Type.Optional({ ...Id, description: 'its members play here' }),
  evening: Type.Optional(Id),
  tournament: Type.Optional(Id),
  start: Type.Optional(
    Type.Union([
      Type.Null(),
      Type.Object(
        {
          at: Time,
          fill: Type.Union([Computer, Type.Null()]),
          otherwise: Type.Enum(['wait', 'close']),
          calledOff: Type.Boolean({ description: 'too few had come' }),
        },
        { description: 'when it is to start, and what happens then where seats are free' },
      ),
    ]),
  ),
  created: Time,
  changed: Time,
});
/** A table in a list, with who is at it now. */
const ListedTable = Type.Object({
  ...TableInfo.properties,
  here: Type.Array(Whole, { description: 'places whose players are at the table' }),
  lost: Type.Array(Whole, { description: 'places whose players have lost their line and not come back' }),
  watching: Type.Integer({ minimum: 0, description: 'how many watch' }),
  unread: Type.Optional(
    Type.Integer({ minimum: 0, description: 'of mine: how many lines of others I have not read' }),
  ),
});
const Counted = Type.Record(Type.String(), Type.Integer({ minimum: 0 }));
export const TableList = Type.Object({
  tables: Type.Array(ListedTable),
  next: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description: 'of tables anybody may see: `before` of the next page; null: there is none',
    }),
  ),
  counts: Type.Optional(
    Type.Object(
      { title: Counted, pace: Counted, language: Counted, wanted: Counted },
      { description: 'how many tables each value would leave, with the other filters as they are' },
    ),
  ),
});

export const NewTable = exactly({
  title: Type.String({ minLength: 1, maxLength: 40 }),
  name: Name,
  seats: Type.Integer({ minimum: 1, maximum: 20 }),
  listed: Type.Boolean(),
  options: Options,
  contribution: Contribution,
  computers: Type.Optional(Type.Array(Computer, { maxItems: 19 })),
  time: MaybeTime,
  language: Type.Optional(Type.Union([Spoken, Type.Null()])),
  wanted: Type.Optional(Type.Union([ForWhom, Type.Null()])),
  club: Type.Optional({ ...Id, description: 'for its members alone' }),
  evening: Type.Optional({ ...Id, description: 'for an evening of the club' }),
  start: Type.Optional(Type.Union([StartWish, Type.Null()])),
});
export const Uploading = exactly({
  name: Name,
  listed: Type.Boolean(),
  record: Type.Unknown({ description: 'a record of Kursbuch' }),
  seats: Type.Array(Type.Enum(['me', 'free', ...PLAYER_NAMES]), {
    maxItems: 20,
    description: 'who plays on, by the players of the record',
  }),
  redraw: Type.Optional(
    Type.Boolean({ description: 'draw anew what is still hidden; so it is unless this says no' }),
  ),
  time: MaybeTime,
});
export const ListQuery = exactly({
  status: Type.Optional(Status),
  before: Type.Optional(
    Type.String({
      pattern: '^[0-9]{1,15}(\\.[A-Za-z0-9_-]{1,40})?$',
      description:
        '`changed` of the last one, and behind a point its `id`: of several of the same moment none is left out',
    }),
  ),
  most: Type.Optional(Type.String({ pattern: '^[1-9][0-9]?$', description: 'so many at most' })),
});
/** By what open tables are looked for. */
const filters = {
  title: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  pace: Type.Optional(Type.Enum([...PACES])),
  language: Type.Optional(Spoken),
  wanted: Type.Optional(Type.Enum(['anybody', ...WANTED])),
};
export const FindQuery = exactly({
  ...ListQuery.properties,
  ...filters,
  counts: Type.Optional(
    Type.Enum(['true'], { description: 'of open tables: say what each filter would leave' }),
  ),
});
/** Somebody wants to hear of tables like this. */
export const NewAlert = exactly({
  title: filters.title,
  pace: filters.pace,
  language: filters.language,
  wanted: Type.Optional(ForWhom),
});
const MaybeText = Type.Union([Type.String(), Type.Null()]);
export const AlertList = Type.Object({
  alerts: Type.Array(
    Type.Object({
      id: Id,
      title: MaybeText,
      pace: Type.Union([Type.Enum([...PACES]), Type.Null()]),
      language: MaybeText,
      wanted: Type.Union([ForWhom, Type.Null()]),
    }),
  ),
});
export const AlertParams = exactly({ alert: Id });
export const Calendar = Type.String({ description: 'text/calendar' });
export const SeatParams = exactly({ id: Id, place: WholeText });
export const Seating = exactly({ player: Computer, place: Type.Optional(Whole) });
export const HandingOver = exactly({ player: Computer });
export const RequestBody = exactly({ kind: RequestKind, place: Type.Optional(Whole) });
export const Agreeing = exactly({ kind: RequestKind, accept: Type.Boolean() });
export const Joining = exactly({
  contribution: Contribution,
  invitation: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$', description: 'of a personal link' }),
  ),
  anyway: Type.Optional(Type.Boolean({ description: 'though somebody sits there whom I have blocked' })),
});

export const Opening = Type.Object({
  number: Whole,
  start: Any,
  waiting: Type.Array(Seat),
  steps: Type.Array(Any),
  undone: Whole,
  foreign: Type.Optional(
    Type.Array(Whole, { description: 'steps of my seat that somebody else did, which I cannot take back' }),
  ),
});

export const Glance = Type.Object({
  number: Whole,
  waiting: Type.Array(Seat),
  view: Type.Unknown({ description: 'the newest state as a spectator sees it' }),
});

export const SinceQuery = exactly({ language: Type.Enum([...languages]) });
export const Since = Type.Object({
  text: Type.Union([Type.String(), Type.Null()], { description: 'one sentence; null: nothing of note' }),
});
export const SeenQuery = exactly({ seen: WholeText });
export const Offers = Type.Object({ offers: Type.Array(Any) });
export const Rehearsing = exactly({ seen: Whole, action: Any });
export const Rehearsed = Type.Object({ events: Type.Array(Any), open: Type.Boolean() });
export const Acting = exactly({ seen: Whole, key: Key, action: Any });
export const Done = Type.Object({ number: Whole });

export const Instructions = Type.Object({ given: Type.Array(Any), open: Type.Array(Any) });
export const Instructing = exactly({ seen: Whole, key: Key, instruction: Any });
export const InstructionParams = exactly({ id: Id, instruction: WholeText });

export const TakingBack = exactly({ seen: Whole, key: Key });
export const TakenBack = Type.Object({ number: Whole, asked: Type.Array(Seat) });
export const Answering = exactly({ seen: Whole, key: Key, accept: Type.Boolean() });

export const SeenRecord = Type.Object({
  format: Type.String(),
  version: Whole,
  title: Type.String(),
  players: Type.Array(Type.String()),
  seed: Type.Union([Type.String(), Type.Null()]),
  options: Type.Record(Type.String(), OptionValue),
  actions: Type.Array(Any),
  chance: TableInfo.properties.chance,
});

export const Message = Type.Object({
  number: Whole,
  name: Type.String(),
  person: Type.Optional(Type.Union([Id, Type.Null()])),
  text: Type.String(),
  at: Time,
  removed: Type.Optional(Type.Boolean({ description: 'an operator has removed what was said' })),
});
export const Messages = Type.Object({ messages: Type.Array(Message) });
export const MessagesQuery = exactly({ since: Type.Optional(WholeText) });
export const Saying = exactly({ text: Type.String({ minLength: 1, maxLength: 1000 }) });
/** The number of the last line that was read. */
export const Reading = exactly({ number: Whole });
export const Note = exactly({ text: Type.String({ maxLength: 4000 }) });

/** Tables and what is known of them: `ID:12.3,OTHER:0.0`. */
export const StreamQuery = exactly({
  since: Type.String({
    maxLength: 3000,
    pattern:
      '^[A-Za-z0-9_-]{1,40}:[0-9]{1,9}\\.[0-9]{1,9}(,[A-Za-z0-9_-]{1,40}:[0-9]{1,9}\\.[0-9]{1,9}){0,29}$',
  }),
  alive: Type.Optional(Type.Enum(['true'], { description: 'signs of life will be given' })),
});

export const LobbyQuery = exactly({
  tables: Type.String({
    maxLength: 1300,
    pattern: '^[A-Za-z0-9_-]{1,40}(,[A-Za-z0-9_-]{1,40}){0,29}$',
    description: 'of which one hears that something is new',
  }),
});

/** The line by the header `X-Line` of its answer. */
export const Alive = exactly({ line: Id });
/** Tables that somebody leaves. */
export const Farewell = exactly({ tables: Type.Array(Id, { maxItems: 30 }) });

export const Health = Type.Object({
  ok: Type.Boolean(),
  games: Type.Optional(Whole),
  streams: Type.Optional(Whole),
  warm: Type.Optional(Type.Boolean({ description: 'long games are opened as fast as ever' })),
});
