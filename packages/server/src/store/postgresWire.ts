/** News between nodes by LISTEN and NOTIFY, over a connection of their own that is made again whenever it is cut. */
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import type { Listener, News, Wire } from './wire.ts';

const CHANNEL = 'kursbuch';
/** PostgreSQL takes 8,000 bytes at once. */
const LONGEST = 7000;
/** A node says that it is there; whoever is not heard for longer is gone, and so is a line on which one does not hear oneself. */
const BEAT = 4000;
const SILENCE = 3 * BEAT;
/** A line that is cut is made again after so long, and then after longer. */
const AGAIN = 100;
const AGAIN_AT_MOST = 3000;
/** The database is going, or takes nothing from anybody now. */
const CUT = /^(08|53|57)/;
/** So much is kept for the others while they cannot be told. */
const MOST_UNSENT = 10_000;

interface Told {
  readonly node: string;
  /** None: a sign of life. */
  readonly news: readonly News[];
  readonly isLast?: boolean;
}

/** What news are about: of two about the same the later one is enough. */
const aboutOf = (news: News): string =>
  JSON.stringify(
    news.type === 'alive'
      ? [news.type, news.line]
      : news.type === 'left'
        ? [news.type, news.game, news.person]
        : [news.type, news.game],
  );

export class PostgresWire implements Wire {
  readonly #url: string;
  readonly #node = randomBytes(6).toString('base64url');
  readonly #lastHeard = new Map<string, number>();
  /** The same news once. */
  readonly #unsent = new Map<string, News>();
  #listener: Listener | undefined;
  #client: pg.Client | undefined;
  #isClosed = false;
  #isSending = false;
  #pause = AGAIN;
  #again: NodeJS.Timeout | undefined;
  readonly #heart: NodeJS.Timeout;

  constructor(url: string) {
    this.#url = url;
    this.#heart = setInterval(() => this.#beat(), BEAT);
    this.#heart.unref();
  }

  dropped = 0;
  onDropped: (error: unknown) => void = () => undefined;

  async tell(db: Kysely<Schema>, news: readonly News[]): Promise<void> {
    for (const part of this.#parted(news))
      await sql`select pg_notify(${CHANNEL}, ${this.#text(part)})`.execute(db);
  }

  send(news: News): void {
    const name = aboutOf(news);
    // What is told last counts, in the order of the last.
    this.#unsent.delete(name);
    if (this.#unsent.size < MOST_UNSENT) this.#unsent.set(name, news);
    void this.#flush();
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    void this.#connect();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#heart);
    clearTimeout(this.#again);
    const client = this.#client;
    this.#client = undefined;
    if (!client) return;
    const farewell: Told = { node: this.#node, news: [], isLast: true };
    await client
      .query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(farewell)])
      .catch(() => undefined);
    await client.end().catch(() => undefined);
  }

  /** In as many parts as it takes. */
  #parted(news: readonly News[]): readonly (readonly News[])[] {
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

  #text(news: readonly News[]): string {
    return JSON.stringify({ node: this.#node, news } satisfies Told);
  }

  async #connect(): Promise<void> {
    if (this.#isClosed) return;
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: SILENCE,
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
      await client.query(`listen ${CHANNEL}`);
    } catch {
      cut();
      return;
    }
    if (this.#isClosed || isCut) {
      client.end().catch(() => undefined);
      return;
    }
    this.#pause = AGAIN;
    this.#client = client;
    this.#lastHeard.set(this.#node, Date.now());
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
          for (const part of this.#parted(batch.map(([, news]) => news))) await this.#notify(client, part);
        } catch {
          // Said again over the next line, unless something newer is to be said of it.
          for (const [name, news] of batch) if (!this.#unsent.has(name)) this.#unsent.set(name, news);
          return;
        }
      }
    } finally {
      this.#isSending = false;
    }
  }

  /** Throws where the line is cut. What the database refuses to pass on is dropped alone: it would be refused for ever. */
  async #notify(client: pg.Client, news: readonly News[]): Promise<void> {
    try {
      await client.query('select pg_notify($1, $2)', [CHANNEL, this.#text(news)]);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || CUT.test(error.code ?? '')) throw error;
      if (news.length > 1) {
        for (const one of news) await this.#notify(client, [one]);
        return;
      }
      this.dropped++;
      this.onDropped(error);
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
      const life: Told = { node: this.#node, news: [] };
      client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(life)]).catch(() => undefined);
    }
    for (const [node, at] of this.#lastHeard)
      if (node !== this.#node && now - at > SILENCE) this.#forget(node);
  }

  #forget(node: string): void {
    this.#lastHeard.delete(node);
    this.#listener?.gone(node);
  }

  #heard(text: string): void {
    const told = readTold(text);
    if (!told) return;
    const { node, news, isLast } = told;
    this.#lastHeard.set(node, Date.now());
    if (node === this.#node) return;
    for (const one of news) this.#listener?.news(one, node);
    if (isLast) this.#forget(node);
  }
}

/** Others may use the channel of the same database. */
function readTold(text: string): Told | undefined {
  try {
    const told: Told = JSON.parse(text);
    return typeof told.node === 'string' && Array.isArray(told.news) ? told : undefined;
  } catch {
    return undefined;
  }
}
