/** A game on a server behind the promises of a host: the line, posts, and what is shown before the server has spoken. */

import type { News } from '@kursbuch/screens/host/gameHost.ts';
import { type Action, type GameEvent, MOVED_ON, type Step } from '@kursbuch/table';
import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { Judge } from '../src/host/judge.ts';
import type { KeptMove, KeptMoves } from '../src/online/keptMove.ts';
import { OnlineGame } from '../src/online/onlineGame.ts';
import type { Steps, TableInfo } from '../src/online/wire.ts';

type OneStep = Step<Action, GameEvent>;
const step = (name: string, seat = 0): OneStep => ({
  seat,
  action: { type: name },
  events: [{ type: `${name}Done` }],
  waiting: [1 - seat],
});
const change = (number: number, from: number, ...steps: OneStep[]): Steps => ({
  number,
  from,
  steps,
  undone: 0,
});

const START = { title: 'x', players: ['Anna', 'Ben'], options: {}, agenda: [], secrets: {}, result: null };
const INFO: TableInfo = {
  id: 'table',
  title: 'x',
  name: 'Thursday',
  status: 'running',
  size: 2,
  listed: false,
  options: {},
  seats: [0, 1].map((place) => ({
    place,
    name: `Player ${place}`,
    seat: place,
    owner: place === 0,
    sitter: { type: 'person' as const, name: `Player ${place}`, player: null },
    former: false,
  })),
  turns: [],
  time: null,
  request: null,
  uploaded: false,
  foreknown: null,
  you: 0,
  number: 1,
  waiting: [0],
  result: null,
  undo: null,
  chance: { commitment: '', contributions: [], seedHash: null, secret: null, seed: null },
  created: 0,
  changed: 0,
};

interface Posted {
  readonly path: string;
  readonly body: { readonly key: string; readonly seen: number };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const movedOn = (): Answer => ({
  status: 409,
  body: { error: 'movedOn', message: '', steps: change(1, 0, step('open', 1)) },
});

/** A device that keeps a move. */
function device(): KeptMoves & { kept: KeptMove | null } {
  return {
    kept: null,
    read() {
      return this.kept;
    },
    keep(move) {
      this.kept = move;
    },
    forget(key) {
      if (this.kept?.key === key) this.kept = null;
    },
  };
}

/** A game after one step, a server that answers what it is told to, and everything the screen has heard. */
async function game({
  predicts = step('buy') as OneStep | null,
  info = INFO,
  moves = device(),
  answer = (): Answer | null => ({ status: 200, body: { number: 2 } }),
} = {}) {
  const posts: Posted[] = [];
  let opening: { number: number; steps: OneStep[]; foreign?: readonly number[] } = {
    ...{ number: 1, steps: [step('open', 1)], foreign: [0] },
  };
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'POST') posts.push({ path, body: JSON.parse(body ?? '{}') });
    const found =
      method === 'POST'
        ? answer()
        : { status: 200, body: { ...opening, start: START, waiting: [1], undone: 0 } };
    if (!found) throw new TypeError('cut');
    return Response.json(found.body, { status: found.status });
  });
  const judge: Judge = {
    change() {},
    end() {},
    offers: async () => [],
    seen: async () => START,
    rehearse: async () =>
      predicts ? { told: { events: predicts.events, open: false }, waiting: predicts.waiting } : undefined,
  };
  const said: string[] = [];
  const left = new AbortController();
  const played = new OnlineGame('table', left.signal, {
    info: () => info,
    said: (word) => void said.push(word),
    attendance: () => null,
    asides: signal([]),
    notes: { read: async () => '', write: async () => {} },
    judge: () => judge,
    moves,
  });
  const news: News[] = [];
  played.listen((one) => void news.push(one));
  await played.open();
  return {
    played,
    posts,
    said,
    moves,
    /** The page goes. */
    leave: () => left.abort(),
    /** Steps as the screen has them. */
    shown: () =>
      news.reduce<readonly (string | undefined)[]>(
        (steps, one) =>
          one.type === 'steps'
            ? [...steps.slice(0, one.from), ...one.steps.map(({ action }) => action?.type)]
            : steps,
        ['open'],
      ),
    told: () => news.length,
    answers(next: typeof answer) {
      answer = next;
    },
    opens(next: typeof opening) {
      opening = next;
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const BUY: Action = { type: 'buy' };

test('Steady may be asked where no other person plays, and by everybody once the game is over', async () => {
  const seated = (type: 'person' | 'computer') =>
    INFO.seats.map((seat) => (seat.place === 0 ? seat : { ...seat, sitter: { ...seat.sitter, type } }));
  const isOpenAt = async (info: Partial<TableInfo>) =>
    (await game({ info: { ...INFO, ...info } })).played.adviser.isOpen();
  expect(await isOpenAt({ seats: seated('person') })).toBe(false);
  expect(await isOpenAt({ seats: seated('computer') })).toBe(true);
  expect(await isOpenAt({ seats: seated('person'), status: 'over' })).toBe(true);
});

test('a step is shown before the server has answered, and not told twice', async () => {
  const { played, shown, told, posts } = await game();
  const acting = played.act(0, BUY, 1);
  await expect.poll(() => posts.length).toBe(1);
  expect(shown()).toEqual(['open', 'buy']);
  expect(posts[0]?.body.seen).toBe(1);
  played.hear(change(2, 1, step('buy')), 1);
  expect(await acting).toBeNull();
  expect(shown()).toEqual(['open', 'buy']);
  expect(told()).toBe(1);
  expect(played.number).toBe(2);
});

test('what follows it is told; what is different takes its place', async () => {
  const right = await game();
  const acting = right.played.act(0, BUY, 1);
  await expect.poll(() => right.posts.length).toBe(1);
  right.played.hear(change(2, 1, step('buy'), step('pass', 1)), 1);
  await acting;
  expect(right.shown()).toEqual(['open', 'buy', 'pass']);

  const wrong = await game({ predicts: { ...step('buy'), waiting: [0] } });
  const other = wrong.played.act(0, BUY, 1);
  await expect.poll(() => wrong.posts.length).toBe(1);
  wrong.played.hear(change(2, 1, step('buy')), 1);
  await other;
  expect(wrong.told()).toBe(2);
  expect(wrong.shown()).toEqual(['open', 'buy']);
});

test('a refusal, or somebody who was faster, takes back what was shown', async () => {
  const refusal = { reason: 'no', rule: 'x-1', params: {} };
  const refused = await game();
  refused.answers(() => ({ status: 422, body: { error: 'refused', message: '', refusal } }));
  expect(await refused.played.act(0, BUY, 1)).toEqual(refusal);
  expect(refused.shown()).toEqual(['open']);

  const late = await game();
  late.answers(() => ({
    status: 409,
    body: { error: 'movedOn', message: '', steps: change(2, 0, step('other', 1)) },
  }));
  expect(await late.played.act(0, BUY, 1)).toEqual(MOVED_ON);
  expect(late.shown()).toEqual(['other']);
  expect(late.played.number).toBe(2);

  const denied = await game();
  denied.answers(() => ({ status: 409, body: { error: 'nothingBack', message: '' } }));
  await denied.played.undo(1);
  expect(denied.said).toEqual(['nothingBack']);
});

test('a move without an answer is kept over the life of the page, and done once', async () => {
  const first = await game();
  first.answers(() => null);
  const acting = first.played.act(0, BUY, 1).catch(() => 'left');
  await expect.poll(() => first.posts.length).toBe(1);
  first.leave();
  expect(await acting).toBe('left');
  const { moves } = first;
  expect(moves.kept).toMatchObject({ seat: 0, action: BUY, seen: 1 });

  // The page is loaded anew: it is shown and sent with the same key.
  const again = await game({ moves });
  await expect.poll(() => again.posts.length).toBe(1);
  expect(again.posts[0]?.body).toEqual({ ...first.posts[0]?.body });
  expect(again.shown()).toEqual(['open', 'buy']);
  again.played.hear(change(2, 1, step('buy')), 1);
  await expect.poll(() => moves.kept).toBeNull();
  expect(again.said).toEqual([]);
  // However often it was sent, the server knows it by its key.
  expect(again.posts).toHaveLength(1);
  expect(new Set([...first.posts, ...again.posts].map(({ body }) => body.key)).size).toBe(1);
});

test('a kept move whose moment has passed is not done, and that is said', async () => {
  const moves = device();
  moves.keep({ seat: 0, action: BUY, seen: 0, key: 'key-of-a-move' });
  const late = await game({ moves, answer: movedOn });
  await expect.poll(() => late.said).toEqual(['tooLate']);
  expect(late.posts.map(({ body }) => body.key)).toEqual(['key-of-a-move']);
  expect(late.shown()).toEqual(['open']);
  expect(moves.kept).toBeNull();
});

test('a post without an answer is sent again with the same key', async () => {
  vi.useFakeTimers();
  const { played, posts, answers } = await game({ predicts: null });
  let tries = 0;
  answers(() => (++tries < 3 ? null : { status: 200, body: { number: 2 } }));
  const acting = played.act(0, BUY, 1);
  await vi.advanceTimersByTimeAsync(1200);
  played.hear(change(2, 1, step('buy')), 1);
  expect(await acting).toBeNull();
  expect(posts.map(({ body }) => body.key)).toEqual(Array(3).fill(posts[0]?.body.key));
});

test('old news are left out, and where something is missing the game is opened anew', async () => {
  const { played, shown, told, opens } = await game();
  played.hear(change(1, 0, step('old')), 0);
  expect(told()).toBe(0);
  played.hear(change(3, 0, step('again', 1), step('more')), 0);
  expect(shown()).toEqual(['again', 'more']);
  // The entry before it came while nobody listened.
  opens({ number: 5, steps: [step('fetched', 1)] });
  played.hear(change(5, 1, step('gap')), 4);
  await expect.poll(() => shown()).toEqual(['fetched']);
  expect(played.number).toBe(5);
});

test('where the line is late the own steps are fetched', async () => {
  vi.useFakeTimers();
  const { played, shown, opens } = await game({ predicts: null });
  const acting = played.act(0, BUY, 1);
  opens({ number: 2, steps: [step('open', 1), step('buy')] });
  await vi.advanceTimersByTimeAsync(2100);
  expect(await acting).toBeNull();
  expect(shown()).toEqual(['open', 'buy']);
});

test('what a computer player did in the own seat is not to be taken back', async () => {
  const { played } = await game();
  expect([played.isOwn(0), played.isOwn(1)]).toEqual([false, true]);
});
