/** What goes over the wire about clubs, their seasons and evenings. */
import { type TSchema, Type } from 'typebox';
import { MOST_PLAYERS } from '../clubs/points.ts';
import { TableList } from './schemas.ts';

const exactly = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });
const maybe = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const Name = Type.String({ minLength: 1, maxLength: 200 });
const Sentence = Type.String({ maxLength: 600 });
const Time = Type.Integer({
  minimum: 0,
  maximum: 8_640_000_000_000_000,
  description: 'milliseconds since 1970',
});
const Whole = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

const Role = Type.Enum(['organiser', 'member', 'asking']);
const Points = Type.Record(
  Type.String({ pattern: '^[2-8]$' }),
  Type.Array(Type.Number({ minimum: 0, maximum: 1000 }), { maxItems: MOST_PLAYERS }),
  { description: 'for each number of players the points of each place' },
);

export const ClubParams = exactly({ club: Id });
export const MemberParams = exactly({ club: Id, person: Id });
export const SeasonParams = exactly({ club: Id, season: Id });
export const InvitedQuery = exactly({ invitation: Type.Optional(Id) });

export const NewClub = exactly({ name: Name, about: Sentence, open: Type.Boolean() });
export const ChangedClub = exactly({
  name: Type.Optional(Name),
  about: Type.Optional(Sentence),
  open: Type.Optional(Type.Boolean()),
});
export const JoiningClub = exactly({
  invitation: Type.Optional({ ...Id, description: 'without it one asks to be let in' }),
});
export const Appointing = exactly({ role: Type.Enum(['organiser', 'member']) });
export const Inviting = exactly({ open: Type.Boolean({ description: 'another link; or none' }) });
export const SeasonWish = exactly({
  name: Name,
  begins: Time,
  ends: Time,
  points: Type.Union([Points, Type.Null()], { description: 'null: the usual ones' }),
  agreed: Type.Boolean({ description: 'games that ended by agreement count' }),
});

const Season = Type.Object({
  id: Id,
  name: Type.String(),
  begins: Time,
  ends: Time,
  points: maybe(Points),
  agreed: Type.Boolean(),
});

export const ClubInfo = Type.Object({
  id: Id,
  name: Type.String(),
  about: Type.String(),
  open: Type.Boolean({ description: 'whoever has the link sees it' }),
  you: maybe(Role),
  invited: Type.Boolean({ description: 'with this invitation one may join' }),
  count: Type.Integer({ description: 'how many members there are' }),
  invitation: maybe(Type.String({ description: 'told to members' })),
  members: Type.Array(
    Type.Object({ id: Id, name: Type.String(), role: Role, since: Time, you: Type.Boolean() }),
    { description: 'told to members; those who ask to be let in to organisers' },
  ),
  seasons: Type.Array(Season),
  created: Time,
});
export const ClubList = Type.Object({
  clubs: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      about: Type.String(),
      open: Type.Boolean(),
      you: Role,
      count: Whole,
      asking: Whole,
    }),
  ),
});

const Tally = { games: Whole, points: Type.Number(), wins: Whole };
export const Standings = Type.Object({
  season: Season,
  standings: Type.Array(
    Type.Object({
      rank: Whole,
      id: maybe(Id),
      name: Type.String(),
      you: Type.Boolean(),
      ...Tally,
      titles: Type.Record(Type.String(), Type.Object(Tally)),
    }),
  ),
  changeable: Type.Boolean({ description: 'no game counts yet: its points may be changed' }),
  tables: TableList.properties.tables,
});

export const EveningParams = exactly({ club: Id, evening: Id });
export const EveningWish = exactly({
  name: Name,
  at: Time,
  minutes: Type.Integer({ minimum: 15, maximum: 1440 }),
  venue: Type.Union([Sentence, Type.Null()], { description: 'null: online' }),
});
const Coming = Type.Enum(['yes', 'no', 'perhaps']);
export const EveningAnswer = exactly({ answer: Coming });
export const EveningList = Type.Object({
  evenings: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      at: Time,
      minutes: Whole,
      venue: maybe(Type.String()),
      sequence: Whole,
      cancelled: Type.Boolean(),
      past: Type.Boolean(),
      answers: Type.Array(Type.Object({ name: Type.String(), answer: Coming, you: Type.Boolean() })),
      tables: TableList.properties.tables,
    }),
    { description: 'those to come, the next first, then those that were' },
  ),
});
