/** Finding a table, making one, sitting down, starting. */
import { type App, type House, somebody } from './routes.ts';
import { Joining, NewTable, Problem, TableInfo, TableList, TableParams } from './schemas.ts';
import { tableInfo } from './tableInfo.ts';

export function tableRoutes(app: App, { store, lobby, hall }: House): void {
  const info = async (id: string, person: string | undefined) => tableInfo(await hall.kept(id), person);

  app.get(
    '/api/tables',
    { schema: { summary: 'Tables anybody may sit down at', response: { 200: TableList, '4xx': Problem } } },
    async ({ person }) => ({
      tables: (await store.games.open()).map((game) => tableInfo(game, person?.id)),
    }),
  );

  app.get(
    '/api/tables/mine',
    {
      schema: {
        summary: 'The tables I sit at, with whose turn it is since when, and those that are over',
        response: { 200: TableList, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      return { tables: (await store.games.of(id)).map((game) => tableInfo(game, id)) };
    },
  );

  app.post(
    '/api/tables',
    {
      schema: {
        summary: 'A new table with me in its first seat',
        body: NewTable,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      return info(await lobby.create(person, request.body), person.id);
    },
  );

  app.get(
    '/api/tables/:id',
    {
      schema: {
        summary: 'Who sits there and how it stands',
        params: TableParams,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async ({ params, person }) => info(params.id, person?.id),
  );

  app.post(
    '/api/tables/:id/join',
    {
      schema: {
        summary: 'Take a seat; with the last one the game starts',
        params: TableParams,
        body: Joining,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      await lobby.join(request.params.id, person, request.body.contribution);
      return info(request.params.id, person.id);
    },
  );

  app.post(
    '/api/tables/:id/leave',
    {
      schema: {
        summary: 'Give the seat up before the game starts; the last one takes the table along',
        params: TableParams,
        response: { 200: TableList, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      await lobby.leave(request.params.id, person);
      return { tables: (await store.games.of(person.id)).map((game) => tableInfo(game, person.id)) };
    },
  );

  app.post(
    '/api/tables/:id/start',
    {
      schema: {
        summary: 'Start with those who are there; for whoever made the table',
        params: TableParams,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      await lobby.start(request.params.id, person);
      return info(request.params.id, person.id);
    },
  );
}
