/** Tables that start at a time: with those who sit there, with computer players, not at all; and the file for calendars. */
import { titles } from '@kursbuch/titles';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calendarOf } from '../src/calendar.ts';
import { Lobby } from '../src/tables/lobby.ts';
import { type Club, openClub, type Player, someChance } from './club.ts';
import { DATABASES, type Database } from './databases.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe.each(DATABASES)('on %s', (_, start) => {
  let database: Database;
  let club: Club;
  let anna: Player;
  let ben: Player;
  /** Nobody looks by itself so far ahead: the test says what time it is. */
  let lobby: Lobby;
  beforeAll(async () => {
    database = await start();
  });
  afterAll(async () => {
    await database?.end();
  });
  beforeEach(async () => {
    club = await openClub(await database.fresh());
    lobby = new Lobby(club.store, () => undefined);
    anna = await club.guest('Anna');
    ben = await club.guest('Ben');
  });
  afterEach(() => club.close());

  const at = () => Date.now() + 3 * HOUR;
  const planned = (more: object = {}, table: object = {}) =>
    anna.table({ seats: 4, ...table, start: { at: at(), fill: null, otherwise: 'wait', ...more } });
  const statusOf = async (id: string) => (await anna.get(`tables/${id}`)).body;
  /** The clock of a table comes to this moment. */
  const come = async (id: string, moment: number) => {
    const taken = await club.store.games.takeStarts(moment, 15_000, 10);
    if (taken.includes(id)) await lobby.keepAppointment(id, moment);
    return taken;
  };
  /** Somebody is told: with an address of his own, whatever is due stands in the outbox. */
  const toldAt = async (person: Player) => {
    const { id } = (await person.get('me')).body.person;
    await club.store.notices.addAddress({
      ...{ id: `to ${id}`, person: id, game: null, way: 'webhook', target: 'https://x.example/', keys: null },
      ...{ language: 'en', trouble: null, created: 1 },
    });
    return async () =>
      (await club.store.notices.take(Date.now() + 90 * DAY, 0, 100))
        .filter((one) => one.person === id)
        .map(({ kind }) => kind);
  };

  test('it starts at its time with those who sit there, not before, also when it is full; all are reminded an hour before', async () => {
    const told = await toldAt(ben);
    const id = await planned({}, { seats: 2 });
    await ben.join(id);
    const before = await statusOf(id);
    expect(before).toMatchObject({
      status: 'open',
      start: { otherwise: 'wait', fill: null, calledOff: false },
    });
    const { at: starts } = before.start;
    expect(await come(id, starts - HOUR - 1)).toEqual([]);
    expect(await come(id, starts - HOUR)).toEqual([id]);
    expect(await told()).toEqual(['soon']);
    expect((await statusOf(id)).changed).toBe(before.changed);
    expect(await come(id, starts - 1)).toEqual([]);
    // Of two nodes one gets it.
    expect((await Promise.all([come(id, starts), come(id, starts)])).flat()).toEqual([id]);
    expect(await statusOf(id)).toMatchObject({ status: 'running', start: null });
    const later = await told();
    expect(later.filter((kind) => kind === 'full' || kind === 'turn')).toHaveLength(1);
  });

  test('free seats are taken by computer players where its owner said so, and left out where not', async () => {
    const filled = await planned({ fill: 'calm' }, { seats: 3 });
    await come(filled, (await statusOf(filled)).start.at);
    const { status, seats } = await statusOf(filled);
    expect(status).toBe('running');
    expect(seats.map(({ sitter }: { sitter: { type: string } }) => sitter.type)).toEqual([
      'person',
      'computer',
      'computer',
    ]);
    const few = await planned();
    await ben.join(few);
    await come(few, (await statusOf(few)).start.at);
    expect((await statusOf(few)).seats).toHaveLength(2);
    expect((await statusOf(few)).status).toBe('running');
  });

  test('where too few have come it waits, or is called off: everybody is told, nobody sits down any more, and it goes after a day', async () => {
    const told = await toldAt(anna);
    const waits = await planned();
    const starts = (await statusOf(waits)).start.at;
    await come(waits, starts);
    expect(await statusOf(waits)).toMatchObject({ status: 'open', start: null, listed: true });
    expect(await told()).toEqual(['short']);
    const closed = await planned({ otherwise: 'close' });
    const then = (await statusOf(closed)).start.at;
    await come(closed, then);
    expect(await statusOf(closed)).toMatchObject({
      status: 'open',
      start: { calledOff: true },
      listed: false,
    });
    expect((await ben.join(closed)).body.error).toBe('calledOff');
    expect((await anna.post(`tables/${closed}/start`)).body.error).toBe('calledOff');
    expect((await told()).filter((kind) => kind === 'short')).toHaveLength(2);
    expect(await come(closed, then + DAY - 1)).toEqual([]);
    await come(closed, then + DAY);
    expect((await anna.get(`tables/${closed}`)).status).toBe(404);
  });

  test('its owner sets another time, and the others hear of it; nobody else may', async () => {
    const told = await toldAt(ben);
    const id = await planned();
    await ben.join(id);
    const next = { at: at() + HOUR, fill: null, otherwise: 'close' };
    expect((await ben.ask('PUT', `tables/${id}/start`, { start: next })).body.error).toBe('notOwner');
    expect((await anna.ask('PUT', `tables/${id}/start`, { start: next })).body.start).toMatchObject(next);
    expect(await told()).toEqual(['soon']);
    expect((await anna.ask('PUT', `tables/${id}/start`, { start: null })).body.start).toBeNull();
    expect(await come(id, next.at)).toEqual([]);
  });

  test('a time in the past, in a thousand years or none at all is refused in one sentence, and nothing is made', async () => {
    const now = Date.now();
    for (const wrong of [
      now - DAY,
      now,
      0,
      -5,
      now + 61 * DAY,
      now + 365_000 * DAY,
      1e300,
      now + HOUR + 0.5,
    ]) {
      const { status, body } = await anna.post('tables', {
        ...{ title: '1830', name: 'T', seats: 2, listed: true, options: {}, contribution: someChance() },
        start: { at: wrong, fill: null, otherwise: 'wait' },
      });
      expect([status, body.error]).toEqual([422, 'badStart']);
      expect(body.message).toMatch(/^[A-Z].*\.$/);
    }
    expect((await ben.get('tables')).body.tables).toEqual([]);
  });

  test('a table nobody has joined is not forgotten before its time', async () => {
    const id = await planned({ at: Date.now() + 50 * DAY });
    const soon = Date.now() + 40 * DAY;
    expect(await club.store.operators.removeForsaken(soon, 10)).toEqual([]);
    expect(await club.store.operators.removeForsaken(Date.now() + 51 * DAY, 10)).toEqual([id]);
  });

  test('its start is a file for calendars; without one there is none', async () => {
    const id = await planned({}, { name: 'Thursday; with, commas\\' });
    const response = await fetch(new URL(`/api/tables/${id}/calendar`, club.address));
    expect(response.headers.get('content-type')).toMatch(/^text\/calendar/);
    const text = await response.text();
    const starts = (await statusOf(id)).start.at;
    const stamp = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(text).toContain(`\r\nDTSTART:${stamp(starts)}\r\n`);
    expect(text).toContain(`\r\nDTEND:${stamp(starts + 4 * HOUR)}\r\n`);
    expect(text).toContain('SUMMARY:1830: Thursday\\; with\\, commas\\\\');
    const plain = await anna.table({ seats: 4 });
    expect((await anna.get(`tables/${plain}/calendar`)).body.error).toBe('noStart');
  });
});

test('no line of a calendar is longer than 75 bytes, and no name makes a line of its own', () => {
  const name = `Grüße\r\nBEGIN:VEVENT\u0007${'ü'.repeat(200)}`;
  const text = calendarOf([{ id: 'a', name, text: '', link: null, from: 0, to: 1, remind: 60 }], 0);
  const lines = text.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Grüße\\nBEGIN:VEVENT ${'ü'.repeat(200)}\r\n`);
});

test('how long a title takes is the same as a fact and in words', async () => {
  for (const { hours, words, id } of titles)
    for (const voice of Object.values(words)) {
      const { about } = (await voice.options()) as { readonly about: { readonly hours: string } };
      expect([id, about.hours.match(/\d+/g)?.map(Number)]).toEqual([id, [...hours]]);
    }
});
