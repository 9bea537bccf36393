/** Coming in with a name. */
import type { Static } from 'typebox';
import { Held } from '../operators/held.ts';
import { QUOTAS } from '../operators/quotas.ts';
import type { Person } from '../store/people.ts';
import { giveToken } from './browser.ts';
import { placeOf } from './limits.ts';
import { type App, type House, somebody } from './routes.ts';
import { Me, NameWish, Nothing, Problem } from './schemas.ts';

/** Somebody as he is shown to himself. */
export const me = (
  { id, name, registered, email, login, confirmed }: Person,
  asked: string | null = null,
): Static<typeof Me> => ({
  person: {
    id,
    name,
    guest: registered === null,
    email: email ?? login,
    confirmed: confirmed !== null,
    asked,
  },
});

export function peopleRoutes(
  app: App,
  { sessions, accounts, streams, limits, order, keeper, isSecure, canMail }: House,
): void {
  /** With the address that has not answered yet. */
  const whole = async (person: Person) => me(person, await accounts.asked(person));

  /** Whom an operator has given a name keeps it for a while. */
  const mayRename = ({ id }: Person): void => {
    const kept = order.holding('name', id);
    if (kept) throw new Held('nameKept', kept);
  };

  app.get(
    '/api/me',
    { schema: { summary: 'Who I am', response: { 200: Me, '4xx': Problem } } },
    async ({ person, ip }) => {
      const banned = order.banned(person?.id, ip);
      const told = (person ? order.told(person.id) : []).map(({ kind, until, reason, at }) => ({
        kind,
        until,
        reason,
        at,
      }));
      // With a network nobody is banned by name.
      if (banned && told.every(({ kind }) => kind !== 'ban'))
        told.push({ kind: 'ban', until: banned.until, reason: banned.reason, at: banned.at });
      return {
        ...(person ? await whole(person) : { person: null }),
        ...(!canMail && { noMail: true }),
        ...(order.isOperator(person?.id) && { operator: true }),
        ...(told.length > 0 && { told }),
      };
    },
  );

  app.post(
    '/api/guests',
    {
      schema: {
        summary: 'Come in with a name; whoever is known already stays himself',
        body: NameWish,
        response: { 200: Me, '4xx': Problem },
      },
    },
    async (request, reply) => {
      if (request.person) {
        mayRename(request.person);
        return whole(await sessions.rename(request.person, request.body.name));
      }
      limits.guests.take(placeOf(request.ip));
      // Counted by all nodes together, where somebody has set a number at all.
      if (order.quota('guestsPerDay') < QUOTAS.guestsPerDay.usual)
        await limits.guestsOfDay.take(placeOf(request.ip));
      const { person, token } = await sessions.comeIn(request.body.name);
      giveToken(reply, token, isSecure);
      return me(person);
    },
  );

  app.patch(
    '/api/me',
    { schema: { summary: 'Another name', body: NameWish, response: { 200: Me, '4xx': Problem } } },
    async (request) => {
      const person = somebody(request);
      mayRename(person);
      return whole(await sessions.rename(person, request.body.name));
    },
  );

  app.delete(
    '/api/me/told',
    {
      schema: { summary: 'I have read what an operator told me', response: { 200: Nothing, '4xx': Problem } },
    },
    async (request) => {
      await keeper.read(somebody(request).id);
      await order.look();
      return {};
    },
  );

  app.delete(
    '/api/me/session',
    { schema: { summary: 'Be unknown in this browser', response: { 200: Nothing, '4xx': Problem } } },
    async (request, reply) => {
      await sessions.end(request.token);
      // Every line of the node is looked at for it: not for whoever was nobody before.
      if (request.token !== undefined) await streams.cutStrangers();
      giveToken(reply, null, isSecure);
      return {};
    },
  );

  app.delete(
    '/api/me/sessions',
    { schema: { summary: 'Be unknown in every browser', response: { 200: Nothing, '4xx': Problem } } },
    async (request, reply) => {
      await sessions.endAll(somebody(request).id);
      await streams.cutStrangers();
      giveToken(reply, null, isSecure);
      return {};
    },
  );
}
