/** People who come to a server with nothing but HTTP. */
import { randomBytes } from 'node:crypto';

// biome-ignore lint/suspicious/noExplicitAny: tests look at answers as they come, field by field.
type Body = any;

export interface Answer {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** One event of a stream. */
export interface Heard {
  readonly event: string;
  readonly id: string;
  readonly data: Body;
}

export const someKey = (): string => randomBytes(9).toString('base64url');
export const someChance = (): string => randomBytes(24).toString('hex');

export class Player {
  cookie = '';
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(new URL(`/api/${path}`, this.#address), {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const given of response.headers.getSetCookie()) {
      const [pair = ''] = given.split(';');
      // What is taken away is sent no more; the rest stays beside it.
      const others = this.cookie
        .split('; ')
        .filter((one) => one !== '' && one.split('=')[0] !== pair.split('=')[0]);
      this.cookie = [...(pair.endsWith('=') ? [] : [pair]), ...others].join('; ');
    }
    const text = await response.text();
    return {
      status: response.status,
      // The page for Prometheus is the one answer that is no JSON.
      body: text === '' ? null : path.startsWith('metrics') ? text : JSON.parse(text),
      headers: response.headers,
    };
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path);
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.ask('POST', path, body);
  }

  /** A new table that this player owns. */
  async table(wanted: object = {}): Promise<string> {
    const { body } = await this.post('tables', {
      title: '1830',
      name: 'Thursday',
      seats: 2,
      listed: true,
      options: {},
      contribution: someChance(),
      ...wanted,
    });
    return body.id;
  }

  join(table: string): Promise<Answer> {
    return this.post(`tables/${table}/join`, { contribution: someChance() });
  }

  act(table: string, seen: number, action: unknown, key = someKey()): Promise<Answer> {
    return this.post(`tables/${table}/actions`, { seen, key, action });
  }

  async offers(table: string, seen: number): Promise<readonly Body[]> {
    return (await this.get(`tables/${table}/offers?seen=${seen}`)).body.offers;
  }

  /** Follow tables until somebody hangs up. */
  listen(since: string, lastEventId?: string): Promise<Listener> {
    return this.#lineTo(`stream?since=${since}`, lastEventId);
  }

  /** Hear that something is new at tables, until somebody hangs up. */
  overhear(...tables: readonly string[]): Promise<Listener> {
    return this.#lineTo(`lobby/stream?tables=${tables.join()}`);
  }

  async #lineTo(path: string, lastEventId?: string): Promise<Listener> {
    const end = new AbortController();
    const response = await fetch(new URL(`/api/${path}`, this.#address), {
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
      signal: end.signal,
    });
    return new Listener(response, end);
  }
}

export class Listener {
  readonly heard: Heard[] = [];
  readonly status: number;
  /** As signs of life name it. */
  readonly id: string;
  /** Everything as it came. */
  raw = '';
  readonly ended: Promise<void>;
  readonly #end: AbortController;
  readonly #waiting = new Set<() => void>();

  constructor(response: Response, end: AbortController) {
    this.status = response.status;
    this.id = response.headers.get('x-line') ?? '';
    this.#end = end;
    this.ended = this.#read(response).catch(() => undefined);
  }

  /** The first event of this kind that it is true of; one that came already will do. */
  async until(event: string, isIt: (data: Body) => boolean = () => true): Promise<Heard> {
    for (;;) {
      const found = this.heard.find((one) => one.event === event && isIt(one.data));
      if (found) return found;
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`no ${event} came: ${this.raw.slice(-2000)}`)),
          60_000,
        );
        const look = () => {
          clearTimeout(late);
          this.#waiting.delete(look);
          resolve();
        };
        this.#waiting.add(look);
      });
    }
  }

  of(event: string): readonly Body[] {
    return this.heard.filter((one) => one.event === event).map(({ data }) => data);
  }

  async hangUp(): Promise<void> {
    this.#end.abort();
    await this.ended;
  }

  async #read(response: Response): Promise<void> {
    let rest = '';
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      this.raw += part;
      rest += part;
      const frames = rest.split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) {
        const fields = new Map(
          frame
            .split('\n')
            .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
        );
        const event = fields.get('event');
        if (event)
          this.heard.push({ event, id: fields.get('id') ?? '', data: JSON.parse(fields.get('data') ?? '') });
      }
      for (const look of [...this.#waiting]) look();
    }
  }
}
