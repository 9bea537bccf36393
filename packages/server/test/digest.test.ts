/** Being told when it suits: letters as one, hours in which nothing is sent, and talk that was not read. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Courier } from '../src/notices/courier.ts';
import { isQuiet, isZone, nextHour } from '../src/notices/hours.ts';
import { type Club, openClub, type Player, running } from './club.ts';
import { DATABASES, type Database } from './databases.ts';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);
const LIVE = { kind: 'live', minutes: 60, bonus: 30, atEnd: 'remind' };

describe('the hours of a place', () => {
  test('come when its clocks show them, also on the days on which clocks are changed', () => {
    expect(nextHour(at('2026-11-18T10:00Z'), 'UTC', 8)).toBe(at('2026-11-19T08:00Z'));
    expect(nextHour(at('2026-11-18T05:00Z'), 'Europe/Berlin', 8)).toBe(at('2026-11-18T07:00Z'));
    expect(nextHour(at('2026-11-18T07:00Z'), 'Europe/Berlin', 8)).toBe(at('2026-11-19T07:00Z'));
    expect(nextHour(at('2026-03-28T12:00Z'), 'Europe/Berlin', 8)).toBe(at('2026-03-29T06:00Z'));
    expect(nextHour(at('2026-10-24T12:00Z'), 'Europe/Berlin', 8)).toBe(at('2026-10-25T07:00Z'));
    expect(nextHour(at('2026-11-18T05:00:00.999Z'), 'Europe/Berlin', 8)).toBe(at('2026-11-18T07:00Z'));
    // That hour is left out on that day.
    expect(nextHour(at('2026-03-28T12:00Z'), 'Europe/Berlin', 2)).toBe(at('2026-03-29T01:00Z'));
    expect(nextHour(at('2026-11-18T00:00Z'), 'Asia/Kathmandu', 7)).toBe(at('2026-11-18T01:15Z'));
    expect(nextHour(at('2026-11-18T23:30Z'), 'Pacific/Kiritimati', 0)).toBe(at('2026-11-19T10:00Z'));
  });

  test('of quiet lie on one day or over midnight', () => {
    const night = { zone: 'Europe/Berlin', digest: null, quiet: { from: 22, to: 7 } };
    expect(isQuiet(night, at('2026-11-18T21:30Z'))).toBe(true);
    expect(isQuiet(night, at('2026-11-18T05:59Z'))).toBe(true);
    expect(isQuiet(night, at('2026-11-18T06:00Z'))).toBe(false);
    expect(isQuiet({ ...night, quiet: { from: 9, to: 17 } }, at('2026-11-18T08:00Z'))).toBe(true);
    expect(isQuiet({ ...night, quiet: { from: 9, to: 17 } }, at('2026-11-18T16:00Z'))).toBe(false);
    expect(isQuiet({ ...night, quiet: { from: 9, to: 9 } }, at('2026-11-18T08:00Z'))).toBe(false);
  });

  test('are those of a zone that there is', () => {
    expect(['Europe/Berlin', 'UTC', 'America/New_York'].every(isZone)).toBe(true);
    expect(['Mars/Olympus', '', 'Europe/Berlin; drop table people', '../etc'].some(isZone)).toBe(false);
  });
});

describe.each(DATABASES)('on %s', (_, start) => {
  let database: Database;
  let club: Club;
  let anna: Player;
  let ben: Player;
  let courier: Courier;
  let letters: { subject: string; text: string }[];
  beforeAll(async () => {
    database = await start();
  });
  afterAll(async () => {
    await database?.end();
  });
  beforeEach(async () => {
    club = await openClub(await database.fresh());
    anna = await club.guest('Anna');
    ben = await club.guest('Ben');
    letters = [];
    courier = new Courier({
      ...{ store: club.store, publicUrl: new URL('https://play.example.org'), pushContact: null },
      ...{ isHere: () => false, poll: 2 ** 30, since: async () => 'Since your last turn: PRR falls.' },
      mail: { send: async ({ subject, text }) => void letters.push({ subject, text }) },
      failed: (error) => {
        throw error;
      },
    });
    const { id } = (await ben.get('me')).body.person;
    await club.store.people.setEmail(id, { email: 'ben@example.org', now: 1 });
    await club.store.people.confirm(id, 'ben@example.org', 2);
    await club.store.notices.addAddress({
      ...{ id: 'letters', person: id, game: null, way: 'mail', target: '', keys: null },
      ...{ language: 'en', trouble: null, created: 1 },
    });
  });
  afterEach(async () => {
    await courier.close();
    await club.close();
  });

  const look = async (now: number) => {
    await courier.look(now);
    await courier.settled();
    return letters.length;
  };
  /** A table that waits for Ben. */
  const waiting = async (name: string, more: object = {}) => {
    const id = await ben.table({ name, options: { drawSeats: false }, listed: false, ...more });
    await anna.join(id);
    return id;
  };
  const soon = () => Date.now() + 60_000;
  const wish = (hours: object) =>
    ben.ask('PUT', 'me/notices/hours', { zone: 'UTC', digest: null, quiet: null, ...hours });

  test('letters come as one, once a day, with what is still so; a live game is told at once', async () => {
    const hour = (new Date().getUTCHours() + 3) % 24;
    expect((await wish({ digest: hour })).body.hours).toEqual({ zone: 'UTC', digest: hour, quiet: null });
    await waiting('One');
    const over = await waiting('Played on');
    await waiting('Two');
    await waiting('Quick', { time: LIVE });
    expect(await look(soon())).toBe(1);
    expect(letters[0]?.subject).toBe('It is your turn: “Quick” (1830).');
    expect(letters[0]?.text).toContain('It is your turn: “Quick” (1830). Since your last turn: PRR falls.');
    // Nothing more is sent before its hour, and what was played meanwhile is not told.
    await ben.act(over, 0, { type: 'pass' });
    expect(await look(soon() + HOUR)).toBe(1);
    const morning = nextHour(soon(), 'UTC', hour);
    // Of two nodes that look at once one sends it.
    await Promise.all([look(morning), club.store.notices.takeDigests(morning, 60_000, 10)]);
    await look(morning + 120_000);
    expect(letters).toHaveLength(2);
    expect(letters[1]?.subject).toBe('Kursbuch: 2 tables wait for you');
    expect(letters[1]?.text).toContain(
      'It is your turn: “One” (1830). Since your last turn: PRR falls.\nhttps://play.example.org/#/t/',
    );
    expect(letters[1]?.text).toContain('“Two”');
    expect(letters[1]?.text).not.toContain('Played on');
    // Told once.
    expect(await look(morning + 25 * HOUR)).toBe(2);
  });

  test('in quiet hours nothing is sent but live turns; then everything as one', async () => {
    const hour = new Date(soon()).getUTCHours();
    await wish({ quiet: { from: hour, to: (hour + 8) % 24 } });
    await waiting('One');
    await waiting('Quick', { time: LIVE });
    expect(await look(soon())).toBe(1);
    expect(letters[0]?.subject).toContain('Quick');
    const morning = nextHour(soon(), 'UTC', (hour + 8) % 24);
    expect(await look(morning - 1)).toBe(1);
    expect(await look(morning)).toBe(2);
    expect(letters[1]?.subject).toBe('Kursbuch: one table waits for you');
    // By day each comes at once.
    await waiting('By day');
    expect(await look(morning + HOUR)).toBe(3);
    expect(letters[2]?.subject).toBe('It is your turn: “By day” (1830).');
  });

  test('a zone that there is not and hours that no day has are refused, and nothing changes', async () => {
    expect((await wish({ zone: 'Mars/Olympus' })).body).toMatchObject({ error: 'badZone' });
    for (const wrong of [
      { digest: 24 },
      { digest: -1 },
      { digest: 7.5 },
      { quiet: { from: 22 } },
      { quiet: 'night' },
      { zone: 7 },
    ])
      expect((await wish(wrong)).status).toBe(400);
    expect((await ben.get('me/notices')).body.hours).toEqual({ zone: 'UTC', digest: null, quiet: null });
    await wish({ quiet: { from: 5, to: 5 } });
    expect((await ben.get('me/notices')).body.hours.quiet).toBeNull();
    expect((await ben.get('me/export')).body.notices.hours).toEqual({
      zone: 'UTC',
      digest: null,
      quiet: null,
    });
  });

  test('talk that was not read is counted for each, also before the start; nobody reads for others', async () => {
    const id = await ben.table({ name: 'Talk', seats: 3 });
    await anna.join(id);
    for (const text of ['one', 'two', 'three']) await anna.post(`tables/${id}/messages`, { text });
    await ben.post(`tables/${id}/messages`, { text: 'four' });
    const unread = async (who: Player) => (await who.get('tables/mine')).body.tables[0].unread;
    expect([await unread(ben), await unread(anna)]).toEqual([3, 1]);
    // Whoever talks without end makes nobody's list slow: the last lines are counted alone.
    const long = await running(club);
    const [cleo, dora] = long.players as [Player, Player];
    const lines = Array.from({ length: 1000 }, (_, index) => ({
      ...{
        game: long.table,
        number: index + 1,
        person: null,
        name: 'Dora',
        text: 'la',
        at: 1,
        removed: null,
      },
    }));
    await club.store.operators.note('many', {}, async (db) => {
      for (let from = 0; from < lines.length; from += 500)
        await db
          .insertInto('messages')
          .values(lines.slice(from, from + 500))
          .execute();
    });
    expect(await unread(cleo)).toBe(200);
    await dora.ask('PUT', `tables/${long.table}/messages/read`, { number: 990 });
    expect(await unread(dora)).toBe(10);
    const read = (who: Player, number: number) => who.ask('PUT', `tables/${id}/messages/read`, { number });
    expect((await read(ben, 2)).status).toBe(200);
    expect([await unread(ben), await unread(anna)]).toEqual([1, 1]);
    // What was read stays so.
    await read(ben, 1);
    expect(await unread(ben)).toBe(1);
    expect((await read(await club.guest('Cleo'), 4)).body.error).toBe('notSeated');
    expect((await read(ben, -1)).status).toBe(400);
    // Whoever looks at lists without a seat is told of no talk.
    expect((await (await club.guest('Dora')).get('tables')).body.tables[0].unread).toBeUndefined();
  });
});
