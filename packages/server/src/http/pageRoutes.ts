/** Pages of people, those one has played with, and those one wants to have nothing to do with. */
import type { Static } from 'typebox';
import type { Rating } from '../people/rating.ts';
import type { FinishedGame, Look } from '../store/pages.ts';
import type { Person } from '../store/people.ts';
import { Trouble } from '../trouble.ts';
import { countedBy, placeOf } from './limits.ts';
import {
  BlockList,
  CompanionQuery,
  Companions,
  FinishedGames,
  FinishedQuery,
  Page,
  PageQuery,
  PageWish,
  PersonParams,
} from './pageSchemas.ts';
import { type App, type House, somebody } from './routes.ts';
import { Problem } from './schemas.ts';

/** So many games are on a page of the list. */
const MOST = 20;

/** What a rating is shown with: it is off by no more than twice its deviation, 19 times of 20. */
const shown = ({ value, deviation }: Rating) => ({
  value: Math.round(value),
  within: Math.round(2 * deviation),
});

export function pageRoutes(app: App, { store, pages, ratings, order, limits }: House): void {
  /** By title, of those games there are enough of; none where nobody is rated. */
  const ratingsOf = async (person: string): Promise<ReadonlyMap<string, Rating>> => {
    const enough = order.quota('ratedGames');
    if (enough === 0) return new Map();
    return new Map([...(await ratings.of(person))].filter(([, { games }]) => games >= enough));
  };

  /** Who looks counts as a person and as a network: a new guest each time has the same one. */
  const counted = (person: Person | undefined, ip: string) => {
    if (person) limits.pages.take(person.id);
    limits.pages.take(placeOf(ip));
  };

  /** Whose page somebody looks at, and as whom; null: he may not. */
  const lookAt = async (
    owner: Person,
    viewer: Person | undefined,
    as: 'stranger' | undefined,
  ): Promise<Look | null> => {
    const by = as === 'stranger' && viewer?.id === owner.id ? null : (viewer?.id ?? null);
    return (await pages.isOpenTo(by, owner.id)) ? { person: owner.id, by } : null;
  };

  app.get(
    '/api/people/:person',
    {
      schema: {
        summary: 'The page of somebody, as far as I may see it',
        params: PersonParams,
        querystring: PageQuery,
        response: { 200: Page, '4xx': Problem },
      },
    },
    async ({ params, query, person, ip }): Promise<Static<typeof Page>> => {
      counted(person, ip);
      const owner = await pages.mustBe(params.person);
      const look = await lookAt(owner, person, query.as);
      const isOwn = person?.id === owner.id;
      const own = person && !isOwn ? (await store.blocks.around(person.id)).own : null;
      const head = {
        id: owner.id,
        name: owner.name,
        you: isOwn,
        open: look !== null,
        blocked: own?.has(owner.id) ?? false,
        ...(isOwn && { page: await store.pages.pageFor(owner.id) }),
      };
      if (!look) return head;
      const isGuest = owner.registered === null;
      const [running, titles, withWhom, companies, pace, rated] = await Promise.all([
        store.pages.running(look),
        store.pages.byTitle(look),
        store.pages.withWhom(look),
        store.pages.directedOften(look),
        isGuest ? null : pages.paceOf(owner.id),
        ratingsOf(owner.id),
      ]);
      return {
        ...head,
        known: {
          since: isGuest ? null : owner.created,
          running,
          finished: titles.reduce((sum, { games }) => sum + games, 0),
          answers: pace?.half ?? null,
          titles: titles.map((one) => {
            const rating = rated.get(one.title);
            return { ...one, ranks: [...one.ranks], ...(rating && { rating: shown(rating) }) };
          }),
          withWhom: [...withWhom],
          companies: [...companies],
        },
      };
    },
  );

  app.get(
    '/api/people/:person/games',
    {
      schema: {
        summary: 'Finished games of somebody, the last first',
        params: PersonParams,
        querystring: FinishedQuery,
        response: { 200: FinishedGames, '4xx': Problem },
      },
    },
    async ({ params, query, person, ip }) => {
      counted(person, ip);
      const owner = await pages.mustBe(params.person);
      const look = await lookAt(owner, person, query.as);
      if (!look) return { games: [], more: false };
      const [ended, id = ''] = query.before?.split('.') ?? [];
      const before = ended === undefined ? undefined : { ended: Number(ended), id };
      const most = Number(query.most ?? MOST);
      const games = await store.pages.finished(look, { before, most });
      return { games: games.map(gameShown), more: games.length === most };
    },
  );

  app.get(
    '/api/people',
    {
      schema: {
        summary: 'Those I have played with, the last first',
        querystring: CompanionQuery,
        response: { 200: Companions, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      limits.questions.take(countedBy(request.person, request.ip));
      const [people, { own }] = await Promise.all([
        store.pages.companions(id, request.query.text),
        store.blocks.around(id),
      ]);
      return { people: people.map((one) => ({ ...one, blocked: own.has(one.id) })) };
    },
  );

  app.put(
    '/api/me/page',
    {
      schema: {
        summary: 'For whom my page is, and who may invite me',
        body: PageWish,
        response: { 200: PageWish, '4xx': Problem },
      },
    },
    async (request) => {
      const { page } = request.body;
      await store.pages.setPageFor(somebody(request).id, page);
      return { page };
    },
  );

  const blocksOf = async (id: string) => ({ blocked: [...(await store.blocks.of(id))] });

  app.get(
    '/api/me/blocks',
    {
      schema: { summary: 'Those whom I have blocked', response: { 200: BlockList, '4xx': Problem } },
    },
    async (request) => blocksOf(somebody(request).id),
  );

  app.put(
    '/api/me/blocks/:person',
    {
      schema: {
        summary: 'Have nothing to do with somebody, who does not learn of it',
        params: PersonParams,
        response: { 200: BlockList, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      const { person } = request.params;
      if (person === id) throw new Trouble('blocksSelf');
      await pages.mustBe(person);
      if (!(await store.blocks.add(id, person, Date.now()))) throw new Trouble('manyBlocked');
      return blocksOf(id);
    },
  );

  app.delete(
    '/api/me/blocks/:person',
    {
      schema: {
        summary: 'Lift that',
        params: PersonParams,
        response: { 200: BlockList, '4xx': Problem },
      },
    },
    async (request) => {
      const { id } = somebody(request);
      await store.blocks.remove(id, request.params.person);
      return blocksOf(id);
    },
  );
}

function gameShown({
  id,
  name,
  listed,
  uploaded,
  seats,
}: FinishedGame): Static<typeof FinishedGames>['games'][number] {
  const [first] = seats;
  return {
    id,
    name,
    title: first?.title ?? '',
    listed,
    uploaded,
    agreed: first?.agreed ?? false,
    ended: first?.ended ?? 0,
    seats: seats.map(({ seat, name: called, person, player, rank, score, lead, worth }) => ({
      seat,
      name: called,
      person,
      player,
      rank,
      score,
      lead,
      worth: [...worth],
    })),
  };
}
