/** Evenings of a club: when and where, who comes, and as a file for calendars. */

import { calendarOf } from '../clubs/calendar.ts';
import { LASTS } from '../clubs/evenings.ts';
import { ClubParams, EveningAnswer, EveningList, EveningParams, EveningWish } from './clubSchemas.ts';
import { countedBy } from './limits.ts';
import { type App, type House, somebody } from './routes.ts';
import { Problem } from './schemas.ts';
import { listedTable } from './tableRoutes.ts';

/** So many of those that were. */
const PAST = 10;

export function eveningRoutes(app: App, house: House): void {
  const { store, clubs, evenings, hall, limits, publicUrl } = house;

  async function list(club: string, person: string) {
    const { next, past } = await store.evenings.of(club, Date.now() - LASTS, PAST);
    const all = [...next, ...past];
    const answers = await store.evenings.answers(all.map(({ id }) => id));
    const tables = new Map<string, ReturnType<typeof listedTable>[]>();
    for (const game of await store.clubs.tables({ club }))
      if (game.gathering.evening !== null)
        tables.set(game.gathering.evening, [
          ...(tables.get(game.gathering.evening) ?? []),
          listedTable(hall, game, person),
        ]);
    return {
      evenings: all.map(({ id, name, at, minutes, venue, sequence, cancelled }) => ({
        id,
        name,
        at,
        minutes,
        venue,
        sequence,
        cancelled: cancelled !== null,
        past: past.some((one) => one.id === id),
        answers: answers
          .filter((one) => one.evening === id)
          .map((one) => ({ name: one.name, answer: one.answer, you: one.person === person })),
        tables: tables.get(id) ?? [],
      })),
    };
  }

  app.get(
    '/api/clubs/:club/evenings',
    {
      schema: {
        summary: 'When the club meets, and who comes; for its members',
        params: ClubParams,
        response: { 200: EveningList, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      limits.questions.take(countedBy(request.person, request.ip));
      await clubs.asMember(request.params.club, id);
      return list(request.params.club, id);
    },
  );

  app.post(
    '/api/clubs/:club/evenings',
    {
      schema: {
        summary: 'Plan an evening; for an organiser',
        params: ClubParams,
        body: EveningWish,
        response: { 200: EveningList, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      await evenings.plan(request.params.club, id, request.body);
      return list(request.params.club, id);
    },
  );

  app.put(
    '/api/clubs/:club/evenings/:evening',
    {
      schema: {
        summary: 'At another time, at another place; for an organiser',
        params: EveningParams,
        body: EveningWish,
        response: { 200: EveningList, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      const { club, evening } = request.params;
      await evenings.change(club, id, evening, request.body);
      return list(club, id);
    },
  );

  app.delete(
    '/api/clubs/:club/evenings/:evening',
    {
      schema: {
        summary: 'Call an evening off; calendars are told with its file. For an organiser',
        params: EveningParams,
        response: { 200: EveningList, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      const { club, evening } = request.params;
      await evenings.cancel(club, id, evening);
      return list(club, id);
    },
  );

  app.put(
    '/api/clubs/:club/evenings/:evening/answer',
    {
      schema: {
        summary: 'I come, I do not, or perhaps',
        params: EveningParams,
        body: EveningAnswer,
        response: { 200: EveningList, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      const { club, evening } = request.params;
      await evenings.answer(club, id, evening, request.body.answer);
      return list(club, id);
    },
  );

  app.get(
    '/api/clubs/:club/evenings/:evening/calendar',
    {
      schema: { summary: 'The evening as a file for calendars (iCalendar)', params: EveningParams },
    },
    async (request, reply) => {
      const { id } = somebody(request);
      limits.questions.take(countedBy(request.person, request.ip));
      const { club: of, evening } = request.params;
      const { club } = await clubs.asMember(of, id);
      const url = publicUrl && new URL(`/#/club/${of}`, publicUrl).href;
      const file = calendarOf(await evenings.of(of, evening), club.name, url);
      return reply
        .header('Content-Type', 'text/calendar; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="evening.ics"')
        .send(file);
    },
  );
}
