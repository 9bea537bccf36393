/** Finding a table, making one, sitting down, starting. */

import { titleNamed } from '@kursbuch/titles';
import type { Static } from 'typebox';
import { calendarOf } from '../calendar.ts';
import type { Game } from '../store/game.ts';
import { type Filter, type Listing, MOST } from '../store/games.ts';
import type { Hall } from '../tables/hall.ts';
import { mustBeWillingToMeet } from '../tables/newcomers.ts';
import type { TimeRules } from '../tables/time.ts';
import { Trouble } from '../trouble.ts';
import { countedBy, placeOf } from './limits.ts';
import { type App, asking, type House, somebody } from './routes.ts';
import {
  Calendar,
  FindQuery,
  Joining,
  ListQuery,
  NewTable,
  Planning,
  Problem,
  TableInfo,
  TableList,
  TableParams,
  Uploading,
} from './schemas.ts';
import { tableInfo } from './tableInfo.ts';

/** Where nobody knows how long a title takes. */
const USUAL_HOURS = 4;
/** No record of a game is longer: a long one has some hundred thousand characters. */
const LONGEST_RECORD = 1024 * 1024;

export function listingOf({ status, before, most }: Static<typeof ListQuery>): Listing {
  const [changed, id = ''] = before?.split('.') ?? [];
  return {
    ...(status && { status }),
    ...(changed !== undefined && { before: { changed: Number(changed), id } }),
    ...(most !== undefined && { most: Number(most) }),
  };
}

/** By what is looked for; what cannot be found anywhere is said so, and not as an empty list. */
function filterOf({ title, pace, language, wanted }: Static<typeof FindQuery>): Filter {
  if (title !== undefined && !titleNamed(title)) throw new Trouble('noTitle');
  return {
    ...(title !== undefined && { title }),
    ...(pace !== undefined && { pace }),
    ...(language !== undefined && { language }),
    ...(wanted !== undefined && { wanted }),
  };
}

/** Who plays where nobody has said: one that does no harm. */
export const rulesOf = (time: Static<typeof NewTable>['time']): TimeRules | null =>
  time ? { ...time, player: time.player ?? 'calm' } : null;

/** One that an operator has hidden is shown to those who sit or sat there. */
export const isShownTo = ({ hidden, seats }: Game, person: string | undefined): boolean =>
  !hidden || seats.some((one) => person !== undefined && (one.person === person || one.former === person));

/** A table in a list, with who is at it. */
export function listedTable(hall: Hall, game: Game, person: string | undefined) {
  const { places, lost, watching, nameless } = hall.presenceAt(game.id, game.seats);
  return {
    ...tableInfo(game, person),
    here: [...places],
    lost: [...lost],
    watching: watching.length + nameless,
  };
}

export function tableRoutes(
  app: App,
  { store, lobby, uploads, hall, limits, openCounts, clubs, evenings, publicUrl }: House,
): void {
  const listed = (game: Game, person: string | undefined) => listedTable(hall, game, person);
  const info = async (id: string, person: string | undefined) => tableInfo(await hall.kept(id), person);

  app.get(
    '/api/tables',
    {
      schema: {
        summary: 'Tables anybody may sit down at; or those that play or are over, the last first',
        querystring: FindQuery,
        response: { 200: TableList, '4xx': Problem },
      },
    },
    async ({ person, query, ip }) => {
      limits.questions.take(countedBy(person, ip));
      const { status, ...page } = listingOf(query);
      const isOpen = status === undefined || status === 'open';
      const filter = filterOf(query);
      const most = page.most ?? MOST;
      const wanted = { ...page, filter, most: most + 1 };
      const more = await (isOpen ? store.games.open(wanted) : store.games.listed({ status, ...wanted }));
      const found = more.slice(0, most);
      const last = more.length > most ? found.at(-1) : undefined;
      // One's own come first, however many others there are.
      const isFirst = isOpen && person && page.before === undefined;
      const own = isFirst
        ? (await store.games.of(person.id, { status: 'open' })).filter((one) => one.listed)
        : [];
      const others = found.filter((game) => own.every(({ id }) => id !== game.id));
      const counts = isOpen && query.counts ? await openCounts.of(filter, person?.id) : null;
      return {
        tables: [...own, ...others].map((game) => listed(game, person?.id)),
        next: last ? `${last.changed}.${last.id}` : null,
        ...(counts && { counts }),
      };
    },
  );

  app.get(
    '/api/tables/mine',
    {
      schema: {
        summary: 'The tables I sit at, with whose turn it is since when, and those that are over',
        querystring: ListQuery,
        response: { 200: TableList, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      limits.questions.take(countedBy(request.person, request.ip));
      const tables = await store.games.of(id, listingOf(request.query));
      const unread = await store.talk.unread(
        id,
        tables.map((game) => game.id),
      );
      return { tables: tables.map((game) => ({ ...listed(game, id), unread: unread.get(game.id) ?? 0 })) };
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
      limits.tables.take(placeOf(request.ip));
      const {
        computers = [],
        time = null,
        language = null,
        wanted = null,
        start = null,
        club,
        evening,
        ...table
      } = request.body;
      if (club !== undefined) await clubs.asMember(club, person.id);
      if (evening !== undefined) await evenings.of(club ?? '', evening);
      const gathering = club === undefined ? null : { club, evening: evening ?? null };
      const made = { ...table, computers, time: rulesOf(time), language, wanted, start, gathering };
      const telling = async () =>
        (await limits.telling.takes(person.id)) &&
        // A new guest each time still has the same address.
        limits.telling.takes(placeOf(request.ip));
      const place = placeOf(request.ip);
      const isShown = made.listed && !gathering && computers.length < made.seats - 1;
      if (isShown && !(await limits.listed.takes(place))) throw new Trouble('manyListed');
      const id = await lobby.create(person, made, telling).catch(async (error) => {
        if (isShown) await limits.listed.giveBack(place);
        throw error;
      });
      return info(id, person.id);
    },
  );

  app.post(
    '/api/tables/uploads',
    {
      bodyLimit: LONGEST_RECORD,
      schema: {
        summary: 'A game begun elsewhere goes on here, if the rules allow every step of its record',
        body: Uploading,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      limits.uploads.take(person.id);
      // A new guest each time still has the same address.
      limits.uploads.take(placeOf(request.ip));
      const { time = null, redraw = true, ...wanted } = request.body;
      return info(await uploads.take(person, { ...wanted, redraw, time: rulesOf(time) }), person.id);
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
    async ({ params, person, ip }) => {
      limits.questions.take(countedBy(person, ip));
      return info(params.id, person?.id);
    },
  );

  app.post(
    '/api/tables/:id/join',
    {
      schema: {
        summary:
          'Take a seat: with the last one the game starts; or the first free one of a game that is played',
        params: TableParams,
        body: Joining,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { id } = request.params;
      const { contribution, ...meeting } = request.body;
      const isThere = ({ seats }: Game) => seats.some((one) => one.person === person.id);
      const sitDown = async (game: Game) => {
        if (!isThere(game)) limits.sitting.take(countedBy(person, request.ip));
        const free = game.seats.find((one) => one.person === null && one.player === null);
        if (game.status === 'running' && free) {
          mustBeWillingToMeet(game, await store.blocks.around(person.id), meeting);
          await (await hall.live(id, await asking(hall, request, id))).take(person, free.place);
        } else await lobby.join(id, person, contribution, meeting);
      };
      await sitDown(await hall.kept(id)).catch(async (error) => {
        // Asked twice, or again after no answer had come: whoever sits there has what he wants.
        if (!(error instanceof Trouble) || !isThere(await hall.kept(id))) throw error;
      });
      return info(id, person.id);
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        summary:
          'Play again with those who have played: the first who asks makes the table, the others sit down there',
        params: TableParams,
        body: Joining,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const making = () => limits.tables.take(placeOf(request.ip));
      const { contribution } = request.body;
      const telling = (other: string) => limits.telling.takes(person.id, other);
      return info(await lobby.rematch(request.params.id, person, contribution, making, telling), person.id);
    },
  );

  app.post(
    '/api/tables/:id/leave',
    {
      schema: {
        summary:
          'Give the seat up; before the start the last one takes the table along, later the seat is free',
        params: TableParams,
        response: { 200: TableList, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { id } = request.params;
      if ((await hall.kept(id)).status === 'open') await lobby.leave(id, person);
      else await (await hall.live(id, await asking(hall, request, id))).leave(person.id, null);
      return { tables: (await store.games.of(person.id)).map((game) => listed(game, person.id)) };
    },
  );

  app.put(
    '/api/tables/:id/start',
    {
      schema: {
        summary: 'Say when my table starts, and what happens then where seats are free',
        params: TableParams,
        body: Planning,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { id } = request.params;
      await lobby.plan(id, person, request.body.start, () => limits.telling.takes(person.id, id));
      return info(id, person.id);
    },
  );

  app.get(
    '/api/tables/:id/calendar',
    {
      schema: {
        summary: 'The start of a table as a file for calendars',
        params: TableParams,
        response: { 200: Calendar, '4xx': Problem },
      },
    },
    async ({ params, person, ip }, reply) => {
      limits.questions.take(countedBy(person, ip));
      const { id, title, name, starts, starting } = await hall.kept(params.id);
      if (starts === null || starting?.calledOff) throw new Trouble('noStart');
      const entry = titleNamed(title);
      reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="kursbuch.ics"');
      return calendarOf([
        {
          ...{ id, name: `${entry?.name ?? title}: ${name}`, text: 'Kursbuch', from: starts, remind: 60 },
          link: publicUrl && new URL(`/#/t/${id}`, publicUrl).href,
          to: starts + (entry?.hours[0] ?? USUAL_HOURS) * 60 * 60 * 1000,
        },
      ]);
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
