/** Talking at a table, noting something for oneself, and hearing what happens. */
import { properName } from '@kursbuch/table';
import type { FastifyRequest } from 'fastify';
import { Held } from '../operators/held.ts';
import { hashOf } from '../people/sessions.ts';
import { holderOf, shownName } from '../store/game.ts';
import { Trouble } from '../trouble.ts';
import { countedBy, networkAround, networkOf } from './limits.ts';
import { type App, type House, somebody } from './routes.ts';
import {
  Alive,
  Farewell,
  LobbyQuery,
  Message,
  Messages,
  MessagesQuery,
  Note,
  Nothing,
  Problem,
  Reading,
  Saying,
  StreamQuery,
  TableParams,
} from './schemas.ts';
import { type Listener, messageShown, readPositions } from './streams.ts';

/** What is said at once, in characters. */
const LONGEST_MESSAGE = 500;
/** Whoever watches may note something too: of so many games, and not of all there are. */
const MOST_NOTES = 500;

/** Who is at the other end of a line. */
const listenerOf = (
  { person, ip, token }: Pick<FastifyRequest, 'person' | 'ip' | 'token'>,
  givesSigns: boolean,
): Listener => ({
  who: person?.id ?? networkOf(ip),
  network: networkOf(ip),
  around: networkAround(ip),
  person: person && { id: person.id, name: person.name },
  session: person && token !== undefined ? hashOf(token) : null,
  ip,
  givesSigns,
});

export function talkRoutes(app: App, { store, hall, streams, limits, order }: House): void {
  app.get(
    '/api/tables/:id/messages',
    {
      schema: {
        summary: 'What was said, the last lines of it',
        params: TableParams,
        querystring: MessagesQuery,
        response: { 200: Messages, '4xx': Problem },
      },
    },
    async ({ params, query, person, ip }) => {
      limits.questions.take(countedBy(person, ip));
      await hall.kept(params.id);
      const messages = await store.talk.since(params.id, Number(query.since ?? 0));
      return { messages: messages.map(messageShown) };
    },
  );

  app.post(
    '/api/tables/:id/messages',
    {
      schema: {
        summary:
          'Say something; for those who sit at the table, or have left their seat to a computer player',
        params: TableParams,
        body: Saying,
        response: { 200: Message, '4xx': Problem },
      },
    },
    async (request) => {
      const { id: person } = somebody(request);
      const { id } = request.params;
      const sitting = (await hall.kept(id)).seats.find((one) => holderOf(one) === person);
      if (!sitting) throw new Trouble('notSeated');
      const mute = order.holding('mute', person);
      if (mute) throw new Held('muted', mute);
      limits.lines.take(countedBy(request.person, request.ip));
      const text = properName(request.body.text, LONGEST_MESSAGE);
      if (text === '') throw new Trouble('badText');
      const { number, name, at } = await store.talk.say({
        game: id,
        person,
        name: shownName(sitting),
        text,
        at: Date.now(),
      });
      await hall.spoken(id);
      return { number, name, person, text, at };
    },
  );

  app.get(
    '/api/tables/:id/note',
    {
      schema: {
        summary: 'My own note on the game',
        params: TableParams,
        response: { 200: Note, '4xx': Problem },
      },
    },
    async (request) => {
      const { id: person } = somebody(request);
      await hall.kept(request.params.id);
      return { text: await store.talk.note(request.params.id, person) };
    },
  );

  app.put(
    '/api/tables/:id/note',
    {
      schema: {
        summary: 'Write my own note, which nobody else sees; an empty one is none',
        params: TableParams,
        body: Note,
        response: { 200: Nothing, '4xx': Problem },
      },
    },
    async (request) => {
      const { id: person } = somebody(request);
      await hall.kept(request.params.id);
      // The one sign that PostgreSQL cannot keep.
      const text = request.body.text.replaceAll('\0', '');
      if (!(await store.talk.writeNote(request.params.id, person, text, MOST_NOTES)))
        throw new Trouble('manyNotes');
      return {};
    },
  );

  app.get(
    '/api/stream',
    {
      schema: {
        summary: 'What happens at these tables behind these positions, as server-sent events',
        querystring: StreamQuery,
        response: { '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { query, headers } = request;
      const listener = listenerOf(request, query.alive === 'true');
      limits.questions.take(countedBy(request.person, request.ip));
      streams.mustHaveRoom(listener);
      const asked = readPositions(query.since);
      // A browser that comes back names what it has got meanwhile; which tables it follows is said in the address.
      const got = readPositions(String(headers['last-event-id'] ?? ''));
      const positions = new Map([...asked].map(([id, position]) => [id, got.get(id) ?? position]));
      reply.hijack();
      await streams.open(reply.raw, listener, positions);
    },
  );

  app.put(
    '/api/tables/:id/messages/read',
    {
      schema: {
        summary: 'I have read this far what is said at my table',
        params: TableParams,
        body: Reading,
        response: { 200: Nothing, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      const { seats } = await hall.kept(request.params.id);
      if (seats.every((one) => holderOf(one) !== id)) throw new Trouble('notSeated');
      await store.talk.read(request.params.id, id, request.body.number);
      return {};
    },
  );

  app.get(
    '/api/lobby/stream',
    {
      schema: {
        summary:
          'That something is new at these tables, as server-sent events: not what, and without being there',
        querystring: LobbyQuery,
        response: { '4xx': Problem },
      },
    },
    async (request, reply) => {
      const listener = listenerOf(request, false);
      limits.questions.take(countedBy(request.person, request.ip));
      streams.mustHaveRoom(listener);
      reply.hijack();
      await streams.overhear(reply.raw, listener, request.query.tables.split(','));
    },
  );

  app.post(
    '/api/stream/alive',
    {
      schema: {
        summary: 'A sign of life for a line: whoever has promised them and gives none is thought lost',
        body: Alive,
        response: { 200: Nothing, '4xx': Problem },
      },
    },
    async ({ body }) => {
      if (!streams.alive(body.line)) hall.passOnAlive(body.line);
      return {};
    },
  );

  app.post(
    '/api/stream/farewell',
    {
      schema: {
        summary: 'I leave these tables: that my line to them ends is my will',
        body: Farewell,
        response: { 200: Nothing, '4xx': Problem },
      },
    },
    async (request) => {
      const { id: person } = somebody(request);
      for (const id of request.body.tables) hall.farewell(id, person);
      return {};
    },
  );
}
