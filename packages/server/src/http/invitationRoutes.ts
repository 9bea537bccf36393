/** Seats that are kept for somebody. */
import { countedBy, placeOf } from './limits.ts';
import { InvitationList, InvitationParams, Inviting, TableInvitationParams } from './pageSchemas.ts';
import { type App, type House, somebody } from './routes.ts';
import { Problem, TableInfo, TableParams } from './schemas.ts';
import { tableInfo } from './tableInfo.ts';

export function invitationRoutes(app: App, { store, invitations, hall, limits }: House): void {
  const info = async (id: string, person: string) => tableInfo(await hall.kept(id), person);

  const listOf = async (person: string) => {
    const found = [];
    for (const { id, game, at, inviter } of await store.invitations.to(person)) {
      const [table, by] = [await store.games.byId(game), await store.people.byId(inviter)];
      if (table?.status === 'open' && by)
        found.push({ id, at, by: { id: by.id, name: by.name }, table: tableInfo(table, person) });
    }
    return { invitations: found };
  };

  app.get(
    '/api/me/invitations',
    {
      schema: {
        summary: 'Where a seat is kept for me',
        response: { 200: InvitationList, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      limits.questions.take(countedBy(request.person, request.ip));
      return listOf(id);
    },
  );

  app.delete(
    '/api/me/invitations/:invitation',
    {
      schema: {
        summary: 'No, thanks: the seat is kept for me no more',
        params: InvitationParams,
        response: { 200: InvitationList, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      await invitations.decline(person, request.params.invitation);
      return listOf(person.id);
    },
  );

  app.post(
    '/api/tables/:id/invitations',
    {
      schema: {
        summary:
          'Keep a seat of my open table for a person, or for whoever has the link that is made for a name',
        params: TableParams,
        body: Inviting,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { id } = request.params;
      const { body } = request;
      if ('person' in body)
        await invitations.invite(id, person, body.person, async () => {
          await limits.invitations.take(person.id);
          // Nobody gets many from one person, nor from many who come from one place.
          await limits.invited.take(person.id, body.person);
          await limits.invited.take(placeOf(request.ip), body.person);
        });
      else await invitations.keepFor(id, person, body.name);
      return info(id, person.id);
    },
  );

  app.delete(
    '/api/tables/:id/invitations/:invitation',
    {
      schema: {
        summary: 'Keep a seat of my table no longer',
        params: TableInvitationParams,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { id, invitation } = request.params;
      await invitations.withdraw(id, person, invitation);
      return info(id, person.id);
    },
  );
}
