/** What goes over the wire about tournaments. */
import { type TSchema, Type } from 'typebox';
import { MOST_PLAYERS } from '../clubs/points.ts';
import { Contribution, MaybeTime, Options, TableList, TimeWish } from './schemas.ts';

const exactly = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });
const maybe = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const Time = Type.Number({ description: 'milliseconds since 1970' });
const Whole = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Status = Type.Enum(['open', 'running', 'over']);
const Dealing = Type.Enum(['lot', 'strength'], { description: 'how rounds are dealt after the first one' });

export const TournamentParams = exactly({ tournament: Id });
export const TournamentQuery = exactly({
  club: Type.Optional({ ...Id, description: 'those of this club; without it mine' }),
});
export const NewTournament = exactly({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  title: Type.String({ minLength: 1, maxLength: 40 }),
  options: Options,
  time: MaybeTime,
  seats: Type.Integer({
    minimum: 2,
    maximum: MOST_PLAYERS,
    description: 'at a table, if the numbers allow it',
  }),
  rounds: Type.Integer({ minimum: 1, maximum: 12 }),
  dealt: Dealing,
  club: Type.Optional({ ...Id, description: 'for its members alone' }),
});
export const Entering = exactly({ contribution: Contribution });
export const Dealt = exactly({
  round: Type.Integer({ minimum: 1, maximum: 12, description: 'the one that begins' }),
  early: Type.Boolean({ description: 'also while a table of the round before still plays' }),
});

const Listed = {
  id: Id,
  name: Type.String(),
  title: Type.String(),
  club: maybe(Id),
  status: Status,
  rounds: Whole,
};
export const TournamentList = Type.Object({ tournaments: Type.Array(Type.Object(Listed)) });
export const TournamentInfo = Type.Object({
  ...Listed,
  options: Options,
  time: maybe(TimeWish),
  seats: Whole,
  dealt: Dealing,
  organiser: Type.Boolean({ description: 'you run it' }),
  by: maybe(Type.String({ description: 'who organises it' })),
  entered: Type.Boolean({ description: 'you play in it' }),
  mayEnter: Type.Boolean(),
  standings: Type.Array(
    Type.Object({
      number: Whole,
      rank: Whole,
      id: maybe(Type.String({ description: 'of the person, who may be gone' })),
      name: Type.String(),
      you: Type.Boolean(),
      left: Type.Boolean({ description: 'is not dealt again' }),
      games: Whole,
      points: Type.Number(),
      wins: Whole,
    }),
    { description: 'everybody who has entered, the best first' },
  ),
  played: Type.Array(
    Type.Object({
      number: Whole,
      begun: Time,
      seed: Type.String({ description: 'what its lot was drawn from' }),
      over: Type.Boolean(),
      tables: TableList.properties.tables,
    }),
    { description: 'the rounds that have begun, the first first' },
  ),
  chance: Type.Object({
    commitment: Type.String(),
    contributions: Type.Array(Type.String()),
    secret: maybe(Type.String({ description: 'open when the tournament is over' })),
  }),
  created: Time,
  until: maybe({ ...Time, description: 'if it has not begun by then it is taken away; null: it has' }),
});
