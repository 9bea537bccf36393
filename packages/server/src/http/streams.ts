/**
 * What happens, sent as it happens. One line carries several tables, because a browser has one for all its tabs. Every
 * event names how far all of them are: a browser that comes back with that goes on where it was.
 */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { PeopleStore } from '../store/people.ts';
import type { Message } from '../store/talk.ts';
import type { Steps } from '../tables/audience.ts';
import type { Hall, Position, Visitor } from '../tables/hall.ts';
import { Trouble } from '../trouble.ts';
import { CAREFUL } from './browser.ts';
import { tableInfo } from './tableInfo.ts';

/** How often something comes over every line: a browser that hears nothing for twice as long is at a node that hangs, and goes elsewhere. */
export const PULSE = 2000;
/** So often it is looked who still reads, still gives signs of life and is still let in. */
const HEARTBEAT = 15_000;
/** A browser that has promised signs of life and gives none for this many heartbeats has lost its line, whatever the system thinks. */
const SILENT_BEATS = 10;
/** A browser that does not read is cut off when this many bytes still wait for it after a heartbeat, or when far more do. */
const MOST_WAITING = 1_000_000;
/** The longest game that lies open at its end takes some two million. */
const MOST_AT_ONCE = 8 * MOST_WAITING;
/** One browser has one line for all its tabs: somebody with this many open at once gets no more. */
const MOST_LINES = 100;
/** Nor do all who come from one network together, a school or a company: a new guest for each line still has the same address. */
const MOST_AROUND = 500;
/** A browser comes back so soon when the line is cut. */
const RETRY = 1000;

type Positions = ReadonlyMap<string, Position>;

export function readPositions(text: string): Positions {
  const entries = text.split(',').map((part): [string, Position] => {
    const [, id = '', entry, message] = /^([\w-]{1,40}):(\d{1,9})\.(\d{1,9})$/.exec(part) ?? [];
    return [id, { entry: Number(entry), message: Number(message) }];
  });
  return new Map(entries.filter(([id]) => id !== ''));
}

const written = (positions: Positions): string =>
  [...positions].map(([id, { entry, message }]) => `${id}:${entry}.${message}`).join();

/** Many get the same steps: they are put into words once. */
const wordings = new WeakMap<Steps, string>();

function wordingOf(table: string, steps: Steps): string {
  const there = wordings.get(steps);
  if (there) return there;
  const made = JSON.stringify({ table, ...steps });
  wordings.set(steps, made);
  return made;
}

/** What was said, as it is shown. */
export const messageShown = ({ number, name, person, text, at, removed }: Message) => ({
  number,
  name,
  person,
  text,
  at,
  ...(removed !== null && { removed: true }),
});

const { word: error, message } = new Trouble('noTable');
const GONE = { error, message };

/** At the other end of a line. */
export interface Listener {
  /** By what it is counted: a person, or an address where nobody is known; and in any case the address and the network around it. */
  readonly who: string;
  readonly network: string;
  readonly around: string;
  readonly person: Visitor['person'];
  /** The session it was opened with; null: nobody is known. */
  readonly session: string | null;
  readonly ip: string;
  /** It has promised to give signs of life. */
  readonly givesSigns: boolean;
}

/** Addresses and networks are counted beside the people in them, who may be unknown and then have the name of one themselves. */
const aroundOf = (network: string): string => `around ${network}`;
/** So many addresses of a network may have all the lines that one may have. */
const FULL_ADDRESSES = 8;

class Line {
  readonly listener: Listener;
  readonly positions: Map<string, Position>;
  /** Of which tables anything is told over it. */
  readonly tables: ReadonlySet<string>;
  readonly id = randomUUID();
  /** Heartbeats since the last sign of life from the other end. */
  silentBeats = 0;
  /** Too much waited for it at the last heartbeat. */
  #isSlow = false;
  /** Something was sent since the last pulse. */
  #hasSpoken = false;
  readonly #raw: ServerResponse;
  readonly #onWritten: (reader: ServerResponse) => void;

  constructor(
    raw: ServerResponse,
    listener: Listener,
    positions: Positions,
    onWritten: (reader: ServerResponse) => void,
    tables: Iterable<string> = positions.keys(),
  ) {
    this.#raw = raw;
    this.#onWritten = onWritten;
    this.listener = listener;
    this.positions = new Map(positions);
    this.tables = new Set(tables);
    raw.writeHead(200, {
      ...CAREFUL,
      'Content-Type': 'text/event-stream',
      'X-Accel-Buffering': 'no',
      'X-Line': this.id,
    });
    this.#write(`retry: ${RETRY}\n\n`);
  }

  send(event: string, data: string): void {
    this.#write(`event: ${event}\nid: ${written(this.positions)}\ndata: ${data}\n\n`);
  }

  beat(): void {
    const wasSlow = this.#isSlow;
    this.#isSlow = this.#raw.writableLength > MOST_WAITING;
    const isSilent = this.listener.givesSigns && ++this.silentBeats > SILENT_BEATS;
    if (isSilent || (wasSlow && this.#isSlow)) this.cut();
  }

  /** A sign of life, unless something else was one. */
  pulse(): void {
    // What waits for a slow reader is no shorter for it.
    if (!this.#hasSpoken && this.#raw.writableLength === 0) this.#write(':\n\n');
    this.#hasSpoken = false;
  }

  end(): void {
    this.#raw.end();
  }

  cut(): void {
    this.#raw.destroy();
  }

  #write(text: string): void {
    if (this.#raw.destroyed || this.#raw.writableEnded) return;
    this.#raw.write(text);
    this.#hasSpoken = true;
    if (this.#raw.writableLength > MOST_AT_ONCE) this.cut();
    else this.#onWritten(this.#raw);
  }
}

interface StreamSettings {
  /** A sign of life after that many milliseconds. */
  readonly pulse?: number | undefined;
  /** How often it is checked who still reads, in milliseconds. */
  readonly heartbeat?: number | undefined;
  /** How many lines one person may have at once. */
  readonly mostLines?: number | undefined;
  /** And all who come from one network. */
  readonly mostLinesAround?: number | undefined;
}

export class Streams {
  readonly #hall: Hall;
  readonly #people: Pick<PeopleStore, 'sessionsAmong'>;
  readonly #mostLines: number;
  readonly #mostAround: number;
  readonly #lines = new Set<Line>();
  /** How many lines each person has, and each network. */
  readonly #counts = new Map<string, number>();
  readonly #heart: NodeJS.Timeout;
  readonly #pulse: NodeJS.Timeout;
  /** How often somebody had too many lines. */
  refused = 0;
  #isClosed = false;
  /** Told when something was written for somebody, who may not read it. */
  onWritten: (reader: ServerResponse) => void = () => undefined;
  /** A hidden table is nobody's business but its players'. */
  mayFollow: (game: string, person: string | undefined) => Promise<boolean> = async () => true;

  constructor(
    hall: Hall,
    people: Pick<PeopleStore, 'sessionsAmong'>,
    {
      pulse = PULSE,
      heartbeat = HEARTBEAT,
      mostLines = MOST_LINES,
      mostLinesAround = MOST_AROUND,
    }: StreamSettings = {},
  ) {
    this.#hall = hall;
    this.#people = people;
    this.#mostLines = mostLines;
    this.#mostAround = mostLinesAround;
    this.#heart = setInterval(() => this.beat(), heartbeat);
    this.#heart.unref();
    this.#pulse = setInterval(() => {
      for (const line of this.#lines) line.pulse();
    }, pulse);
    this.#pulse.unref();
    hall.onAlive = (id) => void this.alive(id);
  }

  /** A sign of life came from the other end of a line; false: it is none of this node. */
  alive(id: string): boolean {
    const line = [...this.#lines].find((one) => one.id === id);
    if (line) line.silentBeats = 0;
    return line !== undefined;
  }

  /** Cut off those who do not read or give no signs of life, and those whose session has ended, here or at another node. */
  beat(): void {
    for (const line of this.#lines) line.beat();
    void this.cutStrangers();
  }

  /** Somebody who logs out is out on open lines too, and comes back as a stranger. */
  async cutStrangers(): Promise<void> {
    const lines = [...this.#lines].filter(({ listener }) => listener.session !== null);
    const sessions = [...new Set(lines.flatMap(({ listener }) => listener.session ?? []))];
    // Where the database does not answer it is asked again with the next beat.
    const known = await this.#people.sessionsAmong(sessions).catch(() => null);
    if (known) for (const line of lines) if (!known.has(line.listener.session ?? '')) line.end();
  }

  /** Somebody who is banned has no line either. */
  cutBanned(isBanned: (listener: Listener) => boolean): void {
    for (const line of this.#lines) if (isBanned(line.listener)) line.end();
  }

  /** Somebody may see less from now on: he comes back as who he is now. */
  cutThoseOf(person: string | null): void {
    this.cutBanned((listener) => person !== null && listener.person?.id === person);
  }

  /** Those who follow this table come back, if they may. */
  cutFollowers(game: string): void {
    for (const line of this.#lines) if (line.tables.has(game)) line.end();
  }

  /** Whoever follows one of these tables and may not any more comes back as somebody who does not. */
  async cutUninvited(isOneOf: (game: string) => Promise<boolean>): Promise<void> {
    for (const line of [...this.#lines])
      for (const game of line.tables) {
        if (!(await isOneOf(game)) || (await this.mayFollow(game, line.listener.person?.id))) continue;
        line.end();
        break;
      }
  }

  /** Throws where somebody, or everybody around, has too many lines. */
  mustHaveRoom({ who, network, around }: Pick<Listener, 'who' | 'network' | 'around'>): void {
    const count = (name: string) => this.#counts.get(name) ?? 0;
    if (
      count(who) < this.#mostLines &&
      count(aroundOf(network)) < this.#mostAround &&
      count(aroundOf(around)) < FULL_ADDRESSES * this.#mostAround
    )
      return;
    this.refused++;
    throw new Trouble('tooMuch');
  }

  /** A line is there from now until it is closed. */
  #opened(line: Line, raw: ServerResponse): void {
    this.#lines.add(line);
    const { who, network, around } = line.listener;
    const names = [who, aroundOf(network), aroundOf(around)];
    for (const name of names) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    raw.on('close', () => {
      this.#lines.delete(line);
      for (const name of names) {
        const left = (this.#counts.get(name) ?? 1) - 1;
        if (left > 0) this.#counts.set(name, left);
        else this.#counts.delete(name);
      }
    });
  }

  get size(): number {
    return this.#lines.size;
  }

  /** Send everything of these tables behind their positions, until somebody hangs up. */
  async open(raw: ServerResponse, listener: Listener, positions: Positions): Promise<void> {
    const line = new Line(raw, listener, positions, this.onWritten);
    const leaving: (() => void)[] = [];
    this.#opened(line, raw);
    let isGone = false;
    raw.on('close', () => {
      isGone = true;
      for (const leave of leaving) leave();
    });
    if (this.#isClosed) return line.end();
    try {
      for (const [id, position] of positions) {
        const leave = await this.#attend(line, id, position);
        if (isGone) leave();
        else leaving.push(leave);
      }
    } catch {
      // What could not be opened is opened again when the browser comes back.
      line.cut();
    }
  }

  /** Send that something is new at these tables, until somebody hangs up: not what, and nobody there hears of it. */
  async overhear(raw: ServerResponse, listener: Listener, tables: readonly string[]): Promise<void> {
    const line = new Line(raw, listener, new Map(), this.onWritten, tables);
    const stopping: (() => void)[] = [];
    this.#opened(line, raw);
    let isGone = false;
    raw.on('close', () => {
      isGone = true;
      for (const stop of stopping) stop();
    });
    if (this.#isClosed) return line.end();
    try {
      for (const table of await this.#hall.existing(tables)) {
        if (!(await this.mayFollow(table, listener.person?.id))) continue;
        const data = JSON.stringify({ table });
        const stop = await this.#hall.overhearing.at(table, () => line.send('news', data));
        if (isGone) stop();
        else stopping.push(stop);
      }
    } catch {
      line.cut();
    }
  }

  async #attend(line: Line, id: string, position: Position): Promise<() => void> {
    const { person } = line.listener;
    if (!(await this.mayFollow(id, person?.id))) {
      line.send('gone', JSON.stringify({ table: id, ...GONE }));
      return () => undefined;
    }
    const moved = (change: Partial<Position>) => {
      const known = line.positions.get(id) ?? position;
      line.positions.set(id, { ...known, ...change });
    };
    try {
      return await this.#hall.attend(id, position, {
        person,
        who: line.listener.who,
        around: line.listener.around,
        table(game) {
          if (game) line.send('table', JSON.stringify(tableInfo(game, person?.id)));
          else line.send('gone', JSON.stringify({ table: id, ...GONE }));
        },
        steps(steps) {
          moved({ entry: steps.number });
          line.send('steps', wordingOf(id, steps));
        },
        message(message) {
          moved({ message: message.number });
          line.send('message', JSON.stringify({ table: id, ...messageShown(message) }));
        },
        saidAgain: (message) => line.send('message', JSON.stringify({ table: id, ...messageShown(message) })),
        presence: (presence) => line.send('presence', JSON.stringify({ table: id, ...presence })),
      });
    } catch (error) {
      // One table that cannot be followed does not take the others along.
      // Where there is no room for it now, the browser comes back.
      if (!(error instanceof Trouble) || error.status === 429 || error.status === 503) throw error;
      line.send('gone', JSON.stringify({ table: id, error: error.word, message: error.message }));
      return () => undefined;
    }
  }

  /** Everybody hangs up and comes back to the node that answers then. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heart);
    clearInterval(this.#pulse);
    for (const line of this.#lines) line.end();
  }
}
