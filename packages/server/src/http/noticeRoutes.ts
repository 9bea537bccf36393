/** Where somebody hears of what while they are away. */
import { randomBytes } from 'node:crypto';
import type { Static } from 'typebox';
import { isZone } from '../notices/hours.ts';
import { mayPostTo, properUrl } from '../notices/reach.ts';
import { areBrowserKeys } from '../notices/webPush.ts';
import { type Address, MOST_ADDRESSES } from '../store/notices.ts';
import type { Person } from '../store/people.ts';
import { NOTICE_KINDS } from '../store/rows/notices.ts';
import { Trouble } from '../trouble.ts';
import { placeOf } from './limits.ts';
import { AddressParams, HoursWish, NewAddress, Notices, Wishing } from './noticeSchemas.ts';
import { type App, type House, somebody } from './routes.ts';
import { Problem } from './schemas.ts';

/** Each of these hears everything that anybody at the table does. */
const MOST_AT_TABLE = 3;

export function noticeRoutes(app: App, { store, hall, courier, canMail, network, limits }: House): void {
  const mailFor = ({ email, login, confirmed }: Person) =>
    !canMail
      ? 'noMail'
      : (email ?? login) === null
        ? 'noEmail'
        : confirmed === null
          ? 'unconfirmed'
          : 'ready';

  async function noticesOf(person: Person): Promise<Static<typeof Notices>> {
    const [addresses, wishes, { publicKey }, hours] = await Promise.all([
      store.notices.addressesOf(person.id),
      store.notices.wishesOf(person.id),
      courier.key(),
      store.notices.hoursOf(person.id),
    ]);
    return {
      push: { key: publicKey },
      mail: mailFor(person),
      addresses: addresses.map(({ id, way, target, game, language, trouble }) => ({
        id,
        way,
        target: way === 'mail' ? (person.email ?? '') : target,
        table: game,
        language,
        trouble,
      })),
      hours: { ...hours, quiet: hours.quiet && { ...hours.quiet } },
      kinds: [...(wishes.get('') ?? NOTICE_KINDS)],
      tables: [...wishes].flatMap(([table, kinds]) => (table === '' ? [] : [{ table, kinds: [...kinds] }])),
    };
  }

  /** What somebody gives, made sure of. */
  async function checked(
    person: Person,
    wanted: Static<typeof NewAddress>,
  ): Promise<Pick<Address, 'target' | 'keys' | 'game'>> {
    switch (wanted.way) {
      case 'mail': {
        const state = mailFor(person);
        if (state !== 'ready') throw new Trouble(state);
        return { target: '', keys: null, game: null };
      }
      case 'push': {
        const { endpoint, keys } = wanted;
        const url = properUrl(endpoint, ['https:']);
        if (!url || !areBrowserKeys(keys) || !(await mayPostTo(url, network)))
          throw new Trouble('badAddress');
        return { target: url.href, keys: JSON.stringify(keys), game: null };
      }
      case 'webhook': {
        const url = properUrl(wanted.url, ['https:', 'http:']);
        if (!url || !(await mayPostTo(url, network))) throw new Trouble('badAddress');
        const game = wanted.table ?? null;
        if (game !== null) {
          const { seats } = await hall.kept(game);
          if (!seats.some((sitting) => sitting.person === person.id)) throw new Trouble('notSeated');
        }
        return { target: url.href, keys: null, game };
      }
    }
  }

  app.get(
    '/api/me/notices',
    {
      schema: {
        summary: 'Where and of what I am told while I am away',
        response: { 200: Notices, '4xx': Problem },
      },
    },
    async (request) => noticesOf(somebody(request)),
  );

  app.put(
    '/api/me/notices',
    {
      schema: {
        summary: 'Of what I want to be told, everywhere or at one table',
        body: Wishing,
        response: { 200: Notices, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { table, kinds } = request.body;
      if (table !== null) {
        const { seats } = await hall.kept(table);
        if (!seats.some((sitting) => sitting.person === person.id)) throw new Trouble('notSeated');
      }
      await store.notices.wish(person.id, table ?? '', kinds);
      return noticesOf(person);
    },
  );

  app.put(
    '/api/me/notices/hours',
    {
      schema: {
        summary: 'When I want to be told: letters as one, once a day, and hours in which nothing is sent',
        body: HoursWish,
        response: { 200: Notices, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { zone, digest, quiet } = request.body;
      if (!isZone(zone)) throw new Trouble('badZone');
      const isNone = !quiet || quiet.from === quiet.to;
      await store.notices.setHours(person.id, { zone, digest, quiet: isNone ? null : quiet });
      return noticesOf(person);
    },
  );

  app.post(
    '/api/me/notices/addresses',
    {
      schema: {
        summary:
          'Tell me there: in this browser, by letter, or through a webhook, which may be that of a table',
        body: NewAddress,
        response: { 200: Notices, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { way, language } = request.body;
      // Whatever is named here is posted to, again and again: that is nobody's to aim at others.
      if (way !== 'mail') await limits.addresses.take(placeOf(request.ip));
      const address = await checked(person, request.body);
      const id = randomBytes(12).toString('base64url');
      const made = { id, person: person.id, way, language, trouble: null, created: Date.now(), ...address };
      if (!(await store.notices.addAddress(made, MOST_ADDRESSES, MOST_AT_TABLE)))
        throw new Trouble('manyAddresses');
      return noticesOf(person);
    },
  );

  app.delete(
    '/api/me/notices/addresses/:address',
    {
      schema: {
        summary: 'Tell me there no longer',
        params: AddressParams,
        response: { 200: Notices, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      if (!(await store.notices.removeAddress(person.id, request.params.address)))
        throw new Trouble('noAddress');
      return noticesOf(person);
    },
  );
}
