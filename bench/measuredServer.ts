/** A server in a process of its own, asked and followed over loopback; and figures of what was measured. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { loadavg } from 'node:os';
import { START_ENVIRONMENT, startFlags } from '@kursbuch/server/memory';

const sorted = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);
export const at = (numbers: readonly number[], part: number): number =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? Number.NaN;
export const ms = (value: number): string => `${value.toFixed(1)} ms`;
export const load = (): string =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');

export interface Used {
  readonly heapUsed: number;
  readonly rss: number;
  /** Up to the question, and for the answer. */
  readonly cpu: NodeJS.CpuUsage;
  /** How late its timers were since the last question, in milliseconds. */
  readonly late: { readonly p99: number; readonly most: number };
  readonly tidying: NodeJS.CpuUsage;
}

/** Processor time between two readings, in milliseconds. */
export const spent = (before: Used, after: Used): number =>
  (after.cpu.user +
    after.cpu.system -
    before.cpu.user -
    before.cpu.system -
    before.tidying.user -
    before.tidying.system) /
  1000;

/** Where somebody can be asked. */
export interface Address {
  readonly address: URL;
}

export class Server {
  readonly address: URL;
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.#process = child;
    this.address = new URL(address);
  }

  /** With `warm` it plays its titles through as soon as it listens, as `kursbuch serve` does; with `usual` it has the usual limits. */
  static async start(where: string, ...how: readonly ('warm' | 'usual')[]): Promise<Server> {
    const child = fork(new URL('./serverNode.ts', import.meta.url), [where, ...how], {
      execArgv: ['--expose-gc', ...startFlags(null)],
      env: { ...process.env, ...START_ENVIRONMENT },
    });
    const [{ address }] = await once(child, 'message');
    return new Server(child, address);
  }

  async used(): Promise<Used> {
    const answer = once(this.#process, 'message');
    this.#process.send('used');
    const [used] = await answer;
    return used;
  }

  /** How many news of others have come to it. */
  async heard(): Promise<number> {
    const text = await (await fetch(new URL('/api/metrics', this.address))).text();
    return Number(/^kursbuch_news_heard_total (\d+)$/m.exec(text)?.[1]);
  }

  /** Bytes of memory, as the system counts them. */
  async rss(): Promise<number> {
    const text = await (await fetch(new URL('/api/metrics', this.address))).text();
    return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]);
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}

export const agent = new Agent({ keepAlive: true, maxSockets: 200 });

export interface Said {
  readonly status: number;
  readonly length: number;
  readonly text: string;
}

export function ask(
  { address }: Address,
  method: string,
  path: string,
  cookie: string,
  body?: unknown,
  isPacked = true,
): Promise<Said> {
  return new Promise((resolve, reject) => {
    const asked = request(
      new URL(path, address),
      {
        method,
        agent,
        headers: {
          cookie,
          // As browsers do over an encrypted line, and to this machine.
          ...(isPacked && { 'accept-encoding': 'gzip, br' }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => void parts.push(part));
        response.on('end', () => {
          const whole = Buffer.concat(parts);
          resolve({ status: response.statusCode ?? 0, length: whole.length, text: whole.toString('latin1') });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Called for each entry as it comes; `frame` is the whole event, for a closer look. */
export type Heard = (number: number, frame: () => string) => void;

/** A reader of one table, who notes which entries came, and comes back as a browser does when the line is cut. */
export class Reader {
  readonly numbers: number[] = [];
  /** How often the line was cut. */
  cuts = 0;
  lastId = '';
  #rest = '';
  readonly #heard: Heard;

  constructor(heard: Heard) {
    this.#heard = heard;
  }

  attach(response: IncomingMessage): void {
    this.#rest = '';
    response.setEncoding('latin1');
    response.on('data', (text: string) => this.#read(text));
  }

  #read(text: string): void {
    this.#rest += text;
    for (;;) {
      const end = this.#rest.indexOf('\n\n');
      if (end < 0) return;
      const frame = this.#rest.slice(0, end);
      this.#rest = this.#rest.slice(end + 2);
      // Only the head of an event is looked at: the reader is not what is measured.
      const head = frame.slice(0, 200);
      this.lastId = /\nid: (\S+)/.exec(head)?.[1] ?? this.lastId;
      if (!head.startsWith('event: steps')) continue;
      const number = Number(/\nid: [\w-]+:(\d+)\./.exec(head)?.[1]);
      this.numbers.push(number);
      this.#heard(number, () => frame);
    }
  }
}

/** A browser comes back after so long, and not for ever to a server that has ended. */
const RETRY = 1000;
const TRIES = 20;

export function read({ address }: Address, path: string, cookie: string, heard: Heard): Promise<Reader> {
  const reader = new Reader(heard);
  return new Promise((resolve, reject) => {
    let tries = 0;
    const again = (error: Error) => {
      reader.cuts++;
      if (++tries > TRIES) reject(error);
      else setTimeout(open, RETRY).unref();
    };
    const open = () => {
      const headers = { cookie, ...(reader.lastId !== '' && { 'last-event-id': reader.lastId }) };
      const asked = request(new URL(path, address), { agent: false, headers }, (response) => {
        if (response.statusCode !== 200) {
          response.resume();
          again(new Error(`a stream was answered with ${response.statusCode}`));
          return;
        }
        reader.attach(response);
        response.on('close', () => again(new Error('a stream was cut')));
        response.on('error', () => undefined);
        resolve(reader);
      });
      asked.on('error', again);
      asked.end();
    };
    open();
  });
}

export async function isWarm(server: Server): Promise<boolean> {
  const { text } = await ask(server, 'GET', '/api/health', '');
  return JSON.parse(text).warm;
}
