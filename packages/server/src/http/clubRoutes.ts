/** Clubs: mine, one of them, who belongs to it, its tables and its seasons. */
import type { FastifyRequest } from 'fastify';
import type { Counted } from '../clubs/clubs.ts';
import type { Season } from '../store/clubs.ts';
import type { Game } from '../store/game.ts';
import {
  Appointing,
  ChangedClub,
  ClubInfo,
  ClubList,
  ClubParams,
  InvitedQuery,
  Inviting,
  JoiningClub,
  MemberParams,
  NewClub,
  SeasonParams,
  SeasonWish,
  Standings,
} from './clubSchemas.ts';
import { countedBy, networkAround, placeOf } from './limits.ts';
import { type App, type House, somebody } from './routes.ts';
import { ListQuery, Nothing, Problem, TableList } from './schemas.ts';
import { isShownTo, listedTable, listingOf } from './tableRoutes.ts';

/** So many finished games stand below the table of a season. */
const SHOWN = 50;
/** Counting so many seats takes half a millisecond. */
const SEATS_A_QUESTION = 100;

export function clubRoutes(app: App, { store, clubs, hall, limits }: House): void {
  const listed = (game: Game, person: string | undefined) => listedTable(hall, game, person);

  async function info(id: string, person: string | undefined, invitation?: string) {
    const { club, role, isInvited } = await clubs.seen(id, person, invitation);
    const isMember = role === 'organiser' || role === 'member';
    const members = await store.clubs.members(id);
    const seasons = isMember || club.open ? await store.clubs.seasons(id) : [];
    return {
      id,
      name: club.name,
      about: club.about,
      open: club.open,
      you: role,
      invited: isInvited && !isMember,
      count: members.filter((one) => one.role !== 'asking').length,
      invitation: isMember ? club.invitation : null,
      members: isMember
        ? members
            .filter((one) => one.role !== 'asking' || role === 'organiser')
            .map(({ person: who, name, role: as, since }) => ({
              id: who,
              name,
              role: as,
              since,
              you: who === person,
            }))
        : [],
      seasons: seasons.map(seasonInfo),
      created: club.created,
    };
  }
  const mine = async (person: string) => ({
    clubs: (await store.clubs.of(person)).map(({ id, name, about, open, role, members, asking }) => ({
      id,
      name,
      about,
      open,
      you: role,
      count: members,
      asking: role === 'organiser' ? asking : 0,
    })),
  });

  app.get(
    '/api/clubs',
    { schema: { summary: 'The clubs I belong to', response: { 200: ClubList, '4xx': Problem } } },
    async (request) => {
      const { id } = somebody(request);
      limits.questions.take(countedBy(request.person, request.ip));
      return mine(id);
    },
  );

  app.post(
    '/api/clubs',
    {
      schema: {
        summary: 'A new club, with me as its organiser',
        body: NewClub,
        response: { 200: ClubInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const person = somebody(request);
      limits.tables.take(placeOf(request.ip));
      return info(await clubs.create(person, request.body), person.id);
    },
  );

  app.get(
    '/api/clubs/:club',
    {
      schema: {
        summary: 'A club as I may see it',
        params: ClubParams,
        querystring: InvitedQuery,
        response: { 200: ClubInfo, '4xx': Problem },
      },
    },
    async ({ params, query, person, ip }) => {
      limits.questions.take(countedBy(person, ip));
      return info(params.club, person?.id, query.invitation);
    },
  );

  app.patch(
    '/api/clubs/:club',
    {
      schema: {
        summary: 'Its name, what it says of itself, who sees it; for an organiser',
        params: ClubParams,
        body: ChangedClub,
        response: { 200: ClubInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      const { club } = request.params;
      await clubs.change(club, id, request.body);
      if (request.body.open === false) hall.admitted(club);
      return info(club, id);
    },
  );

  app.delete(
    '/api/clubs/:club',
    {
      schema: {
        summary: 'The club is no more; its tables stay those of their players. For an organiser',
        params: ClubParams,
        response: { 200: ClubList, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      await clubs.remove(request.params.club, id);
      return mine(id);
    },
  );

  app.put(
    '/api/clubs/:club/invitation',
    {
      schema: {
        summary: 'Another link to join by, or none; the one before is good no more. For an organiser',
        params: ClubParams,
        body: Inviting,
        response: { 200: ClubInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      const { club } = request.params;
      await clubs.invite(club, id, request.body.open);
      return info(club, id);
    },
  );

  app.post(
    '/api/clubs/:club/members',
    {
      schema: {
        summary: 'Join with an invitation; without one ask to be let in',
        params: ClubParams,
        body: JoiningClub,
        response: { 200: ClubInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      const { club } = request.params;
      await clubs.join(club, id, request.body.invitation, async () => {
        await limits.asking.take(id);
        // A new guest each time still comes from the same network: nobody fills a club's list alone.
        await limits.asking.take(networkAround(request.ip), club);
      });
      return info(club, id);
    },
  );

  app.delete(
    '/api/clubs/:club/asking',
    {
      schema: {
        summary: 'Let in nobody of those who ask to join; for an organiser',
        params: ClubParams,
        response: { 200: ClubInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      const { club } = request.params;
      await clubs.clearAsking(club, id);
      return info(club, id);
    },
  );

  app.put(
    '/api/clubs/:club/members/:person',
    {
      schema: {
        summary: 'Let somebody in, or make somebody an organiser, or no longer; for an organiser',
        params: MemberParams,
        body: Appointing,
        response: { 200: ClubInfo, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      const { club, person } = request.params;
      await clubs.appoint(club, id, person, request.body.role);
      return info(club, id);
    },
  );

  app.delete(
    '/api/clubs/:club/members/:person',
    {
      schema: {
        summary: 'Leave the club; or, for an organiser, remove somebody from it',
        params: MemberParams,
        response: { 200: ClubList, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      const { club, person } = request.params;
      const tables = await clubs.dismiss(club, id, person);
      for (const table of tables) await hall.changed(table);
      hall.admitted(club);
      return mine(id);
    },
  );

  app.get(
    '/api/clubs/:club/tables',
    {
      schema: {
        summary: 'Tables that are played for the club, those played last first',
        params: ClubParams,
        querystring: ListQuery,
        response: { 200: TableList, '4xx': Problem },
      },
    },
    async ({ params, query, person, ip }) => {
      limits.questions.take(countedBy(person, ip));
      await clubs.mustLook(params.club, person?.id);
      const tables = await store.clubs.tables({ club: params.club }, listingOf(query));
      return { tables: tables.map((game) => listed(game, person?.id)) };
    },
  );

  const counted = async (
    { season, games, standings, looked }: Counted,
    { person, ip }: Pick<FastifyRequest, 'person' | 'ip'>,
  ) => {
    // A season of hundreds of games is counted anew for whoever asks, and costs as much as many other questions.
    limits.questions.charge(countedBy(person, ip), Math.floor(looked / SEATS_A_QUESTION));
    return {
      season: seasonInfo(season),
      standings: standings.map(({ person: who, titles, ...line }) => ({
        ...line,
        id: who,
        you: who !== null && who === person?.id,
        titles: { ...titles },
      })),
      changeable: games.length === 0,
      tables: (await store.clubs.games(games.slice(0, SHOWN)))
        .filter((game) => isShownTo(game, person?.id))
        .map((game) => listed(game, person?.id)),
    };
  };

  app.get(
    '/api/clubs/:club/seasons/:season',
    {
      schema: {
        summary: 'The table of points of a season, and the games that count',
        params: SeasonParams,
        response: { 200: Standings, '4xx': Problem },
      },
    },
    async (request) => {
      const { params, person, ip } = request;
      limits.questions.take(countedBy(person, ip));
      await clubs.mustLook(params.club, person?.id);
      return counted(await clubs.standings(params.club, params.season), request);
    },
  );

  app.post(
    '/api/clubs/:club/seasons',
    {
      schema: {
        summary: 'A new season; for an organiser',
        params: ClubParams,
        body: SeasonWish,
        response: { 200: Standings, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      const { club } = request.params;
      const season = await clubs.addSeason(club, id, request.body);
      return counted(await clubs.standings(club, season), request);
    },
  );

  app.put(
    '/api/clubs/:club/seasons/:season',
    {
      schema: {
        summary: 'Change a season; its points only as long as no game counts. For an organiser',
        params: SeasonParams,
        body: SeasonWish,
        response: { 200: Standings, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      const { club, season } = request.params;
      await clubs.changeSeason(club, id, season, request.body);
      return counted(await clubs.standings(club, season), request);
    },
  );

  app.delete(
    '/api/clubs/:club/seasons/:season',
    {
      schema: {
        summary: 'A season is counted no more; its games stay. For an organiser',
        params: SeasonParams,
        response: { 200: Nothing, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      await clubs.removeSeason(request.params.club, id, request.params.season);
      return {};
    },
  );
}

const seasonInfo = ({ id, name, begins, ends, points, agreed }: Season) => ({
  id,
  name,
  begins,
  ends,
  points:
    points && Object.fromEntries(Object.entries(points).map(([players, worth]) => [players, [...worth]])),
  agreed,
});
