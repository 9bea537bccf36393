/** Playing: the game for an eye, and everything a seat may do. */
import { isRefusal, type Seat } from '@kursbuch/table';
import { meanwhileFor } from '../notices/since.ts';
import type { Person } from '../store/people.ts';
import type { LiveGame } from '../tables/liveGame.ts';
import { Trouble } from '../trouble.ts';
import { countedBy } from './limits.ts';
import { type App, asking, type House, MovedOn, numberOf, somebody, watching } from './routes.ts';
import {
  Acting,
  Answering,
  Done,
  Glance,
  Instructing,
  InstructionParams,
  Instructions,
  Nothing,
  Offers,
  Opening,
  Problem,
  Rehearsed,
  Rehearsing,
  SeenQuery,
  SeenRecord,
  Since,
  SinceQuery,
  TableParams,
  TakenBack,
  TakingBack,
} from './schemas.ts';
import { chanceOf } from './tableInfo.ts';

export function playRoutes(app: App, { hall, limits }: House): void {
  /** Somebody's own seat in a game: nobody has a word for another. */
  async function seated(request: {
    readonly params: { readonly id: string };
    readonly person: Person | undefined;
    readonly ip: string;
  }): Promise<{
    readonly game: LiveGame;
    readonly person: Person;
    readonly seat: Seat;
  }> {
    const person = somebody(request);
    const game = await hall.live(request.params.id, await asking(hall, request, request.params.id));
    // They may have sat down at another node, and this one has not heard of it yet.
    if (game.seatOf(person.id) === undefined) await game.learn();
    const seat = game.seatOf(person.id);
    if (seat === undefined) throw new Trouble('notSeated');
    return { game, person, seat };
  }

  /** What is asked about another moment than this one has no answer. */
  function known<T>(answer: T | null): T {
    if (answer === null) throw new MovedOn();
    return answer;
  }

  app.get(
    '/api/tables/:id/opening',
    {
      schema: {
        summary: 'The game so far, as I may know it',
        params: TableParams,
        response: { 200: Opening, '4xx': Problem },
      },
    },
    async ({ params, person, ip }) => {
      limits.questions.take(countedBy(person, ip));
      const game = await hall.live(params.id, await asking(hall, { person, ip }, params.id));
      const { number, start, waiting, steps, undone, foreign } = await game.opening(person?.id);
      return {
        ...{ number, start, waiting: [...waiting], steps: [...steps], undone },
        ...(foreign.length > 0 && { foreign: [...foreign] }),
      };
    },
  );

  app.get(
    '/api/tables/:id/glance',
    {
      schema: {
        summary: 'The game as it stands, as any spectator sees it, whoever asks',
        params: TableParams,
        response: { 200: Glance, '4xx': Problem },
      },
    },
    async ({ params, person, ip }) => {
      const looking = watching({ person, ip });
      limits.questions.take(countedBy(person, ip));
      const { number, waiting, view } = await hall.games.glance(params.id, looking);
      return { number, waiting: [...waiting], view };
    },
  );

  app.get(
    '/api/tables/:id/since',
    {
      schema: {
        summary: 'What happened since I last acted, in one sentence, as my seat may know it',
        params: TableParams,
        querystring: SinceQuery,
        response: { 200: Since, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      limits.questions.take(countedBy(request.person, request.ip));
      const { id } = request.params;
      const game = await hall.live(id, await asking(hall, request, id));
      const seat = game.seatOf(person.id);
      if (seat === undefined) throw new Trouble('notSeated');
      return { text: (await meanwhileFor(game, seat, request.query.language)).since };
    },
  );

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        summary: 'What I may know of the record; the whole of it when nothing is secret any more',
        params: TableParams,
        response: { 200: SeenRecord, '4xx': Problem },
      },
    },
    async ({ params, person, ip }) => {
      limits.questions.take(countedBy(person, ip));
      const game = await hall.live(params.id, await asking(hall, { person, ip }, params.id));
      const record = await game.record(person?.id);
      const { players, actions } = record;
      const chance = chanceOf(await hall.kept(params.id));
      return { ...record, players: [...players], actions: [...actions], chance };
    },
  );

  app.get(
    '/api/tables/:id/offers',
    {
      schema: {
        summary: 'What my seat may do at the moment I have seen',
        params: TableParams,
        querystring: SeenQuery,
        response: { 200: Offers, '4xx': Problem },
      },
    },
    async (request) => {
      const { game, seat } = await seated(request);
      limits.questions.take(countedBy(request.person, request.ip));
      return { offers: [...known(await game.offers(seat, Number(request.query.seen)))] };
    },
  );

  app.post(
    '/api/tables/:id/rehearsals',
    {
      schema: {
        summary: 'What would follow from an action, as far as I can know; nothing happens',
        params: TableParams,
        body: Rehearsing,
        response: { 200: Rehearsed, '4xx': Problem },
      },
      config: { isQuestion: true },
    },
    async (request) => {
      const { game, seat } = await seated(request);
      limits.questions.take(countedBy(request.person, request.ip));
      const { action, seen } = request.body;
      const rehearsed = known(await game.rehearse(seat, action, seen));
      if (isRefusal(rehearsed)) throw new Trouble('refused', rehearsed);
      return { events: [...rehearsed.events], open: rehearsed.open };
    },
  );

  app.post(
    '/api/tables/:id/actions',
    {
      schema: {
        summary: 'Act. 409 brings what is new where somebody was faster, 422 the rule that forbids it',
        params: TableParams,
        body: Acting,
        response: { 200: Done, '4xx': Problem },
      },
    },
    async (request) => {
      const { game, person, seat } = await seated(request);
      const { action, key, seen } = request.body;
      return { number: numberOf(await game.act({ person: person.id, seat, key, seen }, action)) };
    },
  );

  app.get(
    '/api/tables/:id/instructions',
    {
      schema: {
        summary: 'What my seat has left to standing instructions, and could',
        params: TableParams,
        querystring: SeenQuery,
        response: { 200: Instructions, '4xx': Problem },
      },
    },
    async (request) => {
      const { game, seat } = await seated(request);
      limits.questions.take(countedBy(request.person, request.ip));
      const { given, open } = known(await game.standing(seat, Number(request.query.seen)));
      return { given: [...given], open: [...open] };
    },
  );

  app.post(
    '/api/tables/:id/instructions',
    {
      schema: {
        summary: 'Leave something to an instruction from now on',
        params: TableParams,
        body: Instructing,
        response: { 200: Done, '4xx': Problem },
      },
    },
    async (request) => {
      const { game, person, seat } = await seated(request);
      const { instruction, key, seen } = request.body;
      return { number: numberOf(await game.instruct({ person: person.id, seat, key, seen }, instruction)) };
    },
  );

  app.delete(
    '/api/tables/:id/instructions/:instruction',
    {
      schema: {
        summary: 'End an instruction, or put away the word that it has ended',
        params: InstructionParams,
        response: { 200: Nothing, '4xx': Problem },
      },
    },
    async (request) => {
      const { game, seat } = await seated(request);
      await game.revoke(seat, Number(request.params.instruction));
      return {};
    },
  );

  app.post(
    '/api/tables/:id/undo',
    {
      schema: {
        summary: 'Take my last action back, or ask those who have acted since',
        params: TableParams,
        body: TakingBack,
        response: { 200: TakenBack, '4xx': Problem },
      },
    },
    async (request) => {
      const { game, person, seat } = await seated(request);
      const { key, seen } = request.body;
      const outcome = await game.undo({ person: person.id, seat, key, seen });
      if (outcome.type !== 'asked') return { number: numberOf(outcome), asked: [] };
      await hall.changed(request.params.id);
      return { number: outcome.request.number, asked: [...outcome.request.asked] };
    },
  );

  app.post(
    '/api/tables/:id/undo/answer',
    {
      schema: {
        summary: 'Say yes or no to what somebody asks to take back, or ask no longer',
        params: TableParams,
        body: Answering,
        response: { 200: Done, '4xx': Problem },
      },
    },
    async (request) => {
      const { game, person, seat } = await seated(request);
      const { accept, key, seen } = request.body;
      const number = numberOf(await game.answerUndo({ person: person.id, seat, key, seen }, accept));
      await hall.changed(request.params.id);
      return { number };
    },
  );
}
