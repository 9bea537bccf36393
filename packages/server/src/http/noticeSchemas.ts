/** What goes over the wire about notices. */
import { languages } from '@kursbuch/words';
import { type TSchema, Type } from 'typebox';
import { NOTICE_KINDS, NOTICE_WAYS, type NoticeWay } from '../store/rows/notices.ts';

const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const Language = Type.Enum([...languages]);
const Kind = Type.Enum([...NOTICE_KINDS]);
const Kinds = Type.Array(Kind, { maxItems: 20 });
const Url = Type.String({ minLength: 8, maxLength: 2000 });
const KeyText = Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_-]+=*$' });

/** A push subscription as `PushSubscription.toJSON()` gives it, without what nobody needs. */
const Browser = Type.Object(
  {
    way: Type.Literal('push'),
    language: Language,
    endpoint: Url,
    keys: Type.Object({ p256dh: KeyText, auth: KeyText }, { additionalProperties: false }),
  },
  { additionalProperties: false },
);
const Letters = Type.Object(
  { way: Type.Literal('mail'), language: Language },
  { additionalProperties: false },
);
const Webhook = Type.Object(
  {
    way: Type.Literal('webhook'),
    language: Language,
    url: Url,
    table: Type.Optional(Type.Union([Id, Type.Null()])),
  },
  { additionalProperties: false },
);
const BY_WAY = { push: Browser, mail: Letters, webhook: Webhook } satisfies Record<NoticeWay, TSchema>;
export const NewAddress = Type.Union([BY_WAY.push, BY_WAY.mail, BY_WAY.webhook]);

export const Notices = Type.Object({
  push: Type.Object({ key: Type.String({ description: 'applicationServerKey, in base64url' }) }),
  mail: Type.Union(
    [Type.Literal('ready'), Type.Literal('unconfirmed'), Type.Literal('noEmail'), Type.Literal('noMail')],
    {
      description: 'can letters be sent to my address; if not, why',
    },
  ),
  addresses: Type.Array(
    Type.Object({
      id: Id,
      way: Type.Enum([...NOTICE_WAYS]),
      target: Type.String({ description: 'the endpoint, the e-mail address, the address of the webhook' }),
      table: Type.Union([Id, Type.Null()], { description: 'null: mine, of all my games' }),
      language: Language,
      trouble: Type.Union([Type.String(), Type.Null()], {
        description: 'why nothing is sent there any more',
      }),
    }),
  ),
  kinds: Type.Array(Kind, { description: 'of what I am told at tables of which I have said nothing else' }),
  tables: Type.Array(Type.Object({ table: Id, kinds: Type.Array(Kind) })),
  hours: Type.Optional(
    Type.Object({
      zone: Type.String(),
      digest: Type.Union([Type.Integer(), Type.Null()]),
      quiet: Type.Union([Type.Object({ from: Type.Integer(), to: Type.Integer() }), Type.Null()]),
    }),
  ),
});
const Hour = Type.Integer({ minimum: 0, maximum: 23 });
export const HoursWish = Type.Object(
  {
    zone: Type.String({ minLength: 1, maxLength: 64, description: 'as the time zone database names it' }),
    digest: Type.Union([Hour, Type.Null()], {
      description: 'letters come as one at this hour, once a day; null: each at once',
    }),
    quiet: Type.Union([Type.Object({ from: Hour, to: Hour }, { additionalProperties: false }), Type.Null()]),
  },
  { additionalProperties: false },
);
export const Wishing = Type.Object(
  {
    table: Type.Union([Id, Type.Null()], { description: 'null: everywhere else' }),
    kinds: Type.Union([Kinds, Type.Null()], { description: 'null: as everywhere else' }),
  },
  { additionalProperties: false },
);
export const AddressParams = Type.Object({ address: Id }, { additionalProperties: false });
