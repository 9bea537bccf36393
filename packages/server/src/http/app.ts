/** The server as one thing: routes over a store, and the files of the client beside them. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastify, {
  type FastifyError,
  type FastifyRequest,
  type FastifyServerOptions,
  type RouteOptions,
} from 'fastify';
import { Clubs } from '../clubs/clubs.ts';
import { ClubDoor } from '../clubs/door.ts';
import { Evenings } from '../clubs/evenings.ts';
import { answerWithFiles, packingFor } from '../files/answer.ts';
import type { Site } from '../files/site.ts';
import type { Mail } from '../mail.ts';
import { Courier } from '../notices/courier.ts';
import { Crier } from '../notices/crier.ts';
import { type Network, OPEN_NETWORK } from '../notices/reach.ts';
import { meanwhileFor } from '../notices/since.ts';
import { enforced, mustBeWelcome } from '../operators/enforced.ts';
import { Expiry } from '../operators/expiry.ts';
import { Keeper } from '../operators/keeper.ts';
import { HouseOrder } from '../operators/order.ts';
import { Reached } from '../operators/reached.ts';
import { Accounts } from '../people/accounts.ts';
import { BringingAlong } from '../people/bringingAlong.ts';
import { Deletion } from '../people/deletion.ts';
import { Devices } from '../people/devices.ts';
import { Pages } from '../people/pages.ts';
import { Passkeys } from '../people/passkeys.ts';
import { Ratings } from '../people/ratings.ts';
import { Sessions } from '../people/sessions.ts';
import { Thinker } from '../players/thinker.ts';
import type { Store } from '../store/store.ts';
import { Agreements } from '../tables/agreements.ts';
import { Clockwork } from '../tables/clockwork.ts';
import { fillIn } from '../tables/fillingIn.ts';
import { Hall } from '../tables/hall.ts';
import { Invitations } from '../tables/invitations.ts';
import { Lobby } from '../tables/lobby.ts';
import { OpenCounts } from '../tables/openCounts.ts';
import { type Practice, warmUp } from '../tables/warmUp.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import { Trouble } from '../trouble.ts';
import { accountRoutes } from './accountRoutes.ts';
import { alertRoutes } from './alertRoutes.ts';
import { answerTrouble } from './answerTrouble.ts';
import { CAREFUL, refuseOtherSites, tokensOf } from './browser.ts';
import { clubRoutes } from './clubRoutes.ts';
import { compilersFactory } from './compiled.ts';
import { eveningRoutes } from './eveningRoutes.ts';
import { openApi } from './interface.ts';
import { invitationRoutes } from './invitationRoutes.ts';
import { Limit, limitsOf, networkOf, type Rates, USUAL_RATES } from './limits.ts';
import { Metrics } from './metrics.ts';
import { isTooDeep } from './nesting.ts';
import { noticeRoutes } from './noticeRoutes.ts';
import { operatorRoutes } from './operatorRoutes.ts';
import { Outage } from './outage.ts';
import { pageRoutes } from './pageRoutes.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { peopleRoutes } from './peopleRoutes.ts';
import { playRoutes } from './playRoutes.ts';
import { Readers, UNREAD } from './readers.ts';
import { reportRoutes } from './reportRoutes.ts';
import type { App, House } from './routes.ts';
import type { BySchema } from './schemas.ts';
import { seatRoutes } from './seatRoutes.ts';
import { Streams } from './streams.ts';
import { tableRoutes } from './tableRoutes.ts';
import { talkRoutes } from './talkRoutes.ts';
import { tournamentRoutes } from './tournamentRoutes.ts';
import { watchRoutes } from './watchRoutes.ts';

export interface AppSettings {
  readonly store: Store;
  /** The client; none: only the interface is served. */
  readonly site?: Site;
  /** Where browsers find this server, if that is another address than the one they name. */
  readonly publicUrl?: URL | null;
  /** How letters are sent; they need a public address, to which their links lead. */
  readonly mail?: Mail | null;
  /** Whom the post offices of browsers may ask about us: `mailto:` or `https:`. */
  readonly pushContact?: string | null;
  /** The token for reading the metrics; null: they are read from this machine. */
  readonly metricsToken?: string | null;
  /** What notices can reach; the whole open network, unless a test says otherwise. */
  readonly network?: Network;
  readonly rates?: Rates;
  /** A sign of life on every stream after this many milliseconds. */
  readonly pulse?: number;
  /** How often it is checked who still reads, gives signs of life and is let in, in milliseconds. */
  readonly heartbeat?: number;
  /** How many streams one person may have at once. */
  readonly mostLines?: number;
  /** And one network. */
  readonly mostLinesAround?: number;
  /** How long a game that nobody asks for stays in memory, and how often that is looked at. */
  readonly memory?: { readonly kept: number; readonly sweep: number };
  /** How many bytes games in memory may take together; undefined: a quarter of what this process may have. */
  readonly ceiling?: number | undefined;
  /** How many bytes may wait for all who do not read what they were sent, how long, and how often that is looked at. */
  readonly unread?: Partial<typeof UNREAD>;
  /** How long somebody may take to send a request, in milliseconds, and how often that is looked at. */
  readonly slowness?: Partial<typeof PATIENCE>;
  /** How often to look whether an operator has done something at another node, in milliseconds. */
  readonly orderEvery?: number;
  /** What is played of each title as soon as it listens, so that nobody waits for what is not compiled yet; null: nothing. */
  readonly practice?: Practice | null;
  /** Memory that nobody needs goes back to the system: called when it is warm, and whenever the last player has gone. */
  readonly giveBack?: () => void;
  readonly logger?: NonNullable<FastifyServerOptions['logger']>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It changes nothing, though it is a post. */
    readonly isQuestion?: boolean;
  }
}

/** No request of ours is longer. */
const LONGEST_BODY = 64 * 1024;
/** A client that sends too slowly is cut off; a line is kept longer than a browser or a proxy uses it again. */
const PATIENCE = {
  ...{ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 72_000 },
  // Otherwise it would be looked every half a minute who is too slow.
  connectionsCheckingInterval: 2000,
};
/** Whoever looks after the server is never asked to wait. */
const WATCHED: ReadonlySet<string> = new Set(['/api/health', '/api/metrics']);
/** Shorter answers gain nothing; a whole game is a twentieth of its size. */
const WORTH_PACKING = 2000;
/** At this quality a long game is packed sooner than by gzip, and never larger. */
const BRISK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const packed = {
  br: (text: string) => promisify(brotliCompress)(text, BRISK),
  gzip: promisify<string, Buffer>(gzip),
};
/** When the server ends, so long for what is being answered. */
const GRACE = 5000;
/** A game nobody has asked for is forgotten after so long. */
const MEMORY = { kept: 5 * 60_000, sweep: 60_000 };

/** What is logged of work done: neither who somebody is nor which table, whose address is its key. */
const SAFE = {
  req: ({ method, routeOptions, ip }: FastifyRequest) => ({ method, route: routeOptions?.url, ip }),
  // What a database says in detail may hold what somebody typed.
  err: ({ name, message, code, stack }: Error & { code?: string }) => ({
    type: name,
    message,
    stack: stack ?? '',
    ...(code !== undefined && { code }),
  }),
};

const isInterface = (url = ''): boolean =>
  url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');

export function createApp(settings: AppSettings): App {
  const {
    store,
    site,
    publicUrl = null,
    mail = null,
    pushContact = null,
    metricsToken = null,
    network = OPEN_NETWORK,
    rates = USUAL_RATES,
    pulse,
    heartbeat,
    mostLines,
    mostLinesAround,
    memory = MEMORY,
    ceiling,
    unread = {},
    slowness = {},
    practice = null,
    giveBack = () => undefined,
    orderEvery,
    logger = false,
  } = settings;
  const outage = new Outage(() => app.log);
  const { failed } = outage;
  const hall = new Hall(store, ceiling);
  const streams = new Streams(hall, store.people, { pulse, heartbeat, mostLines, mostLinesAround });
  streams.onWritten = (reader) => readers.wrote(reader);
  const courier = new Courier({
    store,
    mail: publicUrl && mail,
    publicUrl,
    pushContact,
    network,
    isHere: (game, person) => hall.isHere(game, person),
    async since(id, person, language) {
      const game = await hall.live(id);
      const seat = game.seatOf(person);
      if (seat === undefined) return null;
      const { since, asked } = await meanwhileFor(game, seat, language);
      return [since, asked].filter((one) => one !== null).join(' ') || null;
    },
    failed,
  });
  store.wire.onDropped = failed;
  const thinker = new Thinker({ report: (trouble) => app.log.warn(trouble) });
  const clockwork = new Clockwork(store, hall, thinker, failed, { answered: outage.answered });
  const openCounts = new OpenCounts(store.games);
  const changed = (id: string) => {
    openCounts.changed();
    void hall.changed(id).catch(failed);
    void clockwork.look([id]);
  };
  const lobby = new Lobby(
    store,
    changed,
    () => order.quota('openTables'),
    () => reached.count('openTables'),
  );
  clockwork.onStart = (id, now) => lobby.keepAppointment(id, now);
  const reached = new Reached(store.use);
  const order = new HouseOrder(store, failed, orderEvery);
  const limits = limitsOf(
    rates,
    store.limits,
    (name) => order.quota(name),
    (name) => reached.count(name),
  );
  const pages = new Pages(store);
  const deletion = new Deletion(store, hall, lobby);
  const keeper = new Keeper(store, deletion, limits);
  const clubs = new Clubs(store);
  const crier = new Crier(store, courier, failed);
  const house: House = {
    store,
    hall,
    streams,
    courier,
    canMail: mail !== null && publicUrl !== null,
    network,
    sessions: new Sessions(store),
    devices: new Devices(store),
    accounts: new Accounts(
      store,
      mail && publicUrl && { mail, site: publicUrl, failed: (error) => app.log.error(error) },
    ),
    passkeys: new Passkeys(store),
    bringingAlong: new BringingAlong(store, hall, lobby),
    lobby,
    openCounts,
    clubs,
    evenings: new Evenings(store, clubs),
    tournaments: new Tournaments(
      store,
      clubs,
      changed,
      (person) => order.holding('ban', person, Date.now()) !== null,
    ),
    clubDoor: new ClubDoor(store),
    invitations: new Invitations(store, pages, changed),
    pages,
    ratings: new Ratings(store.results),
    agreements: new Agreements(store, hall),
    limits,
    order,
    keeper,
    reached,
    deletion,
    publicUrl,
    isSecure: publicUrl?.protocol === 'https:',
  };
  const routes: RouteOptions[] = [];
  /** Requests that are not answered yet. */
  const answering = new Set<ServerResponse>();
  const waiting = { ...UNREAD, ...unread };
  const readers = new Readers(waiting);

  const app: App = fastify({
    logger: logger && { ...(logger === true ? {} : logger), serializers: SAFE },
    bodyLimit: LONGEST_BODY,
    exposeHeadRoutes: false,
    // Behind a proxy of this machine or its network the client's address is what the proxy says.
    trustProxy: publicUrl ? ['loopback', 'linklocal', 'uniquelocal'] : false,
    // The longest name in an address is that of a passkey.
    routerOptions: { maxParamLength: 1400, ignoreTrailingSlash: false },
    // What does not fit the schema is refused, not repaired.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    schemaController: { compilersFactory },
    frameworkErrors: (error, _request, reply) => answerTrouble(error, reply, outage),
    serverFactory: (handler) =>
      createServer({ ...PATIENCE, ...slowness }, (request: IncomingMessage, response: ServerResponse) => {
        answering.add(response);
        readers.add(response);
        response.on('close', () => {
          answering.delete(response);
          readers.delete(response);
        });
        if (!site || isInterface(request.url)) handler(request, response);
        else answerWithFiles(site, request, response);
      }),
  }).withTypeProvider<BySchema>();

  app.removeContentTypeParser('text/plain');
  app.decorateRequest('person', undefined);
  app.decorateRequest('token', undefined);
  app.addHook('onRoute', (route) => void routes.push(route));

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(CAREFUL);
    refuseOtherSites(request, publicUrl);
    for (const token of tokensOf(request)) {
      request.person = await house.sessions.whoHas(token);
      if (!request.person) continue;
      request.token = token;
      break;
    }
    await order.ready();
    mustBeWelcome(request, order);
    if (!WATCHED.has(request.routeOptions.url ?? ''))
      house.limits.requests.take(request.person?.id ?? networkOf(request.ip));
    if (request.method !== 'GET' && !request.routeOptions.config.isQuestion)
      house.limits.writes.take(request.person?.id ?? networkOf(request.ip));
  });
  enforced(app, house);
  const metrics = new Metrics();
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    metrics.answered(method, routeOptions.url ?? 'none', statusCode, elapsedTime);
  });
  app.addHook('onSend', async (_request, { raw }) => void setImmediate(() => readers.wrote(raw)));
  app.addHook('preValidation', async ({ body }) => {
    if (isTooDeep(body)) throw new Trouble('tooDeep');
  });

  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_PACKING) return payload;
    reply.header('Vary', 'Accept-Encoding');
    const packing = packingFor(headers['accept-encoding']);
    if (packing === 'plain') return payload;
    reply.header('Content-Encoding', packing).removeHeader('Content-Length');
    return packed[packing](payload);
  });

  app.setErrorHandler((error: FastifyError, _request, reply) => answerTrouble(error, reply, outage));
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).send({ error: 'noRoute', message: 'There is nothing at this address.' });
  });

  const ended = new AbortController();
  let isWarm = false;
  /** Something was played since memory was last given back. */
  let isFull = false;
  const giveBackIfQuiet = () => {
    if (hall.games.size + streams.size > 0) isFull = true;
    else if (isFull && answering.size === 0) {
      isFull = false;
      giveBack();
    }
  };
  let warming: Promise<void> | undefined;
  if (practice)
    app.server.once('listening', () => {
      warming = warmUp({ store, practice, ended: ended.signal, failed }).then((done) => {
        isWarm = done;
        if (!done) return;
        app.log.info('warm: every title has been played through');
        isFull = true;
        giveBackIfQuiet();
      });
    });

  let filling: Promise<void> | undefined;
  app.server.once('listening', () => {
    filling = fillIn({ store, ended: ended.signal, failed });
  });

  watchRoutes(app, house, { metrics, token: metricsToken, thinker, readers, isWarm: () => isWarm });
  let page: string | undefined;
  app.get('/api/openapi.json', { schema: { summary: 'This page' } }, async (_request, reply) => {
    // Long, and the same for everybody.
    page ??= JSON.stringify(openApi(routes, '1'));
    return reply.type('application/json; charset=utf-8').send(page);
  });
  peopleRoutes(app, house);
  pageRoutes(app, house);
  invitationRoutes(app, house);
  accountRoutes(app, house);
  passkeyRoutes(app, house);
  tableRoutes(app, house);
  clubRoutes(app, house);
  eveningRoutes(app, house);
  tournamentRoutes(app, house);
  seatRoutes(app, house);
  playRoutes(app, house);
  talkRoutes(app, house);
  noticeRoutes(app, house);
  alertRoutes(app, house);
  reportRoutes(app, house);
  operatorRoutes(app, house);

  const expiry = new Expiry(store, order, deletion);
  const sweeper = setInterval(() => {
    void hall.sweep(Date.now() - memory.kept).then(giveBackIfQuiet);
    for (const limit of Object.values(house.limits)) if (limit instanceof Limit) limit.sweep();
    void store.keys.sweep(Date.now()).catch(failed);
    void expiry.look().catch(failed);
    void store.limits.sweep(Date.now()).catch(failed);
  }, memory.sweep);
  sweeper.unref();
  const watcher = setInterval(() => readers.look(), waiting.lookedEvery);
  watcher.unref();
  app.addHook('preClose', async () => {
    clearInterval(sweeper);
    clearInterval(watcher);
    order.close();
    ended.abort();
    metrics.close();
    streams.close();
    await clockwork.close();
    await hall.close();
    await warming;
    await filling;
    // Open requests are answered.
    const answered = [...answering].map((response) => once(response, 'close'));
    await Promise.race([
      Promise.all([...answered, courier.close(), crier.close()]),
      setTimeout(GRACE, undefined, { ref: false }),
    ]);
  });
  return app;
}
