/** The line to a server that falls silent: another one is opened, which goes on where it was. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StreamEvent } from '../src/online/wire.ts';

interface Opened {
  readonly at: number;
  readonly path: string;
  say(text: string): void;
}

let opened: Opened[] = [];
/** A server that is not there says nothing at all. */
let answers = true;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.resetModules();
  opened = [];
  answers = true;
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    if (!path.startsWith('/api/stream?')) return Promise.resolve(Response.json({}));
    const text = new TextEncoder();
    let say = (_: string) => {};
    const body = new ReadableStream({
      start(controller) {
        say = (words) => controller.enqueue(text.encode(words));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    opened.push({ at: Date.now(), path, say: (words) => say(words) });
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      if (answers) resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function followed() {
  const { follow, connected } = await import('../src/online/line.ts');
  const told: StreamEvent[] = [];
  follow({ id: 'table', position: () => ({ entry: 3, message: 1 }), hear: (one) => void told.push(one) });
  await vi.advanceTimersByTimeAsync(100);
  return { told, connected };
}

const last = () => opened.at(-1) as Opened;
const steps = (number: number) => `event: steps\ndata: ${JSON.stringify({ table: 'table', number })}\n\n`;

test('a line over which nothing comes is left within five seconds, and the next goes on where it was', async () => {
  const { told, connected } = await followed();
  expect(opened.map(({ path }) => path)).toEqual(['/api/stream?since=table:3.1&alive=true']);
  for (let second = 0; second < 20; second += 2) {
    last().say(':\n\n');
    await vi.advanceTimersByTimeAsync(2000);
  }
  last().say(steps(4));
  const hung = Date.now();
  await vi.advanceTimersByTimeAsync(5000);
  expect(opened.map(({ path }) => path).slice(1)).toEqual(['/api/stream?since=table:4.1&alive=true']);
  expect(last().at - hung).toBeLessThan(5000);
  expect(connected.value.state).toBe('live');
  last().say(steps(5));
  await vi.advanceTimersByTimeAsync(10);
  expect(told.map((one) => (one.event === 'steps' ? one.data.number : 0))).toEqual([4, 5]);
});

test('where lines fall silent again and again the network is slow: it gets more time with each', async () => {
  await followed();
  for (let second = 0; second < 200; second++) await vi.advanceTimersByTimeAsync(1000);
  const pauses = opened.slice(1).map(({ at }, index) => at - (opened[index] as Opened).at);
  expect(pauses.slice(0, 3).map((one) => Math.floor(one / 4000))).toEqual([1, 2, 4]);
  expect(pauses.slice(3).every((one) => one >= 40_000)).toBe(true);
  // One that lives for a while is a good one, and what follows it is found out as soon as ever.
  for (let second = 0; second < 90; second += 2) {
    last().say(':\n\n');
    await vi.advanceTimersByTimeAsync(2000);
  }
  const { length } = opened;
  await vi.advanceTimersByTimeAsync(5000);
  expect(opened).toHaveLength(length + 1);
});

test('a server that takes the question and never answers is left as soon', async () => {
  answers = false;
  const { connected } = await followed();
  await vi.advanceTimersByTimeAsync(4500);
  expect(opened).toHaveLength(2);
  expect(connected.value.state).toBe('lost');
  answers = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connected.value.state).toBe('live');
});

test('a post that is not answered is sent again within five seconds, then with more patience', async () => {
  const sent: number[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    sent.push(Date.now());
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      if (sent.length === 4) resolve(Response.json({ number: 7 }));
    });
  });
  const { askUntilAnswered } = await import('../src/online/ask.ts');
  const answer = askUntilAnswered('POST', 'tables/x/actions', {}, new AbortController().signal);
  for (let second = 0; second < 60; second++) await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toEqual({ number: 7 });
  const pauses = sent.slice(1).map((at, index) => at - (sent[index] as number));
  expect(pauses.map((one) => Math.floor(one / 1000))).toEqual([4, 8, 21]);
});
