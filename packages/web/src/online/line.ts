/**
 * The line to the server: one for all tabs of a browser, because a browser has few. One tab holds a lock and the line, and
 * tells the others what comes; when it goes another takes over. Where the browser has no locks every tab has its own.
 */

import { liveAs, newLife, whenDead } from '@kursbuch/screens/host/life.ts';
import { type ReadonlySignal, signal } from '@preact/signals';
import { ask, pause, pauseAfter } from './ask.ts';
import type { Position, StreamEvent } from './wire.ts';

/** `since`: when it was last there, in milliseconds. */
export type Connection =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  | { readonly state: 'lost'; readonly since: number };

interface Want extends Position {
  readonly id: string;
}

type Message =
  /** What a tab follows now. `isNew`: something is in it that it did not follow before. */
  | { readonly type: 'wants'; readonly tab: string; readonly wants: readonly Want[]; readonly isNew: boolean }
  /** The tab that holds the line asks who follows what. */
  | { readonly type: 'who' }
  | { readonly type: 'told'; readonly id: string; readonly told: StreamEvent }
  | { readonly type: 'connection'; readonly connection: Connection }
  /** Somebody else than before: the line begins anew. */
  | { readonly type: 'renew' };

interface Follower {
  readonly id: string;
  position(): Position;
  hear(told: StreamEvent): void;
}

const NAME = 'kursbuch line';
/**
 * The server gives a sign of life every two seconds: after so long without one the line is thought dead and another is opened, which
 * goes on where this one was. Where that happens again soon it is the network that is slow, and it gets more time.
 */
const SILENCES = [4000, 8000, 16_000, 40_000];
/** A line that has lived so long was a good one. */
const GOOD = 60_000;
/** A tab that holds the line and is not heard of for so long is asleep. */
const ASLEEP = 40_000;
/** It hears a sign of life from here as often: a line that the network has swallowed is otherwise thought to be there. */
const SIGNS = 30_000;
/** Tabs that open together are served together. */
const GATHER = 30;

const connection = signal<Connection>({ state: 'connecting' });
/** Is the server there? As the tab that holds the line knows it. */
export const connected: ReadonlySignal<Connection> = connection;

const tab = newLife();
const followers = new Set<Follower>();
/** What other tabs follow, known to the tab that holds the line. */
const others = new Map<string, readonly Want[]>();
let channel: BroadcastChannel | undefined;
let leading: AbortController | undefined;
let renewing: ReturnType<typeof setTimeout> | undefined;
let reading: AbortController | undefined;
/** When the tab that holds the line was last heard of. */
let heardAt = 0;

/** Be told of everything that happens at a table behind what is known; gives the way to stop. */
export function follow(follower: Follower): () => void {
  followers.add(follower);
  begin();
  changed(true);
  return () => {
    if (followers.delete(follower)) changed(false);
  };
}

/** Whoever asks has another name: the server tells him as such from now on. */
export function renewLine(): void {
  if (leading) openSoon();
  else say({ type: 'renew' });
}

// ---------------------------------------------------------------- between tabs

const locks = (): LockManager | undefined => (navigator as { readonly locks?: LockManager }).locks;

function begin(): void {
  if (channel || leading) return;
  if (!locks() || typeof BroadcastChannel === 'undefined') {
    lead();
    return;
  }
  channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  liveAs(tab, () => {});
  heardAt = Date.now();
  holdLine(false);
  addEventListener('pagehide', () => say({ type: 'wants', tab, wants: [], isNew: false }));
  // A tab that was put to sleep holds the lock and says nothing: one that is looked at takes it over.
  setInterval(() => {
    const isLate = Date.now() - heardAt > ASLEEP && !leading && followers.size > 0;
    if (isLate && document.visibilityState === 'visible') holdLine(true);
  }, 5000);
}

function holdLine(steal: boolean): void {
  heardAt = Date.now();
  locks()
    ?.request(NAME, { steal }, () => {
      lead();
      return new Promise(() => {});
    })
    .catch(() => {
      // Another tab has taken it over.
      leading?.abort();
      leading = undefined;
      holdLine(false);
    });
}

const say = (message: Message): void => channel?.postMessage(message);

const ownWants = (): readonly Want[] =>
  [...followers].map((follower) => ({ id: follower.id, ...follower.position() }));

function changed(isNew: boolean): void {
  // Who is no longer at a table is no longer told of it: the others see that.
  if (leading) openSoon();
  else say({ type: 'wants', tab, wants: ownWants(), isNew });
}

function hear(message: Message): void {
  switch (message.type) {
    case 'wants':
      if (leading) heardOf(message);
      return;
    case 'who':
      heardAt = Date.now();
      say({ type: 'wants', tab, wants: ownWants(), isNew: true });
      return;
    case 'told':
      heardAt = Date.now();
      tellHere(message.id, message.told);
      return;
    case 'connection':
      heardAt = Date.now();
      if (!leading) connection.value = message.connection;
      return;
    case 'renew':
      if (leading) openSoon();
  }
}

function heardOf({ tab: other, wants, isNew }: Extract<Message, { type: 'wants' }>): void {
  const gone = () => {
    if (others.delete(other)) openSoon();
  };
  if (wants.length === 0) gone();
  else {
    if (!others.has(other) && leading) whenDead(other, gone, leading.signal);
    const before = others.get(other) ?? [];
    others.set(other, wants);
    if (isNew || before.length !== wants.length) openSoon();
  }
  say({ type: 'connection', connection: connection.value });
}

function tellHere(id: string, told: StreamEvent): void {
  for (const follower of [...followers]) if (follower.id === id) follower.hear(told);
}

// ---------------------------------------------------------------- the line itself

function lead(): void {
  others.clear();
  leading = new AbortController();
  say({ type: 'who' });
  addEventListener(
    'offline',
    () => {
      reading?.abort();
      lost();
    },
    { signal: leading.signal },
  );
  openSoon();
}

/** How far every table is known to whoever of this browser knows least of it. */
function wanted(): Map<string, Position> {
  const all = new Map<string, Position>();
  for (const { id, entry, message } of [...ownWants(), ...[...others.values()].flat()]) {
    const known = all.get(id);
    all.set(id, {
      entry: Math.min(entry, known?.entry ?? entry),
      message: Math.min(message, known?.message ?? message),
    });
  }
  return all;
}

function openSoon(): void {
  clearTimeout(renewing);
  renewing = setTimeout(() => void open(), GATHER);
}

function nowIs(next: Connection): void {
  if (next.state !== 'live' || connection.value.state !== 'live') connection.value = next;
  say({ type: 'connection', connection: next });
}

function lost(): void {
  if (connection.value.state !== 'lost') nowIs({ state: 'lost', since: Date.now() });
}

/** So many lines in a row have fallen silent. */
let silences = 0;

/** Read the stream, and begin again where it was cut, until there is another line. */
async function open(): Promise<void> {
  reading?.abort();
  if (!leading) return;
  const mine = new AbortController();
  reading = mine;
  const signal = AbortSignal.any([mine.signal, leading.signal]);
  const positions = wanted();
  for (let tries = 0; positions.size > 0 && !signal.aborted; tries++) {
    const begun = Date.now();
    const silence = SILENCES[Math.min(silences, SILENCES.length - 1)] as number;
    const isSilent = await read(positions, mine, signal, silence);
    // Cut off by hand because the network is gone: it is still this line that comes back.
    if (reading !== mine || leading === undefined || leading.signal.aborted) return;
    if (mine.signal.aborted) return void whenOnline(mine);
    lost();
    const isGood = Date.now() - begun > GOOD;
    if (isGood) tries = 0;
    silences = isSilent ? (isGood ? 1 : silences + 1) : 0;
    // Where nothing was heard enough time has passed already.
    if (!isSilent || tries > 0) await pause(pauseAfter(tries), signal);
  }
}

/** The device has no network: the line is opened when there is one, not before. */
function whenOnline(cut: AbortController): void {
  addEventListener(
    'online',
    () => {
      if (reading === cut) openSoon();
    },
    { once: true },
  );
}

/** Until the line ends; was it because nothing came any more? */
async function read(
  positions: Map<string, Position>,
  mine: AbortController,
  signal: AbortSignal,
  silence: number,
): Promise<boolean> {
  const since = [...positions].map(([id, { entry, message }]) => `${id}:${entry}.${message}`).join();
  const silent = new AbortController();
  let watch: ReturnType<typeof setTimeout> | undefined;
  let signs: ReturnType<typeof setInterval> | undefined;
  const begun = Date.now();
  const alive = () => {
    clearTimeout(watch);
    const most = Date.now() - begun > GOOD ? (SILENCES[0] as number) : silence;
    watch = setTimeout(() => silent.abort(), most);
  };
  alive();
  try {
    const response = await fetch(`/api/stream?since=${since}&alive=true`, {
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (!response.ok || !response.headers.get('content-type')?.includes('event-stream')) return false;
    nowIs({ state: 'live' });
    const line = response.headers.get('x-line');
    signs = setInterval(() => void ask('POST', 'stream/alive', { line }).catch(() => {}), SIGNS);
    let rest = '';
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done || mine.signal.aborted) return false;
      alive();
      const frames = (rest + part.value).split('\n\n');
      rest = frames.pop() ?? '';
      // Whoever waits for a word hears that the line lives.
      if (frames.every((frame) => frame.startsWith(':'))) nowIs({ state: 'live' });
      for (const frame of frames) tell(frame, positions);
    }
  } catch {
    return silent.signal.aborted;
  } finally {
    clearTimeout(watch);
    clearInterval(signs);
  }
}

const field = (frame: string, name: string): string =>
  frame
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? '';

/** One event: to the followers here, and to the other tabs. */
function tell(frame: string, positions: Map<string, Position>): void {
  const event = field(frame, 'event');
  if (event === '') return;
  const data = JSON.parse(field(frame, 'data'));
  const id: string = event === 'table' ? data.id : data.table;
  const known = positions.get(id) ?? { entry: 0, message: 0 };
  if (event === 'steps') positions.set(id, { ...known, entry: data.number });
  if (event === 'message') positions.set(id, { ...known, message: data.number });
  const told = (event === 'steps' ? { event, data, base: known.entry } : { event, data }) as StreamEvent;
  tellHere(id, told);
  say({ type: 'told', id, told });
}
