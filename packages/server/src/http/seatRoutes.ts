/** Who sits where while a game is played: leaving, taking a free seat, computer players; and what a table agrees to. */
import { mustBeWillingToMeet, mustPlay } from '../tables/newcomers.ts';
import { Trouble } from '../trouble.ts';
import { countedBy } from './limits.ts';
import { type App, asking, type House, somebody } from './routes.ts';
import {
  Agreeing,
  HandingOver,
  Nothing,
  Problem,
  RequestBody,
  Seating,
  SeatParams,
  TableInfo,
  TableParams,
} from './schemas.ts';
import { tableInfo } from './tableInfo.ts';

export function seatRoutes(app: App, { store, lobby, agreements, hall, limits }: House): void {
  const info = async (id: string, person: string) => tableInfo(await hall.kept(id), person);

  app.post(
    '/api/tables/:id/seats/:place',
    {
      schema: {
        summary: 'Take a free seat of a game that is played, or my own one back from a computer player',
        params: SeatParams,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { id, place } = request.params;
      const kept = await hall.kept(id);
      const isOwn = kept.seats.some(
        (one) => one.place === Number(place) && (one.person === person.id || one.former === person.id),
      );
      // Whom he would meet there the page has said; whoever has left a seat there comes back to it.
      if (!isOwn) {
        limits.sitting.take(countedBy(person, request.ip));
        mustBeWillingToMeet(kept, await store.blocks.around(person.id), { anyway: true });
      }
      await (await hall.live(id, await asking(hall, request, id))).take(person, Number(place));
      return info(id, person.id);
    },
  );

  app.delete(
    '/api/tables/:id/seats/:place',
    {
      schema: {
        summary: 'Send somebody away from my table before it starts, for good',
        params: SeatParams,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { id, place } = request.params;
      await lobby.dismiss(id, person, Number(place));
      return info(id, person.id);
    },
  );

  app.post(
    '/api/tables/:id/handover',
    {
      schema: {
        summary: 'Let a computer player play in my seat until I take it back',
        params: TableParams,
        body: HandingOver,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { id } = request.params;
      const game = await hall.live(id, await asking(hall, request, id));
      await mustPlay(game.game.title, [request.body.player]);
      await game.leave(person.id, request.body.player);
      return info(id, person.id);
    },
  );

  app.post(
    '/api/tables/:id/computers',
    {
      schema: {
        summary: 'Seat a computer player: at a table that has not started, or in its free seat `place`',
        params: TableParams,
        body: Seating,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { id } = request.params;
      const { player, place } = request.body;
      const { status, title } = await hall.kept(id);
      if (status === 'open') await lobby.addComputer(id, person, player);
      else {
        if (place === undefined) throw new Trouble('noSeat');
        await mustPlay(title, [player]);
        await (await hall.live(id, await asking(hall, request, id))).seatComputer(person.id, place, player);
      }
      return info(id, person.id);
    },
  );

  app.delete(
    '/api/tables/:id/computers/:place',
    {
      schema: {
        summary: 'Send a computer player away; in a game that is played its seat is free',
        params: SeatParams,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { id } = request.params;
      const place = Number(request.params.place);
      if ((await hall.kept(id)).status === 'open') await lobby.removeComputer(id, person, place);
      else await (await hall.live(id, await asking(hall, request, id))).seatComputer(person.id, place, null);
      return info(id, person.id);
    },
  );

  app.post(
    '/api/tables/:id/requests',
    {
      schema: {
        summary:
          'Ask the others to agree: to end the game, to a pause, to free the seat of somebody who is away, to draw anew what is hidden in an uploaded game',
        params: TableParams,
        body: RequestBody,
        response: { 200: Nothing, '4xx': Problem },
      },
    },
    async (request) => {
      const { kind, place = null } = request.body;
      await agreements.ask(request.params.id, somebody(request), kind, place);
      return {};
    },
  );

  app.post(
    '/api/tables/:id/requests/answer',
    {
      schema: {
        summary: 'Say yes or no to what somebody asks the table, or ask no longer',
        params: TableParams,
        body: Agreeing,
        response: { 200: Nothing, '4xx': Problem },
      },
    },
    async (request) => {
      const { kind, accept } = request.body;
      await agreements.answer(request.params.id, somebody(request), kind, accept);
      return {};
    },
  );

  app.post(
    '/api/tables/:id/resume',
    {
      schema: {
        summary: 'End a pause; anybody who sits at the table may',
        params: TableParams,
        response: { 200: TableInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { id } = request.params;
      const game = await hall.live(id, await asking(hall, request, id));
      if (game.seatOf(person.id) === undefined) throw new Trouble('notSeated');
      await game.resume(person.id);
      return info(id, person.id);
    },
  );
}
