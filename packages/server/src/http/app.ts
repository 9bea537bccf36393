/** The server as one thing: routes over a store, and the files of the client beside them. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastify, {
  type FastifyError,
  type FastifyRequest,
  type FastifyServerOptions,
  type RouteOptions,
} from 'fastify';
import { answerWithFiles, packingFor } from '../files/answer.ts';
import type { Site } from '../files/site.ts';
import type { Mail } from '../mail.ts';
import type { Network } from '../notices/reach.ts';
import { enforced, mustBeWelcome } from '../operators/enforced.ts';
import type { Store } from '../store/store.ts';
import type { Practice } from '../tables/warmUp.ts';
import { Trouble } from '../trouble.ts';
import { accountRoutes } from './accountRoutes.ts';
import { alertRoutes } from './alertRoutes.ts';
import { answerTrouble } from './answerTrouble.ts';
import { CAREFUL, refuseOtherSites, tokensOf } from './browser.ts';
import { clubRoutes } from './clubRoutes.ts';
import { compilersFactory } from './compiled.ts';
import { eveningRoutes } from './eveningRoutes.ts';
import { openHouse } from './house.ts';
import { keepHouse } from './housekeeping.ts';
import { openApi } from './interface.ts';
import { invitationRoutes } from './invitationRoutes.ts';
import { countedBy, type Rates } from './limits.ts';
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

/** All that can be asked of the house, in the order of its description. */
const ROUTES: readonly ((app: App, house: House) => void)[] = [
  ...[peopleRoutes, pageRoutes, invitationRoutes, accountRoutes, passkeyRoutes, tableRoutes],
  ...[clubRoutes, eveningRoutes, tournamentRoutes, seatRoutes, playRoutes, talkRoutes],
  ...[noticeRoutes, alertRoutes, reportRoutes, operatorRoutes],
];

export function createApp(settings: AppSettings): App {
  const { publicUrl = null, metricsToken = null } = settings;
  const outage = new Outage(() => app.log);
  const household = openHouse(settings, outage, () => app.log);
  const { house, thinker } = household;
  const routes: RouteOptions[] = [];
  /** Requests that are not answered yet. */
  const answering = new Set<ServerResponse>();
  const waiting = { ...UNREAD, ...settings.unread };
  const readers = new Readers(waiting);
  house.streams.onWritten = (reader) => readers.wrote(reader);
  const app = doorOf(settings, outage, { answering, readers });

  app.removeContentTypeParser('text/plain');
  app.decorateRequest('person', undefined);
  app.decorateRequest('token', undefined);
  app.addHook('onRoute', (route) => void routes.push(route));
  askWhoComes(app, house, publicUrl);
  enforced(app, house);
  const metrics = new Metrics();
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    metrics.answered(method, routeOptions.url ?? 'none', statusCode, elapsedTime);
  });
  app.addHook('onSend', async (_request, { raw }) => void setImmediate(() => readers.wrote(raw)));
  app.addHook('preValidation', async ({ body }) => {
    if (isTooDeep(body)) throw new Trouble('tooDeep');
  });
  countLongAnswers(app, house);
  packLongAnswers(app);
  app.setErrorHandler((error: FastifyError, _request, reply) => answerTrouble(error, reply, outage));
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).send({ error: 'noRoute', message: 'There is nothing at this address.' });
  });

  const { isWarm } = keepHouse(app, settings, household, {
    lookedEvery: waiting.lookedEvery,
    answering,
    readers,
    metrics,
    failed: outage.failed,
  });
  watchRoutes(app, house, { metrics, token: metricsToken, thinker, readers, isWarm });
  let page: string | undefined;
  app.get('/api/openapi.json', { schema: { summary: 'This page' } }, async ({ person, ip }, reply) => {
    house.limits.questions.take(countedBy(person, ip));
    // Long, and the same for everybody.
    page ??= JSON.stringify(openApi(routes, '1'));
    return reply.type('application/json; charset=utf-8').send(page);
  });
  for (const add of ROUTES) add(app, house);
  return app;
}

/** What hears requests: those for the interface are answered by routes, all others with files of the client. */
function doorOf(
  { site, publicUrl = null, slowness = {}, logger = false }: AppSettings,
  outage: Outage,
  { answering, readers }: { readonly answering: Set<ServerResponse>; readonly readers: Readers },
): App {
  return fastify({
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
}

/** Every request: who asks, whether he is welcome, and whether he asks too often. */
function askWhoComes(app: App, house: House, publicUrl: URL | null): void {
  const { order } = house;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(CAREFUL);
    refuseOtherSites(request, publicUrl);
    const found = await house.sessions.whoHas(tokensOf(request, house.isSecure));
    request.person = found?.person;
    request.token = found?.token;
    await order.ready();
    mustBeWelcome(request, order);
    if (!WATCHED.has(request.routeOptions.url ?? ''))
      house.limits.requests.take(countedBy(request.person, request.ip));
    if (request.method !== 'GET' && !request.routeOptions.config.isQuestion)
      house.limits.writes.take(countedBy(request.person, request.ip));
  });
}

/** Making, packing and sending so many characters of an answer costs as much as a question does. */
const CHARACTERS_A_QUESTION = 50_000;

/** Whoever asks for a long answer has asked for as much as with many short ones, whichever route it is. */
function countLongAnswers(app: App, { limits }: House): void {
  app.addHook('onSend', async ({ person, ip }, _reply, payload) => {
    const more = typeof payload === 'string' ? Math.floor(payload.length / CHARACTERS_A_QUESTION) : 0;
    if (more > 0) limits.questions.charge(countedBy(person, ip), more);
  });
}

function packLongAnswers(app: App): void {
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_PACKING) return payload;
    reply.header('Vary', 'Accept-Encoding');
    const packing = packingFor(headers['accept-encoding']);
    if (packing === 'plain') return payload;
    reply.header('Content-Encoding', packing).removeHeader('Content-Length');
    return packed[packing](payload);
  });
}
