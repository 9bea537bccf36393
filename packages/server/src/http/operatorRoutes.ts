/** The routes of those who keep order. To everybody else there is nothing here. */

import { quotaUse, serverState } from '../operators/state.ts';
import type { Kept } from '../store/operators.ts';
import type { Report } from '../store/reports.ts';
import { countedBy } from './limits.ts';
import {
  Acted,
  ActWish,
  KnownClubs,
  KnownTables,
  KnownTournaments,
  Log,
  LogQuery,
  Overview,
  PeopleList,
  ReportList,
  ReportQuery,
  Searching,
} from './operatorSchemas.ts';
import { type App, type House, somebody } from './routes.ts';
import { Problem } from './schemas.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const MOST = 50;
/** An operator sees this many lines before and after the one that was reported, and no more. */
const AROUND = 5;

export function operatorRoutes(app: App, { store, order, keeper, hall, streams, limits }: House): void {
  // Before anything of the request is looked at: somebody who is no operator learns nothing from the answer.
  app.addHook('onRequest', async ({ routeOptions, person, ip }, reply) => {
    if (!routeOptions.url?.startsWith('/api/operator')) return;
    limits.questions.take(countedBy(person, ip));
    if (!order.isOperator(person?.id)) return reply.callNotFound();
  });

  /** People and tables by the names they have now; null: they are gone. */
  async function namesIn(
    rows: readonly { readonly people: readonly (string | null)[]; readonly game: string | null }[],
  ) {
    const people = await store.people.namesOf([
      ...new Set(rows.flatMap((one) => one.people.filter((id) => id !== null))),
    ]);
    const tables = await store.operators.tableNames([...new Set(rows.flatMap(({ game }) => game ?? []))]);
    return {
      person: (id: string | null) => (id === null ? null : { id, name: people.get(id) ?? null }),
      table: (id: string | null) => (id === null ? null : { id, name: tables.get(id) ?? null }),
    };
  }

  app.get(
    '/api/operator',
    { schema: { summary: 'How it stands here, for operators', response: { 200: Overview, '4xx': Problem } } },
    async () => {
      const now = Date.now();
      const [counts, reports, { sanctions }, quotas, server] = await Promise.all([
        store.operators.counts(now - WEEK),
        store.reports.counts(),
        store.operators.order(now),
        quotaUse(store, (name) => order.quota(name), now),
        serverState(store),
      ]);
      const holding = sanctions.filter(({ kind }) => kind !== 'word');
      const named = await namesIn(holding.map(({ person }) => ({ people: [person], game: null })));
      return {
        ...counts,
        here: streams.size,
        reports,
        quotas: [...quotas],
        server,
        bans: holding.map(({ id, kind, person, network, address, at, until, reason }) => ({
          id,
          gone: address !== null,
          kind: kind === 'word' ? 'mute' : kind,
          person: named.person(person),
          network,
          at,
          until,
          reason,
        })),
      };
    },
  );

  app.get(
    '/api/operator/reports',
    {
      schema: {
        summary: 'What others ask operators to look at, with what was said around it',
        querystring: ReportQuery,
        response: { 200: ReportList, '4xx': Problem },
      },
    },
    async ({ query }) => {
      const found = await store.reports.list(query.settled === 'true', MOST);
      const named = await namesIn(
        found.map(({ person, reporter, game }) => ({ people: [person, reporter], game })),
      );
      const others = await store.reports.about(found.flatMap(({ person }) => person ?? []));
      const reports = [];
      for (const { reporter, person, game, club, season, evening, tournament, ...report } of found)
        reports.push({
          ...report,
          reporter: named.person(reporter),
          person: named.person(person),
          table: named.table(game),
          ...(await groupsIn({ club, season, evening, tournament })),
          before: person === null ? 0 : (others.get(person) ?? 1) - 1,
          lines: await linesAround({ ...report, game }),
        });
      return { reports };
    },
  );

  /** What is written where something was reported that is at no table, and who runs it. */
  async function groupsIn({
    club,
    season,
    evening,
    tournament,
  }: Pick<Report, 'club' | 'season' | 'evening' | 'tournament'>) {
    const [home, counted, met, played] = await Promise.all([
      club === null ? undefined : store.clubs.byId(club),
      season === null ? undefined : store.clubs.seasonById(season),
      evening === null ? undefined : store.evenings.byId(evening),
      tournament === null ? undefined : store.tournaments.byId(tournament),
    ]);
    const organisers = home ? await store.clubs.members(home.id) : [];
    const by = organisers.flatMap(({ role, person: id, name }) =>
      role === 'organiser' ? [{ id, name }] : [],
    );
    const runs = played?.organiser ?? null;
    const names = await store.people.namesOf(runs === null ? [] : [runs]);
    return {
      ...(home && { club: { id: home.id, name: home.name, text: home.about, by } }),
      ...(counted && { season: { id: counted.id, name: counted.name, text: '', by } }),
      ...(met && { evening: { id: met.id, name: met.name, text: met.venue ?? '', by } }),
      ...(played && {
        tournament: {
          ...{ id: played.id, name: played.name, text: '' },
          by: runs === null ? [] : [{ id: runs, name: names.get(runs) ?? null }],
        },
      }),
    };
  }

  async function linesAround({ kind, game, line }: Pick<Report, 'kind' | 'game' | 'line'>) {
    if (kind !== 'talk' || line === null || game === null) return [];
    return (await store.talk.around(game, line, AROUND)).map(({ number, name, text, at, removed }) => ({
      number,
      name,
      text,
      at,
      removed: removed !== null,
    }));
  }

  app.get(
    '/api/operator/people',
    {
      schema: {
        summary: 'People whose name begins so, or with this id or address',
        querystring: Searching,
        response: { 200: PeopleList, '4xx': Problem },
      },
    },
    async ({ query }) => {
      const found = await store.operators.people((query.text ?? '').trim().replaceAll('\0', ''), MOST);
      const reports = await store.reports.about(found.map(({ id }) => id));
      return {
        people: found.map(({ id, name, registered, created, seen, games }) => ({
          id,
          name,
          guest: registered === null,
          operator: order.isOperator(id),
          created,
          seen,
          games,
          reports: reports.get(id) ?? 0,
          sanctions: order.told(id).map(({ kind, until, reason }) => ({ kind, until, reason })),
        })),
      };
    },
  );

  app.get(
    '/api/operator/tables',
    {
      schema: {
        summary: 'Tables whose name begins so, or of this id, listed or not',
        querystring: Searching,
        response: { 200: KnownTables, '4xx': Problem },
      },
    },
    async ({ query }) => {
      const found = await store.operators.tables((query.text ?? '').trim().replaceAll('\0', ''), MOST);
      return {
        tables: found.map(({ listed, hidden, status, ...table }) => {
          const { watching, nameless } = hall.presenceAt(table.id, []);
          return {
            ...table,
            status: status as 'open' | 'running' | 'over',
            listed: listed === 1,
            hidden: hidden === 1,
            here: watching.length + nameless,
          };
        }),
      };
    },
  );

  app.get(
    '/api/operator/clubs',
    {
      schema: {
        summary: 'Clubs whose name begins so, or of this id',
        querystring: Searching,
        response: { 200: KnownClubs, '4xx': Problem },
      },
    },
    async ({ query }) => {
      const found = await store.clubs.named((query.text ?? '').trim().replaceAll('\0', ''), MOST);
      return { clubs: [...found] };
    },
  );

  app.get(
    '/api/operator/tournaments',
    {
      schema: {
        summary: 'Tournaments whose name begins so, or of this id',
        querystring: Searching,
        response: { 200: KnownTournaments, '4xx': Problem },
      },
    },
    async ({ query }) => {
      const found = await store.tournaments.named((query.text ?? '').trim().replaceAll('\0', ''), MOST);
      return { tournaments: [...found] };
    },
  );

  app.get(
    '/api/operator/log',
    {
      schema: {
        summary: 'What was done, by whom, to whom, why',
        querystring: LogQuery,
        response: { 200: Log, '4xx': Problem },
      },
    },
    async ({ query }) => {
      const kept = await store.operators.log(query.before === undefined ? null : Number(query.before), MOST);
      const named = await namesIn(
        kept.map(({ operator, person, game }) => ({ people: [operator, person], game })),
      );
      return {
        acts: kept.map(({ operator, person, game, details, ...act }: Kept) => ({
          ...act,
          operator: named.person(operator),
          person: named.person(person),
          table: named.table(game),
          details: JSON.parse(details),
        })),
      };
    },
  );

  app.post(
    '/api/operator/acts',
    {
      schema: {
        summary: 'Ban, mute, rename, delete, hide, remove, settle, set a limit; and take it back',
        body: ActWish,
        response: { 200: Acted, '4xx': Problem },
      },
    },
    async (request) => {
      const number = await keeper.perform(request.body, { operator: somebody(request).id });
      await order.look();
      return { number };
    },
  );
}
