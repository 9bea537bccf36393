/** What goes over the wire about people: their pages, who has played with whom, invitations, blocking. */
import { PLAYER_NAMES } from '@kursbuch/bots';
import { type TSchema, Type } from 'typebox';
import { PAGE_FOR } from '../store/rows/people.ts';
import { TableInfo } from './schemas.ts';

const exactly = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });
const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const MaybeId = Type.Union([Id, Type.Null()]);
const Whole = Type.Integer({ minimum: 0 });
const Time = Type.Number({ description: 'milliseconds since 1970' });
const Computer = Type.Union([Type.Enum([...PLAYER_NAMES]), Type.Null()]);
const PageFor = Type.Enum([...PAGE_FOR]);

export const PersonParams = exactly({ person: Id });
export const InvitationParams = exactly({ invitation: Id });
export const TableInvitationParams = exactly({ id: Id, invitation: Id });

export const PageQuery = exactly({
  as: Type.Optional(Type.Enum(['stranger'], { description: 'my own page as somebody unknown sees it' })),
});
export const FinishedQuery = exactly({
  ...PageQuery.properties,
  before: Type.Optional(
    Type.String({
      pattern: '^[0-9]{1,15}\\.[A-Za-z0-9_-]{1,40}$',
      description: '`ended` of the last one, a point and its `id`: the next page',
    }),
  ),
  most: Type.Optional(Type.String({ pattern: '^([1-9]|1[0-9]|20)$' })),
});
export const CompanionQuery = exactly({
  text: Type.Optional(Type.String({ maxLength: 40, description: 'a part of the name' })),
});

export const Page = Type.Object({
  id: Id,
  name: Type.String(),
  you: Type.Boolean(),
  open: Type.Boolean({ description: 'false: nothing more is shown to you' }),
  page: Type.Optional(PageFor),
  blocked: Type.Boolean({ description: 'you have blocked this person' }),
  known: Type.Optional(
    Type.Object({
      since: Type.Union([Time, Type.Null()], { description: 'null: a guest' }),
      running: Whole,
      finished: Whole,
      answers: Type.Union([Type.Number(), Type.Null()], {
        description: 'half of the answers come within so many milliseconds',
      }),
      titles: Type.Array(
        Type.Object({
          title: Type.String(),
          games: Whole,
          ranks: Type.Array(Whole, { description: 'how often first, second …' }),
          best: Type.Number(),
          rating: Type.Optional(
            Type.Object(
              {
                value: Type.Integer(),
                within: Type.Integer({ description: 'it is off by no more than this, 19 times of 20' }),
              },
              { description: 'where an operator has switched ratings on, and after enough games' },
            ),
          ),
        }),
      ),
      withWhom: Type.Array(
        Type.Object({
          person: MaybeId,
          player: Computer,
          name: Type.String(),
          together: Whole,
          ahead: Whole,
          behind: Whole,
        }),
      ),
      companies: Type.Array(Type.Object({ title: Type.String(), company: Type.String(), games: Whole })),
    }),
  ),
});

export const FinishedGames = Type.Object({
  games: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      title: Type.String(),
      listed: Type.Boolean(),
      uploaded: Type.Boolean({ description: 'begun elsewhere: it counts for nothing' }),
      agreed: Type.Boolean({ description: 'the players have agreed to end it' }),
      ended: Time,
      seats: Type.Array(
        Type.Object({
          seat: Whole,
          name: Type.String(),
          person: MaybeId,
          player: Computer,
          rank: Whole,
          score: Type.Number(),
          lead: Type.Number(),
          worth: Type.Array(Type.Number(), { description: 'round by round' }),
        }),
        { description: 'the winner first' },
      ),
    }),
  ),
  more: Type.Boolean(),
});

export const Companions = Type.Object({
  people: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      finished: Whole,
      running: Whole,
      last: Time,
      blocked: Type.Boolean(),
    }),
  ),
});

export const PageWish = exactly({ page: PageFor });
export const BlockList = Type.Object({
  blocked: Type.Array(Type.Object({ id: Id, name: Type.String(), since: Time })),
});

export const Inviting = Type.Union([
  exactly({ person: Id }),
  exactly({ name: Type.String({ minLength: 1, maxLength: 200 }) }),
]);
export const InvitationList = Type.Object({
  invitations: Type.Array(
    Type.Object({
      id: Id,
      at: Time,
      by: Type.Object({ id: Id, name: Type.String() }),
      table: TableInfo,
    }),
  ),
});
