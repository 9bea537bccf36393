/** Time at a table: whose it runs, what happens at its end, and that one node sees to it. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Place } from '../src/index.ts';
import { Clockwork } from '../src/tables/clockwork.ts';
import { Hall } from '../src/tables/hall.ts';
import {
  type Clock,
  clockAfter,
  clockAtStart,
  clockLeft,
  clockTaken,
  deadlineOf,
  dueAfter,
  dutiesAt,
  leftOf,
  pausedAt,
  resumedAt,
  type Timed,
  type TimeRules,
} from '../src/tables/time.ts';
import { type Club, openClub, type Player, running, someKey } from './club.ts';
import { DATABASES, type Database } from './databases.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PASS = { type: 'pass' };

const DAYS: TimeRules = { kind: 'days', days: 2, atEnd: 'free', player: 'calm' };
const LIVE: TimeRules = { kind: 'live', minutes: 10, bonus: 30, atEnd: 'free', player: 'calm' };

const table = (time: TimeRules | null, more: Partial<Timed> = {}): Timed => ({
  time,
  seats: [
    { seat: 0, person: 'anna', player: null },
    { seat: 1, person: 'ben', player: null },
    { seat: 2, person: null, player: 'steady' },
  ],
  ...more,
});
const deadlines = (timed: Timed, clock: Clock) => clock.turns.map((turn) => deadlineOf(timed, clock, turn));

describe('the clock', () => {
  test('days are counted from the beginning of a turn to its end, whatever others do meanwhile', () => {
    const timed = table(DAYS);
    const start = clockAtStart(timed, [0, 1], 1000);
    expect(deadlines(timed, start)).toEqual([1000 + 2 * DAY, 1000 + 2 * DAY]);
    const later = clockAfter(timed, start, [1], 1000 + DAY, 1);
    expect(later.turns).toEqual([{ seat: 1, since: 1000, from: 1000 }]);
    const back = clockAfter(timed, later, [0], 5000 + DAY, 2);
    expect(deadlines(timed, back)).toEqual([5000 + 3 * DAY]);
  });

  test('a live clock runs for whoever is asked, with something more for every turn', () => {
    const timed = table(LIVE);
    const start = clockAtStart(timed, [0], 0);
    expect(start.left).toEqual([10 * MINUTE + 30_000, 10 * MINUTE, 10 * MINUTE]);
    const second = clockAfter(timed, start, [1], 4 * MINUTE, 1);
    expect(second.left).toEqual([6 * MINUTE + 30_000, 10 * MINUTE + 30_000, 10 * MINUTE]);
    const again = clockAfter(timed, second, [0], 20 * MINUTE, 2);
    expect(again.left).toEqual([7 * MINUTE, 0, 10 * MINUTE]);
    expect(deadlines(timed, again)).toEqual([27 * MINUTE]);
    expect(leftOf(LIVE, again, { seat: 0, since: 0, from: 20 * MINUTE }, 22 * MINUTE)).toBe(5 * MINUTE);
  });

  test('a pause is not counted, whoever acts in it', () => {
    const timed = table(LIVE);
    const start = clockAtStart(timed, [0], 0);
    const paused = pausedAt(start, MINUTE);
    expect(deadlines(timed, paused)).toEqual([null]);
    expect(dueAfter(timed, paused, HOUR)).toBeNull();
    const acted = clockAfter(timed, paused, [1], 2 * HOUR, 1);
    expect(acted.left?.[0]).toBe(9 * MINUTE + 30_000);
    const resumed = resumedAt(acted, 3 * HOUR);
    expect(deadlines(timed, resumed)).toEqual([3 * HOUR + 10 * MINUTE + 30_000]);
    expect(deadlines(timed, resumedAt(paused, HOUR))).toEqual([HOUR + 9 * MINUTE + 30_000]);
    expect(resumed.turns[0]?.since).toBe(2 * HOUR);
  });

  test('whoever sits down begins his turn with that, and has some time', () => {
    const timed = table(DAYS);
    const clock = clockAtStart(timed, [0, 1], 0);
    const someoneNew = { isNew: true, steps: 0 };
    const taken = clockTaken(timed, clock, 0, 5 * DAY, someoneNew);
    expect(deadlines(timed, taken)).toEqual([7 * DAY, 2 * DAY]);
    const live = clockAtStart(table(LIVE), [0], 0);
    expect(clockTaken(table(LIVE), live, 0, 2 * MINUTE, someoneNew).left).toEqual([
      8.5 * MINUTE,
      10 * MINUTE,
      10 * MINUTE,
    ]);
    expect(clockTaken(table(LIVE), live, 0, HOUR, someoneNew).left).toEqual([
      5 * MINUTE,
      10 * MINUTE,
      10 * MINUTE,
    ]);
    expect(clockTaken(table(LIVE), live, 1, HOUR, someoneNew).turns).toEqual(live.turns);
  });

  test('acting and taking it back brings no time, to whoever does it nor to others', () => {
    const timed = table(LIVE);
    let clock = clockAtStart(timed, [0], 0);
    for (let round = 0; round < 5; round++) {
      clock = clockAfter(timed, clock, [1], 0, 1);
      clock = clockAfter(timed, clock, [0], 0, 0);
    }
    expect(clock.left).toEqual([10.5 * MINUTE, 10.5 * MINUTE, 10 * MINUTE]);
    // Bids at the same time: one seat goes and comes again while another stays.
    let bids = clockAfter(timed, clockAtStart(timed, [0, 1], 0), [1], 0, 1);
    for (let round = 0; round < 5; round++) {
      bids = clockAfter(timed, bids, [0, 1], 0, 0);
      bids = clockAfter(timed, bids, [1], 0, 1);
    }
    expect(bids.left).toEqual([10.5 * MINUTE, 10.5 * MINUTE, 10 * MINUTE]);
    // When the game gets further than ever, the turn brings its bonus again.
    const on = clockAfter(timed, clockAfter(timed, clock, [1], 0, 1), [0], 0, 2);
    expect(on.left?.[0]).toBe(11 * MINUTE);
  });

  test('a turn of days that is taken back goes on with what it has left', () => {
    const timed = table(DAYS);
    const start = clockAtStart(timed, [0], 0);
    const acted = clockAfter(timed, start, [1], 1.5 * DAY, 1);
    const back = clockAfter(timed, acted, [0], 1.75 * DAY, 0);
    expect(deadlines(timed, back)).toEqual([1.75 * DAY + 0.5 * DAY]);
  });

  test('whoever leaves and sits down again has what he had, and time that nobody sat there is not counted', () => {
    const again = { isNew: false, steps: 0 };
    const days = clockAtStart(table(DAYS), [0], 0);
    const left = clockLeft(days, 0, 1.5 * DAY);
    expect(deadlines(table(DAYS), clockTaken(table(DAYS), left, 0, 1.5 * DAY, again))).toEqual([2 * DAY]);
    expect(deadlines(table(DAYS), clockTaken(table(DAYS), left, 0, 9 * DAY, again))).toEqual([9.5 * DAY]);
    const live = clockLeft(clockAtStart(table(LIVE), [0], 0), 0, 10 * MINUTE);
    const back = clockTaken(table(LIVE), live, 0, 20 * MINUTE, again);
    expect(back.left).toEqual(live.left);
    expect(deadlines(table(LIVE), back)).toEqual([20.5 * MINUTE]);
    // In a pause, too, and over one.
    const paused = clockTaken(table(LIVE), pausedAt(live, 11 * MINUTE), 0, 20 * MINUTE, again);
    expect(deadlines(table(LIVE), resumedAt(paused, HOUR))).toEqual([HOUR + 0.5 * MINUTE]);
    const over = resumedAt(pausedAt(live, 11 * MINUTE), 15 * MINUTE);
    expect(deadlines(table(LIVE), clockTaken(table(LIVE), over, 0, 20 * MINUTE, again))).toEqual([
      20.5 * MINUTE,
    ]);
  });

  test('a seat welcomes somebody once until the game has gone on, whoever sits down one after the other', () => {
    const timed = table(LIVE);
    const start = { ...clockAtStart(timed, [0], 0), left: [MINUTE, MINUTE, MINUTE] };
    const welcome = (clock: Clock, at: number, steps: number) =>
      clockTaken(timed, clockLeft(clock, 0, at), 0, at, { isNew: true, steps });
    const first = welcome(start, 0, 0);
    expect(first.left?.[0]).toBe(5 * MINUTE);
    expect(welcome(first, 4 * MINUTE, 0)).toMatchObject({ left: [5 * MINUTE, MINUTE, MINUTE] });
    expect(deadlines(timed, welcome(first, 4 * MINUTE, 0))).toEqual([5 * MINUTE]);
    expect(welcome(first, 4 * MINUTE, 1).left?.[0]).toBe(5 * MINUTE);
    expect(deadlines(timed, welcome(first, 4 * MINUTE, 1))).toEqual([9 * MINUTE]);
  });

  test('nobody has to look where no time is counted, nobody is asked, or nobody sits', () => {
    expect(dueAfter(table(null), clockAtStart(table(null), [0], 0), 0)).toBeNull();
    const empty = table(DAYS, { seats: [{ seat: 0, person: null, player: 'calm' }] });
    expect(dueAfter(empty, clockAtStart(empty, [0], 0), 0)).toBeNull();
    const free = table(DAYS, {
      seats: [
        { seat: 0, person: null, player: null },
        { seat: 1, person: 'ben', player: null },
      ],
    });
    expect(dueAfter(free, clockAtStart(free, [0], 0), 0)).toBeNull();
  });

  test('a computer player is asked at once', () => {
    const timed = table(null);
    const clock = clockAtStart(timed, [2], 7);
    expect(dueAfter(timed, clock, 7)).toBe(7);
    expect(dutiesAt(timed, clock, 7)).toEqual([{ type: 'think', seat: 2, player: 'steady' }]);
    // Asked beside the turn it answers too, and a person by himself.
    const other = clockAtStart(timed, [0], 0);
    expect(dutiesAt(timed, other, 7, [1, 2, 2])).toEqual([{ type: 'think', seat: 2, player: 'steady' }]);
    expect(dueAfter(timed, other, 7, [2])).toBe(7);
  });

  test.each<readonly [TimeRules['atEnd'], object]>([
    ['free', { type: 'free', seat: 0 }],
    ['computer', { type: 'think', seat: 0, player: 'calm' }],
    ['remind', { type: 'remind', seat: 0 }],
  ])('at the end of time: %s; before it somebody who has days is reminded once', (atEnd, duty) => {
    const timed = table({ ...DAYS, atEnd });
    const clock = clockAtStart(timed, [0], 0);
    expect(dutiesAt(timed, clock, DAY)).toEqual([]);
    expect(dueAfter(timed, clock, 0)).toBe(1.5 * DAY);
    expect(dutiesAt(timed, clock, 1.5 * DAY)).toMatchObject([
      { type: 'remind', about: '0 early', until: 2 * DAY },
    ]);
    expect(dueAfter(timed, clock, 1.5 * DAY)).toBe(2 * DAY);
    expect(dutiesAt(timed, clock, 2 * DAY)).toMatchObject([duty]);
  });

  test('where only reminders follow they come again, each with its own name', () => {
    const timed = table({ ...DAYS, atEnd: 'remind' });
    const clock = clockAtStart(timed, [0], 0);
    expect(dueAfter(timed, clock, 2 * DAY)).toBe(4 * DAY);
    expect(dutiesAt(timed, clock, 4 * DAY)).not.toEqual(dutiesAt(timed, clock, 2 * DAY));
    expect(dutiesAt(timed, clock, 5 * DAY)).toEqual(dutiesAt(timed, clock, 4 * DAY));
  });
});

describe.each(DATABASES)('time, %s', (_, start) => {
  let database: Database;
  let place: Place;
  let club: Club;
  beforeAll(async () => {
    database = await start();
    place = await database.fresh();
    club = await openClub(place);
  });
  afterAll(async () => {
    await club?.close();
    await database?.end();
  });

  const two = async (time: object): Promise<{ table: string; first: Player; second: Player }> => {
    const { table: id, players } = await running(club, { time });
    const [first, second] = players as [Player, Player];
    return { table: id, first, second };
  };
  const info = async (player: Player, id: string) => (await player.get(`tables/${id}`)).body;

  /** Nodes that look after tables when a test says that it is later. */
  const nodes = (count: number) => {
    const asked: string[] = [];
    const failed = (error: unknown) => {
      throw error;
    };
    const clockworks = Array.from({ length: count }, () => {
      const thinker = {
        async think({ player, seat }: { player: string; seat: number }) {
          asked.push(`${player} ${seat}`);
          return PASS;
        },
        close: async () => undefined,
      };
      return new Clockwork(club.store, new Hall(club.store), thinker, failed, { tick: DAY });
    });
    const at = (id: string, moment: number) => Promise.all(clockworks.map((one) => one.look([id], moment)));
    return {
      asked,
      at,
      later: (id: string, ms: number) => at(id, Date.now() + ms),
      close: () => Promise.all(clockworks.map((one) => one.close())),
    };
  };

  test('the computer player decides at the end of time, at one of the nodes', async () => {
    const { table: id, first } = await two({ kind: 'days', days: 1, atEnd: 'computer', player: 'steady' });
    const { turns } = await info(first, id);
    expect(turns).toEqual([
      { seat: 0, since: turns[0].since, deadline: turns[0].since + DAY, left: turns[0].left },
    ]);
    const { asked, at, later, close } = nodes(3);
    await later(id, 23 * HOUR);
    expect(asked).toEqual([]);
    // At the moment of the deadline, when the next turn, which begins with this look, has its whole day before it. Whoever
    // looks at that moment a little later than the others finds nothing to do.
    await expect.poll(() => Date.now()).toBeGreaterThan(turns[0].since);
    for (const _look of ['at once', 'late']) await at(id, turns[0].deadline);
    expect(asked).toEqual(['steady 0']);
    expect(await info(first, id)).toMatchObject({ number: 1, waiting: [1], turns: [{ seat: 1 }] });
    // He has his seat still.
    expect((await first.act(id, 1, PASS)).body.refusal.reason).toBe('notYourTurn');
    await close();
  });

  test('a seat that has kept the game waiting is free, and its player may come back', async () => {
    const { table: id, first, second } = await two({ kind: 'days', days: 3, atEnd: 'free' });
    const { asked, later, close } = nodes(2);
    await later(id, 73 * HOUR);
    const left = await info(second, id);
    expect(left).toMatchObject({ number: 1, waiting: [0], turns: [{ seat: 0, deadline: null }] });
    const own = left.seats.find((one: { seat: number }) => one.seat === 0);
    expect(own.sitter.type).toBe('nobody');
    expect((await first.act(id, 1, PASS)).body.error).toBe('notSeated');
    expect((await first.post(`tables/${id}/seats/${own.place}`)).status).toBe(200);
    // His turn starts again.
    const { turns } = await info(first, id);
    expect(turns[0].since).toBeGreaterThan(left.turns[0].since);
    expect(turns[0].deadline).toBe(turns[0].since + 3 * DAY);
    expect((await first.act(id, 2, PASS)).body).toEqual({ number: 3 });
    expect(asked).toEqual([]);
    await close();
  });

  test('whoever leaves and sits down again has the time he had, by days and by a live clock', async () => {
    const days = await two({ kind: 'days', days: 3, atEnd: 'free' });
    const live = await two({ kind: 'live', minutes: 120, bonus: 0, atEnd: 'free' });
    const turnAt = async ({ first, table: id }: typeof days) => {
      const { turns, seats } = await info(first, id);
      const { place } = seats.find((one: { seat: number }) => one.seat === 0);
      return { deadline: turns[0].deadline, place };
    };
    const before = await Promise.all([days, live].map(turnAt));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR });
    try {
      for (const [index, { first, table: id }] of [days, live].entries())
        for (const path of ['leave', `seats/${before[index]?.place}`])
          expect((await first.post(`tables/${id}/${path}`)).status).toBe(200);
      expect(await Promise.all([days, live].map(turnAt))).toEqual(before);
    } finally {
      vi.useRealTimers();
    }
  });

  test('reminders go into the outbox, once each', async () => {
    const { table: id, first } = await two({ kind: 'days', days: 4, atEnd: 'remind' });
    const person = (await first.get('me')).body.person.id;
    await club.store.notices.addAddress({
      way: 'webhook',
      keys: null,
      language: 'en',
      trouble: null,
      id: `address of ${id}`,
      person,
      game: null,
      target: 'https://example.org',
      created: 1,
    });
    const { later, close } = nodes(2);
    const reminders = async () => {
      const found = await club.store.notices.take(Date.now() + 400 * DAY, 1, 100);
      for (const one of found) await club.store.notices.box.finish(one.id, 1);
      return found.filter(({ game, kind }) => game === id && kind === 'reminder').length;
    };
    await later(id, 2 * DAY);
    expect(await reminders()).toBe(0);
    await later(id, 3.1 * DAY);
    await later(id, 3.2 * DAY);
    expect(await reminders()).toBe(1);
    await later(id, 4.1 * DAY);
    expect(await reminders()).toBe(1);
    await later(id, 8.1 * DAY);
    expect(await reminders()).toBe(1);
    expect(await info(first, id)).toMatchObject({ number: 0, waiting: [0] });
    await close();
  });

  test('time stands still by agreement, goes on when somebody says so, and outlives the server', async () => {
    const { table: id, first, second } = await two({ kind: 'live', minutes: 30, bonus: 0, atEnd: 'free' });
    const line = await second.listen(`${id}:0.0`);
    await line.until('table', ({ time }) => time.left.length === 2);
    await first.act(id, 0, PASS);
    // The listener to the clock hears of every turn.
    await line.until('table', ({ turns }) => turns[0]?.seat === 1);
    await first.post(`tables/${id}/requests`, { kind: 'pause' });
    expect((await info(first, id)).time.paused).toBeNull();
    await second.post(`tables/${id}/requests/answer`, { kind: 'pause', accept: true });
    const paused = await info(first, id);
    expect(paused).toMatchObject({ request: null, turns: [{ seat: 1, deadline: null }] });
    expect(paused.time.paused).toBeGreaterThan(0);
    await line.until('table', ({ time }) => time.paused !== null);
    await line.hangUp();
    // Said again, or asked again, it is the same pause, and nobody is asked anything.
    const repeated = await second.post(`tables/${id}/requests/answer`, { kind: 'pause', accept: true });
    expect([repeated.status, (await first.post(`tables/${id}/requests`, { kind: 'pause' })).status]).toEqual([
      200, 200,
    ]);
    expect(await info(first, id)).toEqual(paused);
    const { later, close } = nodes(1);
    await later(id, 9 * HOUR);
    expect((await info(first, id)).turns).toMatchObject([{ seat: 1 }]);
    await close();

    await club.close();
    club = await openClub(place);
    const back = club.stranger();
    back.cookie = first.cookie;
    expect((await info(back, id)).time.paused).toBe(paused.time.paused);
    expect((await (await club.guest('Eve')).post(`tables/${id}/resume`)).body.error).toBe('notSeated');
    const going = (await back.post(`tables/${id}/resume`)).body;
    expect(going.time.paused).toBeNull();
    expect(going.turns[0].deadline).toBeGreaterThan(Date.now() + 29 * MINUTE);
    // Of two who end it at once the second one has what he wants, too.
    const { number, asides, time, turns } = going;
    expect((await back.post(`tables/${id}/resume`)).body).toMatchObject({
      ...{ number, asides, time: { paused: time.paused }, turns: [{ deadline: turns[0].deadline }] },
    });
    await club.close();
    club = await openClub(place);
    const again = club.stranger();
    again.cookie = first.cookie;
    expect((await info(again, id)).turns[0].deadline).toBe(going.turns[0].deadline);
  });

  test('the others free a seat that has kept them waiting for all its time', async () => {
    const { table: id, players } = await running(club, {
      seats: 3,
      time: { kind: 'live', minutes: 1, bonus: 0, atEnd: 'remind' },
    });
    const [, second, third] = players as [Player, Player, Player];
    const { seats } = await info(second, id);
    const own = seats.find((one: { seat: number }) => one.seat === 0).place;
    const ask = () => second.post(`tables/${id}/requests`, { kind: 'free', place: own });
    expect((await ask()).body.error).toBe('notWaiting');
    // An hour has gone by.
    const game = await club.store.games.byId(id);
    const before = Date.now() - HOUR;
    const clock = {
      turns: [{ seat: 0, since: before, from: before }],
      left: [MINUTE, MINUTE, MINUTE],
      paused: null,
    };
    await club.store.entries.append(
      { game: id, number: 1, keeps: 0, steps: [], over: false, person: null, key: null, at: before },
      { waiting: [0], result: null, instructions: game?.instructions ?? [], clock },
    );
    expect((await ask()).body).toEqual({});
    expect((await info(third, id)).request).toMatchObject({ kind: 'free', place: own, asked: [2] });
    await third.post(`tables/${id}/requests/answer`, { kind: 'free', accept: true });
    const freed = await info(third, id);
    expect(freed.request).toBeNull();
    expect(freed.seats[own].sitter.type).toBe('nobody');
  });

  test('what was left to an instruction is done while its owner sleeps', async () => {
    const { table: id, first, second } = await two({ kind: 'days', days: 1, atEnd: 'remind' });
    const players = [first, second];
    let number = 0;
    // On to the stock round: everybody who is asked buys what there is.
    for (;;) {
      const { waiting } = await info(first, id);
      const player = players[waiting[0]] as Player;
      const { open } = (await player.get(`tables/${id}/instructions?seen=${number}`)).body;
      if (open.length > 0) break;
      const offers = await player.offers(id, number);
      const wanted = offers.find(({ action }) => action?.type === 'buyPrivate') ?? offers[0];
      number = (await player.act(id, number, wanted.action)).body.number;
    }
    const sleeper = (await info(first, id)).waiting[0];
    const [asleep, awake] = [players[sleeper] as Player, players[1 - sleeper] as Player];
    const instruction = { type: 'passStock', until: 'roundOver' };
    const given = await asleep.post(`tables/${id}/instructions`, {
      seen: number,
      key: someKey(),
      instruction,
    });
    number = given.body.number;
    // From now on nothing comes from the one who sleeps, not even after a restart.
    await club.close();
    club = await openClub(place);
    const other = club.stranger();
    other.cookie = awake.cookie;
    const before = (await other.get(`tables/${id}/opening`)).body.steps.length;
    const offers = await other.offers(id, number);
    // Anything but passing, which would end the round.
    const actions = offers.flatMap((one) => one.actions ?? (one.action ? [one.action] : []));
    const action = actions.find(({ type }: { type: string }) => type !== 'pass');
    expect((await other.act(id, number, action)).status).toBe(200);
    const { steps } = (await other.get(`tables/${id}/opening`)).body;
    expect(steps.slice(before).map(({ seat }: { seat: number }) => seat)).toContain(sleeper);
  });
});
