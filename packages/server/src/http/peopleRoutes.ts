/** Coming in with a name. */
import { giveToken, tokenOf } from './browser.ts';
import { type App, type House, somebody } from './routes.ts';
import { Me, NameWish, Nothing, Problem } from './schemas.ts';

export function peopleRoutes(app: App, { sessions, limits, isSecure }: House): void {
  app.get(
    '/api/me',
    { schema: { summary: 'Who I am', response: { 200: Me, '4xx': Problem } } },
    async ({ person }) => ({ person: person ? { id: person.id, name: person.name } : null }),
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
        const { id, name } = await sessions.rename(request.person, request.body.name);
        return { person: { id, name } };
      }
      limits.guests.take(request.ip);
      const { person, token } = await sessions.comeIn(request.body.name);
      giveToken(reply, token, isSecure);
      return { person: { id: person.id, name: person.name } };
    },
  );

  app.patch(
    '/api/me',
    { schema: { summary: 'Another name', body: NameWish, response: { 200: Me, '4xx': Problem } } },
    async (request) => {
      const { id, name } = await sessions.rename(somebody(request), request.body.name);
      return { person: { id, name } };
    },
  );

  app.delete(
    '/api/me/session',
    { schema: { summary: 'Be unknown in this browser', response: { 200: Nothing, '4xx': Problem } } },
    async (request, reply) => {
      await sessions.end(tokenOf(request));
      giveToken(reply, null, isSecure);
      return {};
    },
  );
}
