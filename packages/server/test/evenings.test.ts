/** Evenings of a club: planned, changed, called off, answered, told of, and as a file for calendars. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folded } from '../src/calendar.ts';
import { calendarOf } from '../src/clubs/calendar.ts';
import type { Courier } from '../src/notices/courier.ts';
import { Crier } from '../src/notices/crier.ts';
import type { Evening } from '../src/store/evenings.ts';
import { type Club, openClub, type Player } from './club.ts';
import { openTable } from './clubOfTwelve.ts';
import { DATABASES, type Database } from './databases.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const planned: Evening = {
  id: 'abc',
  club: 'def',
  name: 'Thursday',
  at: Date.UTC(2027, 0, 31, 19, 30),
  minutes: 240,
  venue: 'Café Überall; first floor, left\\right\nring twice',
  sequence: 2,
  cancelled: null,
  remind: null,
  kept: null,
  created: 0,
  changed: Date.UTC(2027, 0, 1),
};

describe('the file for calendars', () => {
  test('says when in UTC and where, with what has a meaning escaped', () => {
    const file = calendarOf(planned, 'Bahn, "Dampf" & Co', 'https://example.org/#/club/def');
    const lines = file.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Kursbuch//Clubs//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:abc@evenings.kursbuch',
      'SEQUENCE:2',
      'DTSTAMP:20270101T000000Z',
      'DTSTART:20270131T193000Z',
      'DTEND:20270131T233000Z',
      'SUMMARY:Thursday (Bahn\\, "Dampf" & Co)',
      'ORGANIZER;CN="Bahn,  Dampf  & Co":invalid:nomail',
      'LOCATION:Café Überall\\; first floor\\, left\\\\right\\nring twice',
      'URL:https://example.org/#/club/def',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('calls off what was called off', () => {
    const file = calendarOf({ ...planned, cancelled: 1, venue: null, sequence: 3 }, 'Club', null);
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3', 'UID:abc@evenings.kursbuch'])
      expect(file).toContain(`${line}\r\n`);
    expect(file).not.toMatch(/LOCATION|URL/);
  });

  test('has no line of more than 75 octets, and cuts no character', () => {
    for (const text of ['x'.repeat(300), 'ü'.repeat(200), '🚂'.repeat(100), `a${'é'.repeat(74)}`]) {
      const file = folded(`SUMMARY:${text}`);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n ', '')).toBe(`SUMMARY:${text}`);
      expect(file).not.toContain('\ufffd');
    }
    expect(folded(`X:${'y'.repeat(73)}`)).not.toContain('\r\n');
  });
});

describe.each(DATABASES)('on %s', (_, start) => {
  let database: Database;
  let house: Club;
  let anna: Player;
  let ben: Player;
  let eve: Player;
  let club: string;
  const wish = (wanted: object = {}) => ({
    ...{ name: 'Thursday', at: Date.now() + 3 * DAY, minutes: 240, venue: 'Café', ...wanted },
  });
  const list = async (player: Player) => (await player.get(`clubs/${club}/evenings`)).body.evenings;
  beforeAll(async () => {
    database = await start();
    house = await openClub(await database.fresh());
    [anna, ben, eve] = await Promise.all([house.guest('Anna'), house.guest('Ben'), house.guest('Eve')]);
    const made = (await anna.post('clubs', { name: 'Friends', about: '', open: true })).body;
    club = made.id;
    await ben.post(`clubs/${club}/members`, { invitation: made.invitation });
  });
  afterAll(async () => {
    await house?.close();
    await database?.end();
  });

  test('an organiser plans it, members say whether they come, nobody else hears of it', async () => {
    const [evening] = (await anna.post(`clubs/${club}/evenings`, wish())).body.evenings;
    expect(evening).toMatchObject({ name: 'Thursday', venue: 'Café', sequence: 0, answers: [], tables: [] });
    const path = `clubs/${club}/evenings/${evening.id}`;
    await ben.ask('PUT', `${path}/answer`, { answer: 'perhaps' });
    await ben.ask('PUT', `${path}/answer`, { answer: 'yes' });
    expect((await list(anna))[0].answers).toEqual([{ name: 'Ben', answer: 'yes', you: false }]);
    // What somebody has said is in his own data, and in nobody else's.
    const saidBy = async (who: Player) => JSON.stringify((await who.get('me/export')).body);
    expect(await saidBy(ben)).toContain(evening.id);
    expect(await saidBy(anna)).not.toContain(evening.id);
    expect((await ben.ask('PUT', path, wish())).body.error).toBe('notOrganiser');
    const table = await openTable(ben, club, { evening: evening.id, name: 'For Thursday' });
    expect((await list(ben))[0].tables).toMatchObject([{ id: table, evening: evening.id }]);
    const moved = (await anna.ask('PUT', path, wish({ venue: null }))).body.evenings[0];
    expect(moved).toMatchObject({ venue: null, sequence: 1, answers: [{ name: 'Ben' }] });
    const file = await fetch(new URL(`/api/${path}/calendar`, house.address), {
      headers: { cookie: ben.cookie },
    });
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await file.text()).toContain(`UID:${evening.id}@evenings.kursbuch\r\nSEQUENCE:1\r\n`);
    for (const other of [eve, house.stranger()])
      for (const asked of [
        await other.get(`clubs/${club}/evenings`),
        await other.get(`${path}/calendar`),
        await other.ask('PUT', `${path}/answer`, { answer: 'yes' }),
        await other.get(`clubs/${club}`),
      ])
        expect(JSON.stringify(asked.body)).not.toMatch(/Thursday|Café|Ben/);
    await anna.ask('DELETE', path);
    expect((await list(anna))[0]).toMatchObject({ cancelled: true, sequence: 2 });
    expect((await ben.ask('PUT', `${path}/answer`, { answer: 'no' })).body.error).toBe('isCancelled');
    expect((await anna.ask('PUT', path, wish())).body.error).toBe('isCancelled');
    // Cancelled again it is the same.
    expect((await anna.ask('DELETE', path)).body.evenings).toMatchObject([{ cancelled: true, sequence: 2 }]);
  });

  test('what is wrong with it is said in one sentence', async () => {
    for (const [wanted, error] of [
      [{ at: Date.now() - 1000 }, 'pastEvening'],
      [{ at: Date.now() + 3000 * DAY }, 'farAhead'],
      [{ name: 'https://x.example' }, 'addressName'],
      [{ name: ' ' }, 'badName'],
    ] as const)
      expect((await anna.post(`clubs/${club}/evenings`, wish(wanted))).body.error).toBe(error);
    expect((await anna.ask('PUT', `clubs/${club}/evenings/nothing`, wish())).body.error).toBe('noEvening');
    const other = (await anna.post('clubs', { name: 'Other', about: '', open: true })).body.id;
    const [evening] = (await anna.post(`clubs/${other}/evenings`, wish())).body.evenings;
    expect((await anna.ask('DELETE', `clubs/${club}/evenings/${evening.id}`)).body.error).toBe('noEvening');
    // Sixty are planned at most; one that was called off is among them until its time: calendars still ask for it.
    for (let count = 1; count < 60; count++)
      expect((await anna.post(`clubs/${other}/evenings`, wish())).status).toBe(200);
    expect((await anna.post(`clubs/${other}/evenings`, wish())).body.error).toBe('manyEvenings');
    await anna.ask('DELETE', `clubs/${other}/evenings/${evening.id}`);
    expect((await anna.post(`clubs/${other}/evenings`, wish())).body.error).toBe('manyEvenings');
  });

  test('members who have said yes or nothing are reminded once, a day before', async () => {
    // Somebody with no other evenings.
    const anna = await house.guest('Anna');
    const made = (await anna.post('clubs', { name: 'Told', about: '', open: false })).body;
    const people = [anna];
    for (const name of ['Cleo', 'Dora', 'Emil', 'Fritz']) {
      const one = await house.guest(name);
      await one.post(`clubs/${made.id}/members`, { invitation: made.invitation });
      people.push(one);
    }
    const ids: string[] = [];
    for (const one of people) ids.push((await one.get('me')).body.person.id);
    for (const [index, person] of ids.entries())
      await house.store.notices.addAddress({
        ...{ id: `${made.id}${index}`, person, game: null, way: 'webhook', keys: null, trouble: null },
        ...{ target: `https://hook.example/${person}`, language: 'en', created: 0 },
      });
    const [cleo, dora, , fritz] = people.slice(1) as [Player, Player, Player, Player];
    const [evening] = (await anna.post(`clubs/${made.id}/evenings`, wish())).body.evenings;
    const answer = (player: Player, said: string) =>
      player.ask('PUT', `clubs/${made.id}/evenings/${evening.id}/answer`, { answer: said });
    await answer(cleo, 'yes');
    await answer(dora, 'no');
    await fritz.ask('PUT', 'me/notices', { table: null, kinds: ['turn'] });
    const hours = (quiet: object | null) =>
      cleo.ask('PUT', 'me/notices/hours', { zone: 'Asia/Tokyo', digest: 9, quiet });
    const told: string[] = [];
    let outcome: 'sent' | 'again' = 'again';
    const courier = {
      announce: async (
        ...[box, { id, address, person }, now, { text }]: Parameters<Courier['announce']>
      ): Promise<void> => {
        told.push(`${['Anna', 'Cleo', 'Dora', 'Emil', 'Fritz'][ids.indexOf(person)]}: ${text}`);
        await (outcome === 'sent' ? box.finish(id, now) : box.delay(address.id, now + 60_000));
      },
    };
    const crier = new Crier(
      house.store,
      courier,
      (error) => {
        throw error;
      },
      1e9,
    );
    await crier.look(evening.at - DAY - 1000);
    expect(told).toEqual([]);
    // What cannot be said is tried again, and what was said is not.
    await crier.look(evening.at - DAY);
    expect(told.toSorted().map((one) => one.split(':')[0])).toEqual(['Anna', 'Cleo', 'Emil']);
    expect(told[0]).toContain('Told meets: Thursday, ');
    outcome = 'sent';
    told.length = 0;
    await crier.look(evening.at - DAY + HOUR);
    expect(told).toHaveLength(3);
    told.length = 0;
    await crier.look(evening.at - HOUR);
    expect(told).toEqual([]);
    // Cleo sleeps when everybody hears of the next one, and hears of it when she wakes, by her clock.
    const inTokyo = (at: number) => (new Date(at).getUTCHours() + 9) % 24;
    await hours({ from: inTokyo(evening.at), to: inTokyo(evening.at + 3 * HOUR) });
    // At another time everybody hears of it again; called off nobody does.
    const path = `clubs/${made.id}/evenings/${evening.id}`;
    await anna.ask('PUT', path, wish({ at: evening.at + DAY }));
    await crier.look(evening.at + HOUR);
    expect(told.toSorted().map((one) => one.split(':')[0])).toEqual(['Anna', 'Emil']);
    told.length = 0;
    await crier.look(evening.at + 3 * HOUR);
    const clock = new Intl.DateTimeFormat('en-GB', {
      minute: '2-digit',
      hour: '2-digit',
      timeZone: 'Asia/Tokyo',
    });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^Cleo: /);
    expect(told[0]).toContain(clock.format(evening.at + DAY));
    told.length = 0;
    await hours(null);
    await anna.ask('PUT', path, wish({ at: evening.at + 2 * DAY }));
    await anna.ask('DELETE', path);
    await crier.look(evening.at + DAY + HOUR);
    expect(told).toEqual([]);
    await crier.close();
  });
});
