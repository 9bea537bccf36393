/** Coming in with a name. */
import type { Static } from 'typebox';
import type { Person } from '../store/people.ts';
import { giveToken } from './browser.ts';
import { networkOf } from './limits.ts';
import { type App, type House, somebody } from './routes.ts';
import { Me, NameWish, Nothing, Problem } from './schemas.ts';

/** Somebody as he is shown to himself. */
export const me = ({ id, name, registered, email, confirmed }: Person): Static<typeof Me> => ({
  person: { id, name, guest: registered === null, email, confirmed: confirmed !== null },
});

export function peopleRoutes(app: App, { sessions, streams, limits, isSecure }: House): void {
  app.get(
    '/api/me',
    { schema: { summary: 'Who I am', response: { 200: Me, '4xx': Problem } } },
    async ({ person }) => (person ? me(person) : { person: null }),
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
        return me(await sessions.rename(request.person, request.body.name));
      }
      limits.guests.take(networkOf(request.ip));
      const { person, token } = await sessions.comeIn(request.body.name);
      giveToken(reply, token, isSecure);
      return me(person);
    },
  );

  app.patch(
    '/api/me',
    { schema: { summary: 'Another name', body: NameWish, response: { 200: Me, '4xx': Problem } } },
    async (request) => me(await sessions.rename(somebody(request), request.body.name)),
  );

  app.delete(
    '/api/me/session',
    { schema: { summary: 'Be unknown in this browser', response: { 200: Nothing, '4xx': Problem } } },
    async (request, reply) => {
      await sessions.end(request.token);
      await streams.cutStrangers();
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
