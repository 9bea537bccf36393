/** Tournaments: made, entered, dealt, and how they stand. */
import { namesApart } from '@kursbuch/table';
import type { FastifyRequest } from 'fastify';
import type { Tournament } from '../store/tournaments.ts';
import { standingsOf } from '../tournaments/standings.ts';
import { UNBEGUN_KEPT } from '../tournaments/tournaments.ts';
import { countedBy, networkAround, placeOf } from './limits.ts';
import { type App, type House, somebody } from './routes.ts';
import { Nothing, Problem } from './schemas.ts';
import { isShownTo, listedTable, rulesOf } from './tableRoutes.ts';
import {
  Dealt,
  Entering,
  NewTournament,
  TournamentInfo,
  TournamentList,
  TournamentParams,
  TournamentQuery,
} from './tournamentSchemas.ts';

/** Telling of so many takes half a millisecond. */
const TABLES_A_QUESTION = 10;

export function tournamentRoutes(app: App, house: House): void {
  const { store, tournaments, clubs, hall, limits } = house;

  async function info(asked: string, { person: asker, ip }: Pick<FastifyRequest, 'person' | 'ip'>) {
    const person = asker?.id;
    const standing = await tournaments.seen(asked, person);
    const { tournament, entrants, rounds, ends, playing, isOrganiser, mayEnter } = standing;
    const { options, time, size, dealt, commitment, secret, created } = tournament;
    const by = tournament.organiser === null ? undefined : await store.people.byId(tournament.organiser);
    // Two of the same name are told apart.
    const called = namesApart(entrants.map(({ name }) => name));
    const names = new Map(entrants.map(({ number }, index) => [number, called[index] ?? '']));
    const own = entrants.find((one) => person !== undefined && one.person === person);
    const dealtTables = rounds.reduce((sum, { tables }) => sum + tables.length, 0);
    limits.questions.charge(countedBy(asker, ip), Math.floor(dealtTables / TABLES_A_QUESTION));
    const games = new Map(
      (await store.clubs.games(rounds.flatMap(({ tables }) => tables.map(({ game }) => game)))).map(
        (game) => [game.id, game],
      ),
    );
    return {
      ...listed(tournament),
      options: { ...options },
      time,
      seats: size,
      dealt,
      organiser: isOrganiser,
      by: by?.name ?? null,
      entered: own !== undefined && own.left === null,
      mayEnter: mayEnter && tournament.status === 'open' && own === undefined,
      standings: standingsOf(entrants, rounds, ends).map(({ entrant, rank, games: count, points, wins }) => ({
        number: entrant.number,
        rank,
        id: entrant.person,
        name: names.get(entrant.number) ?? entrant.name,
        you: person !== undefined && entrant.person === person,
        left: entrant.left !== null || entrant.person === null,
        games: count,
        points,
        wins,
      })),
      played: rounds.map(({ number, begun, seed, tables }) => ({
        number,
        begun,
        seed,
        over: tables.every(({ game }) => !playing.includes(game)),
        tables: tables.flatMap(({ game }) => {
          const found = games.get(game);
          return found && isShownTo(found, person) ? [listedTable(hall, found, person)] : [];
        }),
      })),
      chance: {
        commitment,
        contributions: entrants.map(({ contribution }) => contribution),
        secret: tournament.status === 'over' ? secret : null,
      },
      created,
      until: tournament.status === 'open' ? created + UNBEGUN_KEPT : null,
    };
  }

  app.get(
    '/api/tournaments',
    {
      schema: {
        summary: 'The tournaments I organise or play in; or those of a club',
        querystring: TournamentQuery,
        response: { 200: TournamentList, '4xx': Problem },
      },
    },
    async (request) => {
      const { club } = request.query;
      limits.questions.take(countedBy(request.person, request.ip));
      if (club !== undefined) await clubs.mustLook(club, request.person?.id);
      const found = await store.tournaments.of(
        club === undefined ? { person: somebody(request).id } : { club },
      );
      return { tournaments: found.map(listed) };
    },
  );

  app.post(
    '/api/tournaments',
    {
      schema: {
        summary: 'A new tournament that I organise; for whoever has an account',
        body: NewTournament,
        response: { 200: TournamentInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      limits.tables.take(placeOf(request.ip));
      const { seats: size, time, club = null, ...wish } = request.body;
      const id = await tournaments.create(person, { ...wish, size, club, time: rulesOf(time) });
      return info(id, request);
    },
  );

  app.get(
    '/api/tournaments/:tournament',
    {
      schema: {
        summary: 'How a tournament stands: who plays, the rounds with their tables, the points',
        params: TournamentParams,
        response: { 200: TournamentInfo, '4xx': Problem },
      },
    },
    async (request) => {
      limits.questions.take(countedBy(request.person, request.ip));
      return info(request.params.tournament, request);
    },
  );

  app.delete(
    '/api/tournaments/:tournament',
    {
      schema: {
        summary: 'It is withdrawn before it begins, and gone. For its organiser',
        params: TournamentParams,
        response: { 200: Nothing, '4xx': Problem },
      },
    },
    async (request) => {
      await tournaments.withdraw(request.params.tournament, somebody(request).id);
      return {};
    },
  );

  app.post(
    '/api/tournaments/:tournament/entrants',
    {
      schema: {
        summary: 'I play in it; until it begins',
        params: TournamentParams,
        body: Entering,
        response: { 200: TournamentInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      const { tournament } = request.params;
      await tournaments.enter(tournament, person, request.body.contribution, async () => {
        await limits.entering.take(person.id);
        // A new guest each time still comes from the same network: nobody fills a tournament alone.
        await limits.entering.take(networkAround(request.ip), tournament);
      });
      return info(tournament, request);
    },
  );

  app.delete(
    '/api/tournaments/:tournament/entrants/me',
    {
      schema: {
        summary: 'I play in it no more; a seat I have at a table stays mine',
        params: TournamentParams,
        response: { 200: TournamentInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      const { tournament } = request.params;
      await tournaments.leave(tournament, id);
      return info(tournament, request);
    },
  );

  app.post(
    '/api/tournaments/:tournament/rounds',
    {
      schema: {
        summary: 'A round is dealt, and its tables play. For its organiser',
        params: TournamentParams,
        body: Dealt,
        response: { 200: TournamentInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      limits.tables.take(placeOf(request.ip));
      const { tournament } = request.params;
      const { round, early } = request.body;
      const tables = await tournaments.deal(tournament, person, round, early);
      // Each is a new table; where the round had begun none is.
      limits.tables.charge(placeOf(request.ip), tables - 1);
      return info(tournament, request);
    },
  );

  app.post(
    '/api/tournaments/:tournament/end',
    {
      schema: {
        summary: 'No further round is dealt; tables that play count when they are over. For its organiser',
        params: TournamentParams,
        response: { 200: TournamentInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      const { tournament } = request.params;
      await tournaments.end(tournament, id);
      return info(tournament, request);
    },
  );
}

const listed = ({ id, name, title, club, status, rounds }: Tournament) => ({
  id,
  name,
  title,
  club,
  status,
  rounds,
});
