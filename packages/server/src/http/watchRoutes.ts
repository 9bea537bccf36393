/** Watching a server: is it well, and what does it do. Only those who run it learn what it does. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Metrics, one } from './metrics.ts';
import type { App, House } from './routes.ts';
import { Health, Problem } from './schemas.ts';

interface Caller {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
/** Who is here calls it by such a name; what comes through a proxy often has the name the world knows. */
const OWN_NAME = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
/** By these a proxy says that it passes on what somebody else asks. */
const PASSED_ON = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'via',
];

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Somebody who knows the token, if there is one; otherwise a request from this machine, and not through a proxy: what comes
 * through one on this machine seems to come from here.
 */
export function mayWatch({ headers, socket }: Caller, token: string | null): boolean {
  if (token !== null) return timingSafeEqual(hashed(headers.authorization ?? ''), hashed(`Bearer ${token}`));
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    OWN_NAME.test(headers.host ?? '') &&
    PASSED_ON.every((name) => headers[name] === undefined)
  );
}

export interface Watched {
  readonly metrics: Metrics;
  /** The token for watching; null: requests come from this machine. */
  readonly token: string | null;
  readonly thinker: { readonly waiting: number };
  readonly readers: { readonly waiting: number; readonly refused: number };
  /** The node has played its titles through. */
  isWarm(): boolean;
}

export function watchRoutes(
  app: App,
  { store, hall, streams, courier, limits }: House,
  { metrics, token, thinker, readers, isWarm }: Watched,
): void {
  app.get(
    '/api/health',
    {
      // A proxy asks every other second: its questions would be most of what is written down.
      logLevel: 'warn',
      schema: {
        summary: 'Does it work; how much of it there is, is told to whoever runs it',
        response: { 200: Health, '5xx': Problem },
      },
    },
    async (request) => {
      await store.ping();
      const { size: games } = hall.games;
      const { size } = streams;
      return { ok: true, ...(mayWatch(request, token) && { games, streams: size, warm: isWarm() }) };
    },
  );

  app.get(
    '/api/metrics',
    { schema: { summary: 'What it does, for Prometheus; told to whoever runs it alone' } },
    async (request, reply) => {
      if (!mayWatch(request, token)) return reply.callNotFound();
      const { sent, dropped, retried, givenUp } = courier.tally;
      // A database that does not answer is no reason to say nothing of the rest.
      const [waiting, disk] = await Promise.all([
        store.notices.waiting().catch(() => null),
        store.disk().catch(() => null),
      ]);
      reply.type('text/plain; version=0.0.4; charset=utf-8');
      return metrics.page([
        one('kursbuch_games_in_memory', 'Games that somebody has asked for lately.', hall.games.size),
        one('kursbuch_games_bytes', 'What they take in memory, about.', hall.games.weight),
        one(
          'kursbuch_games_evicted_total',
          'Games sent out of memory for others.',
          hall.games.evicted,
          'counter',
        ),
        one('kursbuch_openings_waiting', 'Games that wait to be made again.', hall.games.openings.length),
        one('kursbuch_players_waiting', 'Computer players that wait for a thread.', thinker.waiting),
        one('kursbuch_streams', 'Open event streams.', streams.size),
        one('kursbuch_unread_bytes', 'What was sent and nobody has read yet.', readers.waiting),
        one('kursbuch_warm', 'Has it played its titles through since it started?', isWarm() ? 1 : 0),
        one('kursbuch_entries_total', 'Entries kept by this node.', store.entries.kept, 'counter'),
        one('kursbuch_commits_total', 'Commits they took.', store.entries.commits, 'counter'),
        one('kursbuch_news_heard_total', 'News of other nodes.', store.wire.heard, 'counter'),
        one('kursbuch_news_dropped_total', 'News other nodes never heard.', store.wire.dropped, 'counter'),
        one('kursbuch_database_up', 'Does the database answer?', disk === null ? 0 : 1),
        ...(disk ? [one('kursbuch_database_bytes', 'What the database takes.', disk.taken)] : []),
        ...(disk?.left
          ? [
              one('kursbuch_disk_free_bytes', 'What is left on the disk of the data folder.', disk.left.free),
              one('kursbuch_disk_size_bytes', 'How large it is.', disk.left.size),
            ]
          : []),
        ...(waiting === null
          ? []
          : [one('kursbuch_notices_waiting', 'Notices that are still to be sent.', waiting)]),
        {
          name: 'kursbuch_limited_total',
          help: 'Requests that were too much, by limit.',
          type: 'counter',
          values: Object.fromEntries(
            Object.entries({ ...limits, streams, openings: hall.games.openings, unread: readers }).map(
              ([name, { refused }]) => [`limit="${name}"`, refused],
            ),
          ),
        },
        {
          name: 'kursbuch_notices_total',
          help: 'Notices by what became of them.',
          type: 'counter',
          values: {
            'outcome="sent"': sent,
            'outcome="dropped"': dropped,
            'outcome="retried"': retried,
            'outcome="givenUp"': givenUp,
          },
        },
      ]);
    },
  );
}
