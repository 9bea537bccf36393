/**
 * News between nodes by LISTEN and NOTIFY, over a connection of their own that is made again whenever it is cut. Every game
 * has a channel, to which those nodes listen that have it open; what concerns all goes over one that everybody hears.
 */
import { randomBytes } from 'node:crypto';
import { RECORD_VERSION } from '@kursbuch/table';
import pg from 'pg';
import type { Listener, News, Wire } from './wire.ts';

const CHANNEL = 'kursbuch';
const channelOf = (game: string): string => `${CHANNEL}_${game}`;
/** PostgreSQL takes 8,000 bytes at once. */
const LONGEST = 7000;
/** A node says that it is there; one that is not heard for longer is gone, and so is a line on which a node does not hear itself. */
const BEAT = 4000;
const SILENCE = 3 * BEAT;
/** How long a request waits for the line; it is then opened again. */
const PATIENCE = 5000;
/** A line that is cut is made again after so long, and then after longer. */
const AGAIN = 100;
const AGAIN_AT_MOST = 3000;
/** The database is going, or takes nothing from anybody now. */
const CUT = /^(08|53|57)/;
/** What nodes read before they said so. */
const READ_BEFORE = 4;
/** So much is kept for the others while they cannot be told. */
const MOST_UNSENT = 10_000;

/** All at once, in one transaction. */
const NOTIFY =
  'select pg_notify(channel, message) from unnest($1::text[], $2::text[]) as told(channel, message)';

interface Telegram {
  readonly node: string;
  /** None: a sign of life. */
  readonly news: readonly News[];
  readonly isLast?: boolean;
  /** This node hears games over their channels; one of an earlier version hears nothing but the channel of all. */
  readonly byGame?: true;
  /** The latest form of records it reads; one that does not say so is older than this word. */
  readonly reads?: number;
  /** Said over the channel of the game as well: for nodes of an earlier version. */
  readonly isCopy?: true;
}

interface Message {
  readonly channel: string;
  readonly told: Telegram;
}

interface Followed {
  count: number;
  /** From then on it is heard. */
  readonly since: Promise<void>;
}

/** What happens in a game is for those who have it open. */
const channelFor = (news: News): string =>
  news.type === 'played' || news.type === 'changed' || news.type === 'spoken'
    ? channelOf(news.game)
    : CHANNEL;

/** What news are about: of two about the same the later one is enough. */
const aboutOf = (news: News): string =>
  JSON.stringify(
    news.type === 'alive'
      ? [news.type, news.line]
      : news.type === 'admitted'
        ? [news.type, news.club]
        : news.type === 'left'
          ? [news.type, news.game, news.person]
          : [news.type, news.game],
  );

export class PostgresWire implements Wire {
  readonly #url: string;
  readonly #node = randomBytes(6).toString('base64url');
  readonly #lastHeard = new Map<string, number>();
  readonly #followed = new Map<string, Followed>();
  /** Nodes of an earlier version. */
  readonly #old = new Set<string>();
  /** What other nodes read. */
  readonly #reading = new Map<string, number>();
  /** Until then one may be there that has not been heard yet. */
  #perhapsOldUntil = Number.POSITIVE_INFINITY;
  /** The same news once. */
  readonly #unsent = new Map<string, News>();
  #listener: Listener | undefined;
  #client: pg.Client | undefined;
  #isClosed = false;
  #isSending = false;
  #saying: Promise<unknown> = Promise.resolve();
  /** To which channels it is to listen, or no longer, in this order: said together as soon as the line is free. */
  #listening: string[] = [];
  #isListened: Promise<void> | undefined;
  #pause = AGAIN;
  #again: NodeJS.Timeout | undefined;
  readonly #heart: NodeJS.Timeout;

  constructor(url: string) {
    this.#url = url;
    this.#heart = setInterval(() => this.#beat(), BEAT);
    this.#heart.unref();
  }

  get reads(): number {
    return Math.min(RECORD_VERSION, ...this.#reading.values());
  }

  heard = 0;
  dropped = 0;
  onDropped: (error: unknown) => void = () => undefined;

  send(news: News): void {
    const name = aboutOf(news);
    // What is said last counts, in the order of the last.
    this.#unsent.delete(name);
    if (this.#unsent.size < MOST_UNSENT) this.#unsent.set(name, news);
    void this.#flush();
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    void this.#connect();
  }

  follow(game: string): Promise<void> {
    const there = this.#followed.get(game);
    if (there) {
      there.count++;
      return there.since;
    }
    // Where there is no line now, everything is looked up when there is one.
    const since = this.#listen(listenTo(channelOf(game)));
    this.#followed.set(game, { count: 1, since });
    return since;
  }

  leave(game: string): void {
    const there = this.#followed.get(game);
    if (!there || --there.count > 0) return;
    this.#followed.delete(game);
    void this.#listen(`unlisten ${pg.escapeIdentifier(channelOf(game))}`);
  }

  /** Say this over the line, if there is one, with all that was to be said meanwhile; a line that does not take it is made again. */
  #listen(statement: string): Promise<void> {
    this.#listening.push(statement);
    if (this.#isListened) return this.#isListened;
    const listened = this.#saying.then(async () => {
      const statements = this.#listening;
      this.#listening = [];
      this.#isListened = undefined;
      const client = this.#client;
      if (client) await client.query(statements.join(';')).catch((error) => void client.emit('error', error));
    });
    this.#isListened = listened;
    this.#saying = listened;
    return listened;
  }

  /** A connection takes one statement after the other. */
  #inTurn(
    client: pg.Client,
    statement: string,
    values: readonly (readonly string[])[] = [],
  ): Promise<unknown> {
    const said = this.#saying.then(() => client.query(statement, [...values]));
    this.#saying = said.catch(() => undefined);
    return said;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#heart);
    clearTimeout(this.#again);
    const client = this.#client;
    if (!client) return;
    // What was done last is sent before the farewell.
    const news = [...this.#unsent.values()];
    this.#unsent.clear();
    await this.#notify(client, this.#messages(news)).catch(() => undefined);
    this.#client = undefined;
    const told: Telegram = { node: this.#node, news: [], isLast: true, byGame: true };
    await this.#notify(client, [{ channel: CHANNEL, told }]).catch(() => undefined);
    await client.end().catch(() => undefined);
  }

  /** By channel, in as many parts as it takes. */
  #messages(news: readonly News[]): readonly Message[] {
    const byChannel = new Map<string, News[]>();
    const add = (channel: string, one: News) =>
      byChannel.set(channel, [...(byChannel.get(channel) ?? []), one]);
    for (const one of news) add(channelFor(one), one);
    const messages = [...byChannel].flatMap(([channel, about]) =>
      parted(about).map((part): Message => ({ channel, told: this.#told(part) })),
    );
    if (this.#old.size === 0 && Date.now() > this.#perhapsOldUntil) return messages;
    const copied = news.filter((one) => channelFor(one) !== CHANNEL);
    return [
      ...messages,
      ...parted(copied).map((part) => ({
        channel: CHANNEL,
        told: { ...this.#told(part), isCopy: true } as const,
      })),
    ];
  }

  #told(news: readonly News[]): Telegram {
    return { node: this.#node, news, byGame: true, reads: RECORD_VERSION };
  }

  async #connect(): Promise<void> {
    if (this.#isClosed) return;
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: SILENCE,
      query_timeout: PATIENCE,
      application_name: 'kursbuch news',
    });
    let isCut = false;
    const cut = () => {
      if (isCut) return;
      isCut = true;
      if (this.#client === client) this.#client = undefined;
      client.end().catch(() => undefined);
      if (this.#isClosed) return;
      this.#again = setTimeout(() => void this.#connect(), this.#pause);
      this.#again.unref();
      this.#pause = Math.min(this.#pause * 2, AGAIN_AT_MOST);
    };
    client.on('error', cut);
    client.on('end', cut);
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''));
    try {
      await client.connect();
      // From now on a new follower says so over this line.
      this.#client = client;
      this.#lastHeard.set(this.#node, Date.now());
      const channels = [CHANNEL, ...[...this.#followed.keys()].map(channelOf)];
      // News are worth nothing after a crash: nobody waits until they are on the disk.
      const statements = ['set synchronous_commit = off', ...channels.map(listenTo)];
      const listening = client.query(statements.join(';'));
      this.#saying = listening.catch(() => undefined);
      await listening;
    } catch {
      cut();
      return;
    }
    if (this.#isClosed || isCut) {
      client.end().catch(() => undefined);
      return;
    }
    this.#pause = AGAIN;
    // One may have come while there was no line, and is heard with its next beat.
    this.#perhapsOldUntil = Date.now() + BEAT + AGAIN_AT_MOST;
    // What was told before this line listened was told to nobody here.
    this.#listener?.missed();
    void this.#flush();
  }

  async #flush(): Promise<void> {
    const client = this.#client;
    if (!client || this.#isSending) return;
    this.#isSending = true;
    try {
      while (this.#unsent.size > 0) {
        const batch = [...this.#unsent];
        this.#unsent.clear();
        try {
          const news = batch.map(([, one]) => one);
          await this.#notify(client, this.#messages(news));
        } catch (error) {
          // Said again over the next line, unless something newer is to be said of it.
          client.emit('error', error);
          for (const [name, news] of batch) if (!this.#unsent.has(name)) this.#unsent.set(name, news);
          return;
        }
      }
    } finally {
      this.#isSending = false;
    }
  }

  /** Throws where the line is cut. What the database refuses to pass on is dropped alone: it would be refused for ever. */
  async #notify(client: pg.Client, messages: readonly Message[]): Promise<void> {
    const channels = messages.map(({ channel }) => channel);
    const texts = messages.map(({ told }) => JSON.stringify(told));
    try {
      await this.#inTurn(client, NOTIFY, [channels, texts]);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || CUT.test(error.code ?? '')) throw error;
      const [{ channel, told } = { channel: '', told: null }] = messages;
      if (messages.length > 1) for (const one of messages) await this.#notify(client, [one]);
      else if (told && told.news.length > 1)
        for (const one of told.news)
          await this.#notify(client, [{ channel, told: { ...told, news: [one] } }]);
      else {
        this.dropped++;
        this.onDropped(error);
      }
    }
  }

  #beat(): void {
    const now = Date.now();
    const client = this.#client;
    if (client) {
      if (now - (this.#lastHeard.get(this.#node) ?? now) > SILENCE) {
        // Half open: the system thinks there is a line, and nothing comes over it.
        client.emit('error', new Error('nothing is heard'));
        return;
      }
      void this.#notify(client, [{ channel: CHANNEL, told: this.#told([]) }]).catch(() => undefined);
    }
    for (const [node, at] of this.#lastHeard)
      if (node !== this.#node && now - at > SILENCE) this.#forget(node);
  }

  #forget(node: string, saidFarewell = false): void {
    this.#lastHeard.delete(node);
    this.#old.delete(node);
    this.#reading.delete(node);
    this.#listener?.gone(node, saidFarewell);
  }

  #heard(text: string): void {
    const told = readTold(text);
    if (!told) return;
    const { node, news, isLast, byGame, isCopy, reads = READ_BEFORE } = told;
    this.#lastHeard.set(node, Date.now());
    if (node === this.#node) return;
    this.#reading.set(node, reads);
    if (!byGame) this.#old.add(node);
    this.heard += news.length;
    if (!isCopy) for (const one of news) this.#listener?.news(one, node);
    if (isLast) this.#forget(node, true);
  }
}

const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;

/** In as many parts as it takes. */
function parted(news: readonly News[]): readonly (readonly News[])[] {
  const parts: News[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const one of news) {
    const size = Buffer.byteLength(JSON.stringify(one)) + 1;
    if (length + size > LONGEST) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(one);
    length += size;
  }
  return parts;
}

/** Others may use the channel of the same database. */
function readTold(text: string): Telegram | undefined {
  try {
    const told: Telegram = JSON.parse(text);
    return typeof told.node === 'string' && Array.isArray(told.news) ? told : undefined;
  } catch {
    return undefined;
  }
}
